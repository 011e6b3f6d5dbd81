package org.janggi.testkit.simulate;

import java.io.IOException;

/**
 * Plays the games of an experiment by some means. Whatever these are, the sum of the tallies is the same.
 *
 * <pre>{@code
 * Simulation simulation = Simulation.of(Experiment.of(List.of("kja"), 100, 7), Catalogue.ofServices());
 * new LocalRunner(2, 10).run(simulation).figures(0).games(); // -> 100
 * }</pre>
 */
@FunctionalInterface
public interface Runner {
    /** Takes what was played. */
    @FunctionalInterface
    interface Sink {
        /**
         * Takes the next part of an experiment.
         *
         * @param part what was played
         * @throws IOException if it cannot be written, which ends the run
         */
        void accept(Played part) throws IOException;
    }

    /**
     * Plays games from a number on to the last.
     *
     * @param simulation the experiment
     * @param from the number of the first game to be played, 0 to the number of games
     * @param listing whether the single games are asked for, see {@link Played#games}
     * @param sink takes the parts in the order of their games and without gaps, in the thread of the caller
     * @throws IOException if the sink throws it
     * @throws InterruptedException if the thread of the caller is interrupted
     * @throws PlayerException if a player fails, or chooses no move or one that is not permitted
     */
    void run(Simulation simulation, long from, boolean listing, Sink sink) throws IOException, InterruptedException;

    /**
     * Plays all games.
     *
     * @param simulation the experiment
     * @return the sum of all tallies
     * @throws InterruptedException if the thread of the caller is interrupted
     * @throws PlayerException if a player fails, or chooses no move or one that is not permitted
     */
    default Tally run(Simulation simulation) throws InterruptedException {
        Tally[] sum = {Tally.empty(simulation.experiment())};
        try {
            run(simulation, 0, false, part -> sum[0] = sum[0].plus(part.tally()));
        } catch (IOException e) {
            throw new IllegalStateException("nothing was written", e);
        }
        return sum[0];
    }
}
