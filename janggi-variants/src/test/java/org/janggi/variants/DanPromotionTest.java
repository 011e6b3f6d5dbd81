package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.janggi.core.Side.CHO;
import static org.janggi.variants.Gungjanggi.DAN;

import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Soldiers promoted on the last rank, guards promoted when the soldiers of a side are gone, and their powers. */
class DanPromotionTest {
    /** One soldier a side, four guards; chariots that can take the soldiers. */
    private static final String LAST_SOLDIERS = "3a1a3/3k5/2r6/9/R7p/9/2P6/9/9/3AKA3 w";

    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    @Tag("R30")
    void aSoldierIsPromotedOnAnyPointOfTheLastRank(Seat seat) {
        for (String file : "a b c d e f g h i".split(" ")) {
            Game before = seat.game(soldierOnTheNinthRank(file), DAN);
            assertThat(before.position().promoted()).isEmpty();
            Game after = seat.play(before, file + "9" + file + "10");
            assertThat(seat.promoted(after)).isEqualTo(file + "10");
            assertThat(seat.piece(after, file + "10")).isEqualTo("+P");
        }
    }

    /** Cho's soldier on the ninth rank of a file, the generals on d2 and e8. */
    private static String soldierOnTheNinthRank(String file) {
        int before = "abcdefghi".indexOf(file);
        String rank = (before > 0 ? before : "") + "P" + (before < 8 ? 8 - before : "");
        return "9/" + rank + "/4k4/9/9/8p/9/9/3K5/9 w";
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    void aSoldierIsNotPromotedBeforeTheLastRank(Seat seat) {
        Game game = seat.game("9/9/4k4/P8/8p/9/9/9/3K5/9 w", DAN, "a7a8", "pass", "a8a9", "pass", "a9b9");
        assertThat(game.position().promoted()).isEmpty();
        assertThat(seat.piece(game, "b9")).isEqualTo("P");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    @Tag("R30")
    void aSoldierIsPromotedWhenItMovesAlongTheLastRankAndNotByStandingThere(Seat seat) {
        Game standing = seat.game("P5P2/9/4k4/9/8p/9/9/9/3K5/9 w", DAN);
        assertThat(standing.position().promoted()).isEmpty();
        assertThat(seat.targets(standing, "a10")).isEqualTo("b10");
        assertThat(seat.play(standing, "pass").position().promoted()).isEmpty();
        assertThat(seat.play(standing, "d2d1").position().promoted()).isEmpty();
        assertThat(seat.promoted(seat.play(standing, "a10b10"))).isEqualTo("b10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    void aPromotedSoldierMayRetreatAndStaysPromoted(Seat seat) {
        Game game = seat.game("9/P8/4k4/9/8p/9/9/9/3K5/9 w", DAN, "a9a10", "pass");
        assertThat(seat.targets(game, "a10")).isEqualTo("a9 b10");
        Game back = seat.play(game, "a10a9", "e8f8", "a9a8", "f8f9", "a8a7", "f9f10", "a7a6");
        assertThat(seat.promoted(back)).isEqualTo("a6");
        assertThat(seat.targets(seat.play(back, "pass"), "a6")).isEqualTo("a5 a7 b6");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    void aSoldierThatTakesOnTheLastRankIsPromoted(Seat seat) {
        Game game = seat.game("n8/P8/4k4/9/8p/9/9/9/3K5/9 w", DAN, "a9a10");
        assertThat(seat.promoted(game)).isEqualTo("a10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    @Tag("R31")
    void aSoldierThatTakesTheGeneralOnTheLastRankIsMarked(Seat seat) {
        Game game = seat.game("3k5/3P5/9/9/8p/9/9/9/4K4/9 w", DAN, "d9d10");
        assertThat(game.outcome()).contains(seat.win(CHO, Ending.GENERAL_CAPTURED, "S2"));
        assertThat(seat.promoted(game)).isEqualTo("d10");
    }

    /** The soldier steps from c10 to d10, a palace corner, from which only a promoted soldier reaches e9. */
    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    @Tag("D6")
    @Tag("R56")
    void checkIsJudgedWithThePowersOfThePromotedSoldier(Seat seat) {
        Game game = seat.game("2P6/4k4/9/9/8p/9/9/9/3K5/9 w", DAN, "c10d10");
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(seat.names(game.position().checkers())).isEqualTo("d10");
    }

    @ParameterizedTest
    @CsvSource({
        "open field, 9/9/4k4/9/8p/4+P4/9/9/9/3K5 w, e5, d5 e4 e6 f5",
        "outside a palace, 9/2+P6/4k4/9/8p/9/9/9/9/3K5 w, c9, b9 c10 c8 d9",
        "edge of the board, 9/9/4k4/9/8p/+P8/9/9/9/3K5 w, a5, a4 a6 b5",
        "corner of the board, 8+P/9/4k4/9/8p/9/9/9/9/3K5 w, i10, h10 i9",
        "own back rank, 9/9/4k4/9/8p/9/9/9/9/1+P1K5 w, b1, a1 b2 c1",
        "own palace corner, 9/9/3k5/9/8p/9/9/3+P5/9/5K3 w, d3, c3 d2 d4 e2 e3",
        "own back corner, 9/9/3k5/9/8p/9/9/9/9/3+P1K3 w, d1, c1 d2 e1 e2",
        "own palace centre, 9/9/4k4/9/8p/9/9/9/4+P4/3K5 w, e2, d2 d3 e1 e3 f1 f2 f3",
        "own mid-edge, 9/9/3k5/9/8p/9/9/9/3+P5/5K3 w, d2, c2 d1 d3 e2",
        "own front mid-edge, 9/9/3k5/9/8p/9/9/4+P4/9/5K3 w, e3, d3 e2 e4 f3",
        "enemy front corner, 5k3/9/5+P3/9/8p/9/9/9/9/3K5 w, f8, e8 e9 f7 f9 g8",
        "enemy back corner, 5+P3/9/4k4/9/8p/9/9/9/9/3K5 w, f10, e10 e9 f9 g10",
        "enemy centre, 5k3/4+P4/9/9/8p/9/9/9/9/3K5 w, e9, d10 d8 d9 e10 e8 f10 f8 f9",
        "enemy mid-edge, 5k3/9/4+P4/9/8p/9/9/9/9/3K5 w, e8, d8 e7 e9 f8",
        "enemy back mid-edge, 4+P4/9/4k4/9/8p/9/9/9/9/3K5 w, e10, d10 e9 f10",
    })
    @Tag("D6")
    @Tag("D9")
    void promotedSoldiersAndGuardsStepInFourDirectionsAndAlongEveryPalaceDiagonal(
            String place, String fen, String from, String expected) {
        for (Seat seat : Seat.values()) {
            assertThat(seat.targets(seat.game(fen, DAN), from)).as(place).isEqualTo(expected);
            String guard = fen.replace("+P", "+A");
            assertThat(seat.targets(seat.game(guard, DAN), from))
                    .as("guard: " + place)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D6")
    @Tag("D9")
    void aPromotedPieceTakesWhereItStepsAndNeverAnOwnPiece(Seat seat) {
        Game soldier = seat.game("9/9/3k5/9/4P4/3N+Pp3/4n4/9/9/3K5 w", DAN);
        assertThat(seat.targets(soldier, "e5")).isEqualTo("e4 f5");
        Game guard = seat.game("9/9/3k5/9/4P4/3N+Ap3/4n4/9/9/3K5 w", DAN);
        assertThat(seat.targets(guard, "e5")).isEqualTo("e4 f5");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D9")
    void anUnpromotedGuardKeepsItsOwnStepsAlone(Seat seat) {
        String fen = "9/9/3k5/9/P7p/9/9/3AA4/9/4K4 w";
        assertThat(seat.targets(seat.game(fen, DAN), "d3")).isEqualTo("d2 e2");
        assertThat(seat.targets(seat.game(fen, DAN), "e3")).isEqualTo("e2 f3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    void takingTheLastSoldierOfTheOtherSidePromotesAllFourGuards(Seat seat) {
        Game game = seat.game(LAST_SOLDIERS, DAN);
        assertThat(game.position().promoted()).isEmpty();
        Game taken = seat.play(game, "a6i6");
        assertThat(seat.promoted(taken)).isEqualTo("d1 d10 f1 f10");
        assertThat(seat.piece(taken, "c4")).isEqualTo("P");
        assertThat(seat.piece(taken, "d10")).isEqualTo("+a");
        assertThat(taken.position().isGeneralPromoted(CHO)).isFalse();
        assertThat(taken.position().isGeneralPromoted(CHO.opponent())).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    void losingTheOwnLastSoldierPromotesAllFourGuardsToo(Seat seat) {
        Game game = seat.game(LAST_SOLDIERS, DAN, "e1e2", "c8c4");
        assertThat(seat.promoted(game)).isEqualTo("d1 d10 f1 f10");
        assertThat(seat.piece(game, "i6")).isEqualTo("p");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    void takingTheLastButOneSoldierPromotesNoGuard(Seat seat) {
        Game game = seat.game("3a1a3/3k5/2r6/8p/R7p/9/2P6/9/9/3AKA3 w", DAN, "a6i6");
        assertThat(game.position().promoted()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    @Tag("R22")
    @Tag("R43")
    void guardsOfASideWithoutSoldiersArePromotedAfterTheFirstTurnAPassIncluded(Seat seat) {
        Game game = seat.game("3a1a3/3k5/9/9/R7p/9/9/9/9/3AKA3 w", DAN);
        assertThat(game.position().promoted()).isEmpty();
        assertThat(seat.targets(game, "d1")).isEqualTo("d2 e2");
        assertThat(seat.promoted(seat.play(game, "pass"))).isEqualTo("d1 d10 f1 f10");
        assertThat(seat.promoted(seat.play(game, "a6a5"))).isEqualTo("d1 d10 f1 f10");
        assertThat(seat.promoted(seat.play(game, "d1d2"))).isEqualTo("d10 d2 f1 f10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    void promotedSoldiersStillCountAsSoldiers(Seat seat) {
        Game game = seat.game("3a1a3/3k5/9/7R+p/R7p/9/2P6/9/9/3AKA3 w", DAN, "a6i6");
        assertThat(seat.promoted(game)).isEqualTo("i7");
        Game last = seat.play(game, "pass", "h7i7");
        assertThat(seat.promoted(last)).isEqualTo("d1 d10 f1 f10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    @Tag("D8")
    @Tag("R54")
    void thePromotionOfTheOnlySoldierIsNotItsDeath(Seat seat) {
        Game game = seat.game("3a1a3/P2k5/9/9/8p/9/9/9/9/3AKA3 w", DAN, "a9a10");
        assertThat(seat.promoted(game)).isEqualTo("a10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    @Tag("R31")
    void guardsAreMarkedAlsoWhenTheMoveTookTheGeneral(Seat seat) {
        Game game = seat.game("3a1a3/R2k5/9/9/9/9/2P6/9/9/3AKA3 w", DAN, "a9d9");
        assertThat(game.outcome()).contains(seat.win(CHO, Ending.GENERAL_CAPTURED, "S2"));
        assertThat(seat.promoted(game)).isEqualTo("d1 d10 f1 f10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D9")
    void aPromotedGuardMayLeaveItsPalaceAtOnceAndReturn(Seat seat) {
        Game game = seat.game("9/3k5/2r6/9/R7p/9/2P6/3A5/9/4K4 w", DAN, "a6i6", "pass");
        assertThat(seat.targets(game, "d3")).isEqualTo("c3 d2 d4 e2 e3");
        Game out = seat.play(game, "d3d4", "pass");
        assertThat(seat.targets(out, "d4")).isEqualTo("d3 d5 e4");
        Game back = seat.play(out, "d4d3");
        assertThat(seat.piece(back, "d3")).isEqualTo("+A");
    }

    /** On e8 it stands beside f9 without a line between them; from the centre every point of the palace is near. */
    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    @Tag("D9")
    void aPromotedGuardGivesCheck(Seat seat) {
        Game game = seat.game("9/5k3/9/4+A4/8p/9/2P6/9/3K5/9 w", DAN, "e7e8");
        assertThat(game.position().isInCheck()).isFalse();
        Game check = seat.play(game, "pass", "e8e9");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(seat.names(check.position().checkers())).isEqualTo("e9");
    }
}
