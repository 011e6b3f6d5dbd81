package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;
import static org.janggi.variants.Gungjanggi.DAN;
import static org.janggi.variants.Gungjanggi.SILVER;

import java.util.List;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Outcome;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pass, check, facing and mate in Gungjanggi and in point play, and the order of the effects of one move. */
class MovementCheckTest {
    private static final Kja KJA = Kja.RULES;
    private static final List<RuleSet> ALL = List.of(SILVER, DAN, KJA);
    private static final List<Gungjanggi> GUNGJANGGI = List.of(SILVER, DAN);

    /** The chariot on b5 mates on b10. */
    private static final String MATE_IN_ONE = "4k4/R8/9/9/8p/1R7/2P6/9/9/3K5 w";

    private static String mateClause(RuleSet rules) {
        return rules == KJA ? "K4" : "S2";
    }

    private static String captureClause(RuleSet rules) {
        return rules == KJA ? "P8" : "S2";
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M9")
    void aPassLeavesTheBoardAsItIsAndGivesTheTurn(Seat seat) {
        for (RuleSet rules : ALL) {
            Game game = seat.game("9/4k4/9/9/P7p/9/9/9/9/3K5 w", rules);
            assertThat(seat.moves(game)).containsExactlyInAnyOrder("pass", "d1d2", "d1e1", "d1e2", "a6a7", "a6b6");
            Game passed = seat.play(game, "pass");
            assertThat(passed.turn()).isEqualTo(seat.side(HAN));
            assertThat(passed.isOver()).isFalse();
            assertThat(Play.start(rules, "pass").position().board())
                    .isEqualTo(Play.start(rules).position().board());
        }
    }

    @Test
    @Tag("M9")
    void eachRuleSetSaysWhenAPassIsAllowed() {
        for (Gungjanggi rules : GUNGJANGGI) {
            assertThat(Seat.GIVEN.refusal(Play.start(rules, "pass", "pass", "pass", "pass"), "pass"))
                    .isEqualTo(rules == DAN ? "D10" : "S22");
        }
        Game stopped = Play.start(KJA, "pass", "pass");
        assertThat(stopped.outcome())
                .contains(Outcome.win(HAN, Ending.POINTS, "P10").withScore(new Score(144, 147)));
    }

    @ParameterizedTest
    @CsvSource({
        "chariot on the file, 9/4k4/9/9/P7p/9/9/4R4/9/3K5 b, e3",
        "chariot behind a piece, 9/4k4/9/9/P3p4/9/9/4R4/9/3K5 b, ",
        "chariot on the diagonal, 9/4k4/3R5/9/P7p/9/9/9/9/3K5 b, d8",
        "cannon over one piece, 9/4k4/9/9/4P3p/9/9/4C4/9/3K5 b, e3",
        "cannon over none, 9/4k4/9/9/P7p/9/9/4C4/9/3K5 b, ",
        "cannon over two, 9/4k4/9/4p4/4P4/9/9/4C4/9/3K5 b, ",
        "cannon over a cannon, 9/4k4/9/4c4/P7p/9/9/4C4/9/3K5 b, ",
        "cannon over the centre, 5k3/4n4/3C5/9/P8/9/9/9/9/3K5 b, d8",
        "horse, 9/4k4/9/3N5/P7p/9/9/9/9/3K5 b, d7",
        "horse that is blocked, 9/4k4/3p5/3N5/P8/9/9/9/9/3K5 b, ",
        "elephant, 9/4k4/9/9/P1B5p/9/9/9/9/3K5 b, c6",
        "elephant that is blocked, 9/4k4/3p5/9/P1B6/9/9/9/9/3K5 b, ",
        "soldier ahead, 9/4k4/4P4/9/P7p/9/9/9/9/3K5 b, e8",
        "soldier at the side, 9/3Pk4/9/9/P7p/9/9/9/9/3K5 b, d9",
        "soldier on the diagonal, 9/4k4/5P3/9/P7p/9/9/9/9/3K5 b, f8",
        "soldier that has passed, 4P4/4k4/9/9/P7p/9/9/9/9/3K5 b, ",
        "two pieces at once, 9/4k4/9/3N5/P7p/9/9/4R4/9/3K5 b, d7 e3",
    })
    @Tag("M10")
    void checkMeansThatTheGeneralCouldBeTakenByTheNextMove(String piece, String fen, String checkers) {
        for (RuleSet rules : ALL) {
            for (Seat seat : Seat.values()) {
                Game game = seat.game(fen, rules);
                String expected = checkers == null ? "" : checkers;
                assertThat(seat.names(game.position().checkers())).as(piece).isEqualTo(expected);
                assertThat(game.position().isInCheck()).as(piece).isEqualTo(checkers != null);
                assertThat(game.position().isGeneralAttacked(seat.side(HAN))).isEqualTo(checkers != null);
                assertThat(game.position().isGeneralAttacked(seat.side(CHO))).isFalse();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "9/4k4/9/9/P7p/9/9/9/9/4K4 w, true",
        "9/9/5k3/9/P7p/9/9/5K3/9/9 w, true",
        "9/4k4/9/9/4P3p/9/9/9/9/4K4 w, false",
        "9/4k4/9/9/P3p4/9/9/9/9/4K4 w, false",
        "9/4k4/9/9/P7p/9/9/9/9/3K5 w, false",
    })
    @Tag("M10")
    @Tag("M11")
    void facingMeansOneFileWithNothingBetweenAndIsNoCheckByItself(String fen, boolean facing) {
        for (RuleSet rules : ALL) {
            for (Seat seat : Seat.values()) {
                Game game = seat.game(fen, rules);
                assertThat(game.position().isFacing()).isEqualTo(facing);
                assertThat(game.position().isInCheck()).isFalse();
                assertThat(game.position().isGeneralAttacked(HAN)).isFalse();
                assertThat(game.position().isGeneralAttacked(CHO)).isFalse();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M10")
    @Tag("S12")
    @Tag("D2")
    void facingAPromotedGeneralIsCheckAndIntoItsFileOnlyWhenItIsClear(Seat seat) {
        for (Gungjanggi rules : GUNGJANGGI) {
            Game game = seat.game("9/4+k4/9/9/P7p/9/9/9/9/4K4 w", rules);
            assertThat(game.position().isInCheck()).isTrue();
            assertThat(seat.names(game.position().checkers())).isEqualTo("e9");
            assertThat(seat.game("9/4+k4/9/9/4P3p/9/9/9/9/4K4 w", rules)
                            .position()
                            .isInCheck())
                    .isFalse();
            assertThat(seat.game("9/4+k4/9/9/P7p/9/9/9/9/3K5 w", rules)
                            .position()
                            .isInCheck())
                    .isFalse();
            Game own = seat.game("9/3k5/9/9/P7p/9/9/9/9/4+K4 w", rules);
            assertThat(seat.targets(own, "e1")).as("no other power").isEqualTo("d1 e2 f1");
            Game facing = seat.game("9/4k4/9/9/P7p/9/9/9/9/4+K4 w", rules);
            assertThat(seat.targets(facing, "e1")).isEqualTo("d1 e2 e9 f1");
            assertThat(seat.play(facing, "e1e9").outcome())
                    .contains(seat.win(CHO, Ending.GENERAL_CAPTURED, rules == DAN ? "D2" : "S13"));
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M12")
    @Tag("R7")
    void mateIsCheckWithNoPermittedMoveThatSavesTheGeneral(Seat seat) {
        for (RuleSet rules : ALL) {
            Game mate = seat.game(MATE_IN_ONE, rules, "b5b10");
            assertThat(mate.outcome()).contains(seat.win(CHO, Ending.MATE, mateClause(rules)));
            assertThat(mate.legalMoves()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "a block, 4k4/R8/9/9/8p/1Rr6/2P6/9/9/3K5 w, c5c10",
        "a capture or another block, 4k4/R8/2n6/9/8p/1R7/2P6/9/9/3K5 w, c8b10 c8d10",
        "a flight, 4k4/9/R8/9/8p/1R7/2P6/9/9/3K5 w, e10e9",
    })
    @Tag("M12")
    void aBlockACaptureOrAFlightIsNoMate(String how, String fen, String saving) {
        for (RuleSet rules : ALL) {
            for (Seat seat : Seat.values()) {
                Game check = seat.game(fen, rules, "b5b10");
                assertThat(check.position().isInCheck()).isTrue();
                assertThat(check.outcome()).as(how).isEmpty();
                assertThat(String.join(" ", seat.texts(check.safeMoves())))
                        .as(how)
                        .isEqualTo(saving);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M12")
    void withoutCheckThereIsNoMate(Seat seat) {
        for (RuleSet rules : ALL) {
            Game game = seat.game("9/5k3/4r4/9/9/9/9/9/r8/3K5 w", rules);
            assertThat(game.outcome()).isEmpty();
            assertThat(seat.texts(game.safeMoves())).containsExactly("pass");
        }
    }

    /** Every step loses the general to a chariot; the acceptance alone is left. */
    @ParameterizedTest
    @EnumSource
    @Tag("M12")
    @Tag("R20")
    void anAcceptanceThatIsOfferedIsNoMate(Seat seat) {
        for (Gungjanggi rules : GUNGJANGGI) {
            Game called = seat.game("9/4k4/9/9/9/pp5pp/3R1R3/9/3+K5/9 w", rules, "d2e2");
            assertThat(called.position().isInCheck()).isTrue();
            assertThat(called.outcome()).isEmpty();
            assertThat(seat.texts(called.safeMoves())).containsExactly("e9e2");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M10")
    @Tag("R5")
    void takingTheGeneralIsPermittedWhereNothingElseOfThePieceIs(Seat seat) {
        for (Gungjanggi rules : GUNGJANGGI) {
            Game called = seat.game("9/4k4/9/9/P7p/9/9/9/1r1K5/9 w", rules, "d2e2");
            assertThat(called.position().isGeneralAttacked(seat.side(CHO)))
                    .as("the ban does not protect the caller")
                    .isTrue();
            assertThat(seat.targets(called, "b2")).isEqualTo("e2");
            assertThat(seat.play(called, "b2e2").outcome()).contains(seat.win(HAN, Ending.GENERAL_CAPTURED, "S2"));
        }
    }

    /** The step to e2 would call and leave Han nothing but a reply to the call; but taking is a reply too. */
    @ParameterizedTest
    @EnumSource
    @Tag("M12")
    @Tag("R5")
    void aCallSavesNoGeneralFromBeingTaken(Seat seat) {
        for (RuleSet rules : ALL) {
            Game game = seat.game("9/8r/4k4/9/P7p/9/9/9/r2K5/9 w", rules, "a6a7", "i9d9");
            assertThat(game.position().isInCheck()).isTrue();
            assertThat(game.outcome()).contains(seat.win(HAN, Ending.MATE, mateClause(rules)));
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M10")
    @Tag("M11")
    @Tag("R6")
    void withoutAGeneralCheckAndFacingAreFalse(Seat seat) {
        for (RuleSet rules : ALL) {
            Game taken = seat.game("9/4k4/9/9/P7p/4R4/9/9/r3K4/9 w", rules, "e5e9");
            assertThat(taken.outcome()).contains(seat.win(CHO, Ending.GENERAL_CAPTURED, captureClause(rules)));
            assertThat(taken.position().isInCheck()).isFalse();
            assertThat(taken.position().isFacing()).isFalse();
            assertThat(taken.position().isGeneralAttacked(CHO)).isFalse();
            assertThat(taken.position().isGeneralAttacked(HAN)).isFalse();
            assertThat(taken.position().checkers()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M12")
    @Tag("P10")
    @Tag("R8")
    void theSecondPassInPointPlayIsSafeInCheckAndNoMate(Seat seat) {
        String fen = "1R2k4/R8/9/9/8p/9/2P6/9/9/3K5 w";
        Game passed = seat.game(fen, KJA, "pass");
        assertThat(passed.position().isInCheck()).isTrue();
        assertThat(passed.outcome()).isEmpty();
        assertThat(seat.texts(passed.safeMoves())).containsExactly("pass");
        Score score = seat == Seat.GIVEN ? new Score(56, 4 + 3) : new Score(4, 56 + 3);
        assertThat(seat.play(passed, "pass").outcome())
                .contains(seat.win(CHO, Ending.POINTS, "P10").withScore(score));
        Game moved = seat.game(fen, KJA, "c4c5");
        assertThat(moved.outcome()).contains(seat.win(CHO, Ending.MATE, "K4"));
        for (Gungjanggi rules : GUNGJANGGI) {
            assertThat(seat.game(fen, rules, "pass").outcome()).contains(seat.win(CHO, Ending.MATE, "S2"));
        }
    }

    /** Han answers check by a check of its own, which ends the game first where that is permitted at any cost. */
    @ParameterizedTest
    @EnumSource
    @Tag("M12")
    @Tag("S4")
    @Tag("R7")
    void aMoveThatEndsTheGameOtherwiseIsSafe(Seat seat) {
        Game unsafe = seat.game("9/R3k4/9/9/9/8r/9/9/9/3K5 b", DAN);
        assertThat(seat.texts(unsafe.safeMoves())).doesNotContain("i5d5", "i5i1");
        Game safe = seat.game("9/R3k4/9/9/9/8r/9/9/9/3K5 b", DAN.with(Reading.CHECK_AT_ANY_COST));
        assertThat(seat.texts(safe.safeMoves())).contains("i5d5", "i5i1");
        assertThat(seat.play(safe, "i5d5").outcome()).contains(seat.win(HAN, Ending.FIRST_CHECK, "D16"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M10")
    @Tag("M12")
    @Tag("R9")
    void anAcceptanceCapturesNoGeneral(Seat seat) {
        for (Gungjanggi rules : GUNGJANGGI) {
            Game game = seat.game("9/4k4/9/9/8p/9/9/9/3K5/1R5R1 w", rules);
            assertThat(game.position().exposesGeneral(seat.move("d2e2"))).isFalse();
            assertThat(seat.texts(game.safeMoves())).contains("d2e2");
            Game called = seat.play(game, "d2e2");
            assertThat(called.position().isGeneralAttacked(seat.side(CHO))).isFalse();
            assertThat(called.position().isCapture(seat.move("e9e2"))).isFalse();
            Game forbidden = seat.game("9/4k4/9/9/8p/9/9/9/3K5/1R5R1 w", rules.with(SelfCheck.FORBIDDEN), "d2e2");
            assertThat(seat.refusal(forbidden, "e9e2")).isEqualTo("permitted");
        }
    }

    /** The horse opens the file and checks from d7: in dan the acceptance does not endanger Cho's general. */
    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    @Tag("S4")
    @Tag("S19")
    @Tag("D16")
    @Tag("R9")
    @Tag("R11")
    @Tag("R56")
    void aFirstCheckStandsThoughTheGeneralsFaceUnlessBothArePromoted(Seat seat) {
        String fen = "9/4k4/9/8b/9/4N4/9/9/4K4/9 w";
        assertThat(seat.game(fen, DAN, "e5d7").outcome()).contains(seat.win(CHO, Ending.FIRST_CHECK, "D16"));
        Game silver = seat.game(fen, SILVER, "e5d7");
        assertThat(seat.promoted(silver)).isEqualTo("e2 e9");
        assertThat(silver.outcome()).isEmpty();
        assertThat(seat.play(silver, "e9e2").outcome()).contains(seat.win(HAN, Ending.GENERAL_CAPTURED, "S13"));
    }

    /**
     * The promoted general holds the e-file and the elephant stands on d9, so the chariot's check on the last rank is
     * mate as well.
     */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Tag("S3")
    @Tag("D16")
    @Tag("R50")
    void aMatingCheckInDrawingMaterialIsReportedAsFirstCheck(boolean drawing) {
        String fen = drawing ? "3k5/3b5/9/9/9/R8/9/9/4+K4/9 w" : "3k5/3b5/9/9/8p/R7p/8P/9/4+K4/9 w";
        for (Gungjanggi rules : GUNGJANGGI) {
            for (Seat seat : Seat.values()) {
                Game game = seat.game(fen, drawing ? rules : rules.with(DrawingMaterial.REFEREE_ONLY), "a5a10");
                assertThat(game.position().isInCheck()).isTrue();
                Outcome mate = seat.win(CHO, Ending.MATE, "S2");
                Outcome first = seat.win(CHO, Ending.FIRST_CHECK, rules == DAN ? "D16" : "S3");
                assertThat(game.outcome()).contains(drawing ? first : mate);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R51")
    void aFinishedGamePermitsNoFurtherMove(Seat seat) {
        for (RuleSet rules : ALL) {
            Game mate = seat.game(MATE_IN_ONE, rules, "b5b10");
            Game taken = seat.game("9/4k4/9/9/P7p/4R4/9/9/9/3K5 w", rules, "e5e9");
            for (Game over : List.of(mate, taken)) {
                assertThat(over.legalMoves()).isEmpty();
                assertThat(over.safeMoves()).isEmpty();
                assertThat(over.position().moveCount()).isZero();
                for (String move : List.of("pass", "i6i5", "i6h6")) {
                    assertThat(over.permits(seat.move(move))).isFalse();
                    assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> over.play(seat.move(move)));
                }
            }
        }
    }
}
