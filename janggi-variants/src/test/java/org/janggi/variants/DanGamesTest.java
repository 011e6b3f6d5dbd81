package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;
import static org.janggi.variants.Gungjanggi.DAN;

import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.PieceKind;
import org.janggi.core.Score;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games of dan from a position to the verdict, each with its story. */
class DanGamesTest {
    /**
     * Cho's soldier is promoted on c10 and goes home: along the edge of Han's palace, down the d-file, and by the
     * diagonals of its own palace to f1, where it takes Han's promoted soldier. That was Han's last one, so the guards
     * of both sides are promoted; but Cho's chariot mates on the last rank.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    @Tag("D6")
    @Tag("D8")
    void aPromotedSoldierRetreatsThroughBothPalaces(Seat seat) {
        Game game = seat.game("4k4/R1P6/5a3/7p1/9/1R7/7P1/9/3A5/3K5 w", DAN);

        game = seat.play(game, "c9c10", "h7g7"); // promoted
        assertThat(seat.promoted(game)).isEqualTo("c10");
        assertThat(seat.targets(game, "c10")).isEqualTo("b10 c9 d10");

        game = seat.play(game, "c10c9", "g7f7", "c9d9", "f7f6"); // back, and into Han's palace
        assertThat(seat.targets(game, "d9"))
                .as("a mid-edge point has no diagonal")
                .isEqualTo("c9 d10 d8 e9");

        game = seat.play(game, "d9d8", "f6f5"); // a corner: e9 is near, along the line
        assertThat(seat.targets(seat.play(game, "pass", "pass"), "d8")).isEqualTo("c8 d7 d9 e8 e9");

        game = seat.play(game, "d8d7", "f5f4", "d7d6", "f4f3", "d6d5", "f3f2", "d5d4", "f2f1"); // Han's promotes
        assertThat(seat.promoted(game)).isEqualTo("d4 f1");

        game = seat.play(game, "d4d3", "f1g1"); // the corner of its own palace
        assertThat(seat.targets(game, "d3")).isEqualTo("c3 d4 e2 e3");

        game = seat.play(game, "d3e2", "g1f1"); // back along the diagonal
        assertThat(seat.targets(game, "e2")).isEqualTo("d3 e1 e3 f1 f2 f3");

        game = seat.play(game, "e2f1"); // and again, taking Han's last soldier
        assertThat(seat.promoted(game)).isEqualTo("d2 f1 f8");
        assertThat(game.isOver()).isFalse();

        game = seat.play(game, "pass", "b5b10");
        assertThat(game.outcome()).contains(seat.win(CHO, Ending.MATE, "S2"));
        assertThat(game.legalMoves()).isEmpty();
    }

    /**
     * Cho's chariot takes Han's last soldier, and four guards are promoted at once. One of Han's leaves its palace on
     * the wrong side; one of Cho's walks up the d-file and mates from d9, covered by the chariots.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    @Tag("D9")
    void theCaptureOfTheLastSoldierPromotesFourGuardsAndOneOfThemMates(Seat seat) {
        Game game = seat.game("3k1a3/R4a3/9/9/9/4p3R/2P6/3A5/9/4KA3 w", DAN);
        assertThat(seat.targets(game, "d3")).isEqualTo("d2 e2 e3");

        game = seat.play(game, "i5e5"); // the last soldier
        assertThat(seat.promoted(game)).isEqualTo("d3 f1 f10 f9");
        assertThat(seat.targets(game, "f9")).isEqualTo("e9 f8 g9");

        game = seat.play(game, "f9g9", "d3d4", "g9g8", "d4d5", "g8h8"); // both leave their palaces
        assertThat(seat.promoted(game)).isEqualTo("d5 f1 f10 h8");

        game = seat.play(game, "d5d6", "h8h7", "d6d7", "pass", "d7d8", "pass"); // into Han's palace
        assertThat(seat.targets(game, "d8")).isEqualTo("c8 d7 d9 e8 e9");
        assertThat(game.position().isInCheck()).isFalse();

        game = seat.play(game, "d8d9");
        assertThat(seat.names(game.position().checkers())).isEqualTo("d9");
        assertThat(game.outcome()).contains(seat.win(CHO, Ending.MATE, "S2"));
    }

    /**
     * Cho has two chariots, Han two guards and three soldiers. Cho takes a soldier and calls, as if value decided; Han
     * accepts, and four pieces are more than three.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("D12")
    @Tag("D13")
    void aBikjangIsAcceptedAndWonByNumberAgainstMoreValue(Seat seat) {
        Game game = seat.game("9/4k4/3a1a3/2p3p1p/9/P8/9/9/3K5/R7R w", DAN);

        game = seat.play(game, "i1i7", "g7h7"); // four pieces against three, 10 points against 28
        assertThat(game.position().score()).isEqualTo(seat.score(3, 4));
        assertThat(game.position().points()).isEqualTo(seat.score(28, 10));

        game = seat.play(game, "d2e2"); // bikjang
        assertThat(seat.refusal(game, "h7i7")).isEqualTo("D1");
        assertThat(seat.refusal(game, "pass")).isEqualTo("D1");
        assertThat(seat.refusal(game, "e9e2")).isEqualTo("permitted");

        game = seat.play(game, "e9e2");
        assertThat(game.outcome())
                .contains(seat.win(HAN, Ending.MATERIAL, "D13").withScore(seat.score(3, 4)));
    }

    /**
     * Cho's last soldier takes Han's last piece with check. As long as there is a soldier the game goes on; when the
     * general takes it, bare generals are left, and equal material is the second player's win.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("D4")
    @Tag("D7")
    @Tag("D16")
    void theLastSoldierFallsAndTheSecondPlayerWins(Seat seat) {
        Game game = seat.game("3k5/3n5/2P6/9/9/9/9/9/9/5K3 w", DAN);

        game = seat.play(game, "c8d8", "pass");
        assertThat(game.isOver()).isFalse();

        game = seat.play(game, "d8d9"); // check, but soldiers are winning material
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(game.outcome()).isEmpty();

        game = seat.play(game, "d10d9");
        assertThat(game.position().count(CHO) + game.position().count(HAN)).isEqualTo(2);
        assertThat(game.position().count(CHO, PieceKind.GENERAL)).isEqualTo(1);
        assertThat(game.outcome())
                .contains(Outcome.win(HAN, Ending.SECOND_PLAYER, "D16").withScore(Score.ofPoints(0, 0)));
        assertThat(game.legalMoves()).isEmpty();
    }

    /**
     * Cho calls, Han avoids and is promoted. Cho opens the d-file for its soldier, goes to it, and at last takes the
     * soldier off: a second call there is not, and Han's general takes Cho's along the whole file.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("D2")
    @Tag("D3")
    void aPromotedGeneralTakesTheOtherAlongTheFile(Seat seat) {
        Game game = seat.game("8r/4k4/9/9/8p/3P5/9/9/3K5/R8 w", DAN);

        game = seat.play(game, "d2e2"); // bikjang
        assertThat(game.position().isFacing()).isTrue();
        game = seat.play(game, "e9d9"); // avoided
        assertThat(seat.promoted(game)).isEqualTo("d9");

        game = seat.play(game, "e2d2", "i6h6"); // the soldier on d5 is between
        assertThat(game.position().isFacing()).isFalse();

        game = seat.play(game, "d5c5"); // facing again: self-check
        assertThat(game.position().isFacing()).isTrue();
        assertThat(game.position().isGeneralAttacked(seat.side(CHO))).isTrue();
        assertThat(seat.refusal(game, "pass")).as("no call").isEqualTo("permitted");
        assertThat(seat.targets(game, "d9")).isEqualTo("d10 d2 d8 e9");

        game = seat.play(game, "d9d2");
        assertThat(game.outcome()).contains(seat.win(HAN, Ending.GENERAL_CAPTURED, "D2"));
        assertThat(seat.piece(game, "d2")).isEqualTo("+k");
    }

    /**
     * Both sides have lost their call: each general was promoted by the other's. A soldier taken between them decides
     * who may take.
     */
    @ParameterizedTest
    @EnumSource
    @Tag("D2")
    @Tag("D3")
    void ofTwoPromotedGeneralsTheOneToMoveTakes(Seat seat) {
        Game game = seat.game("9/4k4/2p6/8r/4p4/R8/6P2/9/3K5/9 w", DAN);

        game = seat.play(game, "a5e5", "i7h7", "e5e6"); // takes the soldier; the chariot stays between and gives check
        assertThat(seat.names(game.position().checkers())).isEqualTo("e6");
        game = seat.play(game, "e9f9", "d2e2", "f9e9"); // behind the chariot
        assertThat(game.position().isFacing()).isFalse();

        game = seat.play(game, "e6a6"); // off the file: Cho's call
        game = seat.play(game, "h7e7"); // blocked: Han's general is promoted
        assertThat(seat.promoted(game)).isEqualTo("e9");

        game = seat.play(game, "a6b6", "e7h7"); // off the file: Han's call, and check
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(seat.refusal(game, "b6c6")).isEqualTo("D1");
        game = seat.play(game, "b6e6"); // blocked: Cho's general is promoted too
        assertThat(seat.promoted(game)).isEqualTo("e2 e9");

        game = seat.play(game, "h7h6", "e6d6"); // nobody has a call: Cho opens the file, and Han is to move
        assertThat(game.isOver()).isFalse();
        game = seat.play(game, "e9e2");
        assertThat(game.outcome()).contains(seat.win(HAN, Ending.GENERAL_CAPTURED, "D2"));
    }
}
