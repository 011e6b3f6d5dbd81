package org.janggi.testkit.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.janggi.core.Fen;
import org.janggi.core.Position;
import org.janggi.variants.FairyRules;

/**
 * A position in the middle of a game.
 *
 * @param fen the position
 * @param nodes how many lines of {@link #DEPTH} plies begin there under {@code fairy-janggi}
 */
record MidGame(String fen, long nodes) {
    /** The depth of the counts. */
    static final int DEPTH = 3;
    /** How many positions are a set. */
    static final int NUMBER = 20;
    /** The resource with a set: a FEN, a tab and the count on a line. */
    static final String RESOURCE = "midgame.tsv";

    /** The position. */
    Position position() {
        return Fen.parse(fen, FairyRules.JANGGI);
    }

    /** The set of this program. */
    static List<MidGame> own() throws IOException {
        InputStream text = MidGame.class.getResourceAsStream(RESOURCE);
        if (text == null) {
            throw new IOException("the resource " + RESOURCE + " is missing");
        }
        try (BufferedReader lines = reader(text)) {
            return lines.lines()
                    .map(line -> line.split("\t"))
                    .map(f -> new MidGame(f[0], Long.parseLong(f[1])))
                    .toList();
        }
    }

    /**
     * A set out of a table of another engine, evenly spread over its positions from ply 30 to ply 90.
     *
     * @param table a compressed table with seed, ply, variant, tags, FEN and the counts to depths 1 to 3
     */
    static List<MidGame> of(Path table) throws IOException {
        try (BufferedReader lines = reader(new GZIPInputStream(Files.newInputStream(table)))) {
            List<MidGame> all = counted(lines.lines()).toList();
            return IntStream.range(0, NUMBER)
                    .mapToObj(i -> all.get(i * all.size() / NUMBER))
                    .toList();
        }
    }

    private static Stream<MidGame> counted(Stream<String> lines) {
        return lines.filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .filter(f -> f[2].equals("janggi") && !f[7].equals("-"))
                .filter(f -> Integer.parseInt(f[1]) >= 30 && Integer.parseInt(f[1]) <= 90)
                .map(f -> new MidGame(f[4], Long.parseLong(f[7])));
    }

    private static BufferedReader reader(InputStream in) {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
}
