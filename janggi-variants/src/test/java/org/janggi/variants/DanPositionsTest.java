package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;
import static org.janggi.variants.Gungjanggi.DAN;
import static org.janggi.variants.Gungjanggi.SILVER;

import java.util.List;
import org.janggi.core.Ending;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions of dan that are set up: what is refused, what is odd, and what is judged at once. */
class DanPositionsTest {
    private static List<String> codes(String fen, RuleSet rules, boolean errors) {
        return Fen.check(fen, rules).stream()
                .filter(fault -> fault.isError() == errors)
                .map(Fault::code)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9/4k4/9/9/P7p/9/9/9/9/3+K5 w",
                "9/4k4/9/9/+P7p/9/9/9/9/3K5 w",
                "9/4k4/9/9/+AP6p/9/9/9/9/3K5 w",
                "9/4+k4/9/9/P7+p/8+a/9/9/9/3K5 w",
                "3+P5/4k3+p/9/9/9/9/9/1+P7/9/+P2K5 w",
            })
    @Tag("D5")
    @Tag("D9")
    void generalsGuardsAndSoldiersMayBePromoted(String fen) {
        assertThat(Fen.check(fen, DAN)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9/4k4/9/9/+R7p/9/9/9/9/3K5 w",
                "9/4k4/9/9/+C7p/9/9/9/9/3K5 w",
                "9/4k4/9/9/+N7p/9/9/9/9/3K5 w",
                "9/4k4/9/9/P7+b/9/9/9/9/3K5 w",
            })
    @Tag("D5")
    @Tag("R41")
    void noOtherPieceMayBePromoted(String fen) {
        assertThat(codes(fen, DAN, true)).containsExactly("setup.promotion");
        assertThatExceptionOfType(InvalidPositionException.class).isThrownBy(() -> Fen.parse(fen, DAN));
    }

    @Test
    @Tag("D5")
    @Tag("D9")
    @Tag("R41")
    void silverAndPointPlayKnowNoPromotedSoldiersAndGuards() {
        String fen = "9/4k4/9/9/+P7p/9/9/9/3+A5/3K5 w";
        for (RuleSet rules : List.of(SILVER, Kja.RULES)) {
            assertThat(codes(fen, rules, true)).containsExactly("setup.promotion", "setup.promotion");
        }
        assertThat(codes("9/4k4/9/9/P7p/9/9/9/9/3+K5 w", SILVER, true)).isEmpty();
        assertThat(codes("9/4k4/9/9/P7p/9/9/9/9/3+K5 w", Kja.RULES, true)).containsExactly("setup.promotion");
    }

    @Test
    @Tag("M1")
    @Tag("D9")
    @Tag("R41")
    void aGeneralOrAnUnpromotedGuardOutsideItsPalaceIsRefused() {
        assertThat(codes("9/4k4/9/9/P7p/A8/9/9/9/3K5 w", DAN, true)).containsExactly("setup.palace");
        assertThat(codes("9/4k4/9/9/P7p/9/9/9/4a4/3K5 w", DAN, true)).containsExactly("setup.palace");
        assertThat(codes("9/4k4/9/9/P7p/9/3+K5/9/9/9 w", DAN, true)).containsExactly("setup.palace");
        assertThat(codes("9/9/9/9/P7p/9/9/9/9/3K5 w", DAN, true)).containsExactly("setup.generals");
        assertThat(codes("9/5k3/9/9/8p/8A/+R8/9/9/3KK4 w", DAN, true))
                .as("all faults together")
                .containsExactlyInAnyOrder("setup.generals", "setup.palace", "setup.promotion");
    }

    @Test
    @Tag("D5")
    @Tag("R42")
    void tooManyPiecesAndAnUnpromotedSoldierBehindItsStartAreOddButPlayable() {
        assertThat(codes("9/4k4/9/8p/PPP3PP1/9/9/8+P/9/3K5 w", DAN, false)).containsExactly("setup.count");
        assertThat(codes("9/4k4/8p/9/9/9/9/P8/9/3K5 w", DAN, false))
                .containsExactly("setup.soldier-rank", "setup.soldier-rank");
        assertThat(Fen.parse("9/4k4/8p/9/9/9/9/P8/9/3K5 w", DAN).legalMoves()).isNotEmpty();
    }

    @Test
    @Tag("R41")
    void aGeneralThatCanBeTakenIsRefusedWhereSelfCheckIsForbidden() {
        String fen = "9/4k4/9/9/P7p/4R4/9/9/9/3K5 w";
        assertThat(Fen.check(fen, DAN)).isEmpty();
        assertThat(codes(fen, DAN.with(SelfCheck.FORBIDDEN), true)).containsExactly("setup.capturable");
        assertThat(codes("9/4k4/9/9/P7p/9/9/9/9/4+K4 w", DAN.with(SelfCheck.FORBIDDEN), true))
                .containsExactly("setup.capturable");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    @Tag("R43")
    void mateAndNowhereToMoveAreJudgedAtOnce(Seat seat) {
        assertThat(seat.game("1R2k4/R8/9/9/8p/9/9/9/9/3K5 b", DAN).outcome())
                .contains(seat.win(CHO, Ending.MATE, "S2"));
        String hemmedIn = "9/5k3/4r4/9/9/9/9/9/r8/3K5 w";
        assertThat(seat.game(hemmedIn, DAN).isOver()).isFalse();
        assertThat(seat.game(hemmedIn + " - - 0 1 chopasses=1", DAN).isOver()).isFalse();
        assertThat(seat.game(hemmedIn + " - - 0 1 chopasses=2", DAN).outcome())
                .contains(seat.win(HAN, Ending.NO_MOVES, "D10"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("R45")
    void aStateInTheTextOverridesThePendingCall(Seat seat) {
        String facing = "9/4k4/9/9/8p/9/3P5/9/4K4/9 w";
        assertThat(seat.refusal(seat.game(facing, DAN), "pass")).isEqualTo("D1");
        Game free = seat.game(facing + " - - 0 1 called=0", DAN);
        assertThat(seat.refusal(free, "pass")).isEqualTo("permitted");
        assertThat(seat.targets(free, "e2")).isEqualTo("d1 d2 d3 e1 e3 f1 f2 f3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9/4+k3+A/9/9/+P7p/9/9/9/3A5/3+K5 w",
                "9/4k4/9/9/8p/9/3P5/9/4K4/9 w",
                "1R2k4/R8/9/9/8p/9/9/9/9/3K5 b",
                "9/4k4/9/9/9/9/9/9/9/3K5 w",
            })
    @Tag("D5")
    @Tag("D9")
    @Tag("R2")
    void aPositionIsReadBackAsItWasWritten(String fen) {
        for (Seat seat : Seat.values()) {
            Game game = seat.game(fen, DAN);
            Game read = Game.of(Fen.parse(game.position().toString(), DAN));
            assertThat(read.position()).isEqualTo(game.position());
            assertThat(read.legalMoves()).isEqualTo(game.legalMoves());
            assertThat(read.outcome()).isEqualTo(game.outcome());
        }
    }
}
