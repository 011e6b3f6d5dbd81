package org.janggi.testkit.simulate;

/**
 * In what two rule sets are compared.
 *
 * <pre>{@code
 * Compared.CHO_WINS.id(); // -> cho-wins
 * }</pre>
 */
public enum Compared {
    /** The share of games that Cho won. */
    CHO_WINS("cho-wins"),
    /** The share of games that Han won. */
    HAN_WINS("han-wins"),
    /** The share of games without a winner. */
    NOBODY_WINS("nobody-wins"),
    /** The mean length in plies. */
    LENGTH("length"),
    /** The mean number of permitted moves a turn. */
    PERMITTED("permitted"),
    /** The mean lead of Cho at the end in half points. */
    LEAD("lead");

    private final String id;

    Compared(String id) {
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
