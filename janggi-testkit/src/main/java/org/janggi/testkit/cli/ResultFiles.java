package org.janggi.testkit.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.janggi.testkit.simulate.KeptGame;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Tally;

/** The files that tell the result of an experiment. They depend on the experiment and on nothing else. */
final class ResultFiles {
    private ResultFiles() {}

    /** Writes all of them. */
    static void write(RunDirectory dir, Simulation simulation, Tally tally) {
        String experiment = ExperimentJson.write(simulation.experiment());
        dir.write("experiment.json", out -> out.write(experiment.getBytes(StandardCharsets.UTF_8)));
        for (int i = 0; i < simulation.rules().size(); i++) {
            int rules = i;
            List<KeptGame> kept =
                    tally.kept().stream().filter(game -> game.rules() == rules).toList();
            if (!kept.isEmpty()) {
                KeptRecords records = new KeptRecords(simulation, rules);
                dir.write(records.name(), out -> records.write(kept, out));
            }
        }
    }
}
