package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.DiagnosticCode;
import org.janggi.notation.GameRecord;
import org.janggi.notation.GibReader;
import org.janggi.notation.PgnDialect;
import org.janggi.notation.PgnReader;
import org.janggi.notation.PgnWriteOptions;
import org.janggi.notation.PgnWriter;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.RecordReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files of real games, written in PGN and read again: nothing of any record is lost. */
@Tag("shared")
@Tag("long")
class GibToPgnTest {
    private static List<Path> files() throws IOException {
        try (Stream<Path> real = Files.list(SharedData.file("records/real"));
                Stream<Path> edge = Files.list(SharedData.file("records/edge"))) {
            return Stream.concat(real, edge).sorted().toList();
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"STANDARD", "PYCHESS", "XBOARD"})
    void every_record_comes_back_from_pgn_as_it_was(PgnDialect dialect) throws IOException {
        int games = 0;
        int plies = 0;
        for (Path file : files()) {
            try (RecordReader reader = GibReader.open(file)) {
                List<ReadGame> read = reader.stream().toList();
                List<ReadGame> again = again(read, dialect);
                assertThat(again).as(file.toString()).hasSameSizeAs(read);
                for (int i = 0; i < read.size(); i++) {
                    String place = file.getFileName() + " game " + read.get(i).index();
                    GameRecord record = read.get(i).record();
                    GameRecord copy = again.get(i).record();
                    assertThat(copy.start()).as(place).isEqualTo(record.start());
                    assertThat(copy.moves()).as(place).isEqualTo(record.moves());
                    assertThat(copy.result()).as(place).isEqualTo(record.result());
                    assertThat(copy.tags()).as(place).isEqualTo(record.tags());
                    assertThat(copy).as(place).isEqualTo(record);
                    assertThat(again.get(i).diagnostics())
                            .as(place)
                            .extracting(Diagnostic::code)
                            .isSubsetOf(DiagnosticCode.NO_MOVES);
                    games++;
                    plies += record.plies();
                }
            }
        }
        assertThat(games).isEqualTo(1_889);
        Checked.count("pgn games written and read, " + dialect.id(), games);
        Checked.count("pgn plies written and read, " + dialect.id(), plies);
    }

    private static List<ReadGame> again(List<ReadGame> games, PgnDialect dialect) throws IOException {
        StringWriter out = new StringWriter();
        try (PgnWriter writer = PgnWriter.to(out, PgnWriteOptions.lenient().withDialect(dialect))) {
            for (ReadGame game : games) {
                writer.write(game);
            }
        }
        return PgnReader.parse(out.toString(), dialect, ReadOptions.strict());
    }
}
