package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.janggi.notation.Clock;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.GibReader;
import org.janggi.notation.MoveNode;
import org.janggi.notation.ReadGame;
import org.janggi.testkit.Checked;
import org.janggi.testkit.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files of real records with one oddity each: games, plies, and what is said about them. */
@Tag("shared")
class EdgeRecordsTest {
    private static final Map<String, String> EXPECTED = Map.ofEntries(
            Map.entry("01", "1 game, 193 plies"),
            Map.entry("02", "1 game, 70 plies, 1 comments"),
            Map.entry("03", "1 game, 166 plies, 1 comments"),
            Map.entry("04", "1 game, 131 plies, 131 clocks"),
            Map.entry("05", "1 game, 127 plies, capture-mark 23, soldier-letter 5"),
            Map.entry("06", "1 game, 123 plies"),
            Map.entry("07", "1 game, 91 plies, other-coordinates 91"),
            Map.entry("08", "1 game, 100 plies, 1 comments"),
            Map.entry("09", "1 game, 94 plies, 55 comments"),
            Map.entry("10", "1 game, 0 plies, 1 comments, no-moves 1, unknown-result 1"),
            Map.entry("11", "2 games, 200 plies, stray-byte 1"),
            Map.entry("12", "1 game, 117 plies, stray-byte 3"),
            Map.entry("13", "1 game, 106 plies, capture-mark 18, swapped-soldier-letters 31"),
            Map.entry("14", "2 games, 213 plies"),
            Map.entry("15", "1 game, 117 plies, stray-byte 1, stray-character 2"),
            Map.entry("16", "0 games, 0 plies, no-game 1"),
            Map.entry("17", "1 game, 93 plies"),
            Map.entry("18", "1 game, 211 plies"),
            Map.entry("19", "2 games, 256 plies, 79 comments, stray-byte 8"),
            Map.entry("20", "1 game, 110 plies, mixed-script 65"));

    @Test
    void every_oddity_is_read_and_told() throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(SharedData.file("records/edge"))) {
            for (Path file : files.toList()) {
                found.put(file.getFileName().toString().substring(0, 2), read(file));
            }
        }
        assertThat(found).containsExactlyInAnyOrderEntriesOf(EXPECTED);
        Checked.count("edge files", found.size());
    }

    private static String read(Path file) throws IOException {
        try (GibReader reader = GibReader.open(file)) {
            List<ReadGame> games = reader.stream().toList();
            long plies = games.stream().mapToLong(game -> game.record().plies()).sum();
            long clocks = games.stream()
                    .flatMap(game -> game.record().moves().mainLine().stream())
                    .filter(node -> !node.remarks().clock().equals(Clock.NONE))
                    .count();
            long comments = games.stream()
                    .map(game -> game.record().moves())
                    .flatMap(moves -> Stream.concat(
                            Stream.of(moves.opening()),
                            moves.mainLine().stream().map(MoveNode::remarks)))
                    .mapToLong(remarks -> remarks.after().size())
                    .sum();
            Map<String, Long> codes = Stream.concat(
                            games.stream().flatMap(game -> game.diagnostics().stream()), reader.diagnostics().stream())
                    .collect(Collectors.groupingBy(
                            diagnostic -> diagnostic.code().id(),
                            TreeMap::new,
                            Collectors.summingLong(Diagnostic::count)));
            String told = codes.entrySet().stream()
                    .map(entry -> ", " + entry.getKey() + " " + entry.getValue())
                    .collect(Collectors.joining());
            return games.size() + (games.size() == 1 ? " game, " : " games, ") + plies + " plies"
                    + (clocks > 0 ? ", " + clocks + " clocks" : "")
                    + (comments > 0 ? ", " + comments + " comments" : "") + told;
        }
    }
}
