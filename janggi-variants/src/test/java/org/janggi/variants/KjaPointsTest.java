package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The points of point play and the deom (K1 to K3), and what is decided by them. */
class KjaPointsTest {
    /** Both generals and one piece of Cho's on d1. */
    private static String withOne(String letter) {
        return "5k3/9/9/9/9/9/9/9/4K4/3" + letter + "5 w";
    }

    @ParameterizedTest
    @Tag("K2")
    @CsvSource({
        "R, 13-1.5, 0-14.5",
        "C, 7-1.5, 0-8.5",
        "N, 5-1.5, 0-6.5",
        "B, 3-1.5, 0-4.5",
        "A, 3-1.5, 0-4.5",
        "P, 2-1.5, 0-3.5"
    })
    void everyKindHasItsPoints(String letter, String ofCho, String ofHan) {
        Position position = Fen.parse(withOne(letter), Kja.RULES);
        assertThat(position.score()).hasToString(ofCho);
        assertThat(position.swapped().score()).hasToString(ofHan);
    }

    @Test
    @Tag("K2")
    void theGeneralsHaveNoPoints() {
        assertThat(Fen.parse("5k3/9/9/9/9/9/9/9/4K4/9 w", Kja.RULES).points()).hasToString("0-0");
    }

    @ParameterizedTest
    @Tag("K2")
    @Tag("K3")
    @EnumSource(Formation.class)
    void choStartsAtSeventyTwoAndHanAtSeventyThreeAndAHalf(Formation formation) {
        for (Formation other : Formation.values()) {
            Position start = Kja.RULES.start(formation, other);
            assertThat(start.points()).hasToString("72-72");
            assertThat(start.score()).hasToString("72-73.5");
            assertThat(Kja.ASSOCIATION.start(formation, other).score()).hasToString("72-73.5");
        }
    }

    @Test
    @Tag("K3")
    @Tag("K1")
    void equalBoardsAreWonByHan() {
        assertThat(Ends.of(Play.start(Kja.RULES, "pass", "pass"))).isEqualTo("han points P10 72-73.5");
    }

    @Test
    @Tag("K3")
    void oneSoldierOutweighsTheDeom() {
        Game game = Play.from(withOne("P"), Kja.RULES, "pass", "pass");
        assertThat(Ends.of(game)).isEqualTo("cho points P10 2-1.5");
        assertThat(Ends.of(Ends.swapped(game))).isEqualTo("han points P10 0-3.5");
    }

    @ParameterizedTest
    @Tag("K3")
    @CsvSource({
        "1, 0-0.5, han",
        "-1, 0--0.5, cho",
        "3, 0-1.5, han",
        "-7, 0--3.5, cho",
        "9, 0-4.5, han",
        "15, 0-7.5, han"
    })
    void anyDeomOfAWholeNumberAndAHalfMayBeGiven(int halves, String score, String winner) {
        RuleSet rules = Kja.RULES.withDeom(halves);
        Game game = Play.from("5k3/9/9/9/9/9/9/9/4K4/9 w", rules, "pass", "pass");
        assertThat(Ends.of(game)).isEqualTo(winner + " points P10 " + score);
    }

    @ParameterizedTest
    @Tag("K3")
    @ValueSource(ints = {0, 2, -2, 4, 100})
    void aDeomThatCouldTieIsRefused(int halves) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Kja.RULES.withDeom(halves))
                .withMessageContaining(Integer.toString(halves));
    }

    @Test
    @Tag("K1")
    @Tag("K3")
    void pointsNeverTie() {
        String[] materials = {"9", "P8", "B8", "N8", "C8", "R8", "RP7", "CN7", "NNB6", "RRCCNNBBP"};
        for (String cho : materials) {
            for (String han : materials) {
                String fen = "3k5/9/9/9/" + han.toLowerCase(Locale.ROOT) + "/" + cho + "/9/9/4K4/9 w";
                for (int deom = -9; deom < 10; deom += 2) {
                    Position position = Fen.parse(fen, Kja.RULES.withDeom(deom));
                    assertThat(position.score().leader()).as(fen).isPresent();
                }
            }
        }
    }

    @Test
    @Tag("K2")
    void anAdjudicationIsDecidedByPoints() {
        Game start = Play.start(Kja.RULES);
        assertThat(Ends.of(start.record(Event.ADJUDICATION, Map.of()))).isEqualTo("han points K2 72-73.5");
        Game up = Play.from(withOne("P"), Kja.RULES);
        assertThat(Ends.of(up.record(Event.ADJUDICATION, Map.of()))).isEqualTo("cho points K2 2-1.5");
        Game swapped = Game.of(up.position().swapped());
        assertThat(Ends.of(swapped.record(Event.ADJUDICATION, Map.of()))).isEqualTo("han points K2 0-3.5");
    }

    @Test
    @Tag("K1")
    @Tag("K4")
    void aCompleteWinDoesNotAskForThePoints() {
        Game game = Play.from("R3k4/1R7/9/9/9/cc6r/8r/9/9/3K5 w", Kja.RULES);
        assertThat(game.position().score().leader()).contains(Side.HAN);
        assertThat(Ends.of(Play.on(game, "b9c9"))).isEqualTo("cho mate K4");
        assertThat(Ends.of(Ends.swapped(Play.on(game, "b9c9")))).isEqualTo("han mate K4");
    }

    @Test
    @Tag("K1")
    void thereAreNoDraws() {
        Game bare = Play.from("5k3/9/9/9/9/9/9/9/4K4/9 w", Kja.RULES);
        assertThat(Ends.of(Play.on(bare, "pass", "pass"))).isEqualTo("han points P10 0-1.5");
        assertThat(Ends.of(bare.record(Event.TIME_OVER, Map.of()))).isEqualTo("han points K5 0-1.5");
        assertThat(Ends.of(bare.record(Event.ADJUDICATION, Map.of()))).isEqualTo("han points K2 0-1.5");
        assertThat(Ends.of(Play.on(bare, "e2f2", "pass"))).isEqualTo("han points P6b 0-1.5");
        Game cycled = Ends.cycles(bare, 3, "e2e1", "f10f9", "e1e2", "f9f10");
        assertThat(Ends.of(Play.on(cycled, "e2e1"))).isEqualTo("han disqualified P7");
    }
}
