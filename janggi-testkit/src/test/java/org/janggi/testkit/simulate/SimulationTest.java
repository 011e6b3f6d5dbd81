package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.Reading;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {
    private static final List<SetupPair> ONE_SETUP = List.of(SetupPair.parse("HEEH/HEEH"));

    private static Catalogue catalogue(PlayerFactory... players) {
        return Catalogue.of(RuleSets::parse, List.of(players));
    }

    /** One game as it is written, cut off behind the last move. */
    private static PlayedGame scripted(String rules, String moves) {
        ScriptFactory script = ScriptFactory.of("script", moves);
        Experiment experiment = Experiment.of(List.of(rules), 1, 1)
                .withSetups(ONE_SETUP)
                .withPlayers("script", "script")
                .withCap(script.moves().size(), AtCap.UNFINISHED);
        return Simulation.of(experiment, catalogue(script))
                .play(new Chunk(0, 1), true)
                .games()
                .get(0);
    }

    @Test
    void two_passes_end_a_game_by_points() {
        PlayedGame game = scripted("kja", "pass pass");
        assertThat(game.end()).isEqualTo(new End(Winner.HAN, "points", "P10"));
        assertThat(game.capped()).isFalse();
        assertThat(game.scored()).isTrue();
        assertThat(game.value(Measure.LENGTH)).isEqualTo(2);
        // 31 steps and the pass, for either side.
        assertThat(game.value(Measure.PERMITTED)).isEqualTo(64);
        // 72 against 73.5 points.
        assertThat(game.value(Measure.LEAD)).isEqualTo(-3);
        assertThat(game.value(Measure.DECIDING_LEAD)).isEqualTo(-3);
        assertThat(game.refusals()).isEmpty();
    }

    /**
     * The soldiers leave the middle file, by which Han calls. Cho may step off the file by d2, f2, d3, f3, block it by a
     * soldier or an elephant on e4, or accept; everything else is refused by S10.
     */
    @Test
    void a_call_and_its_acceptance_are_counted() {
        PlayedGame game = scripted("gungjanggi-silver", "e4d4 e7d7 e2e9");
        assertThat(game.end()).isEqualTo(new End(Winner.HAN, "second-player", "S29"));
        assertThat(game.value(Measure.HAN_CALLS)).isEqualTo(1);
        assertThat(game.value(Measure.CHO_CALLS)).isZero();
        assertThat(game.value(Measure.CHO_ACCEPTANCES)).isEqualTo(1);
        assertThat(game.value(Measure.HAN_ACCEPTANCES)).isZero();
        assertThat(game.value(Measure.LEAD)).isZero();
        Game called = Game.start(Gungjanggi.SILVER, Formation.HEEH, Formation.HEEH)
                .play(Move.parse("e4d4"))
                .play(Move.parse("e7d7"));
        int beforeThat = 32
                + Game.start(Gungjanggi.SILVER, Formation.HEEH, Formation.HEEH)
                        .play(Move.parse("e4d4"))
                        .position()
                        .powerMoveCount();
        assertThat(game.value(Measure.PERMITTED)).isEqualTo(beforeThat + 7 + 1);
        assertThat(game.refusals()).isEqualTo(Map.of("S10", called.position().powerMoveCount() - 7));
    }

    @Test
    void the_general_that_avoids_a_call_is_promoted() {
        PlayedGame game = scripted("gungjanggi-dan", "e4d4 e7d7 e2d2");
        assertThat(game.end()).isEqualTo(End.UNFINISHED);
        assertThat(game.capped()).isTrue();
        assertThat(game.value(Measure.HAN_CALLS)).isEqualTo(1);
        assertThat(game.value(Measure.CHO_ACCEPTANCES)).isZero();
        assertThat(game.value(Measure.CHO_PROMOTED_GENERALS)).isEqualTo(1);
        assertThat(game.value(Measure.HAN_PROMOTED_GENERALS)).isZero();
        assertThat(game.refusals()).containsOnlyKeys("D1");
    }

    @Test
    void a_soldier_on_the_last_rank_is_promoted_and_counted_once() {
        String march = "a4a5 i10i9 a5a6 i9i10 a6a7 i10i9 a7a8 i9i10 a8a9 i7h7 a9a10 h7h6 a10b10 pass";
        PlayedGame game = scripted("gungjanggi-dan", march);
        assertThat(game.value(Measure.LENGTH)).isEqualTo(14);
        assertThat(game.value(Measure.CHO_PROMOTED_SOLDIERS)).isEqualTo(1);
        assertThat(game.value(Measure.CHO_PROMOTED_GUARDS)).isZero();
        assertThat(game.value(Measure.HAN_PROMOTED_SOLDIERS)).isZero();
    }

    /** P6a: facing counts only when a capture was made on an earlier ply. */
    @Test
    void facing_without_a_capture_is_no_call_in_point_play() {
        PlayedGame game = scripted("kja", "e4d4 e7d7 a1a2");
        assertThat(game.value(Measure.HAN_CALLS)).isZero();
        assertThat(game.end()).isEqualTo(End.UNFINISHED);
    }

    @Test
    void a_reply_that_leaves_the_generals_facing_accepts_in_point_play() {
        PlayedGame game = scripted("kja", "a4a5 a7a6 a5a6 i7h7 e4d4 e7d7 a1a2");
        assertThat(game.end()).isEqualTo(new End(Winner.CHO, "points", "P6b"));
        assertThat(game.value(Measure.HAN_CALLS)).isEqualTo(1);
        assertThat(game.value(Measure.CHO_ACCEPTANCES)).isEqualTo(1);
        // A soldier of 2 points against the deom of 1.5.
        assertThat(game.value(Measure.DECIDING_LEAD)).isEqualTo(1);
    }

    @Test
    void a_pass_accepts_in_a_set_of_the_engine() {
        PlayedGame game = scripted("fairy-janggi", "e4d4 e7d7 pass");
        assertThat(game.end()).isEqualTo(new End(Winner.HAN, "points", "fairy-bikjang"));
        assertThat(game.value(Measure.HAN_CALLS)).isEqualTo(1);
        assertThat(game.value(Measure.CHO_ACCEPTANCES)).isEqualTo(1);
        PlayedGame casual = scripted("fairy-casual", "e4d4 e7d7 pass");
        assertThat(casual.value(Measure.HAN_CALLS)).isZero();
        assertThat(casual.value(Measure.CHO_ACCEPTANCES)).isZero();
    }

    @Test
    void a_player_who_breaks_the_rules_is_named() {
        assertThatThrownBy(() -> scripted("kja", "a1a9"))
                .isInstanceOf(PlayerException.class)
                .hasMessageStartingWith("player script, game 0 of kja: ");
    }

    @ParameterizedTest
    @CsvSource({"kja, HAN, points, K2, -3", "gungjanggi-silver, HAN, second-player, S36, 0"})
    void the_referee_decides_at_the_cap(String rules, Winner winner, String how, String clause, int lead) {
        Experiment experiment = Experiment.of(List.of(rules), 1, 1).withCap(1, AtCap.REFEREE);
        PlayedGame game = Simulation.of(experiment, catalogue())
                .play(new Chunk(0, 1), true)
                .games()
                .get(0);
        assertThat(game.end()).isEqualTo(new End(winner, how, clause));
        assertThat(game.capped()).isTrue();
        assertThat(game.value(Measure.LEAD)).isEqualTo(lead);
    }

    @Test
    void han_may_move_first() {
        Experiment experiment =
                Experiment.of(List.of("kja"), 4, 1).withSetups(ONE_SETUP).withFirstMovers(List.of(Side.CHO, Side.HAN));
        Simulation simulation = Simulation.of(experiment, catalogue());
        assertThat(simulation.start(0, 2).turn()).isEqualTo(Side.CHO);
        assertThat(simulation.start(0, 3).turn()).isEqualTo(Side.HAN);
        Tally tally = simulation.play(new Chunk(0, 4), false).tally();
        assertThat(tally.cells()).containsOnlyKeys(new Cell(0, 0, Side.CHO), new Cell(0, 0, Side.HAN));
    }

    @Test
    void games_that_are_alike_under_two_rule_sets_are_the_same_game() {
        Map<String, RuleSet> named =
                Map.of("plain", Gungjanggi.SILVER, "limited", Gungjanggi.SILVER.withMaterialAfter(500));
        Catalogue catalogue = Catalogue.of(named::get, List.of());
        Experiment experiment = Experiment.of(List.of("plain", "limited"), 60, 9);
        Played played = Simulation.of(experiment, catalogue).play(new Chunk(0, 60), true);
        PairFigures pair = played.tally().figures(new RulesPair(0, 1));
        int same = 0;
        Map<Winner, Long> winners = new TreeMap<>();
        Map<String, Long> kinds = new TreeMap<>();
        Map<Measure, Long> products = new TreeMap<>();
        for (int i = 0; i < 120; i += 2) {
            PlayedGame one = played.games().get(i);
            PlayedGame other = played.games().get(i + 1);
            assertThat(other.number()).isEqualTo(one.number());
            same += one.end().equals(other.end()) ? 1 : 0;
            if (one.end().winner() == other.end().winner()) {
                winners.merge(one.end().winner(), 1L, Long::sum);
            }
            if (one.end().how().equals(other.end().how())) {
                kinds.merge(one.end().how(), 1L, Long::sum);
            }
            for (Measure measure : Measure.all()) {
                if (measure != Measure.PERMITTED && measure != Measure.DECIDING_LEAD) {
                    products.merge(measure, (long) one.value(measure) * other.value(measure), Long::sum);
                }
            }
        }
        assertThat(same).isGreaterThan(50);
        assertThat(pair)
                .isEqualTo(new PairFigures(60, new TreeMap<>(winners), new TreeMap<>(kinds), new TreeMap<>(products)));
    }

    @Test
    void sums_are_those_of_the_single_games() {
        Experiment experiment = Experiment.of(List.of("gungjanggi-dan", "fairy-janggi"), 48, 4);
        Played played = Simulation.of(experiment, catalogue()).play(new Chunk(0, 48), true);
        for (int i = 0; i < 2; i++) {
            int rules = i;
            List<PlayedGame> games = played.games().stream()
                    .filter(game -> game.rules() == rules)
                    .toList();
            Figures figures = played.tally().figures(rules);
            assertThat(games).hasSize(48);
            assertThat(figures.measure(Measure.PERMITTED).total())
                    .isEqualTo(figures.measure(Measure.LENGTH).sum());
            for (Measure measure : Measure.all()) {
                long sum = games.stream().mapToLong(game -> game.value(measure)).sum();
                assertThat(figures.measure(measure).sum()).as(measure.id()).isEqualTo(sum);
            }
            assertThat(figures.measure(Measure.DECIDING_LEAD).total())
                    .isEqualTo(games.stream().filter(PlayedGame::scored).count());
            long squares = games.stream()
                    .mapToLong(game -> (long) game.value(Measure.PERMITTED) * game.value(Measure.PERMITTED))
                    .sum();
            assertThat(figures.permittedSquares()).isEqualTo(squares);
            figures.refusals().forEach((clause, count) -> {
                assertThat(games.stream()
                                .mapToLong(game -> game.refusals().getOrDefault(clause, 0))
                                .sum())
                        .isEqualTo(count);
                assertThat(games.stream()
                                .filter(game -> game.refusals().containsKey(clause))
                                .count())
                        .isEqualTo(figures.refusingGames().get(clause));
            });
        }
    }

    private static final Map<String, RuleSet> STRICT = Map.of(
            "strict-kja", Kja.RULES.with(SelfCheck.FORBIDDEN),
            "strict-silver", Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN).with(Reading.FREE_REPLY),
            "strict-dan", Gungjanggi.DAN.with(SelfCheck.FORBIDDEN).with(Reading.SECOND_CALL_REFUSED));

    /** All moves that the powers of the pieces give are asked for, one by one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "gungjanggi-silver",
                "gungjanggi-dan",
                "kja",
                "association",
                "fairy-janggi",
                "fairy-modern",
                "strict-kja",
                "strict-silver",
                "strict-dan"
            })
    void refusals_are_those_that_the_game_tells_of_every_move(String rules) {
        Catalogue catalogue =
                Catalogue.of(text -> STRICT.containsKey(text) ? STRICT.get(text) : RuleSets.byId(text), List.of());
        Experiment experiment = Experiment.of(List.of(rules), 12, 8).withKept("all", 12);
        Simulation simulation = Simulation.of(experiment, catalogue);
        Tally tally = simulation.play(new Chunk(0, 12), false).tally();
        Map<String, Long> expected = new TreeMap<>();
        for (KeptGame kept : tally.kept()) {
            Game game = Game.of(simulation.start(0, kept.number()));
            for (Move move : kept.moves()) {
                for (Move candidate : game.position().powerMoves()) {
                    game.refusal(candidate)
                            .ifPresent(
                                    refusal -> expected.merge(refusal.clause().id(), 1L, Long::sum));
                }
                game = game.play(move);
            }
        }
        assertThat(tally.figures(0).refusals()).isEqualTo(expected);
    }

    @Test
    void the_result_depends_neither_on_chunks_nor_on_threads_nor_on_their_order() throws InterruptedException {
        Experiment experiment =
                Experiment.of(List.of("kja", "gungjanggi-silver"), 100, 11).withKept("winner=cho", 5);
        Simulation simulation = Simulation.of(experiment, catalogue());
        Tally whole = simulation.play(new Chunk(0, 100), false).tally();
        assertThat(whole.kept()).hasSize(10);
        assertThat(new LocalRunner(1, 100).run(simulation)).isEqualTo(whole);
        assertThat(new LocalRunner(2, 7).run(simulation)).isEqualTo(whole);
        assertThat(new LocalRunner(3, 1).run(simulation)).isEqualTo(whole);
        List<Tally> parts = new ArrayList<>();
        for (int from = 0; from < 100; from += 20) {
            parts.add(simulation.play(new Chunk(from, from + 20), false).tally());
        }
        Collections.reverse(parts);
        assertThat(parts.stream().reduce(Tally.empty(experiment), Tally::plus)).isEqualTo(whole);
    }

    @Test
    void another_seed_gives_other_games() {
        Experiment experiment = Experiment.of(List.of("kja"), 20, 1);
        Experiment other = Experiment.of(List.of("kja"), 20, 2);
        Chunk all = new Chunk(0, 20);
        assertThat(Simulation.of(experiment, catalogue()).play(all, false).tally())
                .isNotEqualTo(Simulation.of(other, catalogue()).play(all, false).tally());
    }

    @Test
    void texts_that_name_one_rule_set_twice_are_refused() {
        Catalogue catalogue = Catalogue.of(text -> Gungjanggi.SILVER, List.of());
        assertThatThrownBy(() -> Simulation.of(Experiment.of(List.of("a", "b"), 1, 1), catalogue))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rules: expected each once, found b for one that is there");
    }
}
