package org.janggi.testkit.cli;

import org.janggi.variants.league.Bye;
import org.janggi.variants.league.LeagueBuilder;
import org.janggi.variants.league.LeagueGame;
import org.janggi.variants.league.Withdrawal;

/** A row of a league file that tells what happened. */
sealed interface LeagueRow {
    /** Where it stands. */
    CsvRow at();

    /** Adds what it tells to a league. */
    void addTo(LeagueBuilder league);

    /** A game, played or to be played. */
    record OfGame(CsvRow at, LeagueGame game) implements LeagueRow {
        @Override
        public void addTo(LeagueBuilder league) {
            league.add(game);
        }
    }

    /** A bye. */
    record OfBye(CsvRow at, Bye bye) implements LeagueRow {
        @Override
        public void addTo(LeagueBuilder league) {
            league.add(bye);
        }
    }

    /** A withdrawal. */
    record OfWithdrawal(CsvRow at, String player, Withdrawal forfeited) implements LeagueRow {
        @Override
        public void addTo(LeagueBuilder league) {
            league.withdraw(player, forfeited);
        }
    }
}
