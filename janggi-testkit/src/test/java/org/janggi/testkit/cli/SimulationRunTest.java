package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Chunk;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Simulation;
import org.junit.jupiter.api.Test;

class SimulationRunTest extends SimulateRuns {
    private long now = -5;

    @Test
    void the_state_is_saved_when_so_many_seconds_have_gone_by() throws IOException {
        Experiment experiment = Experiment.of(List.of("kja"), 8, 1)
                .withCap(4, Experiment.of(List.of("kja"), 8, 1).atCap());
        Simulation simulation = Simulation.of(experiment, Catalogue.ofServices());
        try (RunDirectory dir = RunDirectory.begin(out)) {
            RunState first = RunState.first(experiment, false);
            dir.save(first);
            SimulationRun run = new SimulationRun(dir, simulation, first, 5, () -> now);
            long[] saved = {0, 2, 2, 4};
            for (int i = 0; i < 4; i++) {
                now += TimeUnit.SECONDS.toNanos(3);
                run.add(simulation.play(new Chunk(i, i + 1), false));
                assertThat(dir.state().next()).isEqualTo(saved[i]);
                assertThat(run.state().next()).isEqualTo(i + 1);
            }
        }
    }
}
