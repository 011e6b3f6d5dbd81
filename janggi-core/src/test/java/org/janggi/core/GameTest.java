package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.janggi.core.TestRules.play;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final TestRules RULES = new TestRules();

    private static Game start() {
        return Game.start(RULES, Formation.HEEH, Formation.HEEH);
    }

    private static Map<String, String> of(String side) {
        return Map.of(Event.SIDE, side);
    }

    @Test
    void aGameIsPlayedAndTakenBackWithoutChangingWhatWasBefore() {
        Game start = start();
        Game game = play(start, "a4b4", "pass");
        assertThat(game).hasToString(TestRules.START + " moves a4b4 pass");
        assertThat(start).hasToString(TestRules.START);
        assertThat(game.turn()).isSameAs(Side.CHO);
        assertThat(game.rules()).isSameAs(RULES);
        assertThat(game.undo().history().moves()).containsExactly(Move.parse("a4b4"));
        assertThat(game.at(0).position()).isEqualTo(start.position());
        assertThat(game.at(2)).isSameAs(game);
        assertThatIllegalArgumentException().isThrownBy(start::undo);
        assertThatIllegalArgumentException().isThrownBy(() -> game.at(3));
        assertThat(start.legalMoves()).isEqualTo(start.position().legalMoves());
        assertThat(start.safeMoves()).isEqualTo(start.position().safeMoves());
        assertThat(start.claimable()).isEmpty();
    }

    @Test
    void theSideThatResignsLoses() {
        Game game = play(start(), "a4b4").record(Event.RESIGNATION, of("han"));
        assertThat(game.outcome()).contains(Outcome.win(Side.CHO, Ending.RESIGNATION, "resignation"));
        assertThat(game.legalMoves()).isEmpty();
        assertThat(game.safeMoves()).isEmpty();
        assertThat(game.claimable()).isEmpty();
        assertThat(game.events()).containsExactly(new Event(1, Event.RESIGNATION, of("han")));
        assertThat(game.refusal(Move.PASS).orElseThrow().toString()).contains("the game is over by resignation");
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> game.play(Move.PASS));
        assertThatIllegalStateException()
                .isThrownBy(() -> game.record(Event.WARNING, of("cho")))
                .withMessageContaining("after the end");
        assertThat(game.undo().isOver()).isFalse();
        assertThat(game.undo().events()).isEmpty();
    }

    @Test
    void timeLossDisqualificationAndAdjudicationEndAGame() {
        assertThat(start().record(Event.TIME_LOSS, of("cho")).outcome())
                .contains(Outcome.win(Side.HAN, Ending.TIME, "time-loss"));
        Outcome disqualified = start().record(
                        Event.DISQUALIFICATION, Map.of(Event.SIDE, "cho", Event.CAUSE, "second warning"))
                .outcome()
                .orElseThrow();
        assertThat(disqualified.ending()).isEqualTo(Ending.DISQUALIFIED);
        assertThat(disqualified.winner()).contains(Side.HAN);
        assertThat(disqualified.cause()).contains("second warning");
        Outcome adjudicated =
                start().record(Event.ADJUDICATION, Map.of()).outcome().orElseThrow();
        assertThat(adjudicated.score()).contains(Score.ofPoints(72, 72));
        assertThat(adjudicated.clause()).hasToString("T2");
        assertThatIllegalArgumentException().isThrownBy(() -> start().record(Event.RESIGNATION, Map.of()));
    }

    @Test
    void otherEventsAreKeptAndPlayGoesOn() {
        Game game = start().record(Event.WARNING, of("cho"));
        assertThat(game.isOver()).isFalse();
        Game later = play(game, "a4b4").record("note", Map.of());
        assertThat(later.events()).extracting(Event::ply).containsExactly(0, 1);
        assertThat(later.at(0).events()).extracting(Event::type).containsExactly(Event.WARNING);
    }

    @Test
    void anEventMayChangeTheState() {
        StateField warned = StateField.flag("warned", 0);
        TestRules rules = new TestRules() {
            @Override
            public StateLayout layout() {
                return StateLayout.of(warned);
            }

            @Override
            public long stateAfter(Game game, Event event) {
                return warned.with(game.position().state(), 1);
            }
        };
        Game game = play(Game.start(rules, Formation.HEEH, Formation.HEEH), "a1a2");
        Game told = game.record(Event.WARNING, of("cho"));
        assertThat(warned.get(told.position().state())).isEqualTo(1);
        assertThat(told.position()).isNotEqualTo(game.position());
        assertThat(told.position().toString()).endsWith("warned=1");
        assertThat(told.history().arrivals()).isEqualTo(1);
    }

    @Test
    void aGameThatIsOverByItsPositionPermitsNothing() {
        Game game = play(Game.of(RULES.read("3k5/9/9/9/9/9/9/9/3RK4/9 w")), "d2d10");
        assertThat(game.outcome()).contains(Outcome.win(Side.CHO, Ending.GENERAL_CAPTURED, "M8"));
        assertThat(game.permits(Move.PASS)).isFalse();
        assertThat(game.undo().isOver()).isFalse();
        Game taken = play(Game.of(RULES.read("3k5/9/9/9/9/9/9/9/4K4/3r5 w")), "e2e3", "d1e2");
        assertThat(taken.position().isInCheck()).isTrue();
        assertThat(play(taken, "pass", "e2e3").outcome()).map(Outcome::winner).contains(Optional.of(Side.HAN));
    }

    @Test
    void aRuleSetMayEndAGameByItsHistory() {
        ThirdTimeRules rules = new ThirdTimeRules(3, Permission.everything().refusingSelfCheck(TestRules.NO));
        Game game = play(Game.start(rules, Formation.HEEH, Formation.HEEH), "a4b4", "pass");
        assertThat(game.isOver()).isFalse();
        assertThat(game.legalMoves()).hasSameSizeAs(game.safeMoves());
        assertThat(game.play(Move.PASS).outcome()).contains(Outcome.draw("T4"));
    }

    @Test
    void anEndByHistoryMakesAMoveSafe() {
        ThirdTimeRules rules = new ThirdTimeRules(1, Permission.everything());
        ThirdTimeRules later = new ThirdTimeRules(2, Permission.everything());
        String check = "3k5/9/9/9/9/9/9/9/r3K4/9 w";
        assertThat(Game.of(rules.read(check)).safeMoves()).contains(Move.PASS);
        assertThat(Game.of(later.read(check)).safeMoves())
                .doesNotContain(Move.PASS)
                .isNotEmpty();
        String mate = "3k5/9/9/9/9/9/9/9/r8/r3K4 w";
        assertThat(Game.of(rules.read(mate)).isOver()).isFalse();
        assertThat(Game.of(later.read(mate)).outcome()).map(Outcome::ending).contains(Ending.MATE);
    }

    @Test
    void nowhereToMoveIsSeenThroughTheHistory() {
        Permission noPass =
                Permission.everything().refusingSelfCheck(TestRules.NO).refusingPass(TestRules.NO);
        String stuck = "4k4/8R/9/3R1R3/9/9/9/9/9/3K5 b";
        assertThat(Game.of(new ThirdTimeRules(9, noPass).read(stuck)).outcome())
                .map(Outcome::ending)
                .contains(Ending.NO_MOVES);
    }

    @Test
    void anEndMayBeClaimed() {
        Game game = Game.start(new ThirdTimeRules(), Formation.HEEH, Formation.HEEH);
        assertThat(play(game, "pass", "pass", "pass", "pass").claimable()).isEmpty();
        assertThat(play(game, "pass", "pass", "pass", "pass", "pass").claimable())
                .contains(Outcome.draw("T5"));
    }
}
