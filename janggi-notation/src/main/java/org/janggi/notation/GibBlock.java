package org.janggi.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.janggi.core.Text;

/** One game of a GIB file that is being read. */
final class GibBlock implements GameBlock {
    private final ReadOptions options;
    private final int index;
    private final Findings findings;
    private final GibHeader header;
    private final GameText text;
    private final Consumer<List<Line>> pushBack;
    private final GameState state;
    private final GibWords words;

    private final CommentReader comments;
    private boolean parted;

    /**
     * A game to be read.
     *
     * @param index its number, if it is one
     * @param pushBack takes lines that have to be read again, before all others
     */
    GibBlock(ReadOptions options, String source, int index, Consumer<List<Line>> pushBack) {
        this.options = options;
        this.index = index;
        this.pushBack = pushBack;
        this.findings = new Findings(options, source, index);
        this.header = new GibHeader(options, findings);
        this.text = new GameText(options, findings);
        this.state = new GameState(findings);
        this.words = new GibWords(options, findings, header, state);
        this.comments = new CommentReader(findings, text, options.limits().comment(), new InComments(), pushBack);
    }

    @Override
    public Findings findings() {
        return findings;
    }

    @Override
    public boolean accept(Line line) {
        if (comments.isOpen()) {
            int behind = comments.readOn(line);
            if (behind >= 0) {
                readWords(line, behind);
            }
            text.limit(line, state);
            return true;
        }
        String characters = line.text();
        if (characters.isEmpty() && line.flaws().isEmpty()) {
            text.keep(line);
            parted = true;
            return true;
        }
        int at = GameText.firstVisible(characters, line.start());
        boolean bracket = at < characters.length() && characters.charAt(at) == '[';
        GibTag tag = bracket ? GibTag.parse(characters, at) : null;
        if (tag != null && beginsGame(tag)) {
            return false;
        }
        boolean isTag = tag != null && (!isInMoves() || tag.wellFormed() || tag.isKnown());
        if (isTag) {
            state.begin(line, at);
        }
        text.keep(line);
        text.check(line, !isTag);
        if (isTag && tag != null) {
            readTag(tag, line, at);
        } else if (bracket) {
            findings.add(
                    DiagnosticCode.MALFORMED_TAG,
                    line,
                    at,
                    characters,
                    new Text("[name \"value\"]", "[이름 \"값\"]"),
                    Findings.shortened(characters.substring(at)));
            readWords(line, at);
        } else if (at == characters.length()) {
            parted = true;
        } else {
            readWords(line, at);
        }
        text.limit(line, state);
        return true;
    }

    /** Whether a tag cannot belong to this game any more. */
    private boolean beginsGame(GibTag tag) {
        if (isInMoves()) {
            return tag.wellFormed() || tag.isKnown();
        }
        return state.isGame() && header.has(tag) && (parted || header.isFirst(tag));
    }

    private void readTag(GibTag tag, Line line, int at) {
        if (line.start() == 0 && at > 0 && GameText.isBlank(line.text().charAt(at - 1))) {
            findings.addOnce(DiagnosticCode.STRAY_BLANKS, line, 0, "", "", 0, null);
        }
        header.add(tag, line, at);
        parted = false;
        if (GameText.firstVisible(line.text(), tag.end()) < line.text().length()) {
            readAgain(line, tag.end());
        }
    }

    /** Has the rest of a line read as one of its own. */
    private void readAgain(Line line, int from) {
        pushBack.accept(List.of(text.cut(line, from)));
    }

    private boolean isInMoves() {
        return state.isTruncated() || words.hasBegun();
    }

    private void readWords(Line line, int from) {
        String characters = line.text();
        int i = from;
        while (i < characters.length()) {
            char c = characters.charAt(i);
            if (GameText.isBlank(c) || GameText.isStray(c)) {
                i++;
            } else if (c == '{') {
                parted = true;
                i = comments.open(line, i);
            } else if (c == '}' && state.isGame()) {
                findings.add(DiagnosticCode.UNOPENED_COMMENT, line, i, "}", "}");
                i++;
            } else if (c == '[' && i > from && beginsTag(characters, i)) {
                readAgain(line, i);
                return;
            } else {
                int end = wordEnd(characters, i);
                if (!state.isTruncated()) {
                    words.readWord(line, i, end);
                }
                i = end;
            }
        }
    }

    private static boolean beginsTag(String characters, int at) {
        GibTag tag = GibTag.parseWellFormed(characters, at);
        return tag != null && tag.wellFormed() && tag.isKnown();
    }

    private static int wordEnd(String characters, int from) {
        int end = from + 1;
        while (end < characters.length()) {
            char c = characters.charAt(end);
            if (GameText.isBlank(c) || GameText.isStray(c) || c == '{' || c == '}' || c == '<') {
                break;
            }
            end++;
        }
        return end;
    }

    /** What comments mean to this game. */
    private final class InComments implements CommentReader.Game {
        @Override
        public void add(String comment, Line line, int column) {
            if (!state.isTruncated() && !text.isTooLong()) {
                words.tree().comment(comment);
            }
        }

        @Override
        public void stop() {
            state.stop();
        }

        @Override
        public boolean isUnmistakable(String line, int bracket) {
            GibTag tag = GibTag.parse(line, bracket);
            return tag != null && tag.isUnmistakable(line);
        }
    }

    @Override
    public void endInput() {
        comments.endInput();
    }

    @Override
    public Optional<ReadGame> finish() {
        Place where = state.place();
        if (where == null) {
            return Optional.empty();
        }
        words.noteLoneNumber();
        GibPlies plies = words.plies();
        Start start = words.start();
        if (!words.hasBegun() && !state.isTruncated()) {
            start = header.start(options.rules().orElse(MovementRules.INSTANCE));
        }
        int count = plies == null ? 0 : plies.count();
        RecordResult result = header.result(count);
        GameRecord.Builder record = GameRecord.builder().tags(header.tags()).result(result);
        if (!state.isTruncated() && GibExtrasReader.isPresent(header.tags())) {
            GibExtrasReader.restore(
                    header.tags(), words.tree(), record, result, words.startPosition(), options.limits());
        }
        record.moves(words.tree().build());
        if (start != null) {
            record.start(start);
        }
        if (!state.isTruncated()) {
            header.checkPlies(count);
        }
        if (count == 0 && !state.isTruncated()) {
            findings.add(DiagnosticCode.NO_MOVES, where, Diagnostic.NOTHING, "");
        }
        if (plies != null && plies.hasSwappedSoldiers()) {
            findings.merge(DiagnosticCode.SOLDIER_LETTER, DiagnosticCode.SWAPPED_SOLDIER_LETTERS);
        }
        String kept = text.text();
        GibStyle style = plies == null ? GibStyle.USUAL : plies.style(text.eol());
        GameRecord game = record.build();
        Optional<RecordSource> source = kept == null ? Optional.empty() : Optional.of(new GibSource(kept, style, game));
        return Optional.of(new ReadGame(index, where, game, state.isTruncated(), findings.all(), source));
    }
}
