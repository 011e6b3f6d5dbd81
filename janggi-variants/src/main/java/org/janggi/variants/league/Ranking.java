package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.janggi.core.Text;

/**
 * Ranks players by points and breaks ties (K11). Whatever parts some of the tied, those who are still tied begin again
 * with the games among themselves. No answer depends on the order in which players or games are given.
 */
final class Ranking {
    private static final List<TieBreak> ORDER =
            List.of(TieBreak.HEAD_TO_HEAD, TieBreak.WINS, TieBreak.DAN, TieBreak.AGE, TieBreak.LOT);
    /** How many players are called by name; of more, their number is told. */
    private static final int NAMED = 5;

    private final LeaguePoints worth;
    private final TieBreaks readings;
    private final Map<String, Integer> lot = new HashMap<>();
    private final Map<String, List<LeagueGame>> games = new HashMap<>();
    private final Map<String, Tally> tallies = new HashMap<>();
    private final List<Standing> table = new ArrayList<>();

    /** What a criterion makes of a player: a number, of which more is better, and the words for it. */
    private record Found(long key, Text words) {}

    private Ranking(League league, LeaguePoints worth, TieBreaks readings) {
        this.worth = worth;
        this.readings = readings;
        readings.lot().map(Lot::order).orElse(List.of()).forEach(player -> lot.put(player, lot.size()));
        for (LeagueGame game : league.countedGames()) {
            if (game.isPlayed()) {
                add(game, game.players().cho());
                add(game, game.players().han());
            }
        }
        for (Bye bye : league.countedByes()) {
            add(bye.player(), bye.result());
        }
    }

    private void add(LeagueGame game, String player) {
        games.computeIfAbsent(player, id -> new ArrayList<>()).add(game);
        add(player, game.resultOf(player).orElseThrow());
    }

    private void add(String player, GameResult result) {
        tallies.put(player, tally(player).plus(result, worth));
    }

    /** The table of a league. */
    static List<Standing> of(League league, LeaguePoints worth, TieBreaks readings) {
        Ranking ranking = new Ranking(league, worth, readings);
        List<Player> all = league.players().stream()
                .sorted(Comparator.comparing(Player::id))
                .toList();
        ranking.rankParts(all, TieBreak.POINTS, ranking::points);
        return List.copyOf(ranking.table);
    }

    private Tally tally(Player player) {
        return tally(player.id());
    }

    private Tally tally(String player) {
        return tallies.getOrDefault(player, Tally.NONE);
    }

    /** Parts players by a criterion and ranks the parts; gives whether there was more than one. */
    private boolean rankParts(List<Player> tied, TieBreak by, Function<Player, Found> criterion) {
        Map<Long, List<Player>> parts = new TreeMap<>(Collections.reverseOrder());
        for (Player player : tied) {
            parts.computeIfAbsent(criterion.apply(player).key(), key -> new ArrayList<>())
                    .add(player);
        }
        if (parts.size() == 1 && by != TieBreak.POINTS) {
            return false;
        }
        for (List<Player> part : parts.values()) {
            if (part.size() == 1) {
                add(part, by, criterion.apply(part.get(0)).words());
            } else {
                rankTied(part);
            }
        }
        return true;
    }

    private void rankTied(List<Player> tied) {
        for (TieBreak by : ORDER) {
            Optional<Function<Player, Found>> criterion = criterion(by, tied);
            if (criterion.isPresent() && rankParts(tied, by, criterion.get())) {
                return;
            }
        }
        add(tied, TieBreak.NONE, equal(tied));
    }

    /** Words for a rank that is shared; if a lot was drawn among some of the tied only, they tell whom it lacks. */
    private Text equal(List<Player> tied) {
        Map<Boolean, List<Player>> drawn =
                tied.stream().collect(Collectors.partitioningBy(player -> lot.containsKey(player.id())));
        List<Player> lacking = drawn.getOrDefault(false, List.of());
        if (lacking.size() == tied.size()) {
            return new Text("equal in everything", "모두 같음");
        }
        Text names = names(lacking);
        return new Text(
                "equal in everything, and the lot lacks " + names.english(), "모두 같고 추첨에 " + names.korean() + " 빠짐");
    }

    private void add(List<Player> equal, TieBreak by, Text words) {
        int rank = table.size() + 1;
        Text reason =
                new Text(by.text().english() + ": " + words.english(), by.text().korean() + ": " + words.korean());
        equal.forEach(player -> table.add(new Standing(rank, player, tally(player), by, reason)));
    }

    private Found points(Player player) {
        int points = tally(player).points();
        return new Found(points, new Text(Integer.toString(points), points + "점"));
    }

    /** How a criterion judges players who are tied; empty if it cannot judge them all. */
    private Optional<Function<Player, Found>> criterion(TieBreak by, List<Player> tied) {
        return switch (by) {
            case HEAD_TO_HEAD -> headToHead(tied);
            case WINS -> Optional.of(this::wins);
            case DAN ->
                Optional.of(player -> new Found(player.dan(), new Text(player.dan() + " dan", player.dan() + "단")));
            case AGE ->
                tied.stream().allMatch(player -> player.born().isPresent()) ? Optional.of(this::age) : Optional.empty();
            case LOT ->
                tied.stream().allMatch(player -> lot.containsKey(player.id()))
                        ? Optional.of(this::drawn)
                        : Optional.empty();
            case POINTS, NONE -> Optional.empty();
        };
    }

    private Found wins(Player player) {
        Tally tally = tally(player);
        return readings.completeWinsOnly()
                ? new Found(
                        tally.completeWins(),
                        new Text(tally.completeWins() + " complete", "완승 " + tally.completeWins()))
                : new Found(tally.wins(), new Text(Integer.toString(tally.wins()), tally.wins() + "승"));
    }

    private Found age(Player player) {
        return player.born()
                .map(date -> new Found(-date.toEpochDay(), new Text("born " + date, date + " 출생")))
                .orElseThrow();
    }

    private Found drawn(Player player) {
        int place = lot.getOrDefault(player.id(), lot.size()) + 1;
        return new Found(-place, new Text("drawn as number " + place, place + "번"));
    }

    /** K11: wins, then league points, in the games among all the tied, if all of them have met. */
    private Optional<Function<Player, Found>> headToHead(List<Player> tied) {
        Set<String> ids = tied.stream().map(Player::id).collect(Collectors.toCollection(HashSet::new));
        Map<String, Tally> among = new HashMap<>();
        for (String id : ids) {
            Set<String> met = new HashSet<>();
            Tally tally = Tally.NONE;
            for (LeagueGame game : games.getOrDefault(id, List.of())) {
                String opponent = game.players().opponent(id);
                if (ids.contains(opponent)) {
                    met.add(opponent);
                    tally = tally.plus(game.resultOf(id).orElseThrow(), worth);
                }
            }
            if (met.size() < ids.size() - 1) {
                return Optional.empty();
            }
            among.put(id, tally);
        }
        Text who = who(tied);
        return Optional.of(player -> against(who, among.getOrDefault(player.id(), Tally.NONE)));
    }

    private static Text who(List<Player> tied) {
        Text names = names(tied);
        return new Text("among " + names.english(), names.korean() + " 사이");
    }

    private static Text names(List<Player> players) {
        if (players.size() > NAMED) {
            return new Text(Integer.toString(players.size()), players.size() + "명");
        }
        String names = players.stream().map(Player::name).collect(Collectors.joining(", "));
        return new Text(names, names);
    }

    private static Found against(Text who, Tally tally) {
        // Points are less than 2^40 in any league that fits into memory.
        long key = ((long) tally.wins() << 40) + tally.points();
        return new Found(
                key,
                new Text(
                        count(tally.wins(), "win") + ", " + count(tally.points(), "point") + " " + who.english(),
                        who.korean() + " " + tally.wins() + "승, 승점 " + tally.points()));
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
