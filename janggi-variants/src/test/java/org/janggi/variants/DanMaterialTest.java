package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;
import static org.janggi.variants.Gungjanggi.DAN;
import static org.janggi.variants.Gungjanggi.SILVER;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.janggi.core.Clause;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Score;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawing material in dan, where a soldier or a guard can decide: first check, number, second player. */
class DanMaterialTest {
    /** A chariot against a horse, no soldiers and no guards: drawing; the chariot can give check on a9. */
    private static final String DRAWING = "9/4k4/9/8n/9/R8/9/9/9/3K5 w";

    private static Outcome secondPlayer(int pieces) {
        return Outcome.win(HAN, Ending.SECOND_PLAYER, "D16").withScore(Score.ofPoints(pieces, pieces));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D7")
    void aCheckByASingleSoldierDecidesNothingHereThoughItDoesInSilver(Seat seat) {
        String fen = "9/4k4/9/4P4/9/9/9/9/9/3K5 w";
        Game dan = seat.game(fen, DAN, "e7e8");
        assertThat(dan.position().isInCheck()).isTrue();
        assertThat(dan.outcome()).isEmpty();
        Outcome silver = seat.game(fen, SILVER, "e7e8").outcome().orElseThrow();
        assertThat(silver).isEqualTo(seat.win(CHO, Ending.FIRST_CHECK, "S3"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9/4k4/9/9/P8/9/9/9/9/3K5 w",
                "9/4k4/9/9/+P8/9/9/9/9/3K5 w",
                "9/4k4/9/9/9/9/9/3A5/9/3K5 w",
                "9/4k4/9/9/+A8/9/9/9/9/3K5 w",
                "9/4k4/9/9/8p/R8/9/9/9/3K5 w",
                "4a4/4k4/9/9/9/R8/9/9/9/3K5 w",
                "9/4k4/9/9/N8/R8/9/9/9/3K5 w",
                "9/4k2r1/9/9/B8/R8/9/9/9/3K5 w",
                "9/4k4/9/9/C8/R8/9/9/9/3K5 w",
                "9/4k4/9/9/8R/R8/9/9/9/3K5 w",
                "9/4k4/9/9/N8/C8/9/9/9/3K5 w",
                "9/4k4/9/9/6B2/C8/9/9/9/3K5 w",
                "9/4k4/9/9/1N7/N8/9/9/9/3K5 w",
                "9/4k4/9/9/6B2/N8/9/9/9/3K5 w",
                "9/4k4/9/9/6B2/B8/9/9/9/3K5 w"
            })
    @Tag("D7")
    void aSideThatCanWinKeepsTheGameGoing(String fen) {
        for (Seat seat : Seat.values()) {
            Game game = seat.game(fen, DAN);
            assertThat(DrawingMaterial.TABLE.isDrawing(game.position())).isFalse();
            assertThat(game.isOver()).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9/4k4/9/9/9/R8/9/9/9/3K5 w",
                "9/4k4/9/9/9/C8/9/9/9/3K5 w",
                "9/4k4/9/9/9/N8/9/9/9/3K5 w",
                "9/4k4/9/9/9/B8/9/9/9/3K5 w",
                "9/4k4/9/9/9/C7C/9/9/9/3K5 w",
                "9/4k4/9/9/8r/R8/9/9/9/3K5 w",
                "9/4k4/9/c6c1/9/C7C/9/9/9/3K5 w",
                "9/4k4/9/9/9/R8/9/9/9/3+K5 w"
            })
    @Tag("D7")
    void lonePiecesOrTwoCannonsAgainstABareGeneralAreDrawing(String fen) {
        for (Seat seat : Seat.values()) {
            Game game = seat.game(fen, DAN);
            assertThat(DrawingMaterial.TABLE.isDrawing(game.position())).isTrue();
            assertThat(game.isOver()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void theFirstCheckInDrawingMaterialWinsAtOnce(Seat seat) {
        Game quiet = seat.game(DRAWING, DAN, "a5a8", "i7h9");
        assertThat(quiet.isOver()).isFalse();
        Game check = seat.play(quiet, "a8a9");
        assertThat(check.outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
        assertThat(check.legalMoves()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void neitherGeneralIsPromotedByDrawingMaterial(Seat seat) {
        assertThat(seat.promoted(seat.game(DRAWING, DAN, "a5a8"))).isEmpty();
        assertThat(seat.promoted(seat.game(DRAWING, SILVER, "a5a8"))).isEqualTo("d1 e9");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void theMoveThatMakesTheMaterialDrawnMayBeTheFirstCheck(Seat seat) {
        Game game = seat.game("9/p3k4/9/8n/9/R8/9/9/9/3K5 w", DAN, "a5a9");
        assertThat(game.outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void theCheckingPieceMayBeLost(Seat seat) {
        Game game = seat.game("r8/4k4/9/9/9/R8/9/9/9/3K5 w", DAN, "a5a9");
        assertThat(game.outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    @Tag("R11")
    void aCheckWinsNothingWhileTheOwnGeneralCanBeTaken(Seat seat) {
        Game game = seat.game("9/4k4/3r5/9/9/R8/9/9/9/3K5 w", DAN, "a5a9");
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(game.outcome()).isEmpty();
        assertThat(seat.play(game, "d8d1").outcome()).contains(seat.win(HAN, Ending.GENERAL_CAPTURED, "S2"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    @Tag("R10")
    void aPassThatLeavesAnAttackStandingIsACheck(Seat seat) {
        Game game = seat.game("9/R3k4/9/8n/9/9/9/9/9/3K5 w", DAN);
        assertThat(game.isOver()).isFalse();
        assertThat(seat.play(game, "pass").outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
    }

    /** The generals face after it: the promoted one gives check, and the call comes too late. */
    @ParameterizedTest
    @EnumSource
    @Tag("D3")
    @Tag("D16")
    @Tag("R12")
    void aCallThatIsCheckTooWinsBeforeAnyAcceptance(Seat seat) {
        Game game = seat.game("9/4k4/9/8n/9/R8/9/9/3+K5/9 w", DAN, "d2e2");
        assertThat(game.outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
    }

    /** An unpromoted general's call is no check: it is decided by number, never as a first check. */
    @ParameterizedTest
    @EnumSource
    @Tag("D12")
    @Tag("D14")
    @Tag("D16")
    @Tag("R9")
    void anAcceptanceIsNeverAFirstCheck(Seat seat) {
        Game called = seat.game("9/4k4/9/8n/9/R8/9/9/3K5/9 w", DAN, "d2e2");
        assertThat(called.outcome()).isEmpty();
        assertThat(seat.play(called, "e9e2").outcome()).contains(secondPlayer(1).under("D14"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    @Tag("R14")
    void bareGeneralsAreEqualAndTheSecondPlayerWins(Seat seat) {
        assertThat(seat.game("9/4k4/9/9/9/9/9/9/9/3K5 w", DAN).outcome()).contains(secondPlayer(0));
        assertThat(seat.game("9/4+k4/9/9/9/9/9/9/9/3+K5 w", DAN).outcome()).contains(secondPlayer(0));
        Game taken = seat.game("9/4k4/4n4/9/9/4R4/9/9/9/3K5 w", DAN, "e5e8");
        assertThat(taken.outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
        Game retaken = seat.game("9/4k4/4P4/9/9/9/9/9/9/3K5 w", DAN, "e8d8", "e9d8");
        assertThat(retaken.position().isFacing()).isTrue();
        assertThat(retaken.outcome()).contains(secondPlayer(0));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    @Tag("R14")
    void aPromotedGeneralAgainstAnUnpromotedOneCanStillGiveCheck(Seat seat) {
        Game game = seat.game("9/4k4/9/9/9/9/9/9/3+K5/9 w", DAN);
        assertThat(game.isOver()).isFalse();
        assertThat(seat.play(game, "d2e2").outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    @Tag("R15")
    void materialIsNotJudgedWhileTheSideToMoveCanTakeTheGeneral(Seat seat) {
        Game game = seat.game("9/4+k4/9/9/9/9/9/9/4+K4/9 w", DAN);
        assertThat(game.isOver()).isFalse();
        assertThat(seat.play(game, "e2e9").outcome()).contains(seat.win(CHO, Ending.GENERAL_CAPTURED, "D2"));
        Game bare = seat.game("4+k4/9/4P4/9/9/9/9/9/4+K4/9 b", DAN);
        assertThat(bare.isOver()).isFalse();
        Game facing = seat.play(bare, "e10e9", "pass", "e9e8");
        assertThat(facing.outcome()).as("bare generals, and Cho is to move").isEmpty();
        assertThat(seat.play(facing, "e2e8").outcome()).contains(seat.win(CHO, Ending.GENERAL_CAPTURED, "D2"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void theRefereeDecidesByTheNumberOfPiecesWhateverTheirValue(Seat seat) {
        Game game = seat.game("3a5/4k4/9/pp7/9/9/9/9/9/R2K4N w", DAN);
        assertThat(adjudicated(game))
                .isEqualTo(seat.win(HAN, Ending.MATERIAL, "D16").withScore(seat.score(2, 3)));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D16")
    void theRefereeGivesEqualNumbersToTheSecondPlayerAndNoFirstCheck(Seat seat) {
        Game check = seat.game("9/R3k4/9/9/8p/9/9/9/9/3K5 w", DAN, "pass");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(adjudicated(check)).isEqualTo(secondPlayer(1));
        Game drawing = seat.game("9/R3k4/9/8n/9/9/9/9/9/3K5 w", DAN);
        assertThat(adjudicated(drawing)).isEqualTo(secondPlayer(1));
    }

    @Test
    @Tag("D16")
    void theRefereeGivesTheStartToTheSecondPlayer() {
        assertThat(adjudicated(Play.start(DAN))).isEqualTo(secondPlayer(15));
    }

    private static Outcome adjudicated(Game game) {
        return game.record(Event.ADJUDICATION, Map.of()).outcome().orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D7")
    @Tag("D16")
    void withTheRefereeOnlyNothingIsDrawingByItself(Seat seat) {
        Gungjanggi rules = DAN.with(DrawingMaterial.REFEREE_ONLY);
        assertThat(seat.game("9/4k4/9/9/9/9/9/9/9/3K5 w", rules).isOver()).isFalse();
        Game check = seat.game(DRAWING, rules, "a5a9");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(check.outcome()).isEmpty();
        assertThat(adjudicated(check)).isEqualTo(secondPlayer(1));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D7")
    @Tag("D16")
    void anyFunctionOfThePositionMayJudgeTheMaterial(Seat seat) {
        DrawingMaterial fewPieces = position -> position.count(CHO) + position.count(HAN) <= 4;
        Gungjanggi rules = DAN.with(fewPieces);
        assertThat(rules).isNotEqualTo(DAN).isEqualTo(DAN.with(fewPieces));
        Game check = seat.game("9/4k4/9/9/8p/R8/9/9/9/3K5 w", rules, "a5a9");
        assertThat(check.outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
        Game more = seat.game("9/4k4/9/9/7pp/R8/9/9/9/3K5 w", rules, "a5a9");
        assertThat(more.outcome()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D8")
    @Tag("D16")
    void aGuardThatMayBePromotedCanGiveCheckWhoeverJudgesTheMaterial(Seat seat) {
        DrawingMaterial everything = position -> true;
        String fen = "9/4k4/9/9/9/9/9/3A5/9/3K5 w";
        assertThat(seat.game(fen, DAN.with(everything)).outcome()).isEmpty();
        assertThat(seat.game(fen, SILVER.with(everything)).outcome().map(Outcome::clause))
                .as("no promoted guards")
                .contains(new Clause("S6"));
    }

    @Test
    @Tag("D4")
    void everyFinishedGameHasAWinner() {
        Random random = new Random(20_240_229);
        String fen = "5a2r/4k4/7n1/4p1p2/9/9/2P1P4/1C7/9/R2AK4 w";
        int finished = 0;
        for (int i = 0; i < 60; i++) {
            Game game = Game.of(Fen.parse(fen, DAN));
            for (int ply = 0; ply < 300 && !game.isOver(); ply++) {
                List<Move> moves = game.legalMoves();
                assertThat(moves).isNotEmpty();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            Optional<Outcome> outcome = game.outcome();
            finished += outcome.isPresent() ? 1 : 0;
            outcome.ifPresent(end -> assertThat(end.winner()).isPresent());
            outcome.ifPresent(end -> assertThat(end.ending()).isNotEqualTo(Ending.DRAW));
        }
        assertThat(finished).isGreaterThan(30);
    }
}
