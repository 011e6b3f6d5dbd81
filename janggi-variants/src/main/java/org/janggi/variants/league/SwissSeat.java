package org.janggi.variants.league;

import java.util.HashSet;
import java.util.Set;

/** A player of a Swiss before a round: the points, who was met, and which colours were had. */
final class SwissSeat {
    private static final int REPEATED = 1;
    private static final int UNBALANCED = 4;
    private static final int THIRD_IN_A_ROW = 8;

    final String player;
    final int points;
    private final Set<String> met = new HashSet<>();
    private boolean hadBye;
    /** Games as Cho less games as Han. */
    private int balance;
    /** How many games running the colour of the last one was had; positive for Cho, negative for Han. */
    private int run;

    SwissSeat(String player, int points) {
        this.player = player;
        this.points = points;
    }

    /** Takes a game of this player into account, after those of the rounds before it. */
    void add(LeagueGame game) {
        met.add(game.players().opponent(player));
        if (game.isPlayed()) {
            boolean asCho = game.players().cho().equals(player);
            balance += asCho ? 1 : -1;
            run = asCho ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
        }
    }

    void addBye() {
        hadBye = true;
    }

    boolean hadBye() {
        return hadBye;
    }

    boolean hasMet(SwissSeat other) {
        return met.contains(other.player);
    }

    /** What it costs to have a colour now: 0 unless it is that of the last game or makes the colours more unequal. */
    private int cost(boolean asCho) {
        int sign = asCho ? 1 : -1;
        return (sign * run >= 1 ? REPEATED : 0)
                + (sign * run >= 2 ? THIRD_IN_A_ROW : 0)
                + (sign * balance >= 2 ? UNBALANCED : 0);
    }

    /** What the colours of a game of two players cost. */
    static int cost(SwissSeat cho, SwissSeat han) {
        return cho.cost(true) + han.cost(false);
    }

    /** Whether a player prefers being Cho to being Han: positive if so, negative for the contrary. */
    int preference() {
        return cost(false) - cost(true);
    }
}
