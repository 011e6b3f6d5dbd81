package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A group league (K8): a round robin in each group, and the best of each group go on.
 *
 * <p><b>Equality.</b> By groups, with their names and games, and settings.
 */
public final class GroupLeague {
    private final Map<String, League> groups;
    private final int qualifiers;
    private final LeaguePoints points;
    private final TieBreaks tieBreaks;

    private GroupLeague(Map<String, League> groups, int qualifiers, LeaguePoints points, TieBreaks tieBreaks) {
        this.groups = Collections.unmodifiableMap(groups);
        this.qualifiers = qualifiers;
        this.points = points;
        this.tieBreaks = tieBreaks;
    }

    /**
     * Groups before their first game.
     *
     * @param groups the players of each group by its name, in order; at least 2 in each
     * @param qualifiers how many of each group go on, at least 1 and less than the smallest group has
     * @return the group league
     * @throws IllegalArgumentException if there is no group, one is too small, or two players have the same id
     */
    public static GroupLeague of(Map<String, List<Player>> groups, int qualifiers) {
        Map<String, League> leagues = new LinkedHashMap<>();
        Set<String> ids = new HashSet<>();
        groups.forEach((name, players) -> {
            if (qualifiers < 1 || qualifiers >= players.size()) {
                throw new IllegalArgumentException("at least 1 and not all of a group go on, found " + qualifiers
                        + " of " + players.size() + " in group " + name);
            }
            for (Player player : players) {
                if (!ids.add(player.id())) {
                    throw new IllegalArgumentException("two players with the id " + player.id());
                }
            }
            leagues.put(name, RoundRobin.league(players));
        });
        if (leagues.isEmpty()) {
            throw new IllegalArgumentException("a group league has at least one group");
        }
        return new GroupLeague(leagues, qualifiers, LeaguePoints.KJA, TieBreaks.KJA);
    }

    /**
     * Groups of as equal a size and strength as can be: the list is dealt forwards and backwards in turn. They are called
     * {@code 1}, {@code 2} and so on.
     *
     * @param players the players, the strongest first
     * @param count how many groups, at least 1
     * @param qualifiers how many of each group go on
     * @return the group league
     * @throws IllegalArgumentException if there is no group, one is too small, or two players have the same id
     */
    public static GroupLeague dealt(Collection<Player> players, int count, int qualifiers) {
        if (count < 1 || count > players.size()) {
            throw new IllegalArgumentException("a group league has at least one group and a player for each, found "
                    + count + " groups and " + players.size() + " players");
        }
        Map<String, List<Player>> groups = new LinkedHashMap<>();
        int dealt = 0;
        for (int i = 1; i <= count; i++) {
            groups.put(Integer.toString(i), new ArrayList<>());
        }
        for (Player player : players) {
            int place = dealt % (2 * count);
            int group = place < count ? place : 2 * count - 1 - place;
            groups.computeIfAbsent(Integer.toString(group + 1), name -> new ArrayList<>())
                    .add(player);
            dealt++;
        }
        return of(groups, qualifiers);
    }

    /**
     * These groups with other points and tie-breaks.
     *
     * @param worth the points for each result
     * @param readings how ties are broken
     * @return the group league
     */
    public GroupLeague with(LeaguePoints worth, TieBreaks readings) {
        return new GroupLeague(
                groups,
                qualifiers,
                Objects.requireNonNull(worth, "worth"),
                Objects.requireNonNull(readings, "readings"));
    }

    /**
     * These groups with the result of a game.
     *
     * @param cho the id of the first player
     * @param han the id of the second player
     * @param ofCho what the game was for Cho
     * @return the group league
     * @throws IllegalArgumentException if the two have no game with these colours to play, or one has withdrawn (P12)
     */
    public GroupLeague withResult(String cho, String han, GameResult ofCho) {
        String group = groupOf(cho);
        Pairing players = new Pairing(cho, han);
        LeagueGame game = group(group).games().stream()
                .filter(scheduled -> scheduled.players().equals(players) && !scheduled.isPlayed())
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(players + " is no game to be played in group " + group));
        return with(group, group(group).with(game.with(ofCho)));
    }

    /**
     * These groups after a player has withdrawn (P12).
     *
     * @param player the id of the player
     * @param forfeited which games are forfeited
     * @return the group league
     * @throws IllegalArgumentException if the player is unknown or has withdrawn before
     */
    public GroupLeague withWithdrawal(String player, Withdrawal forfeited) {
        String group = groupOf(player);
        return with(group, group(group).withWithdrawal(player, forfeited));
    }

    private GroupLeague with(String group, League changed) {
        Map<String, League> all = new LinkedHashMap<>(groups);
        all.put(group, changed);
        return new GroupLeague(all, qualifiers, points, tieBreaks);
    }

    /**
     * The groups.
     *
     * @return an immutable map from the names of the groups to their players and games, in order
     */
    public Map<String, League> groups() {
        return groups;
    }

    /**
     * A group.
     *
     * @param name its name
     * @return its players and games
     * @throws IllegalArgumentException if there is no such group
     */
    public League group(String name) {
        League league = groups.get(name);
        if (league == null) {
            throw new IllegalArgumentException("no group \"" + name + "\", there are " + groups.keySet());
        }
        return league;
    }

    private String groupOf(String player) {
        for (Map.Entry<String, League> group : groups.entrySet()) {
            if (group.getValue().players().stream()
                    .anyMatch(member -> member.id().equals(player))) {
                return group.getKey();
            }
        }
        throw new IllegalArgumentException("no player \"" + player + "\" in the groups " + groups.keySet());
    }

    /**
     * The table of a group.
     *
     * @param name its name
     * @return an immutable list, the best first
     * @throws IllegalArgumentException if there is no such group
     */
    public List<Standing> standings(String name) {
        return group(name).standings(points, tieBreaks);
    }

    /**
     * Who goes on: the best of each group who have not withdrawn (K8, P12).
     *
     * @return all that are first in their group, in the order of the groups, then all that are second, and so on
     * @throws IllegalStateException if a game is to be played, fewer are left in a group than go on, or players share the
     *     rank between going on and not; a {@link Lot} parts them
     */
    public List<Player> qualified() {
        List<List<Standing>> best = new ArrayList<>();
        groups.keySet().forEach(name -> best.add(qualified(name)));
        List<Player> qualified = new ArrayList<>();
        for (int i = 0; i < qualifiers; i++) {
            for (List<Standing> table : best) {
                qualified.add(table.get(i).player());
            }
        }
        return List.copyOf(qualified);
    }

    private List<Standing> qualified(String name) {
        League league = group(name);
        if (!league.isComplete()) {
            throw new IllegalStateException("group " + name + " has games to be played");
        }
        List<Standing> left = standings(name).stream()
                .filter(standing ->
                        !league.withdrawals().containsKey(standing.player().id()))
                .toList();
        if (left.size() < qualifiers) {
            throw new IllegalStateException(
                    left.size() + " are left in group " + name + " after withdrawals, and " + qualifiers + " go on");
        }
        int rank = left.get(qualifiers - 1).rank();
        if (left.size() > qualifiers && left.get(qualifiers).rank() == rank) {
            throw new IllegalStateException("rank " + rank + " of group " + name + " is shared by "
                    + left.stream()
                            .filter(standing -> standing.rank() == rank)
                            .map(standing -> standing.player().id())
                            .collect(Collectors.joining(", "))
                    + ", and " + qualifiers + " go on");
        }
        return left.subList(0, qualifiers);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GroupLeague league
                && List.copyOf(league.groups.entrySet()).equals(List.copyOf(groups.entrySet()))
                && league.qualifiers == qualifiers
                && league.points.equals(points)
                && league.tieBreaks.equals(tieBreaks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(groups, qualifiers, points, tieBreaks);
    }

    /** The groups, and how many go on. */
    @Override
    public String toString() {
        return "groups " + groups.keySet() + ", " + qualifiers + " of each go on";
    }
}
