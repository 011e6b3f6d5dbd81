package org.janggi.testkit.simulate;

/**
 * A difference between two rule sets, and how likely one at least as great would be by chance if there were none.
 *
 * <pre>{@code
 * Experiment experiment = Experiment.of(List.of("kja", "association"), 16, 7);
 * Tally tally = Simulation.of(experiment, Catalogue.ofServices()).play(new Chunk(0, 16), false).tally();
 * Summary.of(experiment, tally).differences().get(0).test(); // -> MCNEMAR
 * }</pre>
 *
 * @param rules the two rule sets
 * @param what in what they are compared
 * @param value what the second has more than the first; NaN if the figures do not tell it
 * @param interval where the true difference lies, 95 %, each for itself
 * @param test how the chance was found
 * @param p the chance, 0 to 1, of this difference alone; NaN if the figures do not tell it
 * @param holm the same, corrected by Holm's method for all differences of the experiment: the chance that one or more of
 *     those called real at this level are none is not greater
 */
public record RulesDifference(
        RulesPair rules, Compared what, double value, Interval interval, Test test, double p, double holm) {
    /** How a difference is tested. All tests are two-sided and assume that the games of one rule set are independent. */
    public enum Test {
        /**
         * McNemar's exact test, of games in which it happened under one rule set and not under the other: if there is no
         * difference, both kinds are equally likely. For shares in the same games. The interval is that of Bonett and
         * Price: with {@code b} games of the first kind, {@code c} of the second, {@code n} in all,
         * {@code x = (b+1)/(n+2)} and {@code y = (c+1)/(n+2)}, it is
         * {@code y - x +- z * sqrt((x + y - (y-x)*(y-x)) / (n+2))}.
         */
        MCNEMAR("mcnemar"),
        /**
         * Student's t of the differences game by game, for means in the same games. It assumes that their mean is about
         * normal, which it is where some dozens of games differ.
         */
        PAIRED_T("paired-t"),
        /**
         * Welch's t of two means, each with its standard error, where what was counted does not tell how they go
         * together in the same games. It takes them for independent. The same games are alike under two rule sets rather
         * than opposed, so the true chance is smaller, and the interval shorter, than it says.
         */
        WELCH("welch");

        private final String id;

        Test(String id) {
            this.id = id;
        }

        /**
         * The name in data.
         *
         * @return lower-case words joined by hyphens
         */
        public String id() {
            return id;
        }
    }

    /** The same with a corrected chance. */
    RulesDifference withHolm(double corrected) {
        return new RulesDifference(rules, what, value, interval, test, p, corrected);
    }
}
