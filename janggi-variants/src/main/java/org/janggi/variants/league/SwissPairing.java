package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Pairs a round of a Swiss (K9): the perfect matching of least cost among the players who have not met. Each player is
 * first matched among a number of the best opponents; if that leaves somebody over, among more of them, and in the end
 * among all, so that whether there is a pairing is decided exactly.
 */
final class SwissPairing {
    /** How many opponents of each player are looked at first. */
    static final int OPPONENTS = 40;

    private static final int WIDER = 5;
    private static final int INDEX_BITS = 10;

    private final SwissField field;
    private final int round;

    private SwissPairing(SwissField field, int round) {
        this.field = field;
        this.round = round;
    }

    /** The round, or an exception that tells who is left over. */
    static Round of(SwissField field, int round) {
        return new SwissPairing(field, round).pair();
    }

    private Round pair() {
        int size = field.size();
        int opponents = OPPONENTS;
        int[] partners = PerfectMatching.of(graph(opponents));
        while (isIncomplete(partners) && opponents < size) {
            opponents *= WIDER;
            partners = PerfectMatching.of(graph(opponents));
        }
        if (isIncomplete(partners)) {
            List<String> left = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                if (partners[i] < 0) {
                    left.add(field.seat(i).player);
                }
            }
            throw new NoPairingException(round, left);
        }
        return round(partners);
    }

    private static boolean isIncomplete(int[] partners) {
        return Arrays.stream(partners).anyMatch(partner -> partner < 0);
    }

    /** The players as vertices; after them, for an odd number, the bye. */
    private MatchingGraph graph(int opponents) {
        int size = field.size();
        MatchingGraph graph = new MatchingGraph(size + size % 2);
        boolean[][] added = new boolean[size][size];
        addGreedyPairs(graph, added);
        for (int i = 0; i < size; i++) {
            for (int j : best(i, opponents)) {
                if (!added[i][j] && !added[j][i]) {
                    added[i][j] = true;
                    graph.add(i, j, field.cost(i, j));
                }
            }
        }
        if (size % 2 == 1) {
            for (int i = 0; i < size; i++) {
                if (field.mayHaveBye(i)) {
                    graph.add(i, size, field.byeCost(i));
                }
            }
        }
        return graph;
    }

    /** Each player in turn with the best opponent who is still free, as a start for the matching. */
    private void addGreedyPairs(MatchingGraph graph, boolean[][] added) {
        boolean[] taken = new boolean[field.size()];
        for (int i = 0; i < field.size(); i++) {
            int best = -1;
            for (int j = i + 1; j < field.size() && !taken[i]; j++) {
                if (!taken[j] && field.mayMeet(i, j) && (best < 0 || preference(i, j) < preference(i, best))) {
                    best = j;
                }
            }
            if (best >= 0) {
                taken[best] = true;
                added[i][best] = true;
                graph.add(i, best, field.cost(i, best));
            }
        }
    }

    private long preference(int i, int j) {
        return field.cost(i, j) + field.distance(i, j);
    }

    /** The best opponents of a player, by cost and then by distance. */
    private int[] best(int i, int opponents) {
        long[] keys = new long[field.size()];
        int count = 0;
        for (int j = 0; j < field.size(); j++) {
            if (field.mayMeet(i, j)) {
                keys[count++] = (preference(i, j) << INDEX_BITS) + j;
            }
        }
        Arrays.sort(keys, 0, count);
        int[] best = new int[Math.min(count, opponents)];
        for (int k = 0; k < best.length; k++) {
            best[k] = (int) (keys[k] & ((1 << INDEX_BITS) - 1));
        }
        return best;
    }

    private Round round(int[] partners) {
        List<Pairing> pairings = new ArrayList<>();
        Optional<String> bye = Optional.empty();
        for (int i = 0; i < field.size(); i++) {
            if (partners[i] == field.size()) {
                bye = Optional.of(field.seat(i).player);
            } else if (partners[i] > i) {
                pairings.add(pairing(field.seat(i), field.seat(partners[i]), pairings.size() % 2 == 0));
            }
        }
        return new Round(round, pairings, bye);
    }

    /** Fixes the colours: as little cost as possible, then as the better player prefers, then by turns of the boards. */
    private static Pairing pairing(SwissSeat better, SwissSeat other, boolean byTurn) {
        int difference = SwissSeat.cost(other, better) - SwissSeat.cost(better, other);
        if (difference == 0) {
            difference = better.preference();
        }
        boolean betterIsCho = difference == 0 ? byTurn : difference > 0;
        return betterIsCho ? new Pairing(better.player, other.player) : new Pairing(other.player, better.player);
    }
}
