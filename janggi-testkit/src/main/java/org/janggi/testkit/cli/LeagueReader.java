package org.janggi.testkit.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.janggi.variants.league.Bye;
import org.janggi.variants.league.GameResult;
import org.janggi.variants.league.Knockout;
import org.janggi.variants.league.League;
import org.janggi.variants.league.LeagueGame;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.SeriesPlan;
import org.janggi.variants.league.Withdrawal;

/** Makes of the rows of a file what they tell; a row that contradicts others is noted as a fault of the file. */
final class LeagueReader {
    private final LeagueFile file;

    LeagueReader(LeagueFile file) {
        this.file = file;
    }

    /** A league with the players in an order of one's own. */
    League league(List<Player> players) {
        League league = played(players);
        for (Map.Entry<CsvRow, Withdrawal> entry : file.withdrawals().entrySet()) {
            CsvRow row = entry.getKey();
            league = step(row, league, before -> before.withWithdrawal(row.cell(1), entry.getValue()));
        }
        return league;
    }

    /** A league for a Swiss, where games that were played stand after a withdrawal. */
    League swiss(List<Player> players) {
        League league = played(players);
        for (CsvRow row : file.withdrawals().keySet()) {
            league = step(row, league, before -> before.withWithdrawal(row.cell(1), Withdrawal.REST));
        }
        return league;
    }

    private League played(List<Player> players) {
        League league = League.of(players);
        for (Map.Entry<CsvRow, LeagueGame> entry : file.games().entrySet()) {
            league = step(entry.getKey(), league, before -> before.with(entry.getValue()));
        }
        for (Map.Entry<CsvRow, Bye> entry : file.byes().entrySet()) {
            league = step(entry.getKey(), league, before -> before.with(entry.getValue()));
        }
        return league;
    }

    /** A bracket with the players in an order of one's own; who has withdrawn leaves it after all games. */
    Knockout knockout(List<Player> players, SeriesPlan plan) {
        Knockout bracket = Knockout.of(players.stream().map(Player::id).toList(), plan);
        for (Map.Entry<CsvRow, LeagueGame> entry : file.games().entrySet()) {
            bracket = step(entry.getKey(), bracket, before -> with(before, entry.getValue()));
        }
        for (CsvRow row : file.withdrawals().keySet()) {
            bracket = step(row, bracket, before -> before.withWalkover(row.cell(1)));
        }
        return bracket;
    }

    private static Knockout with(Knockout bracket, LeagueGame game) {
        String cho = game.players().cho();
        Optional<GameResult> result = game.choResult();
        if (result.isEmpty()) {
            return bracket;
        }
        int round = bracket.open(cho).round();
        if (round != game.round()) {
            throw new IllegalArgumentException(
                    "the game " + game.players() + " belongs to round " + round + ", found " + game.round());
        }
        if (result.equals(game.hanResult())) {
            throw new IllegalArgumentException("a game of a knock-out has a winner, found both-lost");
        }
        return bracket.withGame(cho, game.players().han(), result.get());
    }

    private <T> T step(CsvRow row, T before, UnaryOperator<T> change) {
        try {
            return change.apply(before);
        } catch (IllegalArgumentException e) {
            String message = e.getMessage();
            file.fault(row, message == null ? e.toString() : message);
            return before;
        }
    }
}
