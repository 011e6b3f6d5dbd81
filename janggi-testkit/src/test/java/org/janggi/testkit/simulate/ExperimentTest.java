package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.janggi.core.Formation;
import org.janggi.core.Side;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExperimentTest {
    private static final Experiment ONE = Experiment.of(List.of("kja"), 100, 1);

    @Test
    void set_ups_are_played_in_turn_and_then_the_other_side_begins() {
        List<SetupPair> pairs = List.of(SetupPair.parse("HEEH/EHHE"), SetupPair.parse("마상마상/상마상마"));
        Experiment experiment = ONE.withSetups(pairs).withFirstMovers(List.of(Side.CHO, Side.HAN));
        assertThat(List.of(0, 1, 2, 3, 4)).allSatisfy(number -> {
            assertThat(experiment.setup(number)).isEqualTo(pairs.get(number % 2));
            assertThat(experiment.first(number)).isEqualTo(number / 2 == 1 ? Side.HAN : Side.CHO);
        });
        assertThat(experiment.cell(3, 6)).isEqualTo(new Cell(3, 0, Side.HAN));
    }

    @Test
    void there_are_sixteen_set_ups() {
        assertThat(SetupPair.all()).hasSize(16).doesNotHaveDuplicates();
        assertThat(SetupPair.all())
                .allSatisfy(pair -> assertThat(SetupPair.parse(pair.toString())).isEqualTo(pair));
        assertThat(SetupPair.all().get(1)).isEqualTo(new SetupPair(Formation.HEEH, Formation.EHHE));
    }

    @ParameterizedTest
    @CsvSource({"HEEH", "HEEH/EHHE/HEEH", "''"})
    void a_set_up_that_is_none_is_refused(String text) {
        assertThatThrownBy(() -> SetupPair.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not two set-ups with / between, as in HEEH/EHHE: \"" + text + "\"");
    }

    @Test
    void what_is_out_of_range_is_refused_in_one_line() {
        refused(() -> Experiment.of(List.of(), 1, 1), "rules: expected at least one, found none");
        refused(() -> Experiment.of(List.of("kja", "kja"), 1, 1), "rules: expected each once, found kja twice");
        refused(() -> Experiment.of(List.of("kja"), 0, 1), "games: expected 1 to 1000000000 games, found 0");
        refused(() -> Experiment.of(List.of("kja"), -1, 1), "games: expected 1 to 1000000000 games, found -1");
        refused(() -> ONE.withCap(0, AtCap.REFEREE), "cap: expected 1 to 10000 plies, found 0");
        refused(() -> ONE.withSetups(List.of()), "setups: expected at least one, found none");
        refused(() -> ONE.withFirstMovers(List.of(Side.CHO, Side.CHO)), "first: expected each once, found CHO twice");
        refused(() -> ONE.withKept("all", 0), "keepMax: expected 1 or more where games are kept, found 0");
        refused(() -> ONE.withKept("all", 1001), "keepMax: expected 0 to 1000 kept games, found 1001");
        refused(() -> ONE.withKept("", 1), "keep: expected what games are kept where keepMax is 1, found nothing");
        refused(
                () -> ONE.withKept("nice", 1),
                "keep: expected how=WORD, winner=WORD, clause=WORD, length>=N or all, found \"nice\"");
    }

    private static void refused(ThrowingCallable making, String message) {
        assertThatThrownBy(making).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
    }

    @Test
    void experiments_that_play_the_same_are_equal_however_they_are_spelled() {
        Experiment plain = Experiment.of(List.of("kja", "gungjanggi-silver:self-check=forbidden:three-passes=on"), 1, 1)
                .withPlayers("prefer:capture=8", "alpha-beta");
        Experiment other = Experiment.of(
                        List.of("kja:deom=1.5", "gungjanggi-silver:three-passes=on:self-check=forbidden"), 1, 1)
                .withPlayers("prefer:check=2:capture=8", "alpha-beta:depth=2");
        assertThat(played(other)).isEqualTo(plain).isEqualTo(played(plain));
        assertThat(played(played(other))).isEqualTo(plain);
    }

    @Test
    void a_rule_set_is_not_played_twice_however_it_is_spelled() {
        refused(
                () -> played(Experiment.of(List.of("kja", "kja:deom=1.5"), 1, 1)),
                "rules: expected each once, found kja:deom=1.5 for one that is there");
    }

    /** A catalogue that calls KJA's rules by another name, under which it does not find their id. */
    @Test
    void a_rule_set_that_is_spelled_otherwise_keeps_its_text() {
        Catalogue strange = Catalogue.of(text -> RuleSets.parse("k" + text), List.of());
        Experiment experiment = Experiment.of(List.of("ja:deom=4.5"), 1, 1);
        assertThat(Simulation.of(experiment, strange).experiment()).isEqualTo(experiment);
    }

    private static Experiment played(Experiment experiment) {
        return Simulation.of(experiment, Catalogue.of(RuleSets::parse, List.of()))
                .experiment();
    }
}
