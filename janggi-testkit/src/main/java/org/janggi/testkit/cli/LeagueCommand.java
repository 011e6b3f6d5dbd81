package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.variants.league.League;
import org.janggi.variants.league.LeaguePoints;
import org.janggi.variants.league.Lot;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.Standing;
import org.janggi.variants.league.TieBreaks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a table of the results in a file. */
@Command(
        name = "league",
        description = "Makes a table of the results in a file, each rank with its reason.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class LeagueCommand implements Callable<Integer> {
    private static final List<String> HEAD = List.of(
            "rank",
            "id",
            "name",
            "dan",
            "points",
            "complete-wins",
            "points-wins",
            "points-losses",
            "complete-losses",
            "reason");

    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "A file of players and results; - is the standard input.")
    private String file = "";

    @Option(
            names = "--points",
            paramLabel = "W,w,l,L",
            description =
                    "The points for complete win, points win, points loss and complete loss; 7,4,2,0 if not given.")
    private String points = LeaguePoints.KJA.toString();

    @Option(names = "--complete-wins", description = "Counts only complete wins where the number of wins breaks ties.")
    private boolean completeWins;

    @Option(names = "--seed", paramLabel = "N", description = "Draws a lot for who is equal in everything.")
    private @Nullable Long seed;

    @Option(names = "--format", paramLabel = "text|csv", description = "Lines for people (text, the default), or CSV.")
    private Format format = Format.TEXT;

    @Option(
            names = "--lang",
            paramLabel = "en|ko",
            description = "The language: English (en, the default) or Korean (ko).")
    private Language language = Language.EN;

    /** How the table is printed. */
    enum Format {
        /** Lines for people, with tabs between. */
        TEXT,
        /** Comma-separated values. */
        CSV
    }

    LeagueCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        LeaguePoints worth = points(points);
        LeagueFile read;
        try {
            read = LeagueFile.read(file, streams);
        } catch (LeagueFile.Unreadable e) {
            streams.error(file + ": error: " + e.getMessage());
            return ExitCode.USAGE;
        }
        League league = new LeagueReader(read).league(read.players());
        if (!read.faults().isEmpty()) {
            read.faults().forEach(streams::error);
            return ExitCode.PROBLEMS;
        }
        TieBreaks tieBreaks = new TieBreaks(completeWins, read.lot());
        Long drawn = seed;
        if (drawn != null) {
            if (read.lot().isPresent()) {
                throw new UsageException("--seed: expected a file without a lot, found a row with one");
            }
            tieBreaks = tieBreaks.with(
                    Lot.draw(read.players().stream().map(Player::id).toList(), drawn));
        }
        print(league.standings(worth, tieBreaks));
        return ExitCode.OK;
    }

    /** The points that an option tells. */
    static LeaguePoints points(String text) {
        try {
            return LeaguePoints.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--points: " + e.getMessage());
        }
    }

    private void print(List<Standing> table) throws IOException {
        if (format == Format.CSV) {
            streams.print(CsvRow.of(HEAD));
        } else {
            streams.print(language.of(
                    "rank\tplayer\tpoints\tcomplete wins\tpoints wins\tpoints losses\tcomplete losses\tdecided by",
                    "순위\t선수\t승점\t완승\t점수승\t점수패\t완패\t결정 기준"));
        }
        for (Standing row : table) {
            streams.print(format == Format.CSV ? CsvRow.of(cells(row, true)) : String.join("\t", cells(row, false)));
        }
    }

    private List<String> cells(Standing row, boolean all) {
        Player player = row.player();
        Stream<String> who =
                all ? Stream.of(player.id(), player.name(), Integer.toString(player.dan())) : Stream.of(player.name());
        Stream<String> numbers = Stream.of(
                        row.tally().points(),
                        row.tally().completeWins(),
                        row.tally().pointsWins(),
                        row.tally().pointsLosses(),
                        row.tally().completeLosses())
                .map(number -> Integer.toString(number));
        return Stream.of(Stream.of(Integer.toString(row.rank())), who, numbers, Stream.of(language.of(row.reason())))
                .flatMap(cells -> cells)
                .toList();
    }
}
