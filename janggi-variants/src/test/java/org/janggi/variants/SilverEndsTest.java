package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The ways to win in silver, and that there is no other end. */
class SilverEndsTest {
    /** Cho mates by b1b10. */
    private static final String BEFORE_MATE = "4k4/R8/9/9/9/9/9/9/3K5/1R7 w";

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    @Tag("M12")
    void mateEndsTheGameBeforeTheGeneralIsTaken(Seat seat) {
        Game mate = seat.game(BEFORE_MATE, "b1b10");
        assertThat(seat.verdict(mate)).isEqualTo("cho mate S2");
        assertThat(seat.moves(mate)).isEmpty();
        assertThat(mate.position().hasGeneral(seat.side(Side.HAN))).isTrue();
        assertThat(seat.refusal(mate, "pass")).isEqualTo("S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    @Tag("M12")
    void aCheckThatCanBeBlockedIsNoMate(Seat seat) {
        Game mate = seat.game("4k4/R8/9/9/9/3c5/9/9/5K3/1R7 w", "b1b10");
        assertThat(seat.verdict(mate)).isEqualTo("cho mate S2");
        Game blocked = seat.game("4k4/R8/9/9/9/3r5/9/9/5K3/1R7 w", "b1b10");
        assertThat(seat.safeMoves(blocked)).containsExactly("d5d10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    @Tag("R6")
    void aSelfCheckIsPermittedAndTheGeneralIsTaken(Seat seat) {
        // The soldier that shields its general steps aside.
        Game aside = seat.game("4k4/9/4p4/9/4R4/9/9/9/3K5/R8 b", "e8d8");
        assertThat(seat.verdict(aside)).isEqualTo("goes on");
        Game taken = seat.play(aside, "e6e10");
        assertThat(seat.verdict(taken)).isEqualTo("cho general-captured S2");
        assertThat(seat.moves(taken)).isEmpty();
        assertThat(taken.position().isInCheck()).isFalse();
        assertThat(taken.position().isFacing()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    void legalMovesHoldSelfChecksAndSafeMovesDoNot(Seat seat) {
        Game game = seat.game("4k4/9/4p4/9/4R4/9/9/9/3K5/R8 b");
        assertThat(seat.moves(game))
                .containsExactlyInAnyOrder("e8d8", "e8f8", "e8e7", "e10d10", "e10f10", "e10e9", "pass");
        assertThat(seat.safeMoves(game)).containsExactlyInAnyOrder("e8e7", "e10d10", "e10f10", "e10e9", "pass");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    void anIgnoredCheckIsPermittedAndTheGeneralIsTaken(Seat seat) {
        Game ignored = seat.game("4k4/9/9/3p5/4R4/9/9/9/3K5/R8 b", "d7c7");
        assertThat(seat.verdict(seat.play(ignored, "e6e10"))).isEqualTo("cho general-captured S2");
    }

    @ParameterizedTest
    @CsvSource({
        "GIVEN, resignation, resignation", "GIVEN, time-loss, time", "GIVEN, disqualification, disqualified",
        "TURNED, resignation, resignation", "TURNED, time-loss, time", "TURNED, disqualification, disqualified"
    })
    @Tag("S1")
    void resignationTimeAndForfeitLose(Seat seat, String event, String ending) {
        Game over = seat.record(seat.game(BEFORE_MATE), event, Side.CHO);
        assertThat(seat.verdict(over)).isEqualTo("han " + ending + " S1");
        assertThat(over.legalMoves()).isEmpty();
        assertThat(over.outcome().flatMap(Outcome::cause).isPresent()).isEqualTo(event.equals("disqualification"));
        assertThatIllegalStateException().isThrownBy(() -> over.record(Event.ADJUDICATION, Map.of()));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S1")
    void theFourWaysToWinAreNamedInTheResult(Seat seat) {
        assertThat(seat.verdict(seat.game(BEFORE_MATE, "b1b10"))).startsWith("cho mate");
        assertThat(seat.verdict(seat.game("4k4/9/9/9/9/9/9/9/3K5/R8 w", "a1a10")))
                .startsWith("cho first-check");
        assertThat(seat.verdict(seat.game("4k4/9/9/9/9/9/9/9/3Kp4/3A5 w", "d1e2")))
                .startsWith("cho material");
        Game bare = seat.game("3k5/9/9/9/9/9/9/9/4Kp3/9 w", "e2f2");
        Outcome outcome = bare.outcome().orElseThrow();
        assertThat(outcome.winner()).contains(Side.HAN);
        assertThat(outcome.ending().text().in(Locale.KOREAN)).isEqualTo("후수승");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    @Tag("S17")
    void everyFinishedGameHasAWinner(long seed) {
        for (int i = 0; i < 10; i++) {
            Random random = new Random(100 * seed + i);
            Game game = Game.start(Gungjanggi.SILVER, Formation.HEEH, Formation.HEHE);
            for (int ply = 0; ply < 400 && !game.isOver(); ply++) {
                List<Move> moves = game.safeMoves().isEmpty() ? game.legalMoves() : game.safeMoves();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            if (game.isOver()) {
                assertThat(game.outcome().orElseThrow().winner()).isPresent();
            }
        }
    }

    @Test
    @Tag("S17")
    void bareGeneralsAreNoDraw() {
        Game bare = Seat.GIVEN.game("3k5/9/9/9/9/9/9/9/5K3/9 w");
        assertThat(Seat.GIVEN.verdict(bare)).isEqualTo("han second-player S7 0-0");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    @Tag("S13")
    @Tag("R47")
    void theResultNamesTheClauseOfTheCapture(Seat seat) {
        assertThat(seat.verdict(seat.game("4k4/9/9/9/4R4/9/9/9/3+K5/R8 w", "e6e10")))
                .isEqualTo("cho general-captured S2");
        assertThat(seat.verdict(seat.game("4k4/9/9/9/9/9/9/9/4+K4/R8 w", "e2e10")))
                .isEqualTo("cho general-captured S13");
        // A chariot takes while the promoted general stands at home.
        assertThat(seat.verdict(seat.game("R3k4/9/9/9/9/9/9/9/4+K4/R8 w", "a10e10")))
                .isEqualTo("cho general-captured S2");
    }
}
