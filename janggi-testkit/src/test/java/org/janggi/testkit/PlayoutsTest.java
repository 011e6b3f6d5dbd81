package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random games under every built-in rule set come to an end that the rule set stands by. With
 * {@code -Djanggi.playouts=20000} the test plays that many games a rule set, and prints how they ended.
 */
class PlayoutsTest {
    private static final int GAMES = Integer.getInteger("janggi.playouts", 60);
    private static final int CAP = 2000;

    static Stream<RuleSet> rules() {
        return RuleSets.builtIn().stream();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void randomGamesEndAsTheRuleSetSays(RuleSet rules) {
        Playouts playouts = new Playouts(rules, 2026, CAP);
        Map<String, Integer> kinds = new TreeMap<>();
        for (int i = 0; i < GAMES; i++) {
            Game game = playouts.game(i);
            kinds.merge(Playouts.kind(game), 1, Integer::sum);
            game.outcome().ifPresent(outcome -> checkEnd(game, outcome));
        }
        System.out.println(rules.id() + " " + kinds);
        assertThat(kinds.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(GAMES);
    }

    private static void checkEnd(Game game, Outcome outcome) {
        assertThat(game.legalMoves()).as(game.toString()).isEmpty();
        assertThat(game.safeMoves()).as(game.toString()).isEmpty();
        if (game.rules() instanceof Gungjanggi || game.rules() instanceof Kja) {
            assertThat(outcome.winner()).as("S17, D4, K1 in %s", game).isPresent();
        }
        if (game.rules() instanceof Kja) {
            assertThat(game.position().score().leader()).as("K3 in %s", game).isPresent();
        }
        Position read = Fen.parse(Fen.write(game.position()), game.rules());
        assertThat(read).isEqualTo(game.position());
        assertThat(read.outcome()).isEqualTo(game.position().outcome());
    }

    @Test
    void aGameDependsOnItsSeedAndNumberAlone() {
        Playouts playouts = new Playouts(Kja.RULES, 5, 50);
        List<String> inOrder = playouts.games(0, 40).map(Game::toString).toList();
        List<String> byThreads = new Playouts(Kja.RULES, 5, 50)
                .games(0, 40)
                .parallel()
                .map(Game::toString)
                .toList();
        assertThat(byThreads).isEqualTo(inOrder).doesNotHaveDuplicates();
        assertThat(playouts.game(17).toString()).isEqualTo(inOrder.get(17));
        assertThat(new Playouts(Kja.RULES, 6, 50).games(0, 40).map(Game::toString))
                .doesNotContainAnyElementsOf(inOrder);
    }

    @Test
    void playGoesOnFromAGame() {
        Playouts playouts = new Playouts(Kja.RULES, 5, 10);
        Game played = playouts.play(playouts.game(0), 3);
        assertThat(played.history().ply()).isEqualTo(20);
        assertThat(played.toString()).startsWith(playouts.game(0).toString());
        assertThat(playouts.play(playouts.game(0), 4).toString()).isNotEqualTo(played.toString());
    }

    @Test
    void aGameLastsNoLongerThanTheCap() {
        assertThat(new Playouts(Gungjanggi.DAN, 1, 7).games(0, 10))
                .allMatch(game -> game.history().ply() <= 7);
        assertThatIllegalArgumentException().isThrownBy(() -> new Playouts(Kja.RULES, 1, -1));
    }
}
