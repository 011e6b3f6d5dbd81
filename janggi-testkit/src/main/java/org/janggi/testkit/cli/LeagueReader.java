package org.janggi.testkit.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.janggi.variants.league.League;
import org.janggi.variants.league.LeagueBuilder;
import org.janggi.variants.league.LeagueGame;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.Withdrawal;

/** Makes a league of the rows of a file, in their order; a row that contradicts others is noted as a fault of the file. */
final class LeagueReader {
    private final LeagueFile file;
    private final Map<Set<String>, LeagueRow.OfGame> met = new HashMap<>();
    private final Map<String, LeagueRow.OfBye> byes = new HashMap<>();

    LeagueReader(LeagueFile file) {
        this.file = file;
    }

    /** A league with the players in an order of one's own. */
    League league(List<Player> players) {
        return read(players, row -> {});
    }

    /** A league in which nobody met twice or had two byes (K9), and nobody forfeits what was played (P12). */
    League swiss(List<Player> players) {
        return read(players, this::checkSwiss);
    }

    private League read(List<Player> players, Consumer<LeagueRow> check) {
        LeagueBuilder league = League.of(players).toBuilder();
        for (LeagueRow row : file.rows()) {
            file.attempt(row.at(), () -> {
                check.accept(row);
                row.addTo(league);
            });
        }
        return league.build();
    }

    private void checkSwiss(LeagueRow row) {
        if (row instanceof LeagueRow.OfGame played) {
            LeagueGame game = played.game();
            LeagueRow.OfGame before =
                    met.putIfAbsent(Set.of(game.players().cho(), game.players().han()), played);
            // In the same round it is the same game, which the league checks.
            if (before != null && before.game().round() != game.round()) {
                throw new IllegalArgumentException(game.players() + " have met before, in round "
                        + before.game().round() + " of line " + before.at().line() + " (K9)");
            }
        } else if (row instanceof LeagueRow.OfBye given) {
            LeagueRow.OfBye before = byes.putIfAbsent(given.bye().player(), given);
            if (before != null && before.bye().round() != given.bye().round()) {
                throw new IllegalArgumentException(given.bye().player() + " has had a bye before, in round "
                        + before.bye().round() + " of line " + before.at().line() + " (K9)");
            }
        } else if (row instanceof LeagueRow.OfWithdrawal left && left.forfeited() == Withdrawal.ALL_GAMES) {
            throw new IllegalArgumentException("all games are forfeited in a group league only (P12); in a Swiss "
                    + "withdrawal," + left.player() + ",rest");
        }
    }
}
