package org.janggi.testkit.cli;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.janggi.testkit.simulate.Played;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Tally;

/** A run on its way: what was played so far, and from time to time on the disk. */
final class SimulationRun {
    private final RunDirectory dir;
    private final GamesCsv rows;
    private final long between;
    private final LongSupplier clock;
    private RunState state;
    private long saved;

    /** Goes on from a state; what comes is saved when so many seconds have gone by on a clock of nanoseconds. */
    SimulationRun(RunDirectory dir, Simulation simulation, RunState state, int seconds, LongSupplier clock) {
        this.dir = dir;
        this.rows = new GamesCsv(simulation.experiment());
        this.between = TimeUnit.SECONDS.toNanos(seconds);
        this.clock = clock;
        this.state = state;
        this.saved = clock.getAsLong();
        if (state.listed() >= 0) {
            dir.openList(state.listed(), GamesCsv.head(), state.isFinished());
        }
    }

    /** Takes the games that come next. */
    void add(Played part) {
        if (part.chunk().from() != state.next()) {
            throw new IllegalStateException("expected games from " + state.next() + " on, found " + part.chunk());
        }
        long listed = state.listed();
        if (listed == 0) {
            listed += list(GamesCsv.head());
        }
        if (listed > 0) {
            listed += list(rows.rows(part.games()));
        }
        Tally tally = state.tally().plus(part.tally());
        state = new RunState(state.experiment(), part.chunk().to(), tally, listed);
        if (clock.getAsLong() - saved >= between) {
            save();
        }
    }

    private int list(byte[] bytes) {
        dir.list(bytes);
        return bytes.length;
    }

    /** Saves what was played so far. */
    void save() {
        dir.save(state);
        saved = clock.getAsLong();
    }

    RunState state() {
        return state;
    }
}
