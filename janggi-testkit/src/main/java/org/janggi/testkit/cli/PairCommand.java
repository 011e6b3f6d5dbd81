package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.variants.league.GameResult;
import org.janggi.variants.league.League;
import org.janggi.variants.league.LeagueGame;
import org.janggi.variants.league.Lot;
import org.janggi.variants.league.NoPairingException;
import org.janggi.variants.league.Pairing;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.Round;
import org.janggi.variants.league.RoundRobin;
import org.janggi.variants.league.Series;
import org.janggi.variants.league.SeriesPlan;
import org.janggi.variants.league.Swiss;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Pairs the players of a file. */
@Command(
        name = "pair",
        description = {
            "Pairs the players of a file, by what was played so far: the next round of a Swiss, all games of a round robin",
            "that are missing, or the next game of each open series of a knock-out unless it stands in the file.",
            "",
            "The answer consists of rows for the same file, which want a result at their end."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class PairCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "A file of players and results; - is the standard input.")
    private String file = "";

    @Option(names = "--system", paramLabel = "swiss|round-robin|knockout", required = true, description = "The system.")
    private String system = "";

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "Draws the order of the players; the same number for all rounds. Without it the file's order.")
    private @Nullable Long seed;

    @Option(
            names = "--points",
            paramLabel = "W,w,l,L",
            description = "The points of a Swiss, as for 'league'; 7,4,2,0 if not given.")
    private String points = "7,4,2,0";

    @Option(
            names = "--bye",
            paramLabel = "RESULT",
            description = "As which result a bye of a Swiss counts; complete-win if not given.")
    private String bye = GameResult.COMPLETE_WIN.id();

    @Option(
            names = "--series",
            paramLabel = "N",
            split = ",",
            description =
                    "The games of a series of a knock-out, 1, 3 or 5, from the final backwards, as in 5,3,1; 1 if not "
                            + "given.")
    private List<Integer> series = List.of(1);

    PairCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Function<LeagueFile, List<List<String>>> pairing = switch (system) {
            case "swiss" -> this::swiss;
            case "round-robin" -> this::roundRobin;
            case "knockout" -> this::knockout;
            default ->
                throw new UsageException("--system: expected swiss, round-robin or knockout, found \"" + system + "\"");
        };
        LeagueCommand.points(points);
        byeResult();
        plan();
        LeagueFile read;
        try {
            read = LeagueFile.read(file, streams);
        } catch (LeagueFile.Unreadable e) {
            streams.error(file + ": error: " + e.getMessage());
            return ExitCode.USAGE;
        }
        if (!read.faults().isEmpty()) {
            read.faults().forEach(streams::error);
            return ExitCode.PROBLEMS;
        }
        List<List<String>> rows;
        try {
            rows = pairing.apply(read);
        } catch (NoPairingException | IllegalStateException | IllegalArgumentException e) {
            streams.error(file + ": error: " + e.getMessage());
            return ExitCode.PROBLEMS;
        }
        if (!read.faults().isEmpty()) {
            read.faults().forEach(streams::error);
            return ExitCode.PROBLEMS;
        }
        for (List<String> row : rows) {
            streams.print(CsvRow.of(row));
        }
        return ExitCode.OK;
    }

    private List<Player> players(LeagueFile read) {
        Long drawn = seed;
        if (drawn == null) {
            return read.players();
        }
        League all = League.of(read.players());
        return Lot.draw(read.players().stream().map(Player::id).toList(), drawn).order().stream()
                .map(all::player)
                .toList();
    }

    private List<List<String>> swiss(LeagueFile read) {
        GameResult byeResult = byeResult();
        League league = new LeagueReader(read).swiss(players(read));
        List<List<String>> rows = new ArrayList<>();
        if (!read.faults().isEmpty()) {
            return rows;
        }
        Round round = Swiss.of(league).with(LeagueCommand.points(points)).nextRound();
        round.games().forEach(game -> rows.add(row(game)));
        round.idle()
                .ifPresent(idle -> rows.add(List.of("bye", Integer.toString(round.number()), idle, byeResult.id())));
        return rows;
    }

    private List<List<String>> roundRobin(LeagueFile read) {
        League league = new LeagueReader(read).league(players(read));
        return RoundRobin.missing(league).stream().map(PairCommand::row).toList();
    }

    private List<List<String>> knockout(LeagueFile read) {
        return KnockoutReader.of(read, players(read), plan()).missing().stream()
                .map(PairCommand::next)
                .toList();
    }

    private static List<String> next(Series series) {
        Pairing players = series.nextColours()
                .orElseGet(() -> new Pairing(
                        series.first().orElseThrow(), series.second().orElseThrow()));
        return row(LeagueGame.of(series.round(), players.cho(), players.han()));
    }

    private GameResult byeResult() {
        return LeagueFile.result(bye)
                .orElseThrow(() -> new UsageException("--bye: expected a result, found \"" + bye + "\""));
    }

    private SeriesPlan plan() {
        try {
            return new SeriesPlan(series);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--series: " + e.getMessage());
        }
    }

    private static List<String> row(LeagueGame game) {
        return List.of(
                "game",
                Integer.toString(game.round()),
                game.players().cho(),
                game.players().han(),
                "");
    }
}
