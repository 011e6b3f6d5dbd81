package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.janggi.core.TestRules.play;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** S24, S25, P7: what is counted is an arrival, and the position that a game starts from counts for nothing. */
class HistoryTest {
    private static final String[] CYCLE = {"a1a2", "a10a9", "a2a1", "a9a10"};
    private static final Move BEGIN = Move.parse("a1a2");

    private static Game cycles(RuleSet rules, int times) {
        Game game = Game.start(rules, Formation.HEEH, Formation.HEEH);
        for (int i = 0; i < times; i++) {
            game = play(game, CYCLE);
        }
        return game;
    }

    @Test
    @DisplayName("section 10: the side that begins a cycle is the first to reach the limit")
    void arrivalsAreCounted() {
        History history = cycles(new TestRules(), 1).history();
        assertThat(history.arrivals())
                .as("back at the start, for the first time")
                .isEqualTo(1);
        assertThat(history.mostArrivals()).isEqualTo(1);
        assertThat(history.arrivalsWith(BEGIN)).isEqualTo(2);
        assertThat(history.arrivalsWith(Move.parse("i1i2"))).isEqualTo(1);
        assertThat(history.previousArrival()).isEmpty();
        History again = cycles(new TestRules(), 1).play(BEGIN).history();
        assertThat(again.arrivals()).isEqualTo(2);
        assertThat(again.mostArrivals()).isEqualTo(2);
        assertThat(again.previousArrival()).map(History::ply).contains(1);
        assertThat(cycles(new TestRules(), 2).history().arrivals()).isEqualTo(2);
        assertThat(cycles(new TestRules(), 2).play(BEGIN).history().previousArrival())
                .map(History::ply)
                .contains(5);
    }

    @Test
    void arrivingSoOftenIsTheCountOfArrivals() {
        SplittableRandom random = new SplittableRandom(5);
        int repeated = 0;
        for (int i = 0; i < 120; i++) {
            Game game = Game.of(Fen.parse("3k5/9/9/4P4/9/9/9/9/9/5K3 w - - 0 1", new TestRules()));
            for (int ply = 0; ply < 60 && !game.isOver(); ply++) {
                List<Move> moves = game.legalMoves();
                for (Move step : moves.stream().filter(move -> !move.isPass()).toList()) {
                    int arrivals = game.history().arrivalsWith(step);
                    repeated += arrivals > 2 ? 1 : 0;
                    for (int times = 1; times <= 5; times++) {
                        assertThat(game.history().arrivesWith(step, times))
                                .as(
                                        "%s for the %d. time after %s",
                                        step, times, game.history().moves())
                                .isEqualTo(arrivals >= times);
                    }
                }
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
        }
        assertThat(repeated).isGreaterThan(50);
    }

    @Test
    void aPassArrivesNowhere() {
        Game game = play(Game.start(new TestRules(), Formation.HEEH, Formation.HEEH), "pass", "pass", "pass");
        assertThat(game.history().arrivals()).isZero();
        assertThat(game.history().reversiblePlies()).isEqualTo(3);
    }

    @Test
    void aCaptureBeginsACountAnew() {
        Game game = play(cycles(new TestRules(), 1), "a4b4", "c7b7", "b4b5", "b7b6", "b5b6");
        assertThat(game.history().reversiblePlies()).isZero();
        assertThat(game.history().mostArrivals()).isEqualTo(1);
        Game before = game.undo();
        assertThat(before.history().arrivalsWith(Move.parse("b5b6"))).isEqualTo(1);
        assertThat(before.history().reversiblePlies()).isEqualTo(8);
    }

    @Test
    @DisplayName("S24: a to-and-fro goes on through passes and ends with another step")
    void identicalMovesAreCounted() {
        Game game = play(cycles(new TestRules(), 1), "a1a2", "pass");
        History history = game.history();
        assertThat(history.identicalMoves()).isZero();
        assertThat(history.toAndFro()).isEqualTo(3);
        assertThat(history.identicalMovesWith(Move.parse("a2a1"))).isEqualTo(2);
        assertThat(history.identicalMovesWith(Move.parse("a2a3"))).isEqualTo(1);
        assertThat(history.at(5).identicalMoves()).isEqualTo(2);
        assertThat(history.at(5).toAndFro()).isEqualTo(2);
        assertThat(history.at(0).identicalMoves()).isZero();
        assertThat(history.at(0).toAndFro()).isZero();
        History later = play(game, "a2a1", "a10a9").history();
        assertThat(later.identicalMoves()).isEqualTo(2);
        assertThat(later.toAndFro()).isEqualTo(4);
        assertThat(play(game, "i1i2").history().identicalMoves()).isEqualTo(1);
    }

    @Test
    void aHistoryIsReadPlyByPly() {
        Game game = cycles(new TestRules(), 1);
        History history = game.history();
        assertThat(history.moves()).extracting(Move::toString).containsExactly(CYCLE);
        assertThat(history.move()).contains(Move.parse("a9a10"));
        assertThat(history.at(0).move()).isEmpty();
        assertThat(history.at(0).previous()).isEmpty();
        assertThat(history.at(2).ply()).isEqualTo(2);
        assertThat(history.previous()).contains(history.at(3));
        assertThatIllegalArgumentException().isThrownBy(() -> history.at(5)).withMessageContaining("0 to 4");
        assertThatIllegalArgumentException().isThrownBy(() -> history.at(-1));
    }

    @Test
    void aRuleSetMayBarTheThirdArrival() {
        Game game = cycles(new ThirdTimeRules(), 2);
        assertThat(game.refusal(BEGIN)).contains(ThirdTimeRules.THIRD);
        assertThat(game.legalMoves()).doesNotContain(BEGIN).contains(Move.PASS, Move.parse("i1i2"));
        assertThat(game.safeMoves()).doesNotContain(BEGIN).contains(Move.PASS);
        assertThat(game.position().legalMoves())
                .as("a position knows no history")
                .contains(BEGIN);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> game.play(BEGIN))
                .withMessageContaining("a third time");
        assertThat(cycles(new ThirdTimeRules(), 1).permits(BEGIN)).isTrue();
    }
}
