package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Everybody plays everybody once (K8), by the circle method. Colours are fixed beforehand (P2) and balanced: with an odd
 * number of players everybody plays both sides equally often, otherwise the numbers differ by one.
 */
public final class RoundRobin {
    private RoundRobin() {}

    /**
     * The rounds. With an odd number of players one is idle in each.
     *
     * @param players the ids of the players, at least 2
     * @return n - 1 rounds for an even number of players, n for an odd one
     * @throws IllegalArgumentException if there are fewer than 2 players or more rounds than {@link Round#MOST_ROUNDS}, or
     *     somebody stands there twice
     */
    public static List<Round> rounds(List<String> players) {
        if (players.size() < 2) {
            throw new IllegalArgumentException("a round robin has at least 2 players, found " + players);
        }
        boolean even = players.size() % 2 == 0;
        // The last player of an even number stands in the middle, the others on the circle.
        int circle = even ? players.size() - 1 : players.size();
        List<Round> rounds = new ArrayList<>();
        for (int round = 0; round < circle; round++) {
            List<Pairing> pairings = new ArrayList<>();
            Optional<String> idle = Optional.empty();
            for (int i = 0; i < circle; i++) {
                int j = Math.floorMod(round - i, circle);
                String one = players.get(i);
                if (i == j) {
                    if (even) {
                        pairings.add(0, pairing(one, players.get(circle), round % 2 == 1));
                    } else {
                        idle = Optional.of(one);
                    }
                } else if (i < j) {
                    // Whose opponent is an odd number of places ahead on the circle is Cho: half of all opponents.
                    pairings.add(pairing(one, players.get(j), (j - i) % 2 == 1));
                }
            }
            rounds.add(new Round(round + 1, pairings, idle));
        }
        return List.copyOf(rounds);
    }

    private static Pairing pairing(String one, String other, boolean firstIsCho) {
        return firstIsCho ? new Pairing(one, other) : new Pairing(other, one);
    }

    /**
     * A league in which all games of a round robin are to be played.
     *
     * @param players the players, at least 2
     * @return the league
     * @throws IllegalArgumentException if there are fewer than 2 players or two have the same id
     */
    public static League league(Collection<Player> players) {
        List<LeagueGame> games = new ArrayList<>();
        rounds(players.stream().map(Player::id).toList()).forEach(round -> games.addAll(round.games()));
        return League.of(players).withGames(games);
    }

    /**
     * The games that a league lacks for everybody to play everybody once, apart from those who have withdrawn. Each comes in
     * the first round in which both players are free, so a league without games gets those of {@link #rounds}.
     *
     * @param league who plays and what was played or is to be played
     * @return the games, to be played, by rounds; the league takes them all
     * @throws IllegalArgumentException if fewer than 2 players are left or there are more rounds than
     *     {@link Round#MOST_ROUNDS}
     */
    public static List<LeagueGame> missing(League league) {
        Map<String, Set<String>> met = new HashMap<>();
        Map<String, BitSet> busy = new HashMap<>();
        league.games().forEach(game -> note(game, met, busy));
        league.byes()
                .forEach(bye ->
                        busy.computeIfAbsent(bye.player(), id -> new BitSet()).set(bye.round()));
        List<String> left = league.players().stream()
                .map(Player::id)
                .filter(id -> !league.withdrawals().containsKey(id))
                .toList();
        List<LeagueGame> missing = new ArrayList<>();
        for (Round round : rounds(left)) {
            for (Pairing pairing : round.pairings()) {
                if (!met.getOrDefault(pairing.cho(), Set.of()).contains(pairing.han())) {
                    BitSet taken = (BitSet)
                            busy.getOrDefault(pairing.cho(), new BitSet()).clone();
                    taken.or(busy.getOrDefault(pairing.han(), new BitSet()));
                    LeagueGame game = LeagueGame.of(taken.nextClearBit(1), pairing.cho(), pairing.han());
                    missing.add(game);
                    note(game, met, busy);
                }
            }
        }
        missing.sort(Comparator.comparingInt(LeagueGame::round));
        return List.copyOf(missing);
    }

    private static void note(LeagueGame game, Map<String, Set<String>> met, Map<String, BitSet> busy) {
        for (String player : List.of(game.players().cho(), game.players().han())) {
            met.computeIfAbsent(player, id -> new HashSet<>())
                    .add(game.players().opponent(player));
            busy.computeIfAbsent(player, id -> new BitSet()).set(game.round());
        }
    }
}
