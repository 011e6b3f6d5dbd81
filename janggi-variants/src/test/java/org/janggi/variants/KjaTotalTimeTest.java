package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Position;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The total time is over: the points decide (K5), dead pieces left out (P13a). Claims have a test of their own. */
class KjaTotalTimeTest {
    private static Game over(Game game) {
        return game.record(Event.TIME_OVER, Map.of());
    }

    private static Game over(Game game, String dead) {
        return game.record(Event.TIME_OVER, Map.of(TotalTime.DEAD, dead));
    }

    private static SquareSet squares(String texts) {
        SquareSet squares = SquareSet.EMPTY;
        for (String text : texts.split(" ")) {
            squares = squares.or(SquareSet.of(Square.parse(text)));
        }
        return squares;
    }

    @Test
    @Tag("K5")
    void theGameStopsAndThePointsDecide() {
        Game start = Play.start(Kja.RULES, "a4b4", "a7b7");
        Game stopped = over(start);
        assertThat(Ends.of(stopped)).isEqualTo("han points K5 72-73.5");
        assertThat(stopped.legalMoves()).isEmpty();
        Game ahead = Play.from("5k3/9/9/9/9/9/9/9/4K4/R8 b", Kja.RULES);
        assertThat(Ends.of(over(ahead))).isEqualTo("cho points K5 13-1.5");
        assertThat(Ends.of(over(Ends.swapped(ahead)))).isEqualTo("han points K5 0-14.5");
    }

    @Test
    @Tag("K5")
    void aCallAndAPassThatPendAreOvertaken() {
        Game called = Play.from("9/4k4/9/9/9/9/9/9/9/R2K5 w", Kja.RULES, "d1e1");
        assertThat(Ends.of(over(called))).isEqualTo("cho points K5 13-1.5");
        assertThat(Ends.of(over(Play.start(Kja.RULES, "pass")))).isEqualTo("han points K5 72-73.5");
    }

    @Test
    @Tag("K5")
    @Tag("K3")
    void theDeomInForceIsCounted() {
        Game game = Play.start(Kja.RULES.withDeom(-3));
        assertThat(Ends.of(over(game))).isEqualTo("cho points K5 72-70.5");
    }

    @ParameterizedTest
    @Tag("P13a")
    @CsvSource({
        "a1, han points K5 59-73.5",
        "a10, cho points K5 72-60.5",
        "a1 a10, han points K5 59-60.5",
        "a1 b1 b3 c1 d1 a4, han points K5 39-73.5",
        "a7, cho points K5 72-71.5",
        "'  a7   c7 ', cho points K5 72-69.5",
        "'', han points K5 72-73.5"
    })
    void thePiecesThatTheRefereeNamesAreLeftOut(String dead, String end) {
        assertThat(Ends.of(over(Play.start(Kja.RULES), dead))).isEqualTo(end);
    }

    @ParameterizedTest
    @Tag("P13a")
    @ValueSource(strings = {"a5", "e2", "e9", "a1 a1", "z9", "a11", "a1,a10", "a1 e5"})
    void aSquareWithoutADeadPieceIsRefusedAndNothingHappens(String dead) {
        Game game = Play.start(Kja.RULES);
        assertThatIllegalArgumentException().isThrownBy(() -> over(game, dead));
        assertThat(game.isOver()).isFalse();
        assertThat(game.events()).isEmpty();
    }

    @Test
    @Tag("P13a")
    void theErrorNamesTheSquareAndWhatStandsThere() {
        Game game = Play.start(Kja.RULES);
        assertThatIllegalArgumentException().isThrownBy(() -> over(game, "a5")).withMessageContaining("a5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> over(game, "c7 c7"))
                .withMessageContaining("c7")
                .withMessageContaining("twice");
        assertThatIllegalArgumentException().isThrownBy(() -> over(game, "e9")).withMessageContaining("general");
    }

    @Test
    @Tag("P13a")
    void theFinalPositionKeepsTheDeadPieces() {
        Game stopped = over(Play.start(Kja.RULES), "a1");
        assertThat(stopped.position().pieceAt(Square.parse("a1"))).isPresent();
        assertThat(stopped.events().get(0).attribute(TotalTime.DEAD)).isEqualTo("a1");
    }

    @Test
    @Tag("P13a")
    void piecesThatCouldBeTakenForNothingAreProposedOnBothSides() {
        // Either chariot could take the other, and nothing covers them.
        Game game = Play.from("3k5/9/9/9/r8/9/9/9/9/R3K4 w", Kja.RULES);
        assertThat(TotalTime.deadCandidates(game.position())).isEqualTo(squares("a1 a6"));
        assertThat(TotalTime.deadCandidates(game.position().swapped())).isEqualTo(squares("i10 i5"));
    }

    @Test
    @Tag("P13a")
    void whoIsToMoveDoesNotMatterForTheProposal() {
        Game cho = Play.from("3k5/9/9/9/r8/9/9/9/9/R3K4 w", Kja.RULES);
        Game han = Play.from("3k5/9/9/9/r8/9/9/9/9/R3K4 b", Kja.RULES);
        assertThat(TotalTime.deadCandidates(han.position())).isEqualTo(TotalTime.deadCandidates(cho.position()));
    }

    @Test
    @Tag("P13a")
    void aPieceThatIsCoveredIsProposedOnlyWhereTheTakerIsWorthNoMore() {
        // The chariot on a1 could take the soldier on a5 only against the chariot behind it.
        Game soldier = Play.from("r2k5/9/9/9/9/p8/9/9/9/R3K4 w", Kja.RULES);
        assertThat(TotalTime.deadCandidates(soldier.position())).isEqualTo(SquareSet.EMPTY);
        // Here it would take a chariot for it.
        Game chariot = Play.from("r2k5/9/9/9/9/r8/9/9/9/R3K4 w", Kja.RULES);
        assertThat(TotalTime.deadCandidates(chariot.position())).isEqualTo(squares("a1 a5"));
    }

    @Test
    @Tag("P13a")
    void aCaptureThatExposesTheOwnGeneralProposesNothing() {
        // The chariot on e5 shields its general from e10 and could take on a5 only by leaving the file.
        Game pinned = Play.from("3kr4/9/9/9/9/p3R4/9/9/9/4K4 w", Kja.RULES);
        assertThat(TotalTime.deadCandidates(pinned.position())).isEqualTo(squares("e5 e10"));
        Game free = Play.from("3k5/9/9/9/9/p3R4/9/9/9/4K4 w", Kja.RULES);
        assertThat(TotalTime.deadCandidates(free.position())).isEqualTo(squares("a5"));
    }

    @Test
    @Tag("P13a")
    void generalsAreNeverProposed() {
        Game game = Play.from("3k5/9/9/9/9/3R5/9/9/9/4K4 w", Kja.RULES);
        assertThat(TotalTime.deadCandidates(game.position())).isEqualTo(SquareSet.EMPTY);
    }

    @Test
    @Tag("P13a")
    void theProposalDecidesNothing() {
        Game game = Play.from("3k5/9/9/9/r8/9/9/9/9/R3K4 w", Kja.RULES);
        TotalTime.deadCandidates(game.position());
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(over(game))).isEqualTo("han points K5 13-14.5");
        assertThat(Ends.of(over(game, "a6"))).isEqualTo("cho points K5 13-1.5");
    }

    @Test
    @Tag("K5")
    void whatWasStoppedCanBeTakenBack() {
        Game game = Play.start(Kja.RULES, "a4b4", "a7b7");
        Game stopped = over(game);
        assertThat(stopped.undo().isOver()).isFalse();
        assertThat(stopped.undo().events()).isEmpty();
        assertThat(stopped.undo().position()).isEqualTo(game.undo().position());
        assertThat(Fen.parse(stopped.position().toString(), Kja.RULES)).isEqualTo(game.position());
    }

    @Test
    @Tag("P13a")
    void deadPiecesAreNotLookedForAmongPromotedOnes() {
        Position promoted = Fen.parse("3+k5/9/9/9/9/9/9/9/9/R3+K4 w", Gungjanggi.DAN);
        assertThatIllegalArgumentException().isThrownBy(() -> TotalTime.deadCandidates(promoted));
    }
}
