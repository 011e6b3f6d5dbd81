package org.janggi.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** The tables that an engine printed: positions with their moves, counts, and games. */
public final class OracleRows {
    private OracleRows() {}

    /** One position with the engine's answers. Counts that the table leaves out are -1. */
    public record Row(String id, String variant, String fen, long n1, long n2, long n3, List<String> moves) {}

    /** One count from a start. */
    public record Count(String variant, String fen, int depth, long nodes) {}

    /** One random game. */
    public record Played(
            String id,
            String startFen,
            String end,
            String winner,
            int plies,
            String optionalPly,
            String optionalKind,
            String optionalWinner,
            String finalFen,
            List<String> moves) {}

    /** The rows of a table of positions; the calling test is skipped without the shared data. */
    public static List<Row> positions(String name) {
        return lines(name)
                .map(f -> new Row(
                        f[0], f[2], f[4], number(f[5]), number(f[6]), number(f[7]), words(f.length > 8 ? f[8] : "")))
                .toList();
    }

    /** The counts from the 16 starts. */
    public static List<Count> counts() {
        return lines("perft-start.tsv")
                .map(f -> new Count(f[0], f[1], Integer.parseInt(f[2]), Long.parseLong(f[3])))
                .toList();
    }

    /** The random games. */
    public static List<Played> games() {
        return lines("games.tsv.gz")
                .map(f -> new Played(
                        f[0], f[2], f[3], f[4], Integer.parseInt(f[5]), f[6], f[7], f[8], f[9], words(f[10])))
                .toList();
    }

    private static Stream<String[]> lines(String name) {
        Path file = SharedData.file("oracle/" + name);
        try (InputStream raw = Files.newInputStream(file);
                InputStream plain = name.endsWith(".gz") ? new GZIPInputStream(raw) : raw;
                BufferedReader reader = new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).map(line -> line.split("\t")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long number(String text) {
        return text.equals("-") ? -1 : Long.parseLong(text);
    }

    private static List<String> words(String text) {
        return text.isBlank() || text.equals("-") ? List.of() : Arrays.asList(text.split(" "));
    }

    /** A move as the engine writes it: the pass is the own general's square twice. */
    public static String uci(org.janggi.core.Move move, org.janggi.core.Square general) {
        return move.isPass() ? general.toString() + general : move.toString();
    }
}
