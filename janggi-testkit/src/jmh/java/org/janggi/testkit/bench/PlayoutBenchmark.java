package org.janggi.testkit.bench;

import org.janggi.variants.RuleSets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Twenty random games of at most 200 plies under one rule set. */
@State(Scope.Benchmark)
public class PlayoutBenchmark extends TimedBenchmark {
    /** The rule set: all that are built in. */
    @Param({
        "gungjanggi-silver",
        "gungjanggi-dan",
        "kja",
        "association",
        "fairy-janggi",
        "fairy-traditional",
        "fairy-modern",
        "fairy-casual"
    })
    public String rules = "";

    private RandomGames games = new RandomGames(RuleSets.builtIn().get(0));

    /** Makes the games. */
    @Setup
    public void make() {
        games = new RandomGames(RuleSets.byId(rules));
    }

    /** All games; the answer is how many plies they have. */
    @Benchmark
    public long games() {
        return games.play();
    }
}
