package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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
            Game game = playouts.next();
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
    void theSameSeedGivesTheSameGames() {
        Playouts first = new Playouts(Kja.RULES, 5, 50);
        Playouts second = new Playouts(Kja.RULES, 5, 50);
        for (int i = 0; i < 6; i++) {
            assertThat(first.next().toString()).isEqualTo(second.next().toString());
        }
    }

    @Test
    void aGameLastsNoLongerThanTheCap() {
        Playouts playouts = new Playouts(Gungjanggi.DAN, 1, 7);
        for (int i = 0; i < 10; i++) {
            assertThat(playouts.next().history().ply()).isLessThanOrEqualTo(7);
        }
        assertThatIllegalArgumentException().isThrownBy(() -> new Playouts(Kja.RULES, 1, -1));
    }
}
