package org.janggi.testkit.simulate.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.janggi.core.Move;
import org.janggi.core.Text;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.LocalRunner;
import org.janggi.testkit.simulate.Played;
import org.janggi.testkit.simulate.Player;
import org.janggi.testkit.simulate.PlayerException;
import org.janggi.testkit.simulate.PlayerFactory;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Tally;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("spark")
class SparkRunnerTest {
    private static final int GAMES = 150;
    private static final Simulation SIMULATION = Simulation.of(
            Experiment.of(List.of("kja", "gungjanggi-silver", "gungjanggi-dan"), GAMES, 20_261_130)
                    .withPlayers("prefer", "random")
                    .withKept("length>=60", 7),
            Catalogue.ofServices());
    private static final Tally LOCAL = local(1, GAMES);

    private static JavaSparkContext context;

    private static Tally local(int threads, int chunk) {
        try {
            return new LocalRunner(threads, chunk).run(SIMULATION);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @BeforeAll
    static void begin() {
        context = new JavaSparkContext(new SparkConf()
                .setMaster("local[2]")
                .setAppName("test")
                .set("spark.log.level", "WARN")
                .set("spark.ui.enabled", "false"));
    }

    @AfterAll
    static void end() {
        context.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16, 64})
    void the_tally_is_that_of_threads(int chunk) throws InterruptedException {
        Tally tally = new SparkRunner(context, chunk).run(SIMULATION);
        assertThat(tally.figures(2).games()).isEqualTo(GAMES);
        assertThat(tally.kept()).hasSize(3 * 7);
        assertThat(tally).isEqualTo(LOCAL).isEqualTo(local(1, chunk)).isEqualTo(local(2, chunk));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16, 64})
    void the_parts_come_in_order_with_all_their_games(int chunk) throws IOException, InterruptedException {
        List<Played> parts = new ArrayList<>();
        new SparkRunner(context, chunk).run(SIMULATION, 10, true, parts::add);
        List<Played> expected = new ArrayList<>();
        new LocalRunner(2, chunk).run(SIMULATION, 10, true, expected::add);
        assertThat(expected.get(0).games()).hasSize(3 * chunk);
        assertThat(parts)
                .extracting(Played::chunk)
                .isEqualTo(expected.stream().map(Played::chunk).toList());
        assertThat(parts)
                .extracting(Played::tally)
                .isEqualTo(expected.stream().map(Played::tally).toList());
        assertThat(parts)
                .flatExtracting(Played::games)
                .usingRecursiveFieldByFieldElementComparator()
                .isEqualTo(
                        expected.stream().flatMap(part -> part.games().stream()).toList());
    }

    @Test
    void nothing_is_played_where_nothing_is_left() throws IOException, InterruptedException {
        new SparkRunner(context, 16).run(SIMULATION, GAMES, false, part -> {
            throw new AssertionError("unexpected " + part);
        });
    }

    @Test
    void what_the_sink_throws_ends_the_run() {
        IOException full = new IOException("no space");
        assertThatThrownBy(() -> new SparkRunner(context, 16).run(SIMULATION, 0, false, part -> {
                    throw full;
                }))
                .isSameAs(full);
    }

    /** Moves a chariot over its own soldier: no rule set permits that. */
    private static final class Jumping implements PlayerFactory {
        @Override
        public String id() {
            return "jumping";
        }

        @Override
        public Text description() {
            return new Text("goes too far", "너무 멀리 간다");
        }

        @Override
        public Player player(Map<String, String> options) {
            return (game, random) -> Move.parse("a1a9");
        }
    }

    private static Catalogue withJumping() {
        return Catalogue.of(RuleSets::parse, List.of(new Jumping()));
    }

    @Test
    void a_move_that_is_not_permitted_is_told_as_by_threads() {
        Experiment experiment = Experiment.of(List.of("kja"), 1, 7).withPlayers("jumping", "random");
        Simulation simulation = Simulation.of(experiment, withJumping());
        SparkRunner runner = new SparkRunner(context, 1, SparkRunnerTest::withJumping);
        assertThatThrownBy(() -> runner.run(simulation))
                .isInstanceOf(PlayerException.class)
                .hasMessageStartingWith("player jumping, game 0 of kja: a1a9 is not permitted");
    }

    @Test
    void what_a_worker_does_not_know_is_told_in_a_line() {
        Experiment experiment = Experiment.of(List.of("kja"), 1, 7).withPlayers("jumping", "random");
        Simulation simulation = Simulation.of(experiment, withJumping());
        assertThatThrownBy(() -> new SparkRunner(context, 1).run(simulation))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no player \"jumping\"")
                .hasMessageNotContaining("\n");
    }

    @Test
    void a_chunk_has_a_game() {
        assertThatThrownBy(() -> new SparkRunner(context, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected 1 or more games, found 0");
    }
}
