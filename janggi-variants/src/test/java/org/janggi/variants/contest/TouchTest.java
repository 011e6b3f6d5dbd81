package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Square;
import org.janggi.variants.FairyRules;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** P5: pieces touched, wrong moves, no take-backs. */
class TouchTest {
    private static final MatchTerms TERMS = Matches.terms(Kja.RULES);
    /** Cho's chariot can take the soldier, its horse can not. */
    private static final String FEN = "5k3/9/9/9/9/p8/9/9/9/R2K4N w";

    private static List<String> moves(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    private static Match touched(String... squares) {
        Match match = Matches.from(FEN, TERMS);
        for (String square : squares) {
            match = Matches.on(match, "touch side=cho square=" + square);
        }
        return match;
    }

    @Test
    @Tag("P5")
    void anOwnPieceThatWasTouchedIsPlayedOrThePlayerPasses() {
        Match match = touched("i1");
        assertThat(moves(match.permittedMoves())).containsExactlyInAnyOrder("i1g2", "i1h3", "pass");
        assertThat(match.touched()).containsExactly(Square.parse("i1"));
        assertThat(Matches.refused(match, "cho a1a5")).isEqualTo("P5");
        assertThat(Matches.refused(match, "cho i1h3")).isEqualTo("-");
        assertThat(Matches.refused(match, "cho pass")).isEqualTo("-");
        assertThat(Matches.on(match, "cho i1h3").touched()).isEmpty();
    }

    @Test
    @Tag("P5")
    void anEnemyPieceThatWasLiftedIsTakenOrThePlayerPasses() {
        assertThat(moves(touched("a5").permittedMoves())).containsExactlyInAnyOrder("a1a5", "pass");
        assertThat(Matches.refused(touched("a5"), "cho a1a4")).isEqualTo("P5");
    }

    @Test
    @Tag("P5")
    void aTouchThatLeavesNoPermittedMoveForcesAPass() {
        Match match = touched("f10");
        assertThat(match.permittedMoves()).containsExactly(Move.PASS);
        assertThat(Matches.refused(match, "cho i1h3")).isEqualTo("P5");
        assertThat(Matches.refused(match, "press side=cho")).isEqualTo("-");
        Match cannon = Matches.started(TERMS, "touch side=cho square=b3");
        assertThat(cannon.permittedMoves()).as("a cannon that cannot move").containsExactly(Move.PASS);
    }

    @Test
    @Tag("P5")
    void everyPieceTouchedBinds() {
        assertThat(moves(touched("a1", "a5").permittedMoves())).containsExactlyInAnyOrder("a1a5", "pass");
        assertThat(touched("i1", "a5").permittedMoves()).containsExactly(Move.PASS);
        assertThat(touched("i1", "i1").touched()).hasSize(1);
    }

    @Test
    @Tag("P5")
    void whatATouchWouldLeaveCanBeAskedWithoutTouching() {
        Match match = touched();
        assertThat(moves(match.movesAfterTouching(Square.parse("a5")))).containsExactlyInAnyOrder("a1a5", "pass");
        assertThat(moves(match.movesAfterTouching(Square.parse("i1"))))
                .containsExactlyInAnyOrder("i1g2", "i1h3", "pass");
        assertThat(match.movesAfterTouching(Square.parse("e5"))).isEqualTo(match.permittedMoves());
        assertThat(match.touched()).isEmpty();
        Match over = Matches.on(match, "resignation side=cho");
        assertThat(over.movesAfterTouching(Square.parse("i1"))).isEmpty();
    }

    @Test
    @Tag("P5")
    @Tag("P10")
    void theOwnGeneralLiftedAndPutBackIsAPass() {
        Match match = touched("d1");
        assertThat(match.permittedMoves()).contains(Move.PASS).hasSizeGreaterThan(1);
        Match back = Matches.on(match, "put-back side=cho");
        assertThat(back.game().orElseThrow().history().moves()).containsExactly(Move.PASS);
        assertThat(back.touched()).isEmpty();
    }

    @Test
    @Tag("P5")
    void nothingElseIsPutBack() {
        for (Match match : List.of(touched(), touched("i1"), touched("a5"), touched("f10"), touched("d1", "i1"))) {
            assertThat(Matches.refused(match, "put-back side=cho")).isEqualTo("P5");
        }
        assertThat(Matches.refused(touched("d1"), "put-back side=han")).isEqualTo("P4");
    }

    @Test
    @Tag("P5")
    void oneTouchesInOnesTurnAndWhereAPieceStands() {
        assertThat(Matches.refused(touched(), "touch side=cho square=e5")).isEqualTo("P5");
        assertThat(Matches.refused(touched(), "touch side=han square=a5")).isEqualTo("P4");
    }

    /** Cho is in check and may not pass: a5d5, a10d10 and steps of the general are permitted, the horse cannot help. */
    @ParameterizedTest
    @Tag("P5")
    @CsvSource({
        "i1, 'a5d5 a10d10 d1e1 d1e2'",
        "a5, a5d5",
        "i1 a5, a5d5",
        "a5 i1, a5d5",
        "a5 d1, a5d5",
        "d1 a5, 'd1e1 d1e2'",
        "d1 d10 i1, 'd1e1 d1e2'",
        "d10 a5, a10d10",
        "a10 d10, a10d10",
        "i1 d10 a10 a5, a10d10"
    })
    void whereNoPassIsPermittedATouchThatWouldLeaveNothingDoesNotBind(String squares, String left) {
        Match match = Matches.from("R2rk4/9/9/9/9/R8/9/9/9/3K4N w", Matches.terms(Kja.RULES.with(SelfCheck.FORBIDDEN)));
        for (String square : squares.split(" ")) {
            List<Move> asked = match.movesAfterTouching(Square.parse(square));
            match = Matches.on(match, "touch side=cho square=" + square);
            assertThat(match.permittedMoves()).isEqualTo(asked);
        }
        assertThat(match.touched()).hasSize(squares.split(" ").length);
        assertThat(moves(match.permittedMoves())).containsExactlyInAnyOrder(left.split(" "));
        for (String move : List.of("a5d5", "a10d10", "d1e1", "d1e2")) {
            assertThat(Matches.refused(match, "cho " + move)).isEqualTo(left.contains(move) ? "-" : "P5");
        }
    }

    @Test
    @Tag("P5")
    @Tag("S22")
    void severalTouchesBindWhereTheThirdPassInARowIsRefused() {
        Match match = Matches.started(Matches.terms(Gungjanggi.SILVER), "cho pass", "han pass", "cho pass", "han pass");
        assertThat(Matches.refused(Matches.on(match, "touch side=cho square=e2"), "put-back side=cho"))
                .isEqualTo("S22");
        match = Matches.on(match, "touch side=cho square=b3", "touch side=cho square=a4", "touch side=cho square=c4");
        assertThat(moves(match.permittedMoves()))
                .as("the cannon cannot move, the first soldier binds, the second does not undo it")
                .containsExactlyInAnyOrder("a4a5", "a4b4");
        assertThat(Matches.refused(match, "cho pass")).isEqualTo("S22");
        assertThat(Matches.refused(match, "cho c4b4")).isEqualTo("P5");
    }

    @Test
    @Tag("P5")
    void aWrongMoveThatWasCompletedLosesByDisqualification() {
        Match match = Matches.from(FEN, TERMS, "cho i1h2");
        assertThat(Matches.end(match)).isEqualTo("han disqualified P5");
        assertThat(match.outcome().orElseThrow().cause()).contains("i1h2 (M5)");
        assertThat(match.game().orElseThrow().history().ply())
                .as("it was not made")
                .isZero();
        Match cho = Matches.from(FEN, TERMS, "cho a1a5", "han f10e9", "cho a5a6", "han e9d7");
        assertThat(Matches.end(cho)).isEqualTo("cho disqualified P5");
    }

    @Test
    @Tag("P5")
    void aMoveThatARuleOfHistoryRefusesIsAWrongMoveToo() {
        Match match = Matches.started(Matches.terms(Gungjanggi.SILVER));
        for (int i = 0; i < 2; i++) {
            match = Matches.on(match, "cho a4b4", "han a7b7", "cho b4a4", "han b7a7");
        }
        assertThat(Matches.end(Matches.on(match, "cho a4b4"))).isEqualTo("han disqualified P5");
    }

    @Test
    @Tag("P5")
    void aWrongMoveMayBeRefusedInstead() {
        MatchTerms online = TERMS.with(MatchOption.WRONG_MOVE_REFUSED);
        assertThat(Matches.refused(Matches.from(FEN, online), "cho i1h2")).isEqualTo("M5");
    }

    @Test
    @Tag("P5")
    @Tag("P8")
    void aSelfCheckIsNoWrongMove() {
        String pinned = "3rk4/9/9/9/9/9/9/9/3R5/3K5 w";
        Match taken = Matches.from(pinned, TERMS, "cho d2e2");
        assertThat(Matches.end(taken)).isEqualTo(Matches.OPEN);
        assertThat(Matches.end(Matches.on(taken, "han d10d1"))).isEqualTo("han general-captured P8");
        Match forbidden = Matches.from(pinned, Matches.terms(Kja.RULES.with(SelfCheck.FORBIDDEN)));
        assertThat(Matches.refused(forbidden, "cho d2e2")).isEqualTo("P8");
    }

    /** Cho is called and in check at once, so that a4a5, which S10 refuses, leaves the check standing too. */
    @Test
    @Tag("P5")
    @Tag("P8")
    @Tag("S10")
    void aMoveThatAnotherClauseRefusesIsWrongInCheckToo() {
        String called = "3a1a2r/4k4/9/9/9/9/P5P1P/9/r3K4/R2A1A2R w";
        for (RuleSet rules : List.of(Gungjanggi.SILVER, Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN))) {
            Match match = Matches.from(called, Matches.terms(rules), "cho a4a5");
            assertThat(Matches.end(match)).isEqualTo("han disqualified P5");
            assertThat(match.outcome().orElseThrow().cause()).contains("a4a5 (S10)");
        }
    }

    @Test
    @Tag("P5")
    @Tag("P8")
    @Tag("S24")
    void aRepeatedMoveIsWrongAlthoughItExposesTheGeneral() {
        Match match = Matches.from("3rk4/9/9/8p/9/9/9/3R5/9/3K5 w", Matches.terms(Gungjanggi.SILVER));
        for (int i = 0; i < 2; i++) {
            match = Matches.on(match, "cho d3c3", "han i7h7", "cho c3d3", "han h7i7");
        }
        match = Matches.on(match, "cho d3c3");
        assertThat(Matches.end(match)).isEqualTo("han disqualified P5");
        assertThat(match.outcome().orElseThrow().cause()).contains("d3c3 (S24)");
    }

    @Test
    @Tag("P5")
    @Tag("P8")
    void whereASelfCheckIsForbiddenItIsRefusedAndDoesNotLose() {
        String pinned = "3rk4/9/9/9/9/9/P8/9/3R5/3K5 w";
        for (RuleSet rules : List.of(
                Kja.RULES.with(SelfCheck.FORBIDDEN),
                Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN),
                Gungjanggi.DAN.with(SelfCheck.FORBIDDEN),
                FairyRules.CASUAL)) {
            Match match = Matches.from(pinned, Matches.terms(rules));
            String clause = rules instanceof Kja ? "P8" : rules instanceof Gungjanggi ? "S2" : "fairy-check";
            assertThat(Matches.refused(match, "cho d2e2")).isEqualTo(clause);
            assertThat(Matches.end(Matches.on(match, "cho d2e3"))).isEqualTo("han disqualified P5");
        }
    }

    @Test
    @Tag("P5")
    void wherePiecesOfOnesOwnAreMissingNothingWasPlayed() {
        assertThat(Matches.refused(Matches.from(FEN, TERMS), "cho e5e6")).isEqualTo("P5");
        assertThat(Matches.refused(Matches.from(FEN, TERMS), "cho a5a4")).isEqualTo("P5");
    }

    @Test
    @Tag("P5")
    void thereAreNoTakeBacks() {
        Match match = Matches.from(FEN, TERMS, "cho a1a5");
        assertThat(Matches.refused(match, "cho a5a1")).isEqualTo("P4");
    }
}
