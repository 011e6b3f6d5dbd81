package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.janggi.core.RuleSet;

/** Any bytes at all as GIB. */
class GibFuzzTest {
    @FuzzTest
    void anyBytesAreReadWithinLimitsAndWrittenBack(byte[] data) {
        FuzzedReading read = FuzzedReading.of(data, GibFuzzTest::read);
        read.checkTexts();
        read.games().forEach(game -> checkWriting(game, read.options()));
    }

    private static void read(InputStream in, ReadOptions options, List<ReadGame> games, List<Diagnostic> diagnostics)
            throws IOException {
        try (GibReader reader = GibReader.of(in, "bytes", options)) {
            reader.stream().forEach(games::add);
            diagnostics.addAll(reader.diagnostics());
        }
    }

    /** All but the tags comes back, some of which get other names or are added; what was written does not change again. */
    private static void checkWriting(ReadGame game, ReadOptions options) {
        GameRecord record = game.record();
        RuleSet rules = options.rules().orElse(MovementRules.INSTANCE);
        GameRecord written;
        try {
            written = again(record, rules);
        } catch (UnwritableException e) {
            assertThat(e.kind()).isEqualTo(UnwritableException.Kind.TAG);
            return;
        }
        assertThat(written.moves()).isEqualTo(record.moves());
        assertThat(written.events()).isEqualTo(record.events());
        assertThat(written.result()).isEqualTo(record.result());
        assertThat(again(written, rules)).isEqualTo(written);
        if (!game.truncated()) {
            checkStart(written, record);
        }
    }

    /** A start that was supplied is told from now on, and that of a broken game may not have been read. */
    private static void checkStart(GameRecord written, GameRecord read) {
        assertThat(written.start().map(Start::setup)).isEqualTo(read.start().map(Start::setup));
        if (read.start().map(Start::kind).orElse(null) != Start.Kind.SUPPLIED) {
            assertThat(written.start()).isEqualTo(read.start());
        }
    }

    private static GameRecord again(GameRecord record, RuleSet rules) {
        String text = GibWriter.format(record, GibWriteOptions.lenient().withRules(rules));
        List<ReadGame> games = GibReader.parse(text, ReadOptions.lenient().withRules(rules));
        assertThat(games).as(text).hasSize(1);
        return games.get(0).record();
    }
}
