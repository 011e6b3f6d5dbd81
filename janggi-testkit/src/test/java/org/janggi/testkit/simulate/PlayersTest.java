package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;
import org.janggi.variants.FairyRules;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayersTest {
    private static final Catalogue CATALOGUE = Catalogue.of(RuleSets::parse, List.of());

    private static Game game(RuleSet rules, String fen) {
        return Game.of(Fen.parse(fen, rules));
    }

    /** Draws the numbers below a bound one after the other, so that each comes up once. */
    private static final class InTurn implements RandomGenerator {
        private int next;
        private int bound;

        @Override
        public long nextLong() {
            throw new IllegalStateException("only numbers below a bound are drawn");
        }

        @Override
        public int nextInt(int below) {
            bound = below;
            return next++;
        }
    }

    /** How often each move is chosen when all numbers come up once. */
    private static Map<String, Integer> weights(String player, Game game) {
        Map<String, Integer> chosen = new HashMap<>();
        InTurn numbers = new InTurn();
        do {
            chosen.merge(CATALOGUE.player(player).choose(game, numbers).toString(), 1, Integer::sum);
        } while (numbers.next < numbers.bound);
        return chosen;
    }

    @Test
    void a_random_player_prefers_nothing() {
        Game start = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH);
        Map<String, Integer> weights = weights("random", start);
        assertThat(weights).hasSize(start.legalMoves().size());
        assertThat(weights.values()).containsOnly(1);
    }

    /** The chariot on a5 may take the soldier on a7; on e5 it gives check, as it does with no other move. */
    @Test
    void a_preferring_player_prefers_by_its_weights() {
        Game game = game(Kja.RULES, "4k4/9/9/p8/9/R8/9/9/3K5/9 w - - 0 1");
        Map<String, Integer> weights = weights("prefer:capture=5:check=3", game);
        assertThat(weights).containsEntry("a5a7", 5).containsEntry("a5e5", 3).containsEntry("pass", 1);
        assertThat(weights).hasSize(game.legalMoves().size());
        assertThat(weights.values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(game.legalMoves().size() + 4 + 2);
    }

    @Test
    void the_weights_of_a_capture_with_check_multiply() {
        Game game = game(Kja.RULES, "4k4/9/9/4p4/9/4R4/9/9/3K5/9 w - - 0 1");
        assertThat(weights("prefer", game)).containsEntry("e5e7", 8);
        Game taking = game(Kja.RULES, "4k4/9/9/9/9/4R4/9/9/3K5/9 w - - 0 1");
        assertThat(weights("prefer", taking)).containsEntry("e5e10", 4);
    }

    @Test
    void accepting_a_bikjang_is_neither_capture_nor_check() {
        Game game = Game.start(Gungjanggi.SILVER, Formation.HEEH, Formation.HEEH)
                .play(Move.parse("e4d4"))
                .play(Move.parse("e7d7"));
        assertThat(weights("prefer", game)).containsEntry("e2e9", 1).hasSize(8);
    }

    @Test
    void a_greedy_player_takes_what_has_the_most_points() {
        Game game = game(Kja.RULES, "4k4/9/9/p8/9/R3c4/9/9/3K5/9 w - - 0 1");
        assertThat(weights("greedy", game)).containsOnlyKeys("a5e5");
        Game general = game(Kja.RULES, "4k4/9/9/9/9/c3R4/9/9/3K5/9 w - - 0 1");
        assertThat(weights("greedy", general)).containsOnlyKeys("e5e10");
        Game quiet = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH);
        assertThat(weights("greedy", quiet)).hasSize(quiet.legalMoves().size());
    }

    /** The cannon on e5 is guarded by the chariot behind it: greed takes it, a look of two plies does not. */
    @Test
    void a_look_of_two_plies_sees_a_guard() {
        String fen = "4k4/9/9/9/8r/R3c3r/9/9/3K5/9 w - - 0 1";
        assertThat(weights("greedy", game(Kja.RULES, fen))).containsOnlyKeys("a5e5");
        for (int seed = 0; seed < 20; seed++) {
            Game game = game(Kja.RULES, fen);
            Player shallow = CATALOGUE.player("alpha-beta:depth=1:mobility=0");
            assertThat(shallow.choose(game, new GameRandom(seed))).hasToString("a5e5");
            Player deep = CATALOGUE.player("alpha-beta:depth=2:mobility=0");
            assertThat(deep.choose(game, new GameRandom(seed)).toString()).isNotEqualTo("a5e5");
        }
    }

    /** Two chariots on ranks 8 and 9 of a bare general: the one on rank 9 mates from rank 10. */
    @Test
    void a_mate_is_found() {
        Game game = game(FairyRules.CASUAL, "3k5/R8/1R7/9/9/9/9/9/4K4/9 w - - 0 1");
        for (int seed = 0; seed < 20; seed++) {
            Move move = CATALOGUE.player("alpha-beta").choose(game, new GameRandom(seed));
            assertThat(game.play(move).outcome()).as("%s", move).isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "random",
                "prefer",
                "greedy",
                "alpha-beta:depth=1",
                "alpha-beta:nodes=1",
                "alpha-beta:depth=3:nodes=50:mobility=0"
            })
    void the_same_stream_gives_the_same_game(String player) {
        Experiment experiment = Experiment.of(List.of("gungjanggi-silver"), 2, 6)
                .withPlayers(player, player)
                .withCap(40, AtCap.UNFINISHED)
                .withKept("all", 2);
        Tally first = Simulation.of(experiment, CATALOGUE)
                .play(new Chunk(0, 2), false)
                .tally();
        Tally second = Simulation.of(experiment, CATALOGUE)
                .play(new Chunk(0, 2), false)
                .tally();
        assertThat(first.kept()).hasSize(2).isEqualTo(second.kept());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "nobody; no player \"nobody\", there are random, prefer, greedy, alpha-beta",
                "prefer{check=1}; no player \"prefer{check=1}\", there are random, prefer, greedy, alpha-beta",
                "random:a=1; player random has no option \"a\", there is none",
                "prefer:take=1; player prefer has no option \"take\", there are capture, check",
                "prefer:check=0; check of player prefer: expected 1 to 1000, found \"0\"",
                "prefer:check=1.5; check of player prefer: expected 1 to 1000, found \"1.5\"",
                "prefer:check=01; check of player prefer: expected 1 to 1000, found \"01\"",
                "prefer:check; check of player prefer: expected 1 to 1000, found \"\"",
                "prefer:; player prefer has no option \"\", there are capture, check",
                "prefer:check=1:check=2; player prefer: expected each option once, found \"check\" twice in \"prefer:check=1:check=2\"",
                "alpha-beta:depth=0; depth of player alpha-beta: expected 1 to 20, found \"0\"",
                "alpha-beta:nodes=-5; nodes of player alpha-beta: expected 1 to 1000000000, found \"-5\""
            })
    void a_text_that_names_no_player_is_told(String text, String message) {
        assertThatThrownBy(() -> CATALOGUE.player(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void texts_that_name_the_same_player_are_one() {
        assertThat(CATALOGUE.canonicalPlayer("prefer:check=2:capture=8")).isEqualTo("prefer:capture=8");
        assertThat(CATALOGUE.canonicalPlayer("alpha-beta:nodes=20000:depth=2:mobility=5"))
                .isEqualTo("alpha-beta");
        assertThat(CATALOGUE.canonicalPlayer("alpha-beta:nodes=7:depth=3")).isEqualTo("alpha-beta:depth=3:nodes=7");
    }

    /** What a stranger's player may do wrong: the line tells who, in which game, and what. */
    @Test
    void a_player_that_fails_is_named_with_the_game() {
        refused("short", Map.of(), "failed: java.lang.ArrayIndexOutOfBoundsException");
        refused("none", Map.of("none", (game, random) -> nothing()), "failed: java.lang.NullPointerException: no move");
        refused("deep", Map.of("deep", (game, random) -> deeper()), "failed: java.lang.StackOverflowError");
        refused("far", Map.of("far", (game, random) -> Move.parse("a1a9")), "a1a9 is not permitted");
    }

    @SuppressWarnings({"NullAway", "nullness"})
    private static Move nothing() {
        return null;
    }

    @SuppressWarnings("InfiniteRecursion")
    private static Move deeper() {
        return deeper();
    }

    private static void refused(String id, Map<String, Player> known, String why) {
        PlayerFactory factory = known.containsKey(id) ? new OnePlayer(id, known.get(id)) : ScriptFactory.of(id, "a4a5");
        Experiment experiment = Experiment.of(List.of("kja"), 1, 1).withPlayers("random", id);
        Simulation simulation =
                Simulation.of(experiment.withSetups(List.of(SetupPair.parse("HEEH/HEEH"))), catalogue(factory));
        assertThatThrownBy(() -> new LocalRunner(2, 1).run(simulation))
                .isInstanceOf(PlayerException.class)
                .hasMessageStartingWith("player " + id + ", game 0 of kja: " + why);
    }

    private static Catalogue catalogue(PlayerFactory factory) {
        return Catalogue.of(RuleSets::parse, List.of(factory));
    }

    private record OnePlayer(String id, Player player) implements PlayerFactory {
        @Override
        public Text description() {
            return new Text("one", "하나");
        }

        @Override
        public Player player(Map<String, String> options) {
            return player;
        }
    }

    @Test
    void a_stranger_cannot_have_a_name_that_cannot_be_written() {
        assertThatThrownBy(() -> Catalogue.of(RuleSets::parse, List.of(ScriptFactory.of("a:b", "pass"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a kind of player is called \"a:b\", expected a name without : , = and white space, in "
                        + ScriptFactory.class.getName());
    }

    @Test
    void a_stranger_cannot_take_the_name_of_a_player() {
        ScriptFactory greedy = ScriptFactory.of("greedy", "pass");
        assertThatThrownBy(() -> Catalogue.of(RuleSets::parse, List.of(greedy)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("two kinds of players are called \"greedy\", one of them " + ScriptFactory.class.getName());
    }

    @Test
    void every_player_tells_what_it_does() {
        assertThat(CATALOGUE.players()).hasSize(4).allSatisfy(player -> {
            assertThat(player.description().english()).isNotBlank();
            assertThat(player.description().korean()).isNotBlank();
        });
    }
}
