package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions of point play that were set up from a FEN (section 10). */
class KjaSetupTest {
    /** All 32 pieces, the generals facing on the d-file. */
    private static final String FULL = "rnba1abnr/3k5/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C1K3C1/9/RNBA1ABNR w";
    /** The same without the soldier on a4. */
    private static final String LACKING = "rnba1abnr/3k5/1c5c1/p1p1p1p1p/9/9/2P1P1P1P/1C1K3C1/9/RNBA1ABNR w";

    private static void assertEnds(Game game, String end, String swappedEnd) {
        assertThat(Ends.of(game)).isEqualTo(end);
        assertThat(Ends.of(Ends.swapped(game))).as("sides swapped").isEqualTo(swappedEnd);
    }

    private static List<String> errors(String fen, RuleSet rules) {
        return Fen.check(fen, rules).stream()
                .filter(Fault::isError)
                .map(Fault::code)
                .toList();
    }

    private static List<String> warnings(String fen, RuleSet rules) {
        return Fen.check(fen, rules).stream()
                .filter(fault -> !fault.isError())
                .map(Fault::code)
                .toList();
    }

    @Test
    @Tag("P6a")
    @Tag("R44")
    void facingIsAPendingCallWhereFewerThanThirtyTwoPiecesAreOnTheBoard() {
        assertEnds(Play.from(LACKING, Kja.RULES, "pass"), "han points P6b 70-73.5", "cho points P6b 72-71.5");
        assertEnds(Play.from(LACKING, Kja.RULES, "a1a2"), "han points P6b 70-73.5", "cho points P6b 72-71.5");
        assertEnds(Play.from(LACKING, Kja.RULES, "d3d2"), "han points P6b 70-73.5", "cho points P6b 72-71.5");
        assertEnds(Play.from(LACKING, Kja.RULES, "d3e3"), Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("P6a")
    @Tag("R44")
    void facingOfThirtyTwoPiecesIsNoCall() {
        assertEnds(Play.from(FULL, Kja.RULES, "pass"), Ends.OPEN, Ends.OPEN);
        assertEnds(Play.from(FULL, Kja.RULES, "d3d2", "pass"), Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("P6a")
    @Tag("R53")
    void fewerThanThirtyTwoPiecesMeanThatACaptureHasBeenMade() {
        Game game = Play.from("9/4k4/9/9/9/9/9/9/9/R2K5 w", Kja.RULES, "d1e1", "pass");
        assertEnds(game, "cho points P6b 13-1.5", "han points P6b 0-14.5");
    }

    @Test
    @Tag("P6a")
    @Tag("association")
    @Tag("R44")
    void facingIsAPendingCallOfTheAssociationWhereBothSidesAreUnderThirty() {
        String under = "9/4k4/9/rccp5/9/9/RCCP5/9/9/4K4 w";
        assertEnds(Play.from(under, Kja.ASSOCIATION, "pass"), "han points P6b 29-30.5", "han points P6b 29-30.5");
        for (String over :
                List.of("9/4k4/9/rcnn5/9/9/RCCP5/9/9/4K4 w", "9/4k4/9/rccp5/9/9/RCNN5/9/9/4K4 w", FULL, LACKING)) {
            assertEnds(Play.from(over, Kja.ASSOCIATION, "pass"), Ends.OPEN, Ends.OPEN);
        }
    }

    @Test
    @Tag("P6a")
    @Tag("R45")
    void aStateFieldOverridesThePendingCall() {
        assertEnds(Play.from(LACKING + " - - 0 1 call=0", Kja.RULES, "pass"), Ends.OPEN, Ends.OPEN);
        assertEnds(
                Play.from(FULL + " - - 0 1 call=1", Kja.RULES, "pass"),
                "han points P6b 72-73.5",
                "han points P6b 72-73.5");
        assertEnds(
                Play.from(LACKING + " - - 0 1 call=1", Kja.ASSOCIATION, "pass"),
                "han points P6b 70-73.5",
                "cho points P6b 72-71.5");
    }

    @Test
    @Tag("P6a")
    @Tag("R45")
    void aStateFieldOverridesWhetherACaptureHasBeenMade() {
        String none = "9/4k4/9/9/9/9/9/9/9/R2K5 w - - 0 1 captured=0";
        assertEnds(Play.from(none, Kja.RULES, "d1e1", "pass"), Ends.OPEN, Ends.OPEN);
        String made = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C1K3C1/9/RNBA1ABNR b - - 0 1 captured=1";
        assertEnds(Play.from(made, Kja.RULES, "e9d9", "pass"), "han points P6b 72-73.5", "han points P6b 72-73.5");
    }

    @Test
    @Tag("P10")
    void aTextTellsOfNoPassUnlessItSaysSo() {
        String fen = "9/4k4/9/9/9/9/9/9/9/R2K5 b";
        assertEnds(Play.from(fen, Kja.RULES, "pass"), Ends.OPEN, Ends.OPEN);
        assertEnds(
                Play.from(fen + " - - 0 1 passed=1", Kja.RULES, "pass"),
                "cho points P10 13-1.5",
                "han points P10 0-14.5");
    }

    @Test
    @Tag("K4")
    @Tag("R43")
    void mateIsJudgedAtOnce() {
        assertThat(Ends.of(Fen.parse("R3k4/1R7/9/9/9/9/9/9/9/3K5 b", Kja.RULES)))
                .isEqualTo("cho mate K4");
        assertThat(Ends.of(Fen.parse("3k5/9/9/9/9/9/9/9/1r7/r3K4 w", Kja.RULES)))
                .isEqualTo("han mate K4");
    }

    @Test
    @Tag("K4")
    @Tag("P6b")
    @Tag("R33")
    void mateIsNotJudgedWhereACallPends() {
        String fen = "R3k4/1R7/9/9/9/9/9/9/9/4K4 b";
        assertThat(Ends.of(Fen.parse(fen, Kja.RULES))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Fen.parse(fen + " - - 0 1 call=0", Kja.RULES))).isEqualTo("cho mate K4");
    }

    @Test
    @Tag("P7")
    @Tag("R43")
    void theHistoryStartsEmpty() {
        String[] cycle = {"a1a2", "a10a9", "a2a1", "a9a10"};
        Game two = Ends.cycles(Play.start(Kja.RULES), 2, cycle);
        Game anew = Ends.cycles(Play.from(two.position().toString(), Kja.RULES), 2, cycle);
        assertThat(Ends.of(Play.on(anew, "a1a2"))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(Ends.cycles(anew, 1, cycle), "a1a2"))).isEqualTo("han disqualified P7");
    }

    @ParameterizedTest
    @CsvSource({
        "9/9/9/9/9/9/9/9/4K4/9 w, setup.generals",
        "3k1k3/9/9/9/9/9/9/9/4K4/9 w, setup.generals",
        "9/9/9/4k4/9/9/9/9/3K5/9 w, setup.palace",
        "3k5/9/9/9/9/9/9/9/4K4/2A6 w, setup.palace",
        "3k5/9/9/9/4a4/9/9/9/4K4/9 w, setup.palace",
        "3k5/9/9/9/9/9/9/9/4+K4/9 w, setup.promotion",
        "3k5/9/9/9/9/9/9/9/4K4/3+A5 w, setup.promotion",
        "3k5/9/9/9/9/9/+P8/9/4K4/9 w, setup.promotion",
        "3k5/9/9/9/9/9/+R8/9/4K4/9 w, setup.promotion"
    })
    @Tag("R41")
    void anImpossiblePositionIsRejected(String fen, String code) {
        for (RuleSet rules : List.of(Kja.RULES, Kja.ASSOCIATION)) {
            assertThat(errors(fen, rules)).containsExactly(code);
            assertThatExceptionOfType(InvalidPositionException.class).isThrownBy(() -> Fen.parse(fen, rules));
        }
    }

    @Test
    @Tag("R41")
    void allFaultsAreReportedTogether() {
        assertThat(errors("3k5/9/9/9/4a4/9/+P8/9/9/2A6 w - - 0 1 calls=1", Kja.RULES))
                .containsExactlyInAnyOrder(
                        "setup.generals", "setup.palace", "setup.palace", "setup.promotion", "setup.state");
    }

    @ParameterizedTest
    @ValueSource(strings = {"call=2", "called=1", "dead=a0", "over=draw", "claim=red", "turns=9", "chopoints=-1"})
    void aStateThatDoesNotExistIsRejected(String state) {
        assertThat(errors(FULL + " - - 0 1 " + state, Kja.RULES)).containsExactly("setup.state");
    }

    @Test
    @Tag("P8")
    @Tag("R41")
    void aGeneralThatCanBeTakenIsRejectedOnlyWhereSelfCheckIsForbidden() {
        String fen = "3k5/9/9/9/9/9/9/9/9/3RK4 w";
        assertThat(errors(fen, Kja.RULES)).isEmpty();
        assertThat(errors(fen, Kja.ASSOCIATION)).isEmpty();
        assertThat(Ends.of(Play.from(fen, Kja.RULES, "d1d10"))).isEqualTo("cho general-captured P8");
        assertThat(errors(fen, Kja.RULES.with(SelfCheck.FORBIDDEN))).containsExactly("setup.capturable");
        assertThat(errors(fen, Kja.ASSOCIATION.with(SelfCheck.FORBIDDEN))).containsExactly("setup.capturable");
        assertThat(errors(fen.replace(" w", " b"), Kja.RULES.with(SelfCheck.FORBIDDEN)))
                .as("the side to move is in check")
                .isEmpty();
    }

    @Test
    @Tag("R42")
    void morePiecesThanASideHasAndSoldiersBehindTheirRankAreWarnings() {
        String many = "3k5/9/9/9/RRR6/9/PPPPPP3/9/4K4/9 w";
        assertThat(errors(many, Kja.RULES)).isEmpty();
        assertThat(warnings(many, Kja.RULES)).containsExactlyInAnyOrder("setup.count", "setup.count");
        assertThat(Ends.of(Play.from(many, Kja.RULES, "pass", "pass"))).isEqualTo("cho points P10 51-1.5");
        String behind = "3k5/p8/9/9/9/9/9/8P/4K4/9 w";
        assertThat(errors(behind, Kja.RULES)).isEmpty();
        assertThat(warnings(behind, Kja.RULES)).containsExactly("setup.soldier-rank", "setup.soldier-rank");
        assertThat(Fen.parse(behind, Kja.RULES).legalMoves()).isNotEmpty();
    }

    @Test
    void aStartRankIsNotBehindItself() {
        assertThat(Fen.check("3k5/9/9/p8/9/9/P8/9/4K4/9 w", Kja.RULES)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pass pass",
                "a4a5 a7a6 a5a6 e9d9 e2d3 pass",
                "a4a5 a7a6 a5a6 e9d9 e2d3",
                "a4a5 a7a6 pass",
                "a4a5 a7a6 a5a6"
            })
    void aWrittenPositionReadsBackAsItWas(String moves) {
        for (RuleSet rules : List.of(Kja.RULES, Kja.ASSOCIATION)) {
            Position position = Play.start(rules, moves.split(" ")).position();
            Position read = Fen.parse(position.toString(), rules);
            assertThat(read).isEqualTo(position);
            assertThat(Ends.of(read)).isEqualTo(Ends.of(position));
            assertThat(read.legalMoves()).isEqualTo(position.legalMoves());
            assertThat(read.halfmoves()).isEqualTo(position.halfmoves());
            assertThat(read.fullmoves()).isEqualTo(position.fullmoves());
        }
    }

    @Test
    void aPositionThatSaysNothingUnusualIsWrittenInSixFields() {
        assertThat(Fen.parse(LACKING, Kja.RULES)).hasToString(LACKING + " - - 0 1");
        assertThat(Play.start(Kja.RULES, "a4b4").position().toString()).doesNotContain("=");
    }
}
