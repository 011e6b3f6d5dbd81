package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.janggi.variants.RuleSets;

/** An input whose first byte chooses the options, read twice, with what holds for every reader and every input. */
final class FuzzedReading {
    private static final Limits SMALL = new Limits(300, 40, 90, 5, 20, 12, 900, 10, 2);
    /** Too many diagnostics, no final newline, and those about a whole game. */
    private static final int LAST_DIAGNOSTICS = 5;

    private final byte[] bytes;
    private final ReadOptions options;
    private final List<ReadGame> games = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();

    /** Reads one input to its end. */
    interface Reading {
        void read(InputStream in, ReadOptions options, List<ReadGame> games, List<Diagnostic> diagnostics)
                throws IOException;
    }

    private FuzzedReading(byte[] bytes, ReadOptions options) {
        this.bytes = bytes;
        this.options = options;
    }

    /** Reads the bytes behind the first, at once and a few at a time, and checks what was read. */
    static FuzzedReading of(byte[] data, Reading reading) {
        byte[] bytes = data.length == 0 ? data : Arrays.copyOfRange(data, 1, data.length);
        FuzzedReading read = new FuzzedReading(bytes, options(choice(data)));
        List<ReadGame> again = new ArrayList<>();
        List<Diagnostic> saidAgain = new ArrayList<>();
        try {
            reading.read(new ByteArrayInputStream(bytes), read.options, read.games, read.diagnostics);
            reading.read(new Trickle(bytes), read.options, again, saidAgain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertThat(again).isEqualTo(read.games);
        assertThat(saidAgain).isEqualTo(read.diagnostics);
        read.checkPlaces();
        read.games.forEach(read::checkLimits);
        return read;
    }

    /** The first byte, 0 if there is none. */
    static int choice(byte[] data) {
        return data.length == 0 ? 0 : data[0];
    }

    /** Four bits: strict, small limits, a rule set in which pieces promote, a start for games without one. */
    private static ReadOptions options(int bits) {
        ReadOptions options = (bits & 1) == 0 ? ReadOptions.lenient() : ReadOptions.strict();
        options = (bits & 2) == 0 ? options : options.withLimits(SMALL);
        options = (bits & 4) == 0 ? options : options.withRules(RuleSets.byId("gungjanggi-dan"));
        return (bits & 8) == 0
                ? options
                : options.withDefaultStart(Samples.start().toSetup());
    }

    ReadOptions options() {
        return options;
    }

    List<ReadGame> games() {
        return games;
    }

    private void checkPlaces() {
        for (int i = 0; i < games.size(); i++) {
            ReadGame game = games.get(i);
            assertThat(game.index()).isEqualTo(i + 1);
            checkPlace(game.place());
            for (Diagnostic diagnostic : game.diagnostics()) {
                checkPlace(diagnostic.place());
                assertThat(diagnostic.game()).isIn(0, game.index());
                assertThat(diagnostic.toString()).doesNotContainPattern("\\R");
            }
        }
        diagnostics.forEach(diagnostic -> checkPlace(diagnostic.place()));
        if (games.isEmpty()) {
            assertThat(diagnostics).isNotEmpty();
        }
    }

    /** A place lies in the input, and in ASCII its line and column tell its offset. */
    private void checkPlace(Place place) {
        assertThat(place.offset()).isBetween(0L, (long) bytes.length);
        assertThat(place.line()).isBetween(1L, bytes.length + 1L);
        assertThat(place.column()).isBetween(1, bytes.length + 1);
        String before = new String(bytes, 0, (int) place.offset(), StandardCharsets.ISO_8859_1);
        if (before.chars().allMatch(c -> c < 0x80 && c != '\r')) {
            assertThat(place.line())
                    .isEqualTo(1 + before.chars().filter(c -> c == '\n').count());
            assertThat(place.column()).isEqualTo(before.length() - before.lastIndexOf('\n'));
        }
    }

    private void checkLimits(ReadGame game) {
        Limits limits = options.limits();
        GameRecord record = game.record();
        assertThat(record.moves().size()).isLessThanOrEqualTo(limits.plies());
        assertThat(record.tags().size()).isLessThanOrEqualTo(limits.tags());
        assertThat(record.tags()).allMatch(tag -> tag.value().length() <= limits.tag());
        List<Remarks> remarks = new ArrayList<>(List.of(record.moves().opening()));
        record.moves().nodes().forEach(node -> remarks.add(node.remarks()));
        for (Remarks said : remarks) {
            assertThat(said.before()).allMatch(comment -> comment.length() <= limits.comment());
            assertThat(said.after()).allMatch(comment -> comment.length() <= limits.comment());
        }
        assertThat(game.diagnostics().size()).isLessThanOrEqualTo(limits.diagnostics() + LAST_DIAGNOSTICS);
        game.source().ifPresent(source -> assertThat(source.text().length()).isLessThanOrEqualTo(limits.game()));
    }

    /** The texts of all games are the input, if it is UTF-8 and no game is too long for its text to be kept. */
    void checkTexts() {
        String text = new String(bytes, StandardCharsets.UTF_8);
        boolean utf8 = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes);
        if (utf8
                && !games.isEmpty()
                && games.stream().allMatch(game -> game.source().isPresent())) {
            StringBuilder texts = new StringBuilder();
            games.forEach(game -> texts.append(game.source().orElseThrow().text()));
            assertThat(texts.toString()).isEqualTo(text.startsWith("\uFEFF") ? text.substring(1) : text);
        }
    }

    /** Gives a byte or two at a time, and now and then none. */
    private static final class Trickle extends InputStream {
        private final byte[] bytes;
        private int at;
        private int calls;

        Trickle(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return at < bytes.length ? bytes[at++] & 0xFF : -1;
        }

        @Override
        public int read(byte[] to, int from, int length) {
            if (at == bytes.length) {
                return -1;
            }
            int count = Math.min(Math.min(length, ++calls % 3), bytes.length - at);
            System.arraycopy(bytes, at, to, from, count);
            at += count;
            return count;
        }
    }
}
