package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Passes, bikjang and points as the engine plays them. */
class FairyEndsTest {
    private static final String BOTH = "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25";
    private static final String FACED = "1nba2b2/4ka1R1/1cc6/p1p1p1p1p/9/9/P1P1P1PP1/1C5C1/4AK3/RNBA2BN1 w - - 0 1";

    @ParameterizedTest
    @ValueSource(strings = {"fairy-janggi", "fairy-traditional", "fairy-modern", "fairy-casual"})
    @DisplayName("faults.md B19: passing is allowed at any time when not in check")
    void aPassIsAllowedWhenNotInCheck(String id) {
        Game game = Play.start(RuleSets.byId(id));
        assertThat(game.permits(Move.PASS)).isTrue();
        assertThat(game.legalMoves()).hasSize(32);
        Game check = Play.from("3k5/9/9/9/9/9/9/9/r3K4/9 w", game.rules());
        assertThat(check.permits(Move.PASS)).isFalse();
        assertThat(check.refusal(Move.PASS).orElseThrow().in(Locale.KOREAN)).contains("장군");
    }

    @Test
    @DisplayName("faults.md B21: a pass in check is permitted in bikjang")
    void aPassInCheckAcceptsTheBikjang() {
        assertThat(Play.moves(Play.from(BOTH, FairyRules.JANGGI))).containsExactlyInAnyOrder("pass", "f3e2");
        String small = "4k4/9/9/9/9/9/9/9/r3K4/9 w";
        assertThat(Play.from(small, FairyRules.JANGGI).permits(Move.PASS)).isTrue();
        assertThat(Play.from(small, FairyRules.CASUAL).permits(Move.PASS)).isFalse();
    }

    @ParameterizedTest
    @DisplayName("faults.md B22, B23: two passes in succession end the game, and it is over rather than without moves")
    @CsvSource({"fairy-janggi, true", "fairy-modern, true", "fairy-traditional, false", "fairy-casual, false"})
    @Tag("R46")
    void twoPassesEndTheGame(String id, boolean byPoints) {
        Game game = Play.start(RuleSets.byId(id), "pass");
        assertThat(game.isOver()).isFalse();
        Game over = game.play(Move.PASS);
        Outcome outcome = over.outcome().orElseThrow();
        assertThat(outcome.ending()).isEqualTo(byPoints ? Ending.POINTS : Ending.DRAW);
        assertThat(outcome.winner()).isEqualTo(byPoints ? java.util.Optional.of(Side.HAN) : java.util.Optional.empty());
        assertThat(outcome.score()).map(Score::toString).contains("72-73.5");
        assertThat(over.legalMoves()).isEmpty();
        assertThat(over.refusal(Move.PASS).orElseThrow().toString()).contains("the game is over by");
        assertThat(over.position().isOver()).isTrue();
        assertThat(Fen.parse(over.position().toString(), over.rules()).isOver()).isTrue();
    }

    @Test
    void aMoveBetweenTwoPassesKeepsTheGameGoing() {
        assertThat(Play.start(FairyRules.JANGGI, "pass", "a7b7", "pass", "b7a7", "a4b4", "pass")
                        .isOver())
                .isFalse();
    }

    @Test
    void aTextTellsOfNoPassBeforeIt() {
        String board = Fen.write(Play.start(FairyRules.JANGGI).position()).replace(" w ", " b ");
        assertThat(Play.from(board, FairyRules.JANGGI, "pass").isOver()).isFalse();
    }

    @Test
    @DisplayName("faults.md B25: an acceptance ends the game")
    @Tag("R46")
    void anAcceptanceEndsTheGame() {
        Game game = Play.from(FACED, FairyRules.JANGGI, "h9f9", "e9f9");
        assertThat(Play.moves(game)).containsExactlyInAnyOrder("pass", "e2f3", "g4f4", "e4f4");
        Game over = game.play(Move.PASS);
        assertThat(over.outcome()).map(Outcome::winner).contains(java.util.Optional.of(Side.CHO));
        assertThat(over.outcome()).map(Outcome::ending).contains(Ending.POINTS);
        assertThat(over.legalMoves()).isEmpty();
        assertThat(Play.from(FACED, FairyRules.TRADITIONAL, "h9f9", "e9f9", "pass")
                        .outcome())
                .map(Outcome::ending)
                .contains(Ending.DRAW);
    }

    @Test
    @Tag("R46")
    void facingInATextCountsAsFacingBefore() {
        String fen = "4k4/9/9/9/9/9/9/9/4K4/9 w";
        assertThat(Play.from(fen, FairyRules.JANGGI, "pass").isOver()).isTrue();
        assertThat(Play.from(fen, FairyRules.MODERN, "pass").isOver()).isFalse();
    }

    @Test
    @DisplayName("faults.md B28: a pass has a text of its own")
    void aPassIsWrittenAsAPass() {
        assertThat(Play.start(FairyRules.JANGGI, "pass").toString()).endsWith(" moves pass");
    }

    @Test
    @DisplayName("faults.md C32, I71: bikjang leaves five replies, or none of its own where it is not played")
    void bikjangLeavesFiveReplies() {
        assertThat(Play.moves(Play.start(FairyRules.JANGGI, "e2d3", "e9d9")))
                .containsExactlyInAnyOrder("pass", "d3e3", "d3e2", "e4d4", "c4d4");
        Game casual = Play.start(FairyRules.CASUAL, "e2d3", "e9d9");
        assertThat(casual.legalMoves()).hasSize(35).contains(Move.PASS);
        Game called = Play.start(FairyRules.JANGGI, "e2d3", "e9d9");
        assertThat(called.refusal(Move.parse("a4b4")).orElseThrow().clause()).hasToString("fairy-bikjang");
        assertThat(called.refusal(Move.parse("d3d2")).orElseThrow().clause()).hasToString("fairy-bikjang");
    }

    @ParameterizedTest
    @DisplayName("faults.md C32: three plies from the start")
    @CsvSource({"fairy-janggi, 33000", "fairy-traditional, 33000", "fairy-modern, 33316", "fairy-casual, 33316"})
    void threePlies(String id, long nodes) {
        assertThat(Perft.GAME.count(Play.start(RuleSets.byId(id)).position(), 3))
                .isEqualTo(nodes);
    }

    @Test
    @DisplayName("faults.md E52: Han's 1.5 points decide between equal boards, and two points outweigh them")
    void deomDecides() {
        assertThat(Play.start(FairyRules.JANGGI).position().score()).hasToString("72-73.5");
        String up = "4k4/9/9/9/9/9/9/9/4KP3/9 b - - 0 1";
        assertThat(Play.from(up, FairyRules.CASUAL).position().score()).hasToString("2-1.5");
        assertThat(Play.from(up, FairyRules.JANGGI, "pass").outcome())
                .map(Outcome::winner)
                .contains(java.util.Optional.of(Side.CHO));
    }

    @Test
    void aRefereesCallIsDecidedByTheCount() {
        Game game = Play.start(FairyRules.MODERN, "a4b4").record(Event.ADJUDICATION, Map.of());
        assertThat(game.outcome().orElseThrow().clause()).hasToString("fairy-count");
        assertThat(game.outcome().orElseThrow().winner()).contains(Side.HAN);
        assertThat(Play.start(FairyRules.CASUAL)
                        .record(Event.ADJUDICATION, Map.of())
                        .outcome())
                .map(Outcome::ending)
                .contains(Ending.DRAW);
    }

    @Test
    @DisplayName("faults.md I70: without a move and without check the pass is forced, and mate needs check")
    void noMovesIsNoMate() {
        Game stuck = Play.from("4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b", FairyRules.JANGGI);
        assertThat(stuck.legalMoves()).containsExactly(Move.PASS);
        Game mate = Play.from("3k5/9/9/9/9/9/9/9/r8/r3K4 w", FairyRules.JANGGI);
        assertThat(mate.outcome()).map(Outcome::ending).contains(Ending.MATE);
    }

    @Test
    @DisplayName("M7: a soldier uses the forward diagonals of both palaces")
    @Tag("R3")
    void aSoldierUsesTheDiagonalsOfBothPalaces() {
        Position position = Fen.parse("5k3/9/9/9/9/9/9/9/4K4/3P5 w", FairyRules.JANGGI);
        assertThat(position.movesFrom(Square.parse("d1")))
                .extracting(Move::toString)
                .containsExactlyInAnyOrder("d1c1", "d1e1", "d1d2");
        Position free = Fen.parse("5k3/9/9/9/9/9/9/3K5/4P4/9 w", FairyRules.JANGGI);
        assertThat(free.movesFrom(Square.parse("e2")))
                .extracting(Move::toString)
                .containsExactlyInAnyOrder("e2d2", "e2f2", "e2e3", "e2f3");
    }

    @Test
    @DisplayName("faults.md F57: Cho moves first")
    void choMovesFirst() {
        for (RuleSet rules : RuleSets.builtIn()) {
            assertThat(Play.start(rules).turn()).isSameAs(Side.CHO);
        }
    }
}
