package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A complete win within three moves is claimed at the end of the total time (P13b), and what stands if it fails (P13c). */
class KjaTimeClaimTest {
    /** Two chariots each; Cho's can mate in three turns if Han does nothing. 26 to 27.5. */
    private static final String LADDER = "4k4/9/8r/8r/9/9/9/RR7/9/3K5 w";

    private static Game claim(Game game, Side side) {
        return game.record(Event.TIME_OVER, Map.of(TotalTime.CLAIM, side.id()));
    }

    private static Game ladder(String... moves) {
        return Play.on(claim(Play.from(LADDER, Kja.RULES), Side.CHO), moves);
    }

    /** The same game with the sides swapped, Han claiming. */
    private static Game swappedLadder(String... moves) {
        Position start = Play.from(LADDER, Kja.RULES).position().swapped();
        Game game = claim(Game.of(start), Side.HAN);
        for (String move : moves) {
            game = game.play(Move.parse(move).rotated());
        }
        return game;
    }

    @Test
    @Tag("P13b")
    void aClaimKeepsTheGameGoing() {
        Game claimed = ladder();
        assertThat(Ends.of(claimed)).isEqualTo(Ends.OPEN);
        assertThat(claimed.turn()).isEqualTo(Side.CHO);
        assertThat(claimed.legalMoves()).hasSameElementsAs(claimed.position().powerMoves());
        assertThat(TotalTime.isClaimed(claimed.position())).isTrue();
        assertThat(TotalTime.isClaimed(claimed.history().at(0).position().under(Gungjanggi.SILVER)))
                .as("no point play")
                .isFalse();
        assertThat(TotalTime.isClaimed(Play.from(LADDER, Kja.RULES).position())).isFalse();
    }

    @Test
    @Tag("P13b")
    void theMateOfTheThirdTurnWins() {
        String[] moves = {"a3a9", "pass", "b3b4", "pass", "b4b10"};
        assertThat(Ends.of(ladder(moves))).isEqualTo("cho mate K4");
        assertThat(Ends.of(swappedLadder(moves))).isEqualTo("han mate K4");
    }

    @Test
    @Tag("P13b")
    void anEarlierMateWins() {
        String[] moves = {"a3a9", "pass", "b3b10"};
        assertThat(Ends.of(ladder(moves))).isEqualTo("cho mate K4");
        assertThat(Ends.of(swappedLadder(moves))).isEqualTo("han mate K4");
    }

    @Test
    @Tag("P13b")
    @Tag("P8")
    void takingTheGeneralOnTheThirdTurnWins() {
        String[] moves = {"b3c3", "pass", "a3a10", "pass", "a10e10"};
        assertThat(Ends.of(ladder(moves))).isEqualTo("cho general-captured P8");
        assertThat(Ends.of(swappedLadder(moves))).isEqualTo("han general-captured P8");
    }

    @Test
    @Tag("P13c")
    void thePointsAtTheEndOfTheTimeStandIfTheClaimFails() {
        String[] moves = {"a3a8", "pass", "a8i8", "pass"};
        assertThat(Ends.of(ladder(moves))).as("before the third turn").isEqualTo(Ends.OPEN);
        Game failed = Play.on(ladder(moves), "i8h8");
        assertThat(Ends.of(failed)).as("although a chariot was won").isEqualTo("han points P13c 26-27.5");
        assertThat(failed.position().points()).hasToString("26-13");
        assertThat(failed.position().score()).hasToString("26-27.5");
        assertThat(failed.legalMoves()).isEmpty();
        Game swapped = Play.on(swappedLadder(moves), "h8h9");
        assertThat(Ends.of(swapped)).isEqualTo("han points P13c 26-27.5");
        assertThat(swapped.position().points()).hasToString("13-26");
    }

    @Test
    @Tag("P13c")
    void aCheckOnTheThirdTurnThatIsNoMateFails() {
        assertThat(Ends.of(ladder("a3a4", "pass", "a4a3", "pass", "a3a10"))).isEqualTo("han points P13c 26-27.5");
    }

    @Test
    @Tag("P13a")
    @Tag("P13c")
    void deadPiecesAreLeftOutOfThePointsThatAreRemembered() {
        Game game = Play.from(LADDER, Kja.RULES)
                .record(Event.TIME_OVER, Map.of(TotalTime.CLAIM, "cho", TotalTime.DEAD, "i8"));
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        Game failed = Play.on(game, "a3a4", "i7b7", "a4a3", "b7b3", "a3a2");
        assertThat(Ends.of(failed)).isEqualTo("cho points P13c 26-14.5");
    }

    @Test
    @Tag("P13b")
    void theClaimantsNextThreeTurnsAreCountedFromWhoeverIsToMove() {
        Game byHan = claim(Play.from(LADDER, Kja.RULES), Side.HAN);
        Game last = Play.on(byHan, "d1d2", "i8h8", "d2d1", "h8i8", "d1d2");
        assertThat(Ends.of(last)).as("Han has one turn left").isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(last, "i8h8"))).isEqualTo("han points P13c 26-27.5");
        Game byCho = ladder("d1d2", "i8h8", "d2d1", "h8i8");
        assertThat(Ends.of(byCho)).as("Cho has one turn left").isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(byCho, "d1d2"))).isEqualTo("han points P13c 26-27.5");
    }

    @Test
    @Tag("P13b")
    void aCompleteWinOfTheOtherSideStandsToo() {
        Game byHan = claim(Play.from(LADDER, Kja.RULES), Side.HAN);
        assertThat(Ends.of(Play.on(byHan, "a3a9", "i8h8", "b3b10"))).isEqualTo("cho mate K4");
        Game exposed = Play.from("4k4/9/9/r8/9/9/9/9/RR7/3K5 w", Kja.RULES);
        Game taken = Play.on(claim(exposed, Side.CHO), "b2c2", "a7d7", "pass", "d7d1");
        assertThat(Ends.of(taken)).isEqualTo("han general-captured P8");
    }

    @Test
    @Tag("P13b")
    void bikjangIsOffMeanwhile() {
        Game facing = ladder("d1e1", "pass");
        assertThat(facing.position().isFacing()).isTrue();
        assertThat(Ends.of(facing)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(facing, "a3a4", "e10e9"))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(ladder("d1e1", "pass"), "a3a9", "pass", "b3b10")))
                .as("facing does not prevent mate")
                .isEqualTo("cho mate K4");
    }

    @Test
    @Tag("P13b")
    void aCallThatPendsWhenTheTimeEndsIsOff() {
        Game called = Play.from(LADDER, Kja.RULES, "d1e1");
        Game claimed = claim(called, Side.CHO);
        assertThat(Ends.of(Play.on(claimed, "pass"))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(called, "pass"))).as("without the claim").isEqualTo("han points P6b 26-27.5");
    }

    @Test
    @Tag("P13b")
    void theDoublePassIsOffMeanwhile() {
        assertThat(Ends.of(ladder("pass", "pass"))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(ladder("pass", "pass", "pass", "pass"))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(ladder("pass", "pass", "pass", "pass", "pass"))).isEqualTo("han points P13c 26-27.5");
        Game passed = claim(Play.from(LADDER, Kja.RULES, "pass"), Side.CHO);
        assertThat(Ends.of(Play.on(passed, "pass"))).as("one before, one after").isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("P13b")
    void repetitionIsOffMeanwhile() {
        Game three = Ends.cycles(Play.start(Kja.RULES), 3, "a1a2", "a10a9", "a2a1", "a9a10");
        assertThat(Ends.of(Play.on(three, "a1a2"))).isEqualTo("han disqualified P7");
        assertThat(Ends.of(Play.on(claim(three, Side.CHO), "a1a2", "a10a9"))).isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("P13b")
    void theTotalTimeEndsOnlyOnce() {
        Game claimed = ladder("a3a9");
        assertThatIllegalArgumentException().isThrownBy(() -> claimed.record(Event.TIME_OVER, Map.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> claim(claimed, Side.HAN));
    }

    @ParameterizedTest
    @Tag("P13b")
    @ValueSource(strings = {"", "Cho", "white", "cho han"})
    void aClaimantIsChoOrHan(String text) {
        Game game = Play.from(LADDER, Kja.RULES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.record(Event.TIME_OVER, Map.of(TotalTime.CLAIM, text)))
                .withMessageContaining("\"" + text + "\"");
    }

    @Test
    @Tag("P13b")
    void otherEventsStillEndTheGame() {
        Game game = ladder("a3a9").record(Event.RESIGNATION, Map.of(Event.SIDE, "han"));
        assertThat(Ends.of(game)).isEqualTo("cho resignation K4");
    }

    @Test
    @Tag("P13b")
    @Tag("P13c")
    void theTextKeepsTheClaim() {
        Game game = ladder("d1e1", "pass");
        Position read = Fen.parse(game.position().toString(), Kja.RULES);
        assertThat(read).isEqualTo(game.position());
        assertThat(game.position().toString()).contains("claim=cho").contains("turns=2");
        Game on = Play.on(Game.of(read), "a3a8", "pass", "a8i8");
        assertThat(Ends.of(on)).isEqualTo("han points P13c 26-27.5");
        Position over = Fen.parse(on.position().toString(), Kja.RULES);
        assertThat(over).isEqualTo(on.position());
        assertThat(Ends.of(over)).isEqualTo("han points P13c 26-27.5");
    }

    @Test
    @Tag("P13b")
    void theClaimTakesPartInEquality() {
        assertThat(ladder().position())
                .isNotEqualTo(Play.from(LADDER, Kja.RULES).position());
        assertThat(ladder().position())
                .isNotEqualTo(claim(Play.from(LADDER, Kja.RULES), Side.HAN).position());
    }

    @Test
    @Tag("P13b")
    @Tag("P13c")
    void aSwappedClaimBelongsToTheOtherSideWithItsPoints() {
        Game game = ladder("a3a8", "pass", "a8i8", "pass");
        Game swapped = Game.of(game.position().swapped());
        assertThat(Ends.of(Play.on(swapped, "a3b3"))).isEqualTo("han points P13c 26-27.5");
        Game unequal = claim(Play.from("4k4/9/9/9/9/9/9/RR7/9/3K5 w", Kja.RULES), Side.CHO);
        Game other = Game.of(unequal.position().swapped());
        assertThat(Ends.of(Play.on(other, "pass", "pass", "pass", "pass", "pass")))
                .isEqualTo("han points P13c 0-27.5");
    }

    @Test
    @Tag("P13b")
    void movesOfTheClaimCanBeTakenBack() {
        Game claimed = claim(Play.from(LADDER, Kja.RULES, "d1d2", "pass"), Side.CHO);
        Game played = Play.on(claimed, "a3a9", "pass", "b3b10");
        assertThat(played.at(2).position()).isEqualTo(claimed.position());
        assertThat(played.undo().isOver()).isFalse();
        assertThat(played.undo().position())
                .isEqualTo(Play.on(claimed, "a3a9", "pass").position());
        Game before = played.at(1);
        assertThat(before.events()).isEmpty();
        assertThat(before.position())
                .isEqualTo(Play.from(LADDER, Kja.RULES, "d1d2").position());
        assertThat(Ends.of(Play.on(before, "pass", "d2d1"))).isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("P13c")
    @Tag("K2")
    void aDecisionDuringAClaimTakesThePointsOfTheEndOfTheTime() {
        Game claim = Play.from("3k5/9/9/9/9/9/9/9/R8/R3K4 w", Kja.RULES)
                .record(Event.TIME_OVER, Map.of(TotalTime.CLAIM, "cho", TotalTime.DEAD, "a1 a2"));
        Outcome decided = claim.record(Event.ADJUDICATION, Map.of()).outcome().orElseThrow();
        assertThat(decided)
                .isEqualTo(Outcome.win(Side.HAN, Ending.POINTS, "P13c").withScore(new Score(0, 3)));
    }
}
