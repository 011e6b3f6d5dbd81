package org.janggi.testkit.simulate;

/**
 * What becomes of a game that is as long as the experiment lets it be.
 *
 * <pre>{@code
 * Experiment.of(List.of("kja"), 100, 7).withCap(300, AtCap.UNFINISHED).atCap().id(); // -> unfinished
 * }</pre>
 */
public enum AtCap {
    /** The referee decides, as {@link org.janggi.core.RuleSet#adjudicate} does. */
    REFEREE("referee"),
    /** It ends without a winner, as {@link End#UNFINISHED}. */
    UNFINISHED("unfinished");

    private final String id;

    AtCap(String id) {
        this.id = id;
    }

    /**
     * The name in data.
     *
     * @return {@code referee} or {@code unfinished}
     */
    public String id() {
        return id;
    }
}
