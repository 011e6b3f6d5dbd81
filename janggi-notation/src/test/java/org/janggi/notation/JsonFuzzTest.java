package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** Any bytes at all as records in JSON. */
class JsonFuzzTest {
    @FuzzTest
    void anyBytesAreReadWithinLimitsAndWrittenBack(byte[] data) {
        FuzzedReading read = FuzzedReading.of(data, JsonFuzzTest::read);
        for (ReadGame game : read.games()) {
            String text = JsonRecordWriter.format(game.record());
            List<ReadGame> again = JsonRecordReader.parse(text, ReadOptions.lenient());
            assertThat(again).as(text).hasSize(1);
            assertThat(again.get(0).record()).as(text).isEqualTo(game.record());
        }
    }

    private static void read(InputStream in, ReadOptions options, List<ReadGame> games, List<Diagnostic> diagnostics)
            throws IOException {
        try (JsonRecordReader reader = JsonRecordReader.of(in, "bytes", options)) {
            reader.stream().forEach(games::add);
            diagnostics.addAll(reader.diagnostics());
        }
    }
}
