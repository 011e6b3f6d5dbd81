package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Perft;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Faults that other janggi software had with bikjang, repetition, results and points, and what is right here. */
class KjaFaultsTest {
    private static final String[] CYCLE = {"a1a2", "a10a9", "a2a1", "a9a10"};
    private static final String H_AND_E = "rh1a1a1er/4k4/c4h3/epp2pC1p/1c7/9/1PP1P1PP1/1CH6/4K4/1REA1AHER w 0 1";

    @Test
    @Tag("fault-30")
    @Tag("P6a")
    void bikjangIsARuleOfTheRuleSet() {
        // The same moves: an end drawn, an end by points, no bikjang at all, none before a capture, none at 72 points.
        String[] moves = {"e2d3", "e9d9", "pass"};
        assertThat(Ends.of(Play.start(FairyRules.TRADITIONAL, moves))).startsWith("nobody draw fairy-bikjang");
        assertThat(Ends.of(Play.start(FairyRules.JANGGI, moves))).isEqualTo("han points fairy-bikjang 72-73.5");
        assertThat(Ends.of(Play.start(FairyRules.MODERN, moves))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.start(FairyRules.CASUAL, moves))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.start(Kja.RULES, moves))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.start(Kja.ASSOCIATION, moves))).isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("fault-31")
    @Tag("K2")
    @Tag("K3")
    @Tag("P6b")
    void aBikjangIsWonByTheCountWithTheDeom() {
        // Cho has all its 72 points, Han is a soldier short: 70 and the deom.
        for (Game game : new Game[] {Play.from(H_AND_E, FairyRules.JANGGI), Play.from(H_AND_E, Kja.RULES)}) {
            assertThat(game.position().score()).hasToString("72-71.5");
            assertThat(Ends.of(Play.on(game, "e2d3", "e9d9", "pass")))
                    .startsWith("cho points")
                    .endsWith("72-71.5");
        }
    }

    @Test
    @Tag("fault-32")
    @Tag("fault-36")
    void bikjangChangesTheNumberOfGames() {
        assertThat(Perft.GAME.count(Play.start(FairyRules.JANGGI).position(), 3))
                .isEqualTo(33_000);
        assertThat(Perft.GAME.count(Play.start(FairyRules.CASUAL).position(), 3))
                .isEqualTo(33_316);
    }

    @Test
    @Tag("fault-34")
    @Tag("P6a")
    void theThresholdOfThirtyPointsIsTheAssociationsAlone() {
        String fen = "9/4k4/9/rcnn5/9/9/RCNN5/9/9/3K5 w";
        assertThat(Ends.of(Play.from(fen, Kja.RULES, "d1e1", "pass"))).isEqualTo("han points P6b 30-31.5");
        assertThat(Ends.of(Play.from(fen, Kja.ASSOCIATION, "d1e1", "pass"))).isEqualTo(Ends.OPEN);
        String under = fen.replace("rcnn5", "rccp5").replace("RCNN5", "RCCP5");
        assertThat(Ends.of(Play.from(under, Kja.ASSOCIATION, "d1e1", "pass"))).isEqualTo("han points P6b 29-30.5");
        String byGeneral = fen.replace("3K5", "3Kp4");
        assertThat(Ends.of(Play.from(byGeneral, Kja.ASSOCIATION, "d1e1", "pass")))
                .isEqualTo("han points P6b 30-31.5");
    }

    @Test
    @Tag("fault-35")
    @Tag("P6b")
    @Tag("P8")
    void whoCallsFromAnAttackedPointLosesTheGeneral() {
        Game called = Play.from("9/4k4/9/9/9/9/9/9/9/r2K5 w", Kja.RULES, "d1e1");
        assertThat(Ends.of(Play.on(called, "a1e1"))).isEqualTo("han general-captured P8");
        assertThat(Ends.of(Play.on(Ends.swapped(called), "i10e10"))).isEqualTo("cho general-captured P8");
    }

    @Test
    @Tag("fault-37")
    @Tag("fault-44")
    @Tag("K1")
    void aResultTellsHowItWasWonAndTheScoresWhereTheyDecided() {
        Outcome bikjang = Play.from("9/4k4/9/9/9/9/9/9/9/R2K5 w", Kja.RULES, "d1e1", "pass")
                .outcome()
                .orElseThrow();
        assertThat(bikjang.ending()).isEqualTo(Ending.POINTS);
        assertThat(bikjang.winner()).contains(Side.CHO);
        assertThat(bikjang.clause()).hasToString("P6b");
        assertThat(bikjang.score()).contains(new Score(26, 3));
        Outcome mate = Play.from("4k4/R8/9/9/9/9/9/1R7/9/3K5 w", Kja.RULES, "b3b10")
                .outcome()
                .orElseThrow();
        assertThat(mate.ending()).isEqualTo(Ending.MATE);
        assertThat(mate.score()).isEmpty();
        assertThat(mate.winner()).isEqualTo(bikjang.winner());
        assertThat(mate).isNotEqualTo(bikjang);
    }

    @Test
    @Tag("fault-38")
    @Tag("P6b")
    void facingGeneralsAreNoOrdinaryPosition() {
        Game called = Play.from("9/4k4/9/9/9/9/9/9/9/R2K5 w", Kja.RULES, "d1e1");
        assertThat(called.position().isFacing()).isTrue();
        assertThat(Play.on(called, "e9e8").isOver()).isTrue();
        assertThat(Play.on(called, "e9d9").isOver()).isFalse();
    }

    @Test
    @Tag("fault-39")
    @Tag("fault-47")
    @Tag("fault-48")
    @Tag("P7")
    void aRepetitionIsPermittedTilItLosesAndOnlyTheAssociationAsksForThirtyPoints() {
        Game three = Ends.cycles(Play.start(Kja.RULES), 3, CYCLE);
        assertThat(three.permits(Move.parse("a1a2"))).isTrue();
        assertThat(Ends.of(Play.on(three, "a1a2"))).isEqualTo("han disqualified P7");
        String few = "r3k4/9/9/9/9/9/9/9/9/R2K5 w";
        Game kja = Ends.cycles(Play.from(few, Kja.RULES), 3, CYCLE);
        assertThat(Ends.of(Play.on(kja, "a1a2"))).isEqualTo("han disqualified P7");
        Game association = Ends.cycles(Play.from(few, Kja.ASSOCIATION), 2, CYCLE);
        assertThat(Ends.of(Play.on(association, "a1a2"))).isEqualTo("han points P7 13-14.5");
    }

    @Test
    @Tag("fault-42")
    @Tag("P7")
    @Tag("P10")
    void whoPassesAgainAndAgainRepeatsNothing() {
        // In the first the generals face, so that a pass accepts; in the second only who moves to and fro loses.
        Game first = Play.from("5k3/3aa4/9/6p1p/9/3n5/4p4/5KC2/6p2/9 w - - 0 1", Kja.RULES, "pass");
        assertThat(Ends.of(first)).isEqualTo("han points P6b 7-20.5");
        Game second = Play.from("9/c1P6/3k5/7c1/9/9/9/9/4K4/4C1B2 w - - 0 1", Kja.RULES);
        Game passed = Ends.cycles(second, 3, "e2e3", "pass", "e3e2", "pass");
        assertThat(Ends.of(passed)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(passed, "c9d9", "pass", "pass"))).isEqualTo("han points P10 12-15.5");
        assertThat(Ends.of(Play.on(passed, "e2e3"))).isEqualTo("han disqualified P7");
    }

    @Test
    @Tag("fault-48")
    @Tag("P7")
    @Tag("R26")
    void theOtherSideToMoveMakesAnotherPosition() {
        // The board with both chariots advanced comes up with either side to move; arrivals are counted apart.
        Game three = Ends.cycles(Play.start(Kja.RULES), 3, CYCLE);
        Game other = Play.on(three, "pass", "a10a9", "a1a2");
        assertThat(other.position().board())
                .isEqualTo(three.history().at(2).position().board());
        assertThat(other.position().isRepetitionOf(three.history().at(2).position()))
                .isFalse();
        assertThat(other.history().arrivals()).isEqualTo(1);
        assertThat(Ends.of(other)).isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("fault-52")
    @Tag("K3")
    void theDeomIsPartOfThePointsAndTiesAreImpossible() {
        assertThat(Ends.of(Play.start(Kja.RULES, "pass", "pass"))).isEqualTo("han points P10 72-73.5");
        String up = "rnba1abnr/4k4/1c5c1/p1p1p1p2/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w";
        assertThat(Ends.of(Play.from(up, Kja.RULES, "pass", "pass"))).isEqualTo("cho points P10 72-71.5");
        assertThat(Ends.of(Play.from(up, FairyRules.JANGGI, "pass", "pass")))
                .isEqualTo("cho points fairy-passes 72-71.5");
    }

    @Test
    @Tag("fault-53")
    @Tag("K3")
    void aHandicapNeverMakesADraw() {
        assertThatIllegalArgumentException().isThrownBy(() -> Kja.RULES.withDeom(4));
        assertThatIllegalArgumentException().isThrownBy(() -> Kja.RULES.withDeom(Integer.MAX_VALUE));
        assertThatIllegalArgumentException().isThrownBy(() -> Kja.RULES.withDeom(Integer.MIN_VALUE + 1));
        Game game = Play.start(Kja.RULES.withDeom(-1), "pass", "pass");
        assertThat(game.outcome().map(Outcome::ending)).contains(Ending.POINTS);
        assertThat(Ends.of(game)).isEqualTo("cho points P10 72-71.5");
    }

    @Test
    @Tag("fault-70")
    @Tag("M12")
    @Tag("P10")
    void havingNoSafeMoveWithoutCheckIsNoMate() {
        String fen = "4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b";
        Game engine = Play.from(fen, FairyRules.JANGGI);
        assertThat(engine.legalMoves()).containsExactly(Move.PASS);
        assertThat(Ends.of(engine)).isEqualTo(Ends.OPEN);
        Game kja = Play.from(fen, Kja.RULES);
        assertThat(kja.safeMoves()).containsExactly(Move.PASS);
        assertThat(Ends.of(Play.on(kja, "pass"))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(kja, "pass", "pass"))).isEqualTo("cho points P10 39-8.5");
    }

    @Test
    @Tag("fault-71")
    @Tag("P6b")
    void theFacingMoveItselfEndsNothing() {
        Game engine = Play.start(FairyRules.JANGGI, "e2d3", "e9d9");
        assertThat(Play.moves(engine)).containsExactlyInAnyOrder("pass", "d3e3", "d3e2", "e4d4", "c4d4");
        assertThat(Ends.of(Play.on(engine, "pass"))).isEqualTo("han points fairy-bikjang 72-73.5");
        Game kja = Play.from("9/4k4/9/9/9/9/9/9/9/R2K5 w", Kja.RULES, "d1e1");
        assertThat(Ends.of(kja)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(kja, "e9d9"))).isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("fault-72")
    @Tag("K3")
    void halfPointsAreWholeNumbers() {
        Score score = Play.start(Kja.RULES).position().score();
        assertThat(score.halves(Side.HAN) - score.halves(Side.CHO)).isEqualTo(3);
        assertThat(score.points(Side.HAN)).isEqualTo(73.5);
        assertThat(score.text(Side.HAN)).isEqualTo("73.5");
        assertThat(score.leader()).isEqualTo(Optional.of(Side.HAN));
        Game adjudicated = Play.start(Kja.RULES).record(Event.ADJUDICATION, Map.of());
        assertThat(adjudicated.outcome().flatMap(Outcome::score)).contains(new Score(144, 147));
    }
}
