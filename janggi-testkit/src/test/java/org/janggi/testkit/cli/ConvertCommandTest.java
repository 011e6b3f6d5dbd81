package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.janggi.notation.GameRecord;
import org.janggi.notation.GibReader;
import org.janggi.notation.JsonRecordReader;
import org.janggi.notation.PgnDialect;
import org.janggi.notation.PgnReader;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
    private static final String SAMPLE = Project.root()
            .resolve("janggi-testkit/src/test/resources/sample.gib")
            .toString();

    private static final String TWO_GAMES = """
            [대회명 "가"]
            [초차림 "상마상마"]
            [한차림 "마상상마"]

            1. 77졸67 2. 45병55 3. 한수쉼

            [대회명 "나"]
            [초차림 "상마상마"]
            [한차림 "마상상마"]

            1. 77졸67 2. 45병99

            """;

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static List<GameRecord> records(List<ReadGame> games) {
        return games.stream().map(ReadGame::record).toList();
    }

    @Test
    void every_format_gives_the_games_of_the_sample() throws IOException {
        List<GameRecord> wanted = records(GibReader.parse(Files.readAllBytes(Path.of(SAMPLE)), ReadOptions.lenient()));
        for (String name : List.of("a.pgn", "a.json", "a.gib")) {
            Run run = Run.of("convert", SAMPLE, file(name));
            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(run.out()).isEmpty();
            assertThat(run.errors()).hasSize(1);
            assertThat(run.err()).startsWith("games 1, written 1, left out 0, with errors 0");
        }
        byte[] pgn = Files.readAllBytes(folder.resolve("a.pgn"));
        assertThat(records(PgnReader.parse(pgn, PgnDialect.STANDARD, ReadOptions.lenient())))
                .isEqualTo(wanted);
        byte[] json = Files.readAllBytes(folder.resolve("a.json"));
        assertThat(records(JsonRecordReader.parse(json, ReadOptions.strict()))).isEqualTo(wanted);
        assertThat(folder.resolve("a.gib")).hasSameBinaryContentAs(Path.of(SAMPLE));
    }

    @Test
    void several_files_become_one_in_a_dialect_that_was_named() {
        Run run = Run.of("convert", SAMPLE, SAMPLE, "-", "--to", "pgn-xboard");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).startsWith("games 2, written 2");
        List<ReadGame> games = PgnReader.parse(run.out(), PgnDialect.XBOARD, ReadOptions.lenient());
        assertThat(games).hasSize(2).noneMatch(ReadGame::hasErrors);
        assertThat(run.out()).contains("@@@@");
        Run back = Run.withInput(run.out(), "convert", "-", "--from", "pgn-xboard", "-", "--to", "json");
        assertThat(records(JsonRecordReader.parse(back.out(), ReadOptions.strict())))
                .isEqualTo(records(games));
    }

    @Test
    void a_game_with_an_error_is_written_as_far_as_it_was_read() throws IOException {
        String in = write("two.gib", TWO_GAMES).toString();
        Run run = Run.of("convert", in, file("two.pgn"));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.errors()).hasSize(2);
        assertThat(run.errors().get(0))
                .startsWith(in + ":11:13: error: game 2, ply 2")
                .contains("[illegal-move]");
        assertThat(run.errors().get(1)).isEqualTo("games 2, written 2, left out 0, with errors 1, warnings 0");
        List<ReadGame> games = PgnReader.parse(
                Files.readString(folder.resolve("two.pgn")), PgnDialect.STANDARD, ReadOptions.lenient());
        assertThat(games.get(0).record().plies()).isEqualTo(3);
        assertThat(games.get(1).record().plies()).isEqualTo(1);
        Run copied = Run.of("convert", in, file("copy.gib"));
        assertThat(copied.exit()).isEqualTo(1);
        assertThat(folder.resolve("copy.gib")).hasContent(TWO_GAMES);
    }

    @Test
    void a_game_that_cannot_be_written_is_left_out_with_its_reason() throws IOException {
        String in = write("two.gib", TWO_GAMES.replace("45병99", "45병55").replace("\"나\"", "\"\u20AC나\""))
                .toString();
        Run run = Run.of("convert", in, file("two.pgn"), "--charset", "MS949");
        assertThat(run.exit()).isZero();
        assertThat(Files.readString(folder.resolve("two.pgn"), Charset.forName("MS949")))
                .contains("[Event \"€나\"]");
        Run ascii = Run.of("convert", in, file("ascii.pgn"), "--charset", "US-ASCII");
        assertThat(ascii.exit()).isEqualTo(1);
        assertThat(ascii.errors().get(0))
                .isEqualTo(in + ":1: error: game 1 is left out: tag Event: no character of US-ASCII: \"가\"");
        assertThat(ascii.errors().get(2)).isEqualTo(file("ascii.pgn") + ": nothing was written");
        assertThat(folder.resolve("ascii.pgn")).doesNotExist();
        assertThat(folder.resolve("ascii.pgn.part")).doesNotExist();
    }

    @Test
    void pieces_promote_under_the_rule_set_that_was_named() throws IOException {
        String json = "{\"format\":\"janggi-record\",\"version\":1,\"tags\":[],\"start\":{\"fen\":"
                + "\"4k4/9/9/9/9/9/9/9/4+K4/R8 w - - 0 1\"},\"moves\":[\"e2e10\"],"
                + "\"result\":{\"winner\":\"unknown\",\"reason\":\"unspecified\",\"raw\":\"\"}}\n";
        String in = write("promoted.json", json).toString();
        Run plain = Run.of("convert", in, file("plain.pgn"));
        assertThat(plain.exit()).isEqualTo(1);
        Run silver = Run.of("convert", in, file("silver.pgn"), "--rules", "gungjanggi-silver");
        assertThat(silver.exit()).as(silver.err()).isZero();
        assertThat(Files.readString(folder.resolve("silver.pgn"))).contains("1. Kxe10");
    }

    @Test
    void games_that_tell_no_start_begin_with_the_one_that_was_given() throws IOException {
        String in = write("bare.pgn", "[Event \"x\"]\n[Variant \"Janggi\"]\n\n1. Pab4 *\n")
                .toString();
        Run bare = Run.of("convert", in, file("bare.json"));
        assertThat(bare.exit()).isEqualTo(1);
        assertThat(bare.err()).contains("[missing-setup]");
        Run given = Run.of("convert", in, file("bare.json"), "--start", "HEEH/EHHE");
        assertThat(given.exit()).as(given.err()).isZero();
        assertThat(Run.of("validate", in, "--start", "HEEH/EHHE").exit()).isZero();
        assertThat(Run.of("show", in, "--start", "HEEH/EHHE").out()).contains("b4");
        assertThat(Run.of("show", in, "--start", "HEEH").onlyError()).startsWith("janggi show: --start: ");
    }

    @Test
    void what_there_was_stays_where_nothing_is_written() throws IOException {
        String out = write("old.pgn", "old").toString();
        Run missing = Run.of("convert", SAMPLE, file("none.gib"), out);
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.errors())
                .startsWith(file("none.gib") + ": error: no such file", out + ": nothing was written");
        String text = write("text.gib", "no game at all").toString();
        Run empty = Run.of("convert", text, out);
        assertThat(empty.exit()).isEqualTo(1);
        assertThat(empty.errors().get(0)).contains("[no-game]");
        Run same = Run.of("convert", SAMPLE, out, out);
        assertThat(same.onlyError())
                .isEqualTo("janggi convert: " + out + ": is read and cannot be written at the same time");
        assertThat(same.exit()).isEqualTo(2);
        assertThat(folder.resolve("old.pgn")).hasContent("old");
        assertThat(folder.resolve("old.pgn.part")).doesNotExist();
        Run nowhere = Run.of("convert", SAMPLE, file("no/such.pgn"));
        assertThat(nowhere.exit()).isEqualTo(2);
        assertThat(nowhere.onlyError()).isEqualTo(file("no/such.pgn") + ": error: cannot be written: no such file");
        Run directory = Run.of("convert", SAMPLE, folder.toString(), "--to", "gib");
        assertThat(directory.exit()).isEqualTo(2);
        assertThat(directory.onlyError()).endsWith("cannot be written: a directory");
    }

    @Test
    void bad_options_are_told() {
        assertThat(Run.of("convert", SAMPLE).onlyError())
                .isEqualTo("janggi convert: expected files to read and one to write, found only " + SAMPLE);
        assertThat(Run.of("convert", SAMPLE, "x.foo").onlyError())
                .isEqualTo("janggi convert: --to: x.foo has no suffix that tells its format, which is one of gib, pgn, "
                        + "pgn-pychess, pgn-xboard, json");
        assertThat(Run.of("convert", SAMPLE, file("x"), "--to", "pgn-study").onlyError())
                .isEqualTo("janggi convert: --to: pgn-study is read, but not written");
        assertThat(Run.of("convert", SAMPLE, file("x"), "--to", "doc").onlyError())
                .startsWith("janggi convert: --to: no format \"doc\", there are gib, ");
        assertThat(Run.of("convert", SAMPLE, file("x.gib"), "--from", "doc").onlyError())
                .startsWith("janggi convert: --from: no format \"doc\", there are gib, ");
        assertThat(Run.of("convert", SAMPLE, file("x.gib"), "--charset", "doc").onlyError())
                .isEqualTo("janggi convert: --charset: no charset \"doc\" that can be written");
        assertThat(Run.of("convert", SAMPLE, file("x.json"), "--charset", "MS949")
                        .onlyError())
                .isEqualTo("janggi convert: --charset: JSON is written in UTF-8, not in MS949");
        assertThat(Run.of("convert", SAMPLE, file("x.gib"), "--rules", "doc").onlyError())
                .startsWith("janggi convert: no rule set \"doc\", there are ");
        assertThat(folder).isEmptyDirectory();
    }
}
