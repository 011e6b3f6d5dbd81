package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.janggi.core.Ending;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Sentences that hold for several rule sets at once. */
class PreciseReadingsTest {
    private static final List<Gungjanggi> GUNGJANGGI = List.of(Gungjanggi.SILVER, Gungjanggi.DAN);
    private static final List<Kja> POINT_PLAY = List.of(Kja.RULES, Kja.ASSOCIATION);
    private static final List<RuleSet> ENGINE =
            List.of(FairyRules.JANGGI, FairyRules.TRADITIONAL, FairyRules.MODERN, FairyRules.CASUAL);

    /** The name that a clause of silver has in a manual. */
    private static String clause(Gungjanggi rules, String silver, String dan) {
        return rules == Gungjanggi.DAN ? dan : silver;
    }

    @Test
    @Tag("R2")
    @Tag("D5")
    @Tag("S11")
    void thePositionTextHasTheEnginesLettersAndAPlusBeforeAPromotedPiece() {
        String board = "rcnb+k1+a1+p/9/9/9/9/9/9/9/9/RCNB+K1+A1+P";
        Position position = Fen.parse(board + " w", Gungjanggi.DAN);
        assertThat(position.toString()).startsWith(board + " w ");
        PieceKind[] kinds = {PieceKind.CHARIOT, PieceKind.CANNON, PieceKind.HORSE, PieceKind.ELEPHANT, PieceKind.GENERAL
        };
        for (int file = 0; file < kinds.length; file++) {
            String name = String.valueOf("abcde".charAt(file));
            for (Side side : Side.values()) {
                Square square = Square.parse(name + (side == Side.CHO ? "1" : "10"));
                assertThat(position.squares(side, kinds[file]).contains(square))
                        .as("%s", square)
                        .isTrue();
            }
        }
        assertThat(position.squares(Side.CHO, PieceKind.GUARD)).containsExactly(Square.parse("g1"));
        assertThat(position.squares(Side.HAN, PieceKind.SOLDIER)).containsExactly(Square.parse("i10"));
        assertThat(Seat.GIVEN.names(position.promoted())).isEqualTo("e1 e10 g1 g10 i1 i10");
    }

    @ParameterizedTest
    @CsvSource({
        "own back corner, 9/4k4/9/9/9/9/9/9/9/3P1K3 w, d1, c1 d2 e1 e2",
        "own centre, 9/3k5/9/9/9/9/9/9/4P4/5K3 w, e2, d2 d3 e3 f2 f3",
        "own front corner, 9/4k4/9/9/9/9/9/3P5/9/5K3 w, d3, c3 d4 e3",
        "own mid-edge, 9/4k4/9/9/9/9/9/9/3P5/5K3 w, d2, c2 d3 e2",
        "enemy front corner, 5k3/9/3P5/9/9/9/9/9/9/3K5 w, d8, c8 d9 e8 e9",
        "enemy centre, 9/4P4/5k3/9/9/9/9/9/9/3K5 w, e9, d10 d9 e10 f10 f9",
        "enemy back corner, 3P5/9/5k3/9/9/9/9/9/9/3K5 w, d10, c10 e10",
    })
    @Tag("R3")
    @Tag("M7")
    void aSoldierOfTheEnginesSetsUsesTheForwardDiagonalsOfBothPalaces(
            String place, String fen, String from, String expected) {
        for (RuleSet rules : ENGINE) {
            for (Seat seat : Seat.values()) {
                assertThat(seat.targets(seat.game(fen, rules), from))
                        .as(place + ", " + rules)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    @Tag("R46")
    @Tag("M12")
    void theEnginesSetsEndByMateAndThoseWithBikjangByFacingThatPersists() {
        for (RuleSet rules : ENGINE) {
            boolean bikjang = rules == FairyRules.JANGGI || rules == FairyRules.TRADITIONAL;
            Game mate = Play.from("3k5/9/9/9/9/9/9/9/r8/r3K4 w", rules);
            assertThat(mate.outcome()).map(Outcome::ending).contains(Ending.MATE);
            Game facing = Play.from("4k4/9/9/9/9/9/9/9/4K4/R8 w", rules);
            assertThat(facing.isOver()).as("one position").isFalse();
            assertThat(Play.on(facing, "pass").isOver()).as("%s", rules).isEqualTo(bikjang);
            Game made = Play.from("4k4/9/9/9/9/9/9/9/3K5/R8 w", rules, "d2e2");
            assertThat(made.isOver()).as("one position").isFalse();
            assertThat(Play.on(made, "pass").isOver()).as("%s", rules).isEqualTo(bikjang);
            assertThat(Play.on(made, "e10d10").isOver()).isFalse();
            assertThat(Play.from("4k4/9/9/9/9/9/9/9/3K5/R8 w", rules, "pass").isOver())
                    .isFalse();
            assertThat(Play.from("4k4/9/9/9/9/9/9/9/3K5/R8 w", rules, "pass", "pass")
                            .isOver())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"CHO, pass", "CHO, a1a2", "CHO, e2e1", "HAN, pass", "HAN, a1a2", "HAN, e2e1"})
    @Tag("R16")
    @Tag("S8")
    @Tag("D1")
    void leavingAFacingStandingCallsAlsoWhereNobodyIsPromoted(Side side, String move) {
        Seat seat = side == Side.CHO ? Seat.GIVEN : Seat.TURNED;
        String fen = "4k4/9/9/9/3p5/9/9/9/4K4/RR7 w - - 0 1 called=0";
        String accepting = move.equals("e2e1") ? "e10e1" : "e10e2";
        for (Gungjanggi rules : GUNGJANGGI) {
            Game called = seat.game(fen, rules, move);
            assertThat(called.position().isInCheck()).isFalse();
            assertThat(seat.moves(called)).containsExactlyInAnyOrder(accepting, "e10d10", "e10f10", "d6e6");
            assertThat(seat.promotedGenerals(seat.play(called, "d6e6"))).isEqualTo("han");
        }
    }

    @ParameterizedTest
    @CsvSource({"K, k, true, false", "K, +k, false, false", "+K, k, true, true", "+K, +k, false, true"})
    @Tag("R17")
    @Tag("S16")
    @Tag("D3")
    void aSideHasItsCallExactlyAsLongAsTheEnemyGeneralIsNotPromoted(
            String cho, String han, boolean call, boolean check) {
        String fen = "4" + han + "4/9/9/9/3p5/9/9/9/3" + cho + "5/RR7 w";
        for (Gungjanggi rules : GUNGJANGGI) {
            for (Seat seat : Seat.values()) {
                Game facing = seat.game(fen, rules, "d2e2");
                assertThat(facing.position().isInCheck()).isEqualTo(check);
                if (call) {
                    assertThat(seat.moves(facing)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10", "d6e6");
                } else {
                    assertThat(seat.moves(facing))
                            .containsExactlyInAnyOrder(
                                    "e10e2", "e10d10", "e10f10", "e10e9", "d6d5", "d6c6", "d6e6", "pass");
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R21")
    @Tag("S10")
    @Tag("S22")
    @Tag("D1")
    @Tag("D10")
    void aPassInCheckIsRefusedByAPendingCallAndByTheLimitOfPassesOnly(Seat seat) {
        for (Gungjanggi rules : GUNGJANGGI) {
            Game called = seat.game("4k4/9/9/9/3p5/9/9/9/3+K5/RR7 w", rules, "d2e2");
            assertThat(called.position().isInCheck()).isTrue();
            assertThat(seat.refusal(called, "pass")).isEqualTo(clause(rules, "S10", "D1"));
            String check = "4k4/9/9/9/4R4/9/9/9/3K5/R8 b - - 0 1 hanpasses=";
            assertThat(seat.refusal(seat.game(check + 1, rules), "pass")).isEqualTo("permitted");
            assertThat(seat.refusal(seat.game(check + 2, rules), "pass")).isEqualTo(clause(rules, "S22", "D10"));
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R24")
    @Tag("S24")
    @Tag("S25")
    @Tag("D11")
    void aWayOutOfCheckIsNotRefusedAsAThirdArrivalNorAsAThirdIdenticalMove(Seat seat) {
        String[] moves = {"e9d9", "e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "d9e9", "d5e5"};
        for (Gungjanggi rules : GUNGJANGGI) {
            Game game = seat.game("9/4k4/9/9/9/4R4/9/9/9/R4K3 b", rules, moves);
            assertThat(game.history().arrivalsWith(seat.move("e9d9"))).isEqualTo(3);
            assertThat(seat.refusal(game, "e9d9")).isEqualTo("permitted");
            Game escaped = seat.play(game, "e9d9");
            assertThat(seat.verdict(escaped)).isEqualTo("goes on");
            assertThat(seat.refusal(escaped, "e5d5")).isEqualTo(clause(rules, "S24", "D11"));
            assertThat(seat.refusal(escaped, "pass")).isEqualTo("permitted");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R10")
    @Tag("S3")
    @Tag("D16")
    void aMoveThatLeavesAnAttackStandingGivesCheckAsAPassDoes(Seat seat) {
        for (Gungjanggi rules : GUNGJANGGI) {
            for (String turn : List.of("pass", "d1d2", "a9b9")) {
                Game check = seat.game("9/R3k4/9/8n/9/9/9/9/9/3K5 w", rules, turn);
                assertThat(seat.verdict(check)).isEqualTo("cho first-check " + clause(rules, "S3", "D16"));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R8")
    @Tag("P10")
    @Tag("M12")
    void theSecondPassInSuccessionMadeInCheckEndsPointPlayByPoints(Seat seat) {
        for (Kja rules : POINT_PLAY) {
            Game passed = seat.game("R2k5/R8/9/9/9/9/9/9/9/4K4 w", rules, "pass");
            assertThat(passed.position().isInCheck()).isTrue();
            assertThat(passed.isOver()).isFalse();
            assertThat(seat.safeMoves(passed)).containsExactly("pass");
            Outcome outcome = seat.play(passed, "pass").outcome().orElseThrow();
            assertThat(outcome.winner()).contains(seat.side(Side.CHO));
            assertThat(outcome.ending()).isEqualTo(Ending.POINTS);
            assertThat(outcome.clause()).hasToString("P10");
        }
    }
}
