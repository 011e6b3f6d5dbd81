package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Position;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions that are set up from a text under silver. */
class SilverSetupTest {
    private static final String FACING = "4k4/9/9/9/3p5/9/9/9/4K4/RR7 b";

    private static List<String> errors(String fen) {
        return Fen.check(fen, Gungjanggi.SILVER).stream()
                .filter(Fault::isError)
                .map(Fault::code)
                .toList();
    }

    private static List<String> warnings(String fen) {
        return Fen.check(fen, Gungjanggi.SILVER).stream()
                .filter(fault -> !fault.isError())
                .map(Fault::code)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "9/9/9/9/9/9/9/9/3K5/RR7 w, setup.generals",
        "4k4/9/9/9/9/9/9/9/9/RR7 w, setup.generals",
        "4kk3/9/9/9/9/9/9/9/3K5/RR7 w, setup.generals",
        "4k4/9/9/9/9/9/9/9/3KK4/RR7 w, setup.generals",
        "2k6/9/9/9/9/9/9/9/3K5/RR7 w, setup.palace",
        "4k4/9/9/9/9/9/3K5/9/9/RR7 w, setup.palace",
        "a3k4/9/9/9/9/9/9/9/3K5/RR7 w, setup.palace",
        "4k4/9/9/9/A8/9/9/9/3K5/RR7 w, setup.palace",
        "4k4/9/9/9/9/9/9/9/3K5/+RR7 w, setup.promotion",
        "4k4/9/9/9/+P8/9/9/9/3K5/RR7 w, setup.promotion",
        "4k+a3/9/9/9/9/9/9/9/3K5/RR7 w, setup.promotion",
        "4k4/9/9/9/+n8/9/9/9/3K5/RR7 w, setup.promotion"
    })
    @Tag("R41")
    void oneFaultIsReportedAsWhatItIs(String fen, String code) {
        assertThat(errors(fen)).containsExactly(code);
        assertThatThrownBy(() -> Fen.parse(fen, Gungjanggi.SILVER)).isInstanceOf(InvalidPositionException.class);
    }

    @Test
    @Tag("R41")
    void allFaultsAreReportedTogether() {
        assertThat(errors("9/9/9/a8/+P8/9/9/9/3K5/RR7 w"))
                .containsExactlyInAnyOrder("setup.generals", "setup.palace", "setup.promotion");
    }

    @Test
    @Tag("R41")
    void aPromotedGeneralIsNoFault() {
        assertThat(Fen.check("4+k4/9/9/9/9/9/9/9/3+K5/RR7 w", Gungjanggi.SILVER))
                .isEmpty();
    }

    @Test
    @Tag("R41")
    void aGeneralThatCanBeTakenIsAFaultOnlyWhereSelfCheckIsIllegal() {
        String fen = "4k4/9/9/9/4R4/9/9/9/3K5/R8 w";
        assertThat(Fen.check(fen, Gungjanggi.SILVER)).isEmpty();
        assertThat(Fen.check(fen, Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN)))
                .extracting(Fault::code)
                .containsExactly("setup.capturable");
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/9/9/9/9/9/9/3K5/RRR6 w, setup.count",
        "4k4/9/9/9/pppppp3/9/9/9/3K5/RR7 w, setup.count",
        "4k4/9/9/9/9/9/9/P8/3K5/RR7 w, setup.soldier-rank",
        "4k4/p8/9/9/9/9/9/9/3K5/RR7 w, setup.soldier-rank"
    })
    @Tag("R42")
    void anImplausiblePositionIsAWarningAndPlayable(String fen, String code) {
        assertThat(errors(fen)).isEmpty();
        assertThat(warnings(fen)).containsExactly(code);
        assertThat(Fen.parse(fen, Gungjanggi.SILVER).legalMoves()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/9/9/9/9/9/9/3K5/3A5 w, cho material S6 3-0",
        "3ak4/9/9/9/9/9/9/9/3K5/3A5 w, han second-player S7 3-3",
        "2R1k4/R8/9/9/9/9/9/9/3K5/9 b, cho mate S2",
        "3knP3/2PnbP3/3PP4/9/9/9/9/9/9/5K3 b - - 0 1 hanpasses=2, cho no-moves S23",
        "4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b - - 0 1 hanpasses=2, cho no-moves S23"
    })
    @Tag("S6")
    @Tag("S7")
    @Tag("S2")
    @Tag("S23")
    @Tag("R43")
    void materialMateAndNowhereToMoveAreJudgedAtOnce(String fen, String verdict) {
        assertThat(Seat.GIVEN.verdict(Seat.GIVEN.game(fen))).isEqualTo(verdict);
        assertThat(Fen.parse(fen, Gungjanggi.SILVER).legalMoves()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    @Tag("S18")
    @Tag("R43")
    void promotionAndFirstCheckAreJudgedAfterTheFirstTurn(Seat seat) {
        Game game = seat.game("R3k4/9/9/9/9/9/9/9/3K5/9 b");
        assertThat(seat.verdict(game)).isEqualTo("goes on");
        assertThat(seat.promotedGenerals(game)).isEqualTo("none");
        assertThat(seat.promotedGenerals(seat.play(game, "pass"))).isEqualTo("both");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    @Tag("S10")
    @Tag("R44")
    void generalsThatFaceAreAPendingCall(Seat seat) {
        assertThat(seat.moves(seat.game(FACING))).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10", "d6e6");
        assertThat(seat.promotedGenerals(seat.play(seat.game(FACING), "d6e6"))).isEqualTo("han");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    @Tag("S16")
    @Tag("R44")
    void noCallIsPendingForASideWithAPromotedGeneral(Seat seat) {
        Game game = seat.game(FACING.replace("k", "+k"));
        assertThat(seat.moves(game))
                .containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10", "e10e9", "d6d5", "d6c6", "d6e6", "pass");
        assertThat(seat.verdict(seat.play(game, "e10e2"))).isEqualTo("han general-captured S13");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    @Tag("R45")
    void aStateFieldInTheTextOverridesThePendingCall(Seat seat) {
        Game quiet = seat.game(FACING + " - - 0 1 called=0");
        assertThat(seat.moves(quiet))
                .containsExactlyInAnyOrder("e10d10", "e10f10", "e10e9", "d6d5", "d6c6", "d6e6", "pass");
        assertThat(seat.promotedGenerals(seat.play(quiet, "d6e6"))).isEqualTo("none");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S22")
    void passesInTheTextCount(Seat seat) {
        Game game = seat.game("4k4/9/9/9/9/9/9/9/3K5/RR7 w - - 0 1 chopasses=2,hanpasses=1");
        assertThat(seat.refusal(game, "pass")).isEqualTo("S22");
        Game moved = seat.play(game, "a1a2", "pass");
        assertThat(seat.refusal(seat.play(moved, "a2a3"), "pass")).isEqualTo("S22");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    @Tag("S25")
    @Tag("R43")
    void theHistoryStartsEmpty(Seat seat) {
        String[] shuffle = {"a1a2", "e10e9", "a2a1", "e9e10", "a1a2", "e10e9", "a2a1", "e9e10"};
        Game game = seat.game("4k4/9/9/9/9/9/9/9/3K5/RR7 w", shuffle);
        assertThat(seat.permits(game, "a1a2")).isFalse();
        assertThat(Game.of(Fen.parse(game.position().toString(), Gungjanggi.SILVER))
                        .permits(seat.move("a1a2")))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "pass",
                "d2e2",
                "d2e2 e10e2",
                "d2e2 d6e6",
                "d2e2 d6e6 pass pass pass",
                "d2e2 e10d10 e2d2 d10e10",
                "a1a10",
                "a1a10 d6d5 a10e10"
            })
    @Tag("S8")
    @Tag("S27")
    @Tag("R2")
    void everyPositionOfAGameIsReadBackFromItsText(String line) {
        for (Seat seat : Seat.values()) {
            String[] moves = line.isEmpty() ? new String[0] : line.split(" ");
            Position position =
                    seat.game("4k4/9/9/9/3p5/9/9/9/3K5/RR7 w", moves).position();
            Position read = Fen.parse(Fen.write(position), Gungjanggi.SILVER);
            assertThat(read).isEqualTo(position);
            assertThat(read.outcome()).isEqualTo(position.outcome());
            assertThat(read.legalMoves()).isEqualTo(position.legalMoves());
        }
    }
}
