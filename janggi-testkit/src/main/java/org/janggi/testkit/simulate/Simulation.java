package org.janggi.testkit.simulate;

import java.util.List;
import java.util.Objects;
import org.janggi.core.RuleSet;

/**
 * An experiment with the rule sets and players that its texts name. Immutable; for any number of threads. It is not
 * sent to other machines: they get the experiment and make their own.
 */
public final class Simulation {
    private final Experiment experiment;
    private final List<RuleSet> rules;

    private Simulation(Experiment experiment, List<RuleSet> rules) {
        this.experiment = experiment;
        this.rules = rules;
    }

    /**
     * Finds what the texts of an experiment name.
     *
     * @param experiment the experiment
     * @param catalogue where rule sets and players are looked up
     * @return the simulation
     * @throws IllegalArgumentException if a rule set or player is unknown, or a rule set does not accept a start; the
     *     message is one line
     */
    public static Simulation of(Experiment experiment, Catalogue catalogue) {
        Objects.requireNonNull(experiment, "experiment");
        return new Simulation(
                experiment, experiment.rules().stream().map(catalogue::rules).toList());
    }

    /** {@return what is played} */
    public Experiment experiment() {
        return experiment;
    }

    /** {@return the rule sets, in the order of {@link Experiment#rules}} */
    public List<RuleSet> rules() {
        return rules;
    }

    /**
     * Plays some of the games.
     *
     * @param chunk which
     * @param listing whether the single games are asked for, see {@link Played#games}
     * @return what was counted
     * @throws PlayerException if a player chooses a move that is not permitted
     */
    public Played play(Chunk chunk, boolean listing) {
        return new Played(chunk, Tally.empty(experiment), List.of());
    }
}
