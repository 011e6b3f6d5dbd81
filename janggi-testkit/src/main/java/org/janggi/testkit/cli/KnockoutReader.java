package org.janggi.testkit.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.variants.league.Bye;
import org.janggi.variants.league.GameResult;
import org.janggi.variants.league.Knockout;
import org.janggi.variants.league.LeagueGame;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.Series;
import org.janggi.variants.league.SeriesPlan;

/** Plays the rows of a file in a bracket, in their order; a row that does not fit is noted as a fault of the file. */
final class KnockoutReader {
    private Knockout bracket;
    /** The rows of games to be played, by round and number of their series. */
    private final Map<List<Integer>, CsvRow> open = new HashMap<>();

    private KnockoutReader(Knockout bracket) {
        this.bracket = bracket;
    }

    /** Plays a file in a bracket with the players in an order of one's own. */
    static KnockoutReader of(LeagueFile file, List<Player> players, SeriesPlan plan) {
        KnockoutReader reader =
                new KnockoutReader(Knockout.of(players.stream().map(Player::id).toList(), plan));
        for (LeagueRow row : file.rows()) {
            file.attempt(row.at(), () -> reader.read(row));
        }
        return reader;
    }

    private void read(LeagueRow row) {
        if (row instanceof LeagueRow.OfGame played) {
            read(played.at(), played.game());
        } else if (row instanceof LeagueRow.OfBye given) {
            check(given.bye());
        } else if (row instanceof LeagueRow.OfWithdrawal left) {
            bracket = bracket.withWalkover(left.player());
        }
    }

    private void read(CsvRow at, LeagueGame game) {
        Series series = bracket.seriesOf(game.players());
        if (series.round() != game.round()) {
            throw new IllegalArgumentException(
                    "the game " + game.players() + " belongs to round " + series.round() + ", found " + game.round());
        }
        if (game.isLostByBoth()) {
            throw new IllegalArgumentException("a game of a knock-out has a winner, found both-lost");
        }
        Optional<GameResult> result = game.choResult();
        if (result.isPresent()) {
            bracket = bracket.withGame(game.players().cho(), game.players().han(), result.get());
            open.remove(key(series));
            return;
        }
        CsvRow before = open.putIfAbsent(key(series), at);
        if (before != null) {
            throw new IllegalArgumentException(
                    "the game " + game.players() + " is to be played already, see line " + before.line());
        }
    }

    private void check(Bye bye) {
        if (bye.round() != 1
                || bracket.rounds().get(0).stream().noneMatch(series -> series.isBye() && series.has(bye.player()))) {
            throw new IllegalArgumentException(
                    bye.player() + " has no bye in round " + bye.round() + " of the bracket");
        }
    }

    private static List<Integer> key(Series series) {
        return List.of(series.round(), series.number());
    }

    /** The series whose next game does not stand in the file. */
    List<Series> missing() {
        return bracket.openSeries().stream()
                .filter(series -> !open.containsKey(key(series)))
                .toList();
    }
}
