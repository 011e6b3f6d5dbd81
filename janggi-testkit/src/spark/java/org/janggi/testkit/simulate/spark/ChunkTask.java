package org.janggi.testkit.simulate.spark;

import org.apache.spark.api.java.function.Function;
import org.apache.spark.api.java.function.Function0;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Chunk;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Played;
import org.janggi.testkit.simulate.Simulation;

/**
 * What a worker does with a chunk. It carries the experiment only, and looks up on the worker what its texts name.
 *
 * @param experiment what is played
 * @param catalogue gives the rule sets and players that the worker knows
 * @param listing whether the single games are asked for
 */
record ChunkTask(Experiment experiment, Function0<Catalogue> catalogue, boolean listing)
        implements Function<Chunk, Played> {
    @Override
    public Played call(Chunk chunk) throws Exception {
        return Simulation.of(experiment, catalogue.call()).play(chunk, listing);
    }
}
