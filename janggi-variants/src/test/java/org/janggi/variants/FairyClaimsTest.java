package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine's optional ends: they may be claimed, and never end a game by themselves. */
class FairyClaimsTest {
    private static final String[] CYCLE = {"a1a2", "a10a9", "a2a1", "a9a10"};

    private static Game cycles(Game start, int times, String... cycle) {
        Game game = start;
        for (int i = 0; i < times; i++) {
            game = Play.on(game, cycle);
        }
        return game;
    }

    private static Optional<String> clause(Game game) {
        return game.claimable().map(outcome -> outcome.clause().id());
    }

    @ParameterizedTest
    @CsvSource({
        "fairy-janggi, 99, ''",
        "fairy-janggi, 100, fairy-move-limit",
        "fairy-traditional, 100, fairy-move-limit",
        "fairy-casual, 100, fairy-move-limit",
        "fairy-modern, 199, ''",
        "fairy-modern, 200, fairy-move-limit"
    })
    @Tag("R46")
    void theMoveLimitMayBeClaimed(String id, int halfmoves, String expected) {
        Game game = Play.from("3k5/9/9/4p4/9/9/9/9/4K4/9 w - - " + halfmoves + " 150", RuleSets.byId(id));
        assertThat(clause(game).orElse("")).isEqualTo(expected);
        assertThat(game.isOver()).isFalse();
    }

    @ParameterizedTest
    @DisplayName("a third occurrence, the start included, is counted or drawn")
    @CsvSource({"fairy-janggi, POINTS", "fairy-traditional, DRAW", "fairy-casual, DRAW"})
    void aThirdOccurrenceMayBeClaimed(String id, String how) {
        RuleSet rules = RuleSets.byId(id);
        assertThat(clause(cycles(Play.start(rules), 1, CYCLE))).isEmpty();
        Game game = cycles(Play.start(rules), 2, CYCLE);
        Outcome outcome = game.claimable().orElseThrow();
        assertThat(outcome.clause()).hasToString("fairy-repetition");
        assertThat(outcome.ending()).isEqualTo(how.equals("DRAW") ? Ending.DRAW : Ending.POINTS);
        assertThat(outcome.winner()).isEqualTo(how.equals("DRAW") ? Optional.empty() : Optional.of(Side.HAN));
    }

    @Test
    @Tag("fault-47")
    @DisplayName("faults.md D47: a repetition stays permitted and ends nothing by itself")
    @Tag("R46")
    void aRepetitionIsNeverRefused() {
        for (RuleSet rules : List.of(FairyRules.JANGGI, FairyRules.TRADITIONAL, FairyRules.MODERN, FairyRules.CASUAL)) {
            Game game = cycles(Play.start(rules), 5, CYCLE);
            assertThat(game.isOver()).isFalse();
            assertThat(game.claimable()).isPresent();
        }
    }

    @Test
    @DisplayName("a to-and-fro of a chariot is lost at ply 9 in fairy-modern")
    void aToAndFroIsLost() {
        Game eight = cycles(Play.start(FairyRules.MODERN), 2, CYCLE);
        assertThat(eight.claimable()).isEmpty();
        Outcome outcome = Play.on(eight, "a1a2").claimable().orElseThrow();
        assertThat(outcome.clause()).hasToString("fairy-move-repetition");
        assertThat(outcome.winner()).contains(Side.HAN);
        assertThat(outcome.ending()).isEqualTo(Ending.DISQUALIFIED);
    }

    @Test
    void theOtherSidesToAndFroLosesTheGameForIt() {
        Game game = Play.start(FairyRules.MODERN, "pass");
        game = cycles(game, 2, "a10a9", "a4b4", "a9a10", "b4a4");
        assertThat(clause(game))
                .as("Cho's soldier first went at its second turn")
                .isEmpty();
        Game lost = Play.on(game, "a10a9");
        assertThat(lost.claimable().orElseThrow().winner()).contains(Side.CHO);
    }

    @Test
    void aPassMayStandBeforeTheLastMoveOfAToAndFro() {
        Game game = cycles(Play.start(FairyRules.MODERN), 2, CYCLE);
        assertThat(clause(Play.on(game, "pass", "a10a9"))).as("Han's").contains("fairy-move-repetition");
        assertThat(clause(Play.on(game, "pass", "c7b7", "a1a2"))).contains("fairy-move-repetition");
        assertThat(clause(Play.on(game, "pass", "c7b7", "a1a3"))).isEmpty();
        assertThat(clause(Play.on(game, "a4b4", "c7b7", "a1a2"))).isEmpty();
    }

    @Test
    void aGeneralMayGoToAndFro() {
        Game game = cycles(Play.start(FairyRules.MODERN), 2, "e2e1", "e9e10", "e1e2", "e10e9");
        assertThat(clause(Play.on(game, "e2e1"))).isEmpty();
        assertThat(clause(Play.on(game, "pass"))).isEmpty();
    }

    @Test
    void aSideThatIsInCheckMeanwhileMayGoToAndFro() {
        Game game = Play.from("5k3/9/9/9/9/3R5/9/9/r3K4/9 w", FairyRules.MODERN);
        Game nine = Play.on(cycles(game, 2, "d5d2", "a2a1", "d2d5", "a1a2"), "d5d2");
        assertThat(clause(nine)).as("Cho answered checks").isEmpty();
        Game ten = Play.on(nine, "a2a1");
        assertThat(clause(ten)).as("Han was never in check").contains("fairy-move-repetition");
        assertThat(ten.claimable().orElseThrow().winner()).contains(Side.CHO);
    }

    @Test
    @DisplayName("the side that alone checks all along loses a repetition")
    void perpetualCheckLoses() {
        Game start = Play.from("4k4/R8/9/9/9/9/9/9/5K3/9 w", FairyRules.JANGGI);
        Game game = cycles(start, 2, "a9a10", "e10e9", "a10a9", "e9e10");
        for (Game claimed : new Game[] {game, Play.on(game, "a9a10")}) {
            Outcome outcome = claimed.claimable().orElseThrow();
            assertThat(outcome.clause()).hasToString("fairy-perpetual-check");
            assertThat(outcome.winner()).contains(Side.HAN);
            assertThat(outcome.ending()).isEqualTo(Ending.DISQUALIFIED);
        }
        assertThat(game.undo().claimable()).isEmpty();
    }

    @Test
    @DisplayName("who checks at every other move only does not check all along")
    void checksInBetweenAreARepetition() {
        Game start = Play.from("4k4/9/R8/9/9/9/9/9/5K3/9 w", FairyRules.JANGGI);
        Game game = cycles(start, 2, "a8a10", "e10e9", "a10a8", "e9e10");
        assertThat(clause(game)).contains("fairy-repetition");
        Game checked = Play.on(game, "a8a10");
        assertThat(checked.position().isInCheck()).isTrue();
        assertThat(clause(checked)).contains("fairy-repetition");
    }
}
