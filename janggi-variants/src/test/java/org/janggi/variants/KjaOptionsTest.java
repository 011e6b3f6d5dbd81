package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of point play: what each one changes against the default, and which exclude each other. */
class KjaOptionsTest {
    private static final Kja FORBIDDEN = Kja.RULES.with(SelfCheck.FORBIDDEN);
    private static final Kja TO_AND_FRO = Kja.RULES.with(Reading.TO_AND_FRO);
    private static final String MATING = "3kb4/R8/9/9/3N5/8r/8r/9/9/3K5 w";
    private static final String DEAD = "9/2r1k4/9/9/9/R1P6/9/9/9/3K5 w";

    private static void assertEnds(Game game, String end, String swappedEnd) {
        assertThat(Ends.of(game)).isEqualTo(end);
        assertThat(Ends.of(Ends.swapped(game))).as("sides swapped").isEqualTo(swappedEnd);
    }

    private static String clause(Game game, String move) {
        return game.refusal(Move.parse(move)).orElseThrow().clause().id();
    }

    @Test
    @Tag("P8")
    void selfCheckAndIgnoredCheckAreRefusedWhereForbidden() {
        Game self = Play.from("3k5/9/9/9/9/9/9/9/r8/4K4 w", FORBIDDEN);
        assertThat(clause(self, "e1e2")).isEqualTo("P8");
        assertThat(Play.moves(self)).containsExactlyInAnyOrder("e1d1", "e1f1", "pass");
        Game ignored = Play.from("3k5/9/9/9/9/9/P8/9/9/r3K4 w", FORBIDDEN);
        assertThat(clause(ignored, "a4b4")).isEqualTo("P8");
        assertThat(clause(ignored, "pass")).isEqualTo("P8");
        assertThat(Play.moves(ignored)).containsExactly("e1e2");
        assertThat(Play.moves(Ends.swapped(ignored))).containsExactly("e10e9");
    }

    @Test
    @Tag("P8")
    void thePermittedMovesAreTheSafeOnesWhereForbidden() {
        for (String fen :
                List.of("3k5/9/9/9/9/9/9/9/r8/4K4 w", "3kr4/9/9/9/9/p3R4/9/9/9/4K4 w", "R3k4/9/9/9/9/9/9/9/9/5K3 b")) {
            Position forbidden = Fen.parse(fen, FORBIDDEN);
            assertThat(forbidden.legalMoves()).isEqualTo(forbidden.safeMoves());
            assertThat(forbidden.legalMoves())
                    .isEqualTo(Fen.parse(fen, Kja.RULES).safeMoves());
        }
    }

    @Test
    @Tag("P6b")
    @Tag("P8")
    void aReplyThatEndsTheGameByBikjangIsPermittedInCheckWhereForbidden() {
        Game mating = Play.from(MATING, FORBIDDEN, "d6e8");
        assertThat(mating.position().isInCheck()).isTrue();
        assertThat(clause(mating, "d10e9"))
                .as("it breaks the facing and stays in check")
                .isEqualTo("P8");
        assertEnds(Play.on(mating, "pass"), "han points P6b 18-30.5", "cho points P6b 29-19.5");
        assertEnds(Play.on(mating, "i5i6"), "han points P6b 18-30.5", "cho points P6b 29-19.5");
    }

    @Test
    @Tag("P8")
    @Tag("P10")
    @Tag("R8")
    void theSecondPassIsSafeInCheckWhereForbidden() {
        String fen = "R2k5/R8/9/9/9/9/9/9/9/4K4 b";
        assertThat(Ends.of(Play.from(fen, FORBIDDEN))).isEqualTo("cho mate K4");
        Game passed = Play.from(fen + " - - 0 1 passed=1", FORBIDDEN);
        assertThat(passed.legalMoves()).containsExactly(Move.PASS);
        assertEnds(Play.on(passed, "pass"), "cho points P10 26-1.5", "han points P10 0-27.5");
    }

    @Test
    @Tag("P8")
    void mateStillEndsTheGameWhereForbidden() {
        Game mate = Play.from("4k4/R8/9/9/9/9/9/1R7/9/3K5 w", FORBIDDEN, "b3b10");
        assertEnds(mate, "cho mate K4", "han mate K4");
    }

    @Test
    @Tag("K4")
    @Tag("P8")
    void mateIsPlayedOutToTheCapture() {
        Kja rules = Kja.RULES.with(Reading.PLAYED_OUT);
        Game mate = Play.from("4k4/R8/9/9/9/9/9/1R7/9/3K5 w", rules, "b3b10");
        assertEnds(mate, Ends.OPEN, Ends.OPEN);
        assertThat(mate.safeMoves()).isEmpty();
        assertThat(mate.legalMoves()).isNotEmpty();
        assertEnds(Play.on(mate, "e10e9", "a9e9"), "cho general-captured P8", "han general-captured P8");
        assertEnds(Play.on(mate, "pass", "b10e10"), "cho general-captured P8", "han general-captured P8");
        assertEnds(Play.on(mate, "pass", "d1d2"), Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("P6b")
    void aFacingMoveThatWouldBeMateIsMate() {
        Kja rules = Kja.RULES.with(Reading.MATING_FACING);
        assertEnds(Play.from(MATING, rules, "d6e8"), "cho mate K4", "han mate K4");
        assertEnds(Play.from(MATING, Kja.RULES, "d6e8"), Ends.OPEN, Ends.OPEN);
        assertThat(Ends.of(Fen.parse("R3k4/1R7/9/9/9/9/9/9/9/4K4 b", rules))).isEqualTo("cho mate K4");
        Game association =
                Play.from("3kb4/R8/9/9/3N5/8r/9/9/9/3K5 w", Kja.ASSOCIATION.with(Reading.MATING_FACING), "d6e8");
        assertEnds(association, "cho mate K4", "han mate K4");
    }

    @Test
    @Tag("P6b")
    void aFacingMoveThatIsNoMateIsStillACall() {
        Kja rules = Kja.RULES.with(Reading.MATING_FACING);
        Game check = Play.from("9/R3k4/9/9/9/9/9/9/9/3K5 w", rules, "d1e1");
        assertThat(check.position().isInCheck()).isTrue();
        assertEnds(Play.on(check, "pass"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
        Game quiet = Play.from("9/4k4/9/9/9/9/9/9/9/R2K5 w", rules, "d1e1", "pass");
        assertEnds(quiet, "cho points P6b 13-1.5", "han points P6b 0-14.5");
    }

    @Test
    @Tag("P6c")
    void deadPiecesStay() {
        Kja rules = Kja.RULES.with(Reading.DEAD_STAY);
        Game game = Play.from(DEAD, rules, "d1e1", "c9c5");
        assertEnds(game, "han points P6b 13-14.5", "han points P6b 13-14.5");
    }

    @Test
    @Tag("P7")
    void identicalMovesOfAToAndFroAreCountedInsteadOfPositions() {
        String[] moves = {"a1a2", "a7a6", "a2a1", "c7c6", "a1a2", "g7g6", "a2a1", "i7i6", "a1a2", "a6b6", "a2a1", "c6d6"
        };
        Game game = Play.start(TO_AND_FRO, moves);
        assertEnds(game, Ends.OPEN, Ends.OPEN);
        assertEnds(Play.on(game, "a1a2"), "han disqualified P7", "cho disqualified P7");
        assertEnds(Play.start(Kja.RULES, Ends.with(moves, "a1a2")), Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("P7")
    void positionsAreNotCountedWhereMovesAre() {
        // The chariot goes round four points, so that no move is the way back of the one before.
        String[] round = {"a1a2", "i10i9", "a2b2", "i9i10", "b2b1", "i10i9", "b1a1", "i9i10"};
        String fen = "3k4r/9/9/9/9/9/9/9/9/R3K4 w";
        assertThat(Ends.of(Play.on(Ends.cycles(Play.from(fen, Kja.RULES), 3, round), "a1a2")))
                .isEqualTo("han disqualified P7");
        Game busy = Play.from("3k5/9/9/9/9/9/9/9/9/R3K4 w", TO_AND_FRO);
        assertThat(Ends.of(Ends.cycles(busy, 4, "a1a2", "pass", "a2b2", "pass", "b2b1", "pass", "b1a1", "pass")))
                .isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("P7")
    void anotherMoveBreaksTheToAndFro() {
        Game game =
                Play.start(TO_AND_FRO, "a1a2", "pass", "a2a1", "pass", "a1a2", "pass", "a2a1", "pass", "c4d4", "pass");
        Game on = Play.on(game, "a1a2", "pass", "a2a1", "pass", "a1a2", "pass", "a2a1", "pass");
        assertEnds(on, Ends.OPEN, Ends.OPEN);
        assertEnds(Play.on(on, "a1a2", "pass", "a2a1", "pass"), Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("P7")
    @Tag("M12")
    void theMoveThatEndsTheGameByAToAndFroIsSafeSoThatThereIsNoMate() {
        // No position comes twice: Cho goes ahead while Han's soldier goes to and fro, and mates with the last move.
        String[] moves = {
            "a3a4", "i7h7", "a4a5", "h7i7", "a5a6", "i7h7", "a6a9", "h7i7", "a2b2", "i7h7", "b2b3", "h7i7", "b3b10"
        };
        String fen = "3k5/9/9/8p/9/9/9/R8/R8/4K4 w";
        assertEnds(Play.from(fen, Kja.RULES, moves), "cho mate K4", "han mate K4");
        Game held = Play.from(fen, TO_AND_FRO, moves);
        assertEnds(held, Ends.OPEN, Ends.OPEN);
        assertThat(held.safeMoves()).containsExactly(Move.parse("i7h7"));
        assertEnds(Play.on(held, "i7h7"), "cho disqualified P7", "han disqualified P7");
    }

    @Test
    @Tag("P7")
    @Tag("P10")
    void passesAreLeftOutOfAToAndFro() {
        Game game = Play.start(
                TO_AND_FRO,
                Ends.with("a1a2 a7a6 a2a1 c7c6 a1a2 g7g6 pass i7i6 a2a1 a6b6 a1a2 c6d6 a2a1 e7f7".split(" "), "a1a2"));
        assertEnds(game, "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P7")
    @Tag("S24")
    @Tag("R24")
    void aSideThatGetsOutOfCheckIsNotBlamedForItsToAndFro() {
        // Han's general runs from the checks and is the first to move a fourth time; the checker loses a ply later.
        Game three =
                Ends.cycles(Play.from("R3k4/9/9/9/9/9/9/9/9/5K3 b", TO_AND_FRO), 3, "e10e9", "a10a9", "e9e10", "a9a10");
        Game fourth = Play.on(three, "e10e9");
        assertEnds(fourth, Ends.OPEN, Ends.OPEN);
        assertEnds(Play.on(fourth, "a10a9"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P7")
    @Tag("S24")
    @Tag("R19")
    @Tag("R24")
    void aReplyToACallIsNotBlamedForItsToAndFro() {
        // Each move of Cho's general calls and each of Han's avoids; Han is the first to move a fourth time.
        Game three = Ends.cycles(Play.from("9/4k4/9/9/9/9/9/9/9/4K4 b", TO_AND_FRO), 3, "e9d9", "e1d1", "d9e9", "d1e1");
        Game fourth = Play.on(three, "e9d9");
        assertEnds(fourth, Ends.OPEN, Ends.OPEN);
        assertEnds(Play.on(fourth, "e1d1"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P7")
    @Tag("S24")
    @Tag("R25")
    void aCaptureIsNotBlamedForItsToAndFro() {
        // The fourth move to a2 takes the soldier that has come there.
        Game game = Play.from("3k5/9/9/9/9/1p7/9/9/9/R3K4 w", TO_AND_FRO);
        Game before = Play.on(
                game, "a1a2", "b5b4", "a2a1", "b4b3", "a1a2", "pass", "a2a1", "pass", "a1a2", "pass", "a2a1", "b3b2");
        Game there = Play.on(before, "pass", "b2a2");
        assertEnds(Play.on(there, "a1a2"), Ends.OPEN, Ends.OPEN);
        assertThat(Ends.of(Play.on(before, "a1a2"))).isEqualTo("han disqualified P7");
    }

    @ParameterizedTest
    @Tag("P7")
    @ValueSource(ints = {2, 3, 4, 5, 7})
    void anyArrivalMayBeTheOneThatLoses(int arrival) {
        for (Kja rules : List.of(Kja.RULES.withRepetitions(arrival), Kja.ASSOCIATION.withRepetitions(arrival))) {
            Game game = Ends.cycles(Play.start(rules), arrival - 1, "a1a2", "a10a9", "a2a1", "a9a10");
            assertEnds(game, Ends.OPEN, Ends.OPEN);
            assertEnds(Play.on(game, "a1a2"), "han disqualified P7", "cho disqualified P7");
        }
    }

    @ParameterizedTest
    @Tag("P7")
    @ValueSource(ints = {1, 0, -4})
    void aFirstArrivalIsNoRepetition(int arrival) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Kja.RULES.withRepetitions(arrival))
                .withMessageContaining(Integer.toString(arrival));
    }

    @ParameterizedTest
    @Tag("K3")
    @ValueSource(ints = {-999, -1, 1, 999})
    void theDeomIsAddedToHansPoints(int halves) {
        Game game = Play.start(Kja.RULES.withDeom(halves), "pass", "pass");
        assertThat(game.outcome().orElseThrow().score().orElseThrow().halves(Side.HAN))
                .isEqualTo(2 * 72 + halves);
    }

    @ParameterizedTest
    @Tag("K3")
    @ValueSource(ints = {-1001, -2, 0, 4, 1000, 1001})
    void aDeomIsAnOddNumberOfHalfPointsWithinBounds(int halves) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Kja.RULES.withDeom(halves))
                .withMessageContaining(Integer.toString(halves));
    }

    @Test
    @Tag("P7")
    void theCountHoldsForToAndFroToo() {
        Kja rules = TO_AND_FRO.withRepetitions(3);
        Game game = Play.start(rules, "a1a2", "a7a6", "a2a1", "c7c6", "a1a2", "g7g6", "a2a1", "i7i6");
        assertEnds(Play.on(game, "a1a2"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("K3")
    void theDeomIsAnOption() {
        assertThat(Play.start(Kja.RULES.withDeom(9)).position().score()).hasToString("72-76.5");
        assertThat(Play.start(Kja.ASSOCIATION.withDeom(-1)).position().score()).hasToString("72-71.5");
    }

    @Test
    @Tag("K3")
    @Tag("P7")
    @Tag("P8")
    void rulesThatPlayAlikeAreEqual() {
        assertThat(Kja.RULES.with(SelfCheck.TAKEN)).isEqualTo(Kja.RULES).hasSameHashCodeAs(Kja.RULES);
        assertThat(Kja.RULES.withDeom(3).withRepetitions(4)).isEqualTo(Kja.RULES);
        assertThat(Kja.ASSOCIATION.withRepetitions(3)).isEqualTo(Kja.ASSOCIATION);
        assertThat(Kja.RULES.withDeom(5).withDeom(3)).isEqualTo(Kja.RULES);
        Kja one = Kja.RULES.with(Reading.DEAD_STAY).with(Reading.MATING_FACING);
        Kja other =
                Kja.RULES.with(Reading.MATING_FACING).with(Reading.DEAD_STAY).with(Reading.DEAD_STAY);
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(Kja.RULES).isNotEqualTo(Kja.ASSOCIATION).isNotEqualTo("kja");
        assertThat(List.of(
                        Kja.RULES,
                        FORBIDDEN,
                        Kja.RULES.with(Reading.PLAYED_OUT),
                        Kja.RULES.with(Reading.MATING_FACING),
                        Kja.RULES.with(Reading.DEAD_STAY),
                        TO_AND_FRO,
                        Kja.RULES.withDeom(1),
                        Kja.RULES.withRepetitions(3)))
                .doesNotHaveDuplicates();
    }

    @Test
    @Tag("K3")
    void positionsUnderDifferentOptionsAreDifferent() {
        assertThat(Play.start(Kja.RULES.withDeom(1)).position())
                .isNotEqualTo(Play.start(Kja.RULES).position());
        assertThat(Play.start(Kja.RULES.withDeom(3)).position())
                .isEqualTo(Play.start(Kja.RULES).position());
    }

    @Test
    @Tag("K3")
    @Tag("P7")
    @Tag("P8")
    void theOptionsAreToldByName() {
        assertThat(Kja.RULES.options()).isEmpty();
        assertThat(Kja.ASSOCIATION.options()).isEmpty();
        assertThat(FORBIDDEN
                        .with(Reading.DEAD_STAY)
                        .withDeom(9)
                        .withRepetitions(3)
                        .options())
                .isEqualTo(Map.of("self-check", "forbidden", "dead-stay", "on", "deom", "4.5", "repetitions", "3"));
        assertThat(Kja.ASSOCIATION.withRepetitions(4).options()).isEqualTo(Map.of("repetitions", "4"));
        assertThat(Kja.RULES).hasToString("kja");
        assertThat(TO_AND_FRO.toString()).startsWith("kja").contains("to-and-fro");
        assertThat(TO_AND_FRO.id()).isEqualTo("kja");
    }

    @ParameterizedTest
    @Tag("P6b")
    @Tag("P6c")
    @Tag("P7")
    @EnumSource(
            value = Reading.class,
            names = {"PLAYED_OUT", "MATING_FACING", "DEAD_STAY", "TO_AND_FRO"})
    void everyReadingOfPointPlayIsAvailableInBothFormats(Reading reading) {
        for (Kja rules : List.of(Kja.RULES, Kja.ASSOCIATION)) {
            assertThat(rules.readings()).contains(reading);
            assertThat(rules.with(reading).options()).isEqualTo(Map.of(reading.id(), "on"));
            assertThat(Ends.of(Play.start(rules.with(reading), "pass", "pass"))).isEqualTo("han points P10 72-73.5");
        }
    }

    @ParameterizedTest
    @Tag("P8")
    @EnumSource(
            value = Reading.class,
            mode = Mode.EXCLUDE,
            names = {"PLAYED_OUT", "MATING_FACING", "DEAD_STAY", "TO_AND_FRO"})
    void readingsOfOtherRuleSetsAreRefused(Reading reading) {
        assertThat(Kja.RULES.readings()).doesNotContain(reading);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Kja.RULES.with(reading))
                .withMessageContaining(reading.id())
                .withMessageContaining("kja");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Kja.ASSOCIATION.with(reading))
                .withMessageContaining("association");
    }

    @Test
    @Tag("P8")
    void playingOutNeedsThatSelfCheckIsPermitted() {
        assertThatIllegalArgumentException().isThrownBy(() -> FORBIDDEN.with(Reading.PLAYED_OUT));
        Kja playedOut = Kja.RULES.with(Reading.PLAYED_OUT);
        assertThatIllegalArgumentException().isThrownBy(() -> playedOut.with(SelfCheck.FORBIDDEN));
    }
}
