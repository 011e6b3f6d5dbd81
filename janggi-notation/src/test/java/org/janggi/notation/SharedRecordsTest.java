package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole files of real games, which lie beside the project. */
@Tag("shared")
class SharedRecordsTest {
    private static Path records(String folder) {
        Path root = Path.of(System.getProperty("janggi.root", "."));
        Path records =
                root.resolve(System.getProperty("janggi.shared", "../shared")).resolve("records");
        assumeTrue(Files.isDirectory(records), "not checked: no shared records in " + records.normalize());
        return records.resolve(folder);
    }

    private static List<Path> files(String folder) throws IOException {
        try (Stream<Path> files = Files.list(records(folder))) {
            return files.sorted().toList();
        }
    }

    /** What a reader said about a file. */
    private record Read(int games, int plies, int clocks, Map<DiagnosticCode, Long> codes, List<Diagnostic> errors) {
        static Read of(Path file) throws IOException {
            int games = 0;
            int plies = 0;
            int clocks = 0;
            Map<DiagnosticCode, Long> codes = new TreeMap<>();
            List<Diagnostic> all = new ArrayList<>();
            StringBuilder text = new StringBuilder();
            try (GibReader reader = GibReader.open(file)) {
                for (ReadGame game : (Iterable<ReadGame>) reader.stream()::iterator) {
                    games++;
                    plies += game.record().plies();
                    clocks += (int) game.record().moves().mainLine().stream()
                            .filter(node -> node.remarks().clock().isKnown())
                            .count();
                    all.addAll(game.diagnostics());
                    text.append(game.source().orElseThrow().text());
                }
                all.addAll(reader.diagnostics());
                if (games > 0) {
                    assertThat(text.toString())
                            .as("text of " + file)
                            .isEqualTo(decoded(file, reader.charset().orElseThrow()));
                }
            }
            all.forEach(d -> codes.merge(d.code(), d.count(), Long::sum));
            return new Read(
                    games,
                    plies,
                    clocks,
                    codes,
                    all.stream().filter(Diagnostic::isError).toList());
        }

        private static String decoded(Path file, Charset charset) throws IOException {
            ByteArrayOutputStream kept = new ByteArrayOutputStream();
            for (byte b : Files.readAllBytes(file)) {
                if (b != (byte) 0xFF || charset.equals(StandardCharsets.UTF_8)) {
                    kept.write(b);
                }
            }
            return kept.toString(charset);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "01, 1, 193, 0, ",
        "02, 1, 70, 0, ",
        "03, 1, 166, 0, ",
        "04, 1, 131, 131, ",
        "05, 1, 127, 0, CAPTURE_MARK=23 SOLDIER_LETTER=5",
        "06, 1, 123, 0, ",
        "07, 1, 91, 0, OTHER_COORDINATES=91",
        "08, 1, 100, 0, ",
        "09, 1, 94, 0, ",
        "10, 1, 0, 0, UNKNOWN_RESULT=1 NO_MOVES=1",
        "11, 2, 200, 0, STRAY_BYTE=1",
        "12, 1, 117, 0, STRAY_BYTE=3",
        "13, 1, 106, 0, CAPTURE_MARK=18 SWAPPED_SOLDIER_LETTERS=31",
        "14, 2, 213, 0, ",
        "15, 1, 117, 0, STRAY_BYTE=1 STRAY_CHARACTER=2",
        "16, 0, 0, 0, NO_GAME=1",
        "17, 1, 93, 0, ",
        "18, 1, 211, 0, ",
        "19, 2, 256, 0, STRAY_BYTE=8",
        "20, 1, 110, 0, MIXED_SCRIPT=65"
    })
    void oddFiles(String number, int games, int plies, int clocks, String codes) throws IOException {
        Path file = files("edge").stream()
                .filter(path -> path.getFileName().toString().startsWith(number))
                .findFirst()
                .orElseThrow();
        Map<DiagnosticCode, Long> expected = new TreeMap<>();
        for (String code : codes == null ? new String[0] : codes.split(" ")) {
            String[] parts = code.split("=");
            expected.put(DiagnosticCode.valueOf(parts[0]), Long.valueOf(parts[1]));
        }
        Read read = Read.of(file);
        assertThat(read.games()).as("games").isEqualTo(games);
        assertThat(read.plies()).as("plies").isEqualTo(plies);
        assertThat(read.clocks()).as("clocks").isEqualTo(clocks);
        assertThat(read.codes()).isEqualTo(expected);
        assertThat(read.errors()).hasSize(games == 0 ? 1 : 0);
    }

    @Test
    void realFilesAreReadToTheLastPly() throws IOException {
        int games = 0;
        int plies = 0;
        List<Path> files = files("real");
        for (Path file : files) {
            Read read = Read.of(file);
            assertThat(read.errors()).isEmpty();
            games += read.games();
            plies += read.plies();
        }
        assertThat(files).hasSize(24);
        assertThat(games).isEqualTo(1_867);
        assertThat(plies).isEqualTo(195_596);
    }
}
