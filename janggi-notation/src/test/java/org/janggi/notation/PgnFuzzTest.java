package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.janggi.core.RuleSet;

/** Any bytes at all as PGN, of the dialect that two bits of the first byte name. */
class PgnFuzzTest {
    @FuzzTest
    void anyBytesAreReadWithinLimitsAndWrittenBack(byte[] data) {
        PgnDialect dialect = PgnDialect.values()[FuzzedReading.choice(data) >> 4 & 3];
        FuzzedReading read =
                FuzzedReading.of(data, (in, options, games, said) -> read(in, dialect, options, games, said));
        read.checkTexts();
        for (ReadGame game : read.games()) {
            assertThat(depth(game.record().moves()))
                    .isLessThanOrEqualTo(read.options().limits().nesting());
            checkWriting(game, dialect, read.options());
        }
    }

    private static void read(
            InputStream in, PgnDialect dialect, ReadOptions options, List<ReadGame> games, List<Diagnostic> diagnostics)
            throws IOException {
        try (PgnReader reader = PgnReader.of(in, "bytes", dialect, options)) {
            reader.stream().forEach(games::add);
            diagnostics.addAll(reader.diagnostics());
        }
    }

    /** How often one turns into a variation, at most, on the way to a move. */
    private static int depth(MoveTree moves) {
        int most = 0;
        for (MoveNode node : moves.nodes()) {
            int depth = 0;
            for (MoveNode at = node; at != null; at = at.parent().orElse(null)) {
                List<MoveNode> siblings = at.parent().map(MoveNode::children).orElse(moves.children());
                depth += siblings.get(0).equals(at) ? 0 : 1;
            }
            most = Math.max(most, depth);
        }
        return most;
    }

    private static void checkWriting(ReadGame game, PgnDialect read, ReadOptions options) {
        RuleSet rules = options.rules().orElse(MovementRules.INSTANCE);
        PgnDialect dialect = read == PgnDialect.STUDY ? PgnDialect.STANDARD : read;
        PgnWriteOptions writing = PgnWriteOptions.lenient().withDialect(dialect).withRules(rules);
        String text = PgnWriter.format(game.record(), writing);
        List<ReadGame> again =
                PgnReader.parse(text, dialect, ReadOptions.lenient().withRules(rules));
        assertThat(again).as(text).hasSize(1);
        assertThat(again.get(0).record()).as(text).isEqualTo(game.record());
    }
}
