package org.janggi.testkit.bench;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.janggi.notation.GibWriteOptions;
import org.janggi.notation.GibWriter;

/** The games to be compared in files of their own: in GIB as they were, and all of them in one file in PGN. */
final class RecordFolder implements Closeable {
    private final Path folder;
    private final List<Path> gib;
    private final Path pgn;

    private RecordFolder(Path folder, List<Path> gib, Path pgn) {
        this.folder = folder;
        this.gib = gib;
        this.pgn = pgn;
    }

    /** Writes some games. */
    static RecordFolder of(List<RecordedGame> games) throws IOException {
        Path folder = Files.createTempDirectory("records");
        Map<Path, List<RecordedGame>> files = games.stream()
                .collect(Collectors.groupingBy(RecordedGame::file, LinkedHashMap::new, Collectors.toList()));
        for (Map.Entry<Path, List<RecordedGame>> file : files.entrySet()) {
            writeGib(folder.resolve(file.getKey().getFileName()), file.getValue());
        }
        List<Path> gib = RecordedGame.files(folder);
        Path pgn = folder.resolve("all.pgn");
        Files.writeString(
                pgn,
                games.stream().map(game -> game.pgn().orElseThrow()).collect(Collectors.joining()),
                StandardCharsets.UTF_8);
        return new RecordFolder(folder, gib, pgn);
    }

    private static void writeGib(Path path, List<RecordedGame> games) throws IOException {
        try (OutputStream out = Files.newOutputStream(path);
                GibWriter writer = GibWriter.to(out, games.get(0).charset(), GibWriteOptions.lenient())) {
            for (RecordedGame game : games) {
                writer.write(game.game());
            }
        }
    }

    /** Reads and validates all files in GIB. */
    List<GameEnd> validateGib() {
        return gib.stream().flatMap(file -> Validation.gib(file).stream()).toList();
    }

    /** Reads and validates the file in PGN. */
    List<GameEnd> validatePgn() {
        return Validation.pgn(pgn);
    }

    /** Deletes the files. */
    @Override
    public void close() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
