package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The players who take part in the next round of a Swiss, best first, and what it costs to pair two of them. A cost is
 * several numbers in one, of which each outweighs all sums of the next: how many groups of points the bye is above the
 * lowest, how unequal the points of a pairing are, what becomes of the colours, and how far from the end of the list the
 * bye is.
 */
final class SwissField {
    private static final int MOST_GROUPS_APART = 63;
    // 500 pairings that cost at most 63 * 63 for points.
    private static final int POINT_BITS = 21;
    private static final int PLACE_BITS = 10;
    // 500 pairings that cost at most 26 for colours.
    private static final int COLOUR_BITS = 14;

    private final List<SwissSeat> seats;
    private final int[] group;
    private final int[] place;
    private final int[] groupSize;
    private final int lastGroup;

    /** The players of a league who have not withdrawn, by points and then in the order of the league. */
    SwissField(League league, LeaguePoints points) {
        seats = seats(league, points);
        int size = seats.size();
        group = new int[size];
        place = new int[size];
        groupSize = new int[size];
        int groups = 0;
        for (int first = 0; first < size; groups++) {
            int next = first;
            while (next < size && seats.get(next).points == seats.get(first).points) {
                group[next] = groups;
                place[next] = next - first;
                next++;
            }
            for (int i = first; i < next; i++) {
                groupSize[i] = next - first;
            }
            first = next;
        }
        lastGroup = groups - 1;
    }

    private static List<SwissSeat> seats(League league, LeaguePoints points) {
        Map<String, Integer> scores = new HashMap<>();
        for (Standing standing : league.standings(points, TieBreaks.KJA)) {
            scores.put(standing.player().id(), standing.tally().points());
        }
        Map<String, List<LeagueGame>> games = new HashMap<>();
        league.games().stream()
                .sorted(Comparator.comparingInt(LeagueGame::round))
                .forEach(game -> {
                    games.computeIfAbsent(game.players().cho(), id -> new ArrayList<>())
                            .add(game);
                    games.computeIfAbsent(game.players().han(), id -> new ArrayList<>())
                            .add(game);
                });
        Set<String> byes = new HashSet<>();
        league.byes().forEach(bye -> byes.add(bye.player()));
        List<SwissSeat> seats = new ArrayList<>();
        for (Player player : league.players()) {
            String id = player.id();
            if (!league.withdrawals().containsKey(id)) {
                SwissSeat seat = new SwissSeat(id, scores.getOrDefault(id, 0));
                games.getOrDefault(id, List.of()).forEach(seat::add);
                if (byes.contains(id)) {
                    seat.addBye();
                }
                seats.add(seat);
            }
        }
        seats.sort(Comparator.comparingInt((SwissSeat seat) -> -seat.points));
        return seats;
    }

    int size() {
        return seats.size();
    }

    SwissSeat seat(int i) {
        return seats.get(i);
    }

    boolean mayMeet(int i, int j) {
        return i != j && !seats.get(i).hasMet(seats.get(j));
    }

    /** What it costs to pair two players. */
    long cost(int i, int j) {
        SwissSeat one = seats.get(i);
        SwissSeat other = seats.get(j);
        int colours = Math.min(SwissSeat.cost(one, other), SwissSeat.cost(other, one));
        return packed(group[i] - group[j], colours) << PLACE_BITS;
    }

    /**
     * How far two players are from whom they would meet at best, in places: within a group the first half meets the second,
     * and of two groups the lowest of the upper one the highest of the lower one.
     */
    int distance(int i, int j) {
        return group[i] == group[j] ? Math.abs(Math.abs(place[i] - place[j]) - groupSize[i] / 2) : Math.abs(i - j) - 1;
    }

    boolean mayHaveBye(int i) {
        return !seats.get(i).hadBye();
    }

    /** What it costs to give a player the bye. */
    long byeCost(int i) {
        long above = (long) lastGroup - group[i];
        return (above << POINT_BITS + COLOUR_BITS + PLACE_BITS) + (size() - 1 - i);
    }

    private static long packed(int groupsApart, int colours) {
        long apart = Math.min(Math.abs(groupsApart), MOST_GROUPS_APART);
        return ((apart * apart) << COLOUR_BITS) + colours;
    }
}
