package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Game;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games of silver played to their verdict. */
class SilverGamesTest {
    private static final String START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w";

    /**
     * From the start: Cho's general goes to d3, Han's to d9, and the file between is clear. Nothing is over yet: Cho
     * has five replies. It accepts, and 72 to 72 is Han's.
     */
    @Test
    @Tag("S8")
    @Tag("S10")
    @Tag("S29")
    @Tag("fault-71")
    void theFirstBikjangOfTheOpeningIsAcceptedAndEqualSoHanWins() {
        Game called = Seat.GIVEN.game(START, "e2d3", "e9d9");
        assertThat(Seat.GIVEN.verdict(called)).isEqualTo("goes on");
        assertThat(Seat.GIVEN.moves(called)).containsExactlyInAnyOrder("d3d9", "d3e3", "d3e2", "c4d4", "e4d4");
        Game accepted = Seat.GIVEN.play(called, "d3d9");
        assertThat(Seat.GIVEN.verdict(accepted)).isEqualTo("han second-player S29 72-72");
    }

    /**
     * Cho has two cannons, Han five soldiers. Cho calls, Han accepts: by value Cho wins, and by the number of pieces,
     * which the other manual counts, Han does.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("S9")
    @Tag("S27")
    @Tag("S28")
    @Tag("D12")
    @Tag("D13")
    void theFirstBikjangIsAcceptedAndWonByValueButLostByCount(Seat seat) {
        String fen = "4k4/9/9/9/pppp1p3/9/9/9/3K5/C7C w";
        Game silver = seat.game(fen, "d2d1", "f6f5", "d1d2", "a6a5", "d2e2", "e10e2");
        assertThat(seat.verdict(silver)).isEqualTo("cho material S28 14-10");
        Game dan = seat.game(fen, Gungjanggi.DAN, "d2d1", "f6f5", "d1d2", "a6a5", "d2e2", "e10e2");
        assertThat(seat.verdict(dan)).isEqualTo("han material D13 2-5");
    }

    /**
     * Cho calls, Han steps aside and is promoted. Cho's general follows to the same file behind its chariot; when the
     * chariot leaves, Han's general flies down the file and wins.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("S11")
    @Tag("S12")
    @Tag("S13")
    void theAvoidingSideIsPromotedAndLaterWinsByItsGeneral(Seat seat) {
        Game avoided = seat.game("4k4/9/9/9/9/9/9/3R5/3K5/R8 w", "d2e2", "e10d10");
        assertThat(seat.promotedGenerals(avoided)).isEqualTo("han");
        Game behind = seat.play(avoided, "e2d2", "d10d9");
        assertThat(seat.permits(behind, "d3a3")).isTrue();
        Game open = seat.play(behind, "d3a3");
        assertThat(seat.verdict(open)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(open, "d9d2"))).isEqualTo("han general-captured S13");
    }

    /**
     * Cho calls, Han blocks with its soldier and is promoted. The soldier steps away again: Han's own call, and a check
     * as well. Cho, far ahead, accepts.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("S11")
    @Tag("S16")
    @Tag("S28")
    void theBlockingSideCallsInItsTurnAndItIsAccepted(Seat seat) {
        Game blocked = seat.game("4k4/9/9/9/3p5/9/9/9/3K5/RR7 w", "d2e2", "d6e6");
        assertThat(seat.promotedGenerals(blocked)).isEqualTo("han");
        Game called = seat.play(blocked, "a1a3", "e6d6");
        assertThat(called.position().isInCheck()).isTrue();
        assertThat(seat.moves(called))
                .containsExactlyInAnyOrder("e2e10", "e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3", "a3e3");
        assertThat(seat.verdict(seat.play(called, "e2e10"))).isEqualTo("cho material S28 26-2");
    }

    /** Both sides call once and both avoid. Then Cho forgets that Han's general is promoted too. */
    @ParameterizedTest
    @EnumSource
    @Tag("S15")
    @Tag("S19")
    void ofTwoPromotedGeneralsTheOneThatMovesIntoFacingLoses(Seat seat) {
        Game both = seat.game("4k4/9/9/9/9/9/9/9/3K5/RR7 w", "d2e2", "e10d10", "a1a2", "d10e10", "e2d1");
        assertThat(seat.promotedGenerals(both)).isEqualTo("both");
        Game facing = seat.play(both, "pass", "d1e1");
        assertThat(seat.permits(facing, "pass")).isTrue();
        assertThat(seat.verdict(seat.play(facing, "e10e1"))).isEqualTo("han general-captured S13");
    }

    /**
     * Chariots are exchanged off until Cho's chariot takes Han's: one chariot against one soldier is drawn, and both
     * generals are promoted by themselves. Then Han's general walks into the file of Cho's and is taken.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("S18")
    @Tag("S19")
    @Tag("S13")
    void theCaptureThatDrawsTheMaterialPromotesBoth(Seat seat) {
        Game drawn = seat.game("4k4/9/9/9/2p6/r8/9/9/3K5/R8 w", "d2d1", "e10e9", "a1a5");
        assertThat(seat.promotedGenerals(drawn)).isEqualTo("both");
        Game facing = seat.play(drawn, "e9d9");
        assertThat(seat.verdict(facing)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(facing, "d1d9"))).isEqualTo("cho general-captured S13");
    }

    /** A chariot against a guard and a horse is drawn: the chariot steps before the general to be the first to check. */
    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    @Tag("S4")
    @Tag("S5")
    void aChariotIsSacrificedForTheFirstCheck(Seat seat) {
        Game game = seat.game("3ak4/9/9/9/9/9/9/n8/5K3/R8 w", "f2f1", "a3b5", "a1a9", "b5c3");
        assertThat(seat.verdict(game)).isEqualTo("goes on");
        Game check = seat.play(game, "a9e9");
        assertThat(check.position().attackers(seat.move("a9e9").to(), check.turn()))
                .hasSize(2);
        assertThat(seat.verdict(check)).isEqualTo("cho first-check S3");
    }

    /** Cho's chariot shields its general, leaves the file to check first, and the general behind it is taken. */
    @ParameterizedTest
    @EnumSource
    @Tag("S4")
    @Tag("S2")
    void aCheckThatHangsTheOwnGeneralIsAnsweredByItsCapture(Seat seat) {
        Game hanging = seat.game("4k4/9/3r5/9/9/3R5/9/9/3K5/9 w", "d2d1", "e10e9", "d5e5");
        assertThat(hanging.position().isInCheck()).isTrue();
        assertThat(seat.verdict(hanging)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(hanging, "d8d1"))).isEqualTo("han general-captured S2");
    }

    /** The last soldiers are taken one by one; what is left are guards, and they are counted. */
    @ParameterizedTest
    @EnumSource
    @Tag("S6")
    void theLastAttackerFallsAndTheGreaterValueWins(Seat seat) {
        Game game = seat.game("3P5/4k4/9/9/9/9/9/9/4pK3/3A5 w", "f2f3", "e9d10", "d1e2");
        assertThat(seat.verdict(game)).isEqualTo("cho material S6 3-0");
    }

    /** The same with a guard on either side: equal, so the second player wins, whoever took last. */
    @Test
    @Tag("S7")
    void theLastAttackerFallsAndEqualValueIsTheSecondPlayers() {
        Game byCho = Seat.GIVEN.game("3ak4/9/9/9/9/9/9/3K5/4p4/3A5 w", "pass", "e10f10", "d1e2");
        assertThat(Seat.GIVEN.verdict(byCho)).isEqualTo("han second-player S7 3-3");
        Game byHan = Seat.GIVEN.game("3a5/4P4/5k3/9/9/9/9/9/3K5/3A5 b", "pass", "d2d3", "d10e9");
        assertThat(Seat.GIVEN.verdict(byHan)).isEqualTo("han second-player S7 3-3");
    }

    /** Han may pass twice; the third time every step exposes its general, no pass is left, and that is a loss. */
    @ParameterizedTest
    @EnumSource
    @Tag("S20")
    @Tag("S22")
    @Tag("S23")
    void aSideThatHasPassedTwiceAndHasNowhereToMoveLoses(Seat seat) {
        Game game = seat.game("4k4/9/R8/9/9/3R1R3/9/9/9/3K5 w", "d1d2", "e10e9", "a8b8", "e9e10");
        Game cornered = seat.play(game, "b8b9");
        assertThat(seat.safeMoves(cornered)).containsExactly("pass");
        Game once = seat.play(cornered, "pass", "d2d1");
        assertThat(seat.safeMoves(once)).containsExactly("pass");
        Game twice = seat.play(once, "pass", "d1d2");
        assertThat(seat.verdict(twice)).isEqualTo("cho no-moves S23");
        assertThat(seat.refusal(twice, "pass")).isEqualTo("S23");
    }

    /** A third pass in a row is refused although there is nothing better; the player has to move. */
    @ParameterizedTest
    @EnumSource
    @Tag("S21")
    @Tag("S22")
    void aThirdPassIsRefusedAndAMoveFollows(Seat seat) {
        Game game = seat.game(START, "a4b4", "pass", "b4b5", "pass", "b5b6");
        assertThat(seat.refusal(game, "pass")).isEqualTo("S22");
        Game moved = seat.play(game, "a7b7", "i4i5");
        assertThat(seat.permits(moved, "pass")).isTrue();
    }

    /** A chariot goes up and down its file; the third time it has to do something else. */
    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    @Tag("S26")
    @Tag("fault-47")
    void aThirdToAndFroIsRefusedAndTheGameGoesOn(Seat seat) {
        Game game = seat.game(START, "a1a2", "a7a6", "a2a1", "c7c6", "a1a2", "g7g6", "a2a1", "i7i6");
        assertThat(seat.refusal(game, "a1a2")).isEqualTo("S24");
        Game other = seat.play(game, "a1a3", "a6b6", "a3a1", "b6b5", "a1a2");
        assertThat(seat.verdict(other)).isEqualTo("goes on");
    }

    /** A chariot checks from e5 and d5 in turn. It is barred, not lost: Cho mates with the other chariot instead. */
    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("S2")
    @Tag("fault-48")
    void perpetualCheckIsBarredAndTheCheckerMustFindBetter(Seat seat) {
        Game game = seat.game(
                "9/4k4/9/9/9/R8/9/9/9/R4K3 w", "a5e5", "e9d9", "e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "d9e9");
        assertThat(seat.refusal(game, "d5e5")).isEqualTo("S25");
        Game net = seat.play(game, "a1a9");
        assertThat(net.position().isInCheck()).isTrue();
        assertThat(seat.safeMoves(net)).containsExactlyInAnyOrder("e9e10", "e9e8", "e9f10", "e9f8");
        Game mate = seat.play(net, "e9e10", "d5h5", "pass", "h5h10");
        assertThat(seat.verdict(mate)).isEqualTo("cho mate S2");
    }
}
