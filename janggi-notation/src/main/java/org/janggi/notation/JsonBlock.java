package org.janggi.notation;

import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Text;

/** One game of a file of JSON lines that is being read: one line. */
final class JsonBlock implements GameBlock {
    private final ReadOptions options;
    private final String source;
    private final int index;
    private final Findings findings;
    private @Nullable ReadGame game;

    JsonBlock(ReadOptions options, String source, int index) {
        this.options = options;
        this.source = source;
        this.index = index;
        this.findings = new Findings(options, source, index);
    }

    @Override
    public boolean accept(Line line) {
        if (!isBlank(line)) {
            game = read(line);
        }
        return true;
    }

    @Override
    public boolean isComplete() {
        return game != null;
    }

    @Override
    public void endInput() {
        // A line is complete by itself.
    }

    @Override
    public Findings findings() {
        return findings;
    }

    @Override
    public Optional<ReadGame> finish() {
        return Optional.ofNullable(game);
    }

    private static boolean isBlank(Line line) {
        return line.skipped() == 0
                && line.flaws().isEmpty()
                && first(line) == line.text().length();
    }

    private static int first(Line line) {
        String text = line.text();
        int at = 0;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private ReadGame read(Line line) {
        findings.beginAt(line.number());
        line.flaws().forEach(flaw -> findings.add(line, flaw));
        JsonGame read = new JsonGame(new JsonContext(findings, line, options.limits()), options);
        JsonValue value = value(line);
        GameRecord record = value == null ? GameRecord.EMPTY : read.read(value);
        return new ReadGame(
                index,
                line.place(source, first(line)),
                record,
                value == null || read.isTruncated(),
                findings.all(),
                options.keepsSource() && value != null
                        ? Optional.of(new JsonSource(line.text() + line.eol()))
                        : Optional.empty());
    }

    private @Nullable JsonValue value(Line line) {
        String text = line.text();
        if (line.skipped() > 0) {
            Text most = Findings.atMost(options.limits().game());
            findings.add(DiagnosticCode.GAME_TOO_LONG, line, text.length(), "", most, line.skipped() + " more");
            return null;
        }
        try {
            return JsonParser.parse(text);
        } catch (JsonSyntaxException e) {
            String token = text.substring(Math.min(text.length(), e.at()));
            findings.add(DiagnosticCode.MALFORMED_JSON, line, e.at(), token, e.expected(), e.found());
            return null;
        }
    }
}
