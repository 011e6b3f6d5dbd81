package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RecordFormatTest {
    private static final GameRecord RECORD = GameRecord.builder()
            .tag("대회명", "연습")
            .start(Start.of(Formation.EHEH, Formation.HEEH))
            .moves(MoveTree.of(List.of(Move.parse("g4g5"), Move.PASS)))
            .result(RecordResult.of(Winner.HAN, ResultReason.TIME, ""))
            .build();

    @ParameterizedTest
    @CsvSource({
        "a.gib, GIB",
        "A.GIB, GIB",
        "a.b/c.txt, GIB",
        "a.pgn, PGN",
        "a.json, JSON",
        "a.jsonl, JSON",
        ".gib, GIB",
        "a.Ndjson, JSON"
    })
    void a_suffix_tells_the_format(String name, RecordFormat format) {
        assertThat(RecordFormat.ofFile(Path.of(name))).contains(format);
    }

    @ParameterizedTest
    @CsvSource({"gib", "a.gib/b", "a.gi", "a.gib.bak", "a.", "pgn", "/", "''"})
    void other_names_tell_none(String name) {
        assertThat(RecordFormat.ofFile(Path.of(name))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void a_name_finds_its_format(RecordFormat format) {
        assertThat(RecordFormat.byId(format.id())).isSameAs(format);
        assertThatThrownBy(() -> RecordFormat.byId(format.name()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no format \"" + format.name()
                        + "\", there are gib, pgn, pgn-pychess, pgn-xboard, pgn-study, json");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PGN_STUDY")
    void what_is_written_is_read_again(RecordFormat format, @TempDir Path folder) throws IOException {
        assertThat(format.isWritable()).isTrue();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (RecordWriter writer = format.writer(bytes, StandardCharsets.UTF_8, Optional.of(MovementRules.INSTANCE))) {
            writer.write(RECORD);
        }
        Path file = Files.write(folder.resolve("games"), bytes.toByteArray());
        ReadOptions options = ReadOptions.lenient();
        try (RecordReader opened = format.open(file, options);
                RecordReader streamed = format.reader(new ByteArrayInputStream(bytes.toByteArray()), "in", options)) {
            ReadGame game = opened.next().orElseThrow();
            assertThat(game.record().moves()).isEqualTo(RECORD.moves());
            assertThat(game.record().result().winner()).isEqualTo(Winner.HAN);
            assertThat(game.place().source()).isEqualTo(file.toString());
            assertThat(streamed.stream().map(ReadGame::record)).containsExactly(game.record());
            assertThat(opened.next()).isEmpty();
        }
    }

    @Test
    void lessons_are_only_read() {
        assertThat(RecordFormat.PGN_STUDY.isWritable()).isFalse();
        assertThatThrownBy(() -> RecordFormat.PGN_STUDY.writer(
                        new ByteArrayOutputStream(), StandardCharsets.UTF_8, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("read, but not written");
    }

    @Test
    void json_has_one_charset_and_a_file_must_exist(@TempDir Path folder) {
        assertThatThrownBy(() -> RecordFormat.JSON.writer(
                        new ByteArrayOutputStream(), Charset.forName("MS949"), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("JSON is written in UTF-8, not in x-windows-949");
        assertThatThrownBy(() -> RecordFormat.PGN.open(folder.resolve("none.pgn"), ReadOptions.lenient()))
                .isInstanceOf(NoSuchFileException.class);
    }
}
