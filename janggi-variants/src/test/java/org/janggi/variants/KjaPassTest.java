package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Self-check (P8), check without announcement (P9), passes (P10). */
class KjaPassTest {
    private static final String BESIDE = "3k5/9/9/9/9/9/9/9/r8/4K4 w";
    private static final String CHECKED = "3k5/9/9/9/9/9/9/9/9/r3K4 w";
    /** Cho could take the general on d10; if it passes instead, Han has no way out but its own pass. */
    private static final String HELD = "R2k5/R8/9/9/9/9/9/9/9/4K4 w";

    private static void assertEnds(Game game, String end, String swappedEnd) {
        assertThat(Ends.of(game)).isEqualTo(end);
        assertThat(Ends.of(Ends.swapped(game))).as("sides swapped").isEqualTo(swappedEnd);
    }

    @Test
    @Tag("P8")
    void selfCheckIsPermittedAndPunishedByTakingTheGeneral() {
        Game game = Play.from(BESIDE, Kja.RULES);
        assertThat(Play.moves(game)).contains("e1e2");
        assertThat(game.safeMoves()).doesNotContain(Move.parse("e1e2")).contains(Move.PASS);
        Game taken = Play.on(game, "e1e2", "a2e2");
        assertEnds(taken, "han general-captured P8", "cho general-captured P8");
        assertThat(taken.position().hasGeneral(Side.CHO)).isFalse();
    }

    @Test
    @Tag("P8")
    void anIgnoredCheckIsPermittedAndPunishedByTakingTheGeneral() {
        Game game = Play.from("3k5/9/9/9/9/9/P8/9/9/r3K4 w", Kja.RULES);
        assertEnds(Play.on(game, "a4b4", "a1e1"), "han general-captured P8", "cho general-captured P8");
    }

    @Test
    @Tag("P8")
    void selfCheckGoesUnpunishedWhereTheOpponentDoesNotSeeIt() {
        assertEnds(Play.from(BESIDE, Kja.RULES, "e1e2", "a2a3", "e2e1"), Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("P8")
    void aFinishedPositionWithoutAGeneralKeepsItsVerdictThroughItsText() {
        Position over = Play.from(BESIDE, Kja.RULES, "e1e2", "a2e2").position();
        Position read = Fen.parse(over.toString(), Kja.RULES);
        assertThat(read).isEqualTo(over);
        assertThat(Ends.of(read)).isEqualTo("han general-captured P8");
    }

    @Test
    @Tag("P8")
    @Tag("M10")
    @Tag("M11")
    @Tag("R6")
    void withoutAGeneralThereIsNeitherCheckNorFacing() {
        Position over = Play.from("9/4k4/9/9/9/9/9/9/r8/3K5 w", Kja.RULES, "d1e2", "a2e2")
                .position();
        assertThat(over.isFacing()).isFalse();
        assertThat(over.isInCheck()).isFalse();
        assertThat(over.isGeneralAttacked(Side.CHO)).isFalse();
        assertThat(over.isGeneralAttacked(Side.HAN)).isFalse();
    }

    @Test
    @Tag("P9")
    void aCheckIsAMoveAsAnyOtherAndNeedsNoWord() {
        Game game = Play.from("3k5/9/9/9/9/9/9/9/9/R3K4 w", Kja.RULES, "a1a10");
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(game.events()).isEmpty();
        assertThat(game.legalMoves())
                .as("also those that overlook it")
                .hasSameElementsAs(game.position().powerMoves());
        assertEnds(Play.on(game, "pass", "a10d10"), "cho general-captured P8", "han general-captured P8");
    }

    @Test
    @Tag("P10")
    void twoPassesInSuccessionEndTheGameByPoints() {
        Game game = Play.start(Kja.RULES, "a4b4", "pass");
        assertEnds(game, Ends.OPEN, Ends.OPEN);
        assertEnds(Play.on(game, "pass"), "han points P10 72-73.5", "han points P10 72-73.5");
        assertThat(Play.on(game, "pass").legalMoves()).isEmpty();
    }

    @Test
    @Tag("P10")
    void aMoveBetweenTwoPassesKeepsTheGameGoing() {
        Game game = Play.start(Kja.RULES, "pass", "a7b7", "pass", "b7a7", "a4b4", "pass", "b4a4");
        assertEnds(game, Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("P10")
    void oneSideMayPassWithoutLimit() {
        List<String> moves = new ArrayList<>();
        for (int rank = 1; rank < 10; rank++) {
            moves.add("a" + rank + "a" + (rank + 1));
            moves.add("pass");
        }
        Game game = Play.from("9/4k4/9/9/9/9/9/9/9/R2K5 w", Kja.RULES, moves.toArray(String[]::new));
        assertEnds(game, Ends.OPEN, Ends.OPEN);
        assertThat(game.permits(Move.PASS)).isTrue();
    }

    @Test
    @Tag("P10")
    @Tag("P8")
    void aPassInCheckIsPermittedAndLosesTheGeneral() {
        Game game = Play.from(CHECKED, Kja.RULES);
        assertThat(game.permits(Move.PASS)).isTrue();
        assertThat(game.safeMoves()).doesNotContain(Move.PASS);
        assertEnds(Play.on(game, "pass", "a1e1"), "han general-captured P8", "cho general-captured P8");
    }

    @Test
    @Tag("P10")
    @Tag("M12")
    @Tag("R8")
    @Tag("R58")
    void theSecondPassMadeInCheckEndsTheGameByPointsAndIsNoMate() {
        Game passed = Play.from(HELD, Kja.RULES, "pass");
        assertEnds(passed, Ends.OPEN, Ends.OPEN);
        assertThat(passed.safeMoves()).containsExactly(Move.PASS);
        assertEnds(Play.on(passed, "pass"), "cho points P10 26-1.5", "han points P10 0-27.5");
        assertEnds(Play.from(HELD, Kja.RULES, "e1e2"), "cho mate K4", "han mate K4");
    }

    @Test
    @Tag("P10")
    void aPassIsCountedByNeitherCounterOfAText() {
        Game start = Play.from("9/4k4/9/9/9/9/9/9/9/R2K5 w - - 4 7", Kja.RULES);
        assertThat(Play.on(start, "pass").position().toString()).contains(" b - - 4 7");
        Game moved = Play.on(start, "a1a2");
        assertThat(moved.position().toString()).endsWith(" b - - 5 7");
        Position after = Play.on(moved, "pass").position();
        assertThat(after.halfmoves()).isEqualTo(5);
        assertThat(after.fullmoves()).isEqualTo(7);
        Position answered = Play.on(moved, "e9e10", "pass", "e10e9").position();
        assertThat(answered.halfmoves()).isEqualTo(7);
        assertThat(answered.fullmoves()).isEqualTo(9);
    }

    @Test
    @Tag("P10")
    void aPassIsRememberedInTheText() {
        Position passed = Play.start(Kja.RULES, "pass").position();
        Position read = Fen.parse(passed.toString(), Kja.RULES);
        assertThat(read).isEqualTo(passed);
        assertThat(Ends.of(read.play(Move.PASS))).isEqualTo("han points P10 72-73.5");
    }

    @Test
    @Tag("P10")
    @Tag("M12")
    void havingOnlyThePassLeftIsNoMate() {
        Game game = Play.from("4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b", Kja.RULES);
        assertThat(game.position().isInCheck()).isFalse();
        assertThat(game.safeMoves()).containsExactly(Move.PASS);
        assertEnds(Play.on(game, "pass"), Ends.OPEN, Ends.OPEN);
    }
}
