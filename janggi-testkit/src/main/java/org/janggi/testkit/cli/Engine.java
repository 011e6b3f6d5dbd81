package org.janggi.testkit.cli;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.testkit.simulate.LocalRunner;
import org.janggi.testkit.simulate.Runner;

/** Who plays the games of {@code simulate}. */
@FunctionalInterface
interface Engine {
    /** How many games of each rule set are played at a time by {@link #LOCAL}, if not told otherwise. */
    int CHUNK = 64;

    /** The threads of this process, one a core if not told otherwise. */
    Engine LOCAL = (threads, chunk, plugins) -> new LocalRunner(
            threads == null ? Runtime.getRuntime().availableProcessors() : threads, chunk == null ? CHUNK : chunk);

    /**
     * Makes ready to play.
     *
     * @param threads the option {@code --threads}, in its range, if it was given
     * @param chunk the option {@code --chunk}, in its range, if it was given
     * @param plugins the option {@code --plugin}
     * @return who plays
     * @throws UsageException if an option means nothing here
     */
    Runner runner(@Nullable Integer threads, @Nullable Integer chunk, PluginOption plugins);
}
