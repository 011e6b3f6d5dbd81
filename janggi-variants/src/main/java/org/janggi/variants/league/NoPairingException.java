package org.janggi.variants.league;

import java.util.List;

/** A round of a Swiss that cannot be paired without a pairing or a bye for the second time. */
public final class NoPairingException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The round. */
    private final int round;

    private final transient List<String> leftOver;

    /**
     * A round that cannot be paired.
     *
     * @param round the round, from 1
     * @param leftOver the ids of the players who are left over when as many as possible are paired
     */
    public NoPairingException(int round, List<String> leftOver) {
        super("round " + round + " cannot be paired: nobody new is left for " + String.join(", ", leftOver)
                + ", however the others are paired (K9: no pairing twice, one bye a player)");
        this.round = round;
        this.leftOver = List.copyOf(leftOver);
    }

    /**
     * The round.
     *
     * @return its number, from 1
     */
    public int round() {
        return round;
    }

    /**
     * Who is left over when as many as possible are paired. Other players could be left over instead, but never fewer.
     *
     * @return the ids of the players
     */
    public List<String> leftOver() {
        return leftOver;
    }
}
