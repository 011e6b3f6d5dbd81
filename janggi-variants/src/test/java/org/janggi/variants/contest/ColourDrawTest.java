package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.janggi.core.Side;
import org.janggi.variants.Kja;
import org.janggi.variants.contest.ColourDraw.Hand;
import org.janggi.variants.league.Player;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** P2: who plays which side. */
class ColourDrawTest {
    private static final Player OLD = Player.of("박세나").withDan(3).withBirth(LocalDate.of(1950, 3, 1));
    private static final Player YOUNG = Player.of("최네미").withDan(3).withBirth(LocalDate.of(1980, 3, 1));

    @Test
    @Tag("P2")
    void sidesMayBeGiven() {
        MatchTerms terms = MatchTerms.of(Kja.RULES, YOUNG, OLD);
        assertThat(terms.player(Side.CHO)).isEqualTo(YOUNG);
        assertThat(terms.player(Side.HAN)).isEqualTo(OLD);
        assertThat(terms.draw()).isEmpty();
    }

    @Test
    @Tag("P2")
    void thePlayerOfTheHigherDanHides() {
        Player high = Player.of("정다오").withDan(4).withBirth(LocalDate.of(2000, 1, 1));
        for (int seed = 0; seed < 20; seed++) {
            assertThat(ColourDraw.of(OLD, high, new Random(seed)).hider()).isEqualTo(high);
            assertThat(ColourDraw.of(high, OLD, new Random(seed)).picker()).isEqualTo(OLD);
        }
    }

    @Test
    @Tag("P2")
    void withTheSameDanTheOlderHides() {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(ColourDraw.of(YOUNG, OLD, new Random(seed)).hider()).isEqualTo(OLD);
            assertThat(ColourDraw.of(OLD, YOUNG, new Random(seed)).hider()).isEqualTo(OLD);
        }
    }

    @Test
    @Tag("P2")
    void whereNeitherTellsChanceDecidesWhoHides() {
        Player unknown = Player.of("강여사").withDan(3);
        Set<Player> hiders = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            hiders.add(ColourDraw.of(unknown, OLD, new Random(seed)).hider());
        }
        assertThat(hiders).containsExactlyInAnyOrder(unknown, OLD);
    }

    @Test
    @Tag("P2")
    void thePickerPlaysWhatItPicked() {
        ColourDraw soldier = new ColourDraw(OLD, YOUNG, Hand.LEFT, Hand.LEFT);
        assertThat(soldier.cho()).isEqualTo(YOUNG);
        assertThat(soldier.han()).isEqualTo(OLD);
        ColourDraw other = new ColourDraw(OLD, YOUNG, Hand.LEFT, Hand.RIGHT);
        assertThat(other.cho()).isEqualTo(OLD);
        assertThat(other.han()).isEqualTo(YOUNG);
    }

    @Test
    @Tag("P2")
    void aSeedGivesTheSameDrawAgainAndAllDrawsOccur() {
        Set<Hand> soldiers = EnumSet.noneOf(Hand.class);
        Set<Player> cho = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            ColourDraw draw = ColourDraw.of(OLD, YOUNG, new Random(seed));
            assertThat(ColourDraw.of(OLD, YOUNG, new Random(seed))).isEqualTo(draw);
            soldiers.add(draw.soldier());
            cho.add(draw.cho());
        }
        assertThat(soldiers).hasSize(2);
        assertThat(cho).hasSize(2);
    }

    @Test
    @Tag("P2")
    void aDrawInWhichTheOtherPlayerHidIsRefused() {
        Player high = Player.of("정다오").withDan(4);
        for (Player[] pair : new Player[][] {{OLD, high}, {YOUNG, high}, {YOUNG, OLD}}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new ColourDraw(pair[0], pair[1], Hand.LEFT, Hand.RIGHT))
                    .withMessageStartingWith("P2: ")
                    .withMessageContaining(pair[0].toString())
                    .withMessageContaining(pair[1].toString());
            assertThat(new ColourDraw(pair[1], pair[0], Hand.LEFT, Hand.RIGHT).hider())
                    .isEqualTo(pair[1]);
        }
        Player unknown = Player.of("강여사").withDan(3);
        assertThat(new ColourDraw(unknown, OLD, Hand.LEFT, Hand.LEFT).hider()).isEqualTo(unknown);
        assertThat(new ColourDraw(OLD, unknown, Hand.LEFT, Hand.LEFT).hider()).isEqualTo(OLD);
    }

    @Test
    @Tag("P2")
    void onePlayerAloneDrawsNothing() {
        Player renamed = new Player(OLD.id(), "박 세나", 1, Optional.empty());
        for (Player same : List.of(OLD, renamed)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new ColourDraw(OLD, same, Hand.LEFT, Hand.RIGHT))
                    .withMessageStartingWith("P2: ")
                    .withMessageContaining(OLD.id());
            assertThatIllegalArgumentException().isThrownBy(() -> ColourDraw.of(OLD, same, new Random(1)));
        }
    }

    @Test
    @Tag("P2")
    void theDrawIsRecorded() {
        for (int seed = 0; seed < 10; seed++) {
            ColourDraw draw = ColourDraw.of(OLD, YOUNG, new Random(seed));
            Match match = Match.of(MatchTerms.of(Kja.RULES, draw));
            assertThat(match.terms().cho()).isEqualTo(draw.cho());
            assertThat(MatchLog.parse(MatchLog.format(match), Kja.RULES).terms().draw())
                    .contains(draw);
        }
    }

    @Test
    @Tag("P2")
    void aDrawThatGivesOtherSidesIsRefused() {
        ColourDraw draw = new ColourDraw(OLD, YOUNG, Hand.LEFT, Hand.LEFT);
        String text = MatchLog.format(Match.of(MatchTerms.of(Kja.RULES, draw)));
        assertThat(text).contains("draw=\"han left left\"");
        for (String wrong : new String[] {
            "cho left right", "cho left left", "han left right", "han left", "nobody left left", "han left up"
        }) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> MatchLog.parse(text.replace("han left left", wrong), Kja.RULES))
                    .withMessageStartingWith("line 1: ")
                    .withMessageContaining(wrong.equals("cho left right") ? "P2: " : wrong);
        }
    }
}
