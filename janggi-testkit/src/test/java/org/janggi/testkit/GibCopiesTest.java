package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.janggi.notation.DiagnosticCode;
import org.janggi.notation.GameRecord;
import org.janggi.notation.GibReader;
import org.janggi.notation.GibStyle;
import org.janggi.notation.GibWriteOptions;
import org.janggi.notation.GibWriter;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.StandardTag;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files of real games, read and written again: copied, and written anew. */
@Tag("shared")
class GibCopiesTest {
    /** Bytes 0xFF in files that are not UTF-8: they are no text, and no copy has them. */
    private static final int STRAY_BYTES = 26;

    private static List<Path> files() throws IOException {
        try (Stream<Path> real = Files.list(SharedData.file("records/real"));
                Stream<Path> edge = Files.list(SharedData.file("records/edge"))) {
            return Stream.concat(real, edge).sorted().toList();
        }
    }

    private static byte[] write(List<ReadGame> games, Charset charset, GibWriteOptions options) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GibWriter writer = GibWriter.to(out, charset, options)) {
            for (ReadGame game : games) {
                writer.write(game);
            }
        }
        return out.toByteArray();
    }

    @Test
    void what_was_not_changed_is_copied_byte_for_byte() throws IOException {
        int games = 0;
        int strayBytes = 0;
        for (Path file : files()) {
            byte[] bytes = Files.readAllBytes(file);
            try (GibReader reader = GibReader.open(file)) {
                List<ReadGame> read = reader.stream().toList();
                if (read.isEmpty()) {
                    continue;
                }
                Charset charset = reader.charset().orElseThrow();
                byte[] text = charset.equals(StandardCharsets.UTF_8) ? bytes : withoutStray(bytes);
                assertThat(write(read, charset, GibWriteOptions.lenient()))
                        .as(file.toString())
                        .isEqualTo(text);
                assertThat(write(read, charset, GibWriteOptions.strict()))
                        .as(file.toString())
                        .isEqualTo(text);
                games += read.size();
                strayBytes += bytes.length - text.length;
            }
        }
        assertThat(games).isEqualTo(1_889);
        assertThat(strayBytes).isEqualTo(STRAY_BYTES);
        Checked.count("gib games copied", games);
        Checked.count("gib stray bytes left out", strayBytes);
    }

    private static byte[] withoutStray(byte[] bytes) {
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        for (byte b : bytes) {
            if (b != (byte) 0xFF) {
                kept.write(b);
            }
        }
        return kept.toByteArray();
    }

    @Test
    void what_is_written_anew_is_the_same_game() throws IOException {
        int games = 0;
        int sameText = 0;
        int oldCoordinates = 0;
        for (Path file : files()) {
            List<ReadGame> read = read(file);
            List<ReadGame> own = again(read, GibWriteOptions.strict().rewriting());
            List<ReadGame> canonical = again(read, GibWriteOptions.strict().withStyle(GibStyle.USUAL));
            assertThat(own).as(file.toString()).hasSameSizeAs(read);
            assertThat(canonical).as(file.toString()).hasSameSizeAs(read);
            for (int i = 0; i < read.size(); i++) {
                ReadGame game = read.get(i);
                String place = file.getFileName() + " game " + game.index();
                GameRecord record = game.record();
                assertThat(own.get(i).record()).as(place).isEqualTo(record);
                GameRecord usual = withoutOldCoordinates(record);
                assertThat(canonical.get(i).record()).as(place).isEqualTo(usual);
                assertThat(own.get(i).diagnostics()).as(place).allMatch(diagnostic -> isOfRecord(diagnostic.code()));
                games++;
                oldCoordinates += usual.equals(record) ? 0 : 1;
                sameText += own.get(i).source().equals(game.source()) ? 1 : 0;
            }
        }
        assertThat(games).isEqualTo(1_889);
        assertThat(oldCoordinates).isEqualTo(5);
        assertThat(sameText).isEqualTo(1_373);
        Checked.count("gib games written anew", games);
        Checked.count("gib games written anew as they were", sameText);
    }

    /** What is wrong with the record itself, and not with the text of the moves. */
    private static boolean isOfRecord(DiagnosticCode code) {
        return switch (code) {
            case STRAY_BLANKS, UNKNOWN_RESULT, PLY_COUNT, CONFLICTING_SETUP, NO_MOVES, CAPTURE_MARK -> true;
            default -> false;
        };
    }

    private static List<ReadGame> read(Path file) throws IOException {
        try (GibReader reader = GibReader.open(file)) {
            return reader.stream().toList();
        }
    }

    private static List<ReadGame> again(List<ReadGame> games, GibWriteOptions options) throws IOException {
        StringWriter out = new StringWriter();
        try (GibWriter writer = GibWriter.to(out, options)) {
            for (ReadGame game : games) {
                writer.write(game);
            }
        }
        return GibReader.parse(out.toString(), ReadOptions.lenient());
    }

    private static GameRecord withoutOldCoordinates(GameRecord record) {
        return record.toBuilder()
                .tags(record.tags().stream()
                        .filter(tag -> !StandardTag.COORDINATES.names().contains(tag.name()))
                        .toList())
                .build();
    }
}
