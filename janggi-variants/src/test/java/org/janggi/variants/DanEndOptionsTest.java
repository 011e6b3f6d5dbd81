package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;
import static org.janggi.variants.Gungjanggi.DAN;

import java.util.Map;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Score;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of dan about mate, material, passes and repetition. */
class DanEndOptionsTest {
    private static final String QUIET = "9/4k4/9/9/P7p/9/9/9/3K5/9 w";
    private static final String DRAWING = "9/4k4/9/8n/9/R8/9/9/9/3K5 w";

    /** The chariot on b5 mates on b10. */
    private static final String MATE_IN_ONE = "4k4/R8/9/9/8p/1R7/9/9/9/3K5 w";

    private static Outcome secondPlayer(int pieces) {
        return Outcome.win(HAN, Ending.SECOND_PLAYER, "D16").withScore(Score.ofPoints(pieces, pieces));
    }

    @ParameterizedTest
    @EnumSource
    void mateMayBePlayedOutToTheCapture(Seat seat) {
        assertThat(seat.game(MATE_IN_ONE, DAN, "b5b10").outcome()).contains(seat.win(CHO, Ending.MATE, "S2"));
        Game game = seat.game(MATE_IN_ONE, DAN.with(Reading.PLAYED_OUT), "b5b10");
        assertThat(game.isOver()).isFalse();
        assertThat(game.safeMoves()).isEmpty();
        assertThat(seat.play(game, "i6i5", "b10e10").outcome()).contains(seat.win(CHO, Ending.GENERAL_CAPTURED, "S2"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    void whereMateIsPlayedOutNowhereToMoveNeedsThatNothingIsPermitted(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.PLAYED_OUT);
        Game game = seat.game("9/5k3/4r4/9/9/9/9/9/r8/3K5 w", rules, "pass", "f9f10", "pass", "f10f9");
        assertThat(game.isOver()).isFalse();
        assertThat(seat.moves(game)).containsExactlyInAnyOrder("d1d2", "d1e1", "d1e2");
    }

    @Test
    void mateIsNotPlayedOutWhereSelfCheckIsForbidden() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DAN.with(Reading.PLAYED_OUT).with(SelfCheck.FORBIDDEN));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DAN.with(SelfCheck.FORBIDDEN).with(Reading.PLAYED_OUT));
    }

    @ParameterizedTest
    @EnumSource
    void selfCheckMayBeForbidden(Seat seat) {
        Gungjanggi rules = DAN.with(SelfCheck.FORBIDDEN);
        assertThat(rules).isNotEqualTo(DAN).isEqualTo(DAN.with(SelfCheck.FORBIDDEN));
        assertThat(rules.with(SelfCheck.TAKEN)).isEqualTo(DAN);
        Game check = seat.game("9/4k4/9/9/8p/R8/9/9/9/3K5 w", rules, "a5a9");
        assertThat(seat.moves(check)).containsExactlyInAnyOrder("e9d8", "e9d10", "e9e8", "e9e10", "e9f8", "e9f10");
        assertThat(seat.refusal(check, "pass")).isEqualTo("S2");
        assertThat(seat.refusal(check, "e9f9")).isEqualTo("S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void onlyLaterChecksMayCountAsTheFirst(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.LATER_CHECKS);
        Game game = seat.game("9/p3k4/9/8n/9/R8/9/9/9/3K5 w", rules, "a5a9");
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(game.outcome()).isEmpty();
        Game later = seat.play(game, "e9e8", "a9a8");
        assertThat(later.outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void theFirstCheckMayWinThoughTheOwnGeneralCanBeTaken(Seat seat) {
        Game game = seat.game("9/4k4/3r5/9/9/R8/9/9/9/3K5 w", DAN.with(Reading.CHECK_AT_ANY_COST), "a5a9");
        assertThat(game.outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void twoPassesInSuccessionMayDecideDrawingMaterialByNumber(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.MATERIAL_AFTER_TWO_PASSES);
        assertThat(seat.game(DRAWING, DAN, "pass", "pass").isOver()).isFalse();
        assertThat(seat.game(DRAWING, rules, "pass").isOver()).isFalse();
        assertThat(seat.game(DRAWING, rules, "pass", "i7h5", "pass").isOver()).isFalse();
        assertThat(seat.game(DRAWING, rules, "pass", "pass").outcome()).contains(secondPlayer(1));
        assertThat(seat.game("9/4k4/9/8r/9/9/9/9/9/C2K4C w", rules, "pass", "pass")
                        .outcome())
                .contains(seat.win(CHO, Ending.MATERIAL, "D16").withScore(seat.score(2, 1)));
        assertThat(seat.game(QUIET, rules, "pass", "pass").isOver())
                .as("soldiers can win")
                .isFalse();
    }

    /** Cho's second pass leaves its attack standing: the first check comes before the material. */
    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    @Tag("R57")
    void theFirstCheckComesBeforeTheMaterial(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.MATERIAL_AFTER_TWO_PASSES);
        Game game = seat.game("9/R3k4/9/8n/9/9/9/9/9/3K5 b", rules, "pass");
        assertThat(game.isOver()).isFalse();
        assertThat(seat.play(game, "pass").outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void drawingMaterialMayBeDecidedAfterSomePliesWithoutCapture(Seat seat) {
        Gungjanggi rules = DAN.withMaterialAfter(3);
        Game two = seat.game(DRAWING, rules, "a5a6", "i7h5");
        assertThat(two.isOver()).isFalse();
        assertThat(seat.play(two, "a6a5").outcome()).contains(secondPlayer(1));
        assertThat(seat.play(two, "pass").outcome()).contains(secondPlayer(1));
        Game taken = seat.game("9/4k4/9/8c/9/9/c8/9/9/R2K5 w", rules, "pass", "pass", "a1a4");
        assertThat(taken.isOver()).as("a capture begins the count anew").isFalse();
        assertThat(seat.play(taken, "e9e8", "a4a5").isOver()).isFalse();
        assertThat(seat.play(taken, "e9e8", "a4a5", "e8e9").outcome()).contains(secondPlayer(1));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void thePliesAreWrittenWithThePositionWhereTheyCount(Seat seat) {
        Position two =
                seat.game(DRAWING, DAN.withMaterialAfter(3), "a5a6", "i7h5").position();
        assertThat(two.toString()).endsWith("drawn=2");
        assertThat(Fen.parse(two.toString(), two.rules())).isEqualTo(two);
        assertThat(Fen.check(two.toString(), DAN)).extracting(Fault::code).containsExactly("setup.state");
        assertThat(seat.game(DRAWING, DAN, "a5a6", "i7h5").position().toString())
                .doesNotContain("drawn");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 65_536})
    void theNumberOfPliesHasBounds(int plies) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DAN.withMaterialAfter(plies))
                .withMessageContaining(Integer.toString(plies));
        assertThat(DAN.withMaterialAfter(0)).isEqualTo(DAN);
        assertThat(DAN.withMaterialAfter(65_535)).isNotEqualTo(DAN.withMaterialAfter(1));
        assertThat(DAN.withMaterialAfter(7).options()).containsEntry("material-after", "7");
    }

    /** Equal numbers go to Han whether or not the pieces are the same. */
    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void identicalPiecesMakeNoDifferenceWherePiecesAreCounted(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.IDENTICAL_PIECES);
        for (String fen : new String[] {DRAWING, QUIET}) {
            Game game = seat.game(fen, rules).record(Event.ADJUDICATION, Map.of());
            assertThat(game.outcome()).contains(secondPlayer(1));
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    void threePassesInSuccessionMayBePermitted(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.THREE_PASSES);
        Game game = seat.game(QUIET, rules, "pass", "pass", "pass", "pass", "pass", "pass");
        assertThat(seat.refusal(game, "pass")).isEqualTo("D10");
        assertThat(seat.refusal(game, "a6a7")).isEqualTo("permitted");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    void havingNoPieceThatCanMoveMayLoseAtOnce(Seat seat) {
        String fen = "9/5k3/4r4/9/9/9/9/9/r8/3K5 b";
        Gungjanggi forbidden = DAN.with(SelfCheck.FORBIDDEN);
        Game passing = seat.game(fen, forbidden, "pass");
        assertThat(seat.moves(passing)).containsExactly("pass");
        Game lost = seat.game(fen, forbidden.with(Reading.LOSS_WITHOUT_STEP), "pass");
        assertThat(lost.outcome()).contains(seat.win(HAN, Ending.NO_MOVES, "D10"));
        Game unsafe = seat.game(fen, DAN.with(Reading.LOSS_WITHOUT_STEP), "pass");
        assertThat(unsafe.isOver()).as("an unsafe step is a step").isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    void theFourthIdenticalMoveMayLose(Seat seat) {
        Game game = seat.game(
                "8r/4k4/9/9/2P3p2/R8/9/9/9/3K5 w",
                DAN.with(Reading.FOURTH_MOVE_LOSES),
                "a5b5",
                "i10i9",
                "b5a5",
                "i9i8",
                "a5b5",
                "i8i7",
                "b5a5",
                "i7i6",
                "a5b5",
                "i6i5",
                "b5a5",
                "i5i4");
        assertThat(game.isOver()).isFalse();
        assertThat(seat.refusal(game, "a5b5")).isEqualTo("permitted");
        Game lost = seat.play(game, "a5b5");
        assertThat(lost.outcome()).contains(seat.win(HAN, Ending.DISQUALIFIED, "D11"));
        assertThat(lost.legalMoves()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    void perpetualCheckMayBePermittedAndLose(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.PERPETUAL_CHECK_LOSES);
        Game game = seat.game(
                "9/4k4/R8/9/2P3p2/9/9/9/9/3K5 w",
                rules,
                "a8a9",
                "e9e10",
                "a9a10",
                "e10e9",
                "a10a9",
                "e9e10",
                "a9a10",
                "e10e9");
        assertThat(seat.refusal(game, "a10a9")).isEqualTo("permitted");
        assertThat(seat.play(game, "a10a9").outcome()).contains(seat.win(HAN, Ending.DISQUALIFIED, "D11"));
        String[] cycle = {"a5b5", "i10h10", "b5b6", "h10h9", "b6a6", "h9i9", "a6a5", "i9i10"};
        Game quiet = seat.play(seat.game("8r/9/4k4/9/9/R8/2P3p2/9/9/3K5 w", rules, cycle), cycle);
        assertThat(seat.refusal(quiet, "a5b5")).as("other repetition").isEqualTo("D11");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    void generalAndGuardsMayBeExemptFromTheToAndFro(Seat seat) {
        String fen = "8r/4k4/9/9/2P3p2/R8/9/9/9/3K1A3 w";
        String[] general = {"d1d2", "i10i9", "d2d1", "i9i8", "d1d2", "i8i7", "d2d1", "i7i6"};
        String[] guard = {"f1f2", "i10i9", "f2f1", "i9i8", "f1f2", "i8i7", "f2f1", "i7i6"};
        String[] chariot = {"a5b5", "i10i9", "b5a5", "i9i8", "a5b5", "i8i7", "b5a5", "i7i6"};
        Gungjanggi exempt = DAN.with(Reading.COURT_EXEMPT);
        assertThat(seat.refusal(seat.game(fen, DAN, general), "d1d2")).isEqualTo("D11");
        assertThat(seat.refusal(seat.game(fen, exempt, general), "d1d2")).isEqualTo("permitted");
        assertThat(seat.refusal(seat.game(fen, DAN, guard), "f1f2")).isEqualTo("D11");
        assertThat(seat.refusal(seat.game(fen, exempt, guard), "f1f2")).isEqualTo("permitted");
        assertThat(seat.refusal(seat.game(fen, exempt, chariot), "a5b5")).isEqualTo("D11");
    }
}
