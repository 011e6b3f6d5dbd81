package org.janggi.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.janggi.core.Text;

/** One game of a PGN file that is being read. */
final class PgnBlock implements GameBlock {
    private final ReadOptions options;
    private final int index;
    private final Findings findings;
    private final PgnHeader header;
    private final GameText text;
    private final Consumer<List<Line>> pushBack;
    private final GameState state;
    private final PgnWords words;
    private final CommentReader comments;

    private boolean parted;
    private boolean closed;
    private boolean followed;

    /**
     * A game to be read.
     *
     * @param index its number, if it is one
     * @param pushBack takes lines that have to be read again, before all others
     */
    PgnBlock(ReadOptions options, PgnDialect dialect, String source, int index, Consumer<List<Line>> pushBack) {
        this.options = options;
        this.index = index;
        this.pushBack = pushBack;
        this.findings = new Findings(options, source, index);
        this.header = new PgnHeader(options, dialect, findings);
        this.text = new GameText(options, findings);
        this.state = new GameState(findings);
        this.words = new PgnWords(options, dialect, findings, header, state);
        this.comments = new CommentReader(findings, text, options.limits().comment(), new InComments(), pushBack);
    }

    @Override
    public Findings findings() {
        return findings;
    }

    @Override
    public boolean accept(Line line) {
        if (closed) {
            return false;
        }
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
        PgnTag tag = bracket ? PgnTag.parse(characters, at) : null;
        if (tag != null && beginsGame(tag)) {
            return false;
        }
        boolean isTag = tag != null && (!isInMoves() || tag.wellFormed());
        if (isTag) {
            state.begin(line, at);
        }
        text.keep(line);
        text.check(line, false);
        if (isTag && tag != null) {
            header.add(tag, line, at);
            parted = false;
            if (GameText.firstVisible(characters, tag.end()) < characters.length()) {
                readAgain(line, tag.end());
            }
        } else if (bracket) {
            Text expected = new Text("[Name \"value\"]", "[이름 \"값\"]");
            String found = Findings.shortened(characters.substring(at));
            findings.add(DiagnosticCode.MALFORMED_TAG, line, at, characters, expected, found);
            readWords(line, at);
        } else if (at == characters.length()) {
            parted = true;
        } else if (line.start() > 0 || !characters.startsWith("%")) {
            readWords(line, at);
        }
        text.limit(line, state);
        return true;
    }

    /** Whether a tag cannot belong to this game any more. */
    private boolean beginsGame(PgnTag tag) {
        if (isInMoves()) {
            return tag.wellFormed();
        }
        return state.isGame() && header.has(tag.name()) && (parted || header.isFirst(tag.name()));
    }

    private boolean isInMoves() {
        return state.isTruncated() || words.hasBegun();
    }

    /** Has the rest of a line read as one of its own. */
    private void readAgain(Line line, int from) {
        pushBack.accept(List.of(text.cut(line, from)));
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
            } else if (c == ';') {
                addLineComment(line, i);
                return;
            } else if (c == '}' && state.isGame()) {
                findings.add(DiagnosticCode.UNOPENED_COMMENT, line, i, "}", "}");
                i++;
            } else if (c == '[' && i > from && beginsTag(characters, i)) {
                readAgain(line, i);
                return;
            } else {
                int end = wordEnd(characters, i);
                if (words.isFinished() && beginsMoves(characters, i)) {
                    closed = true;
                    readAgain(line, i);
                    return;
                }
                readWord(line, i, end);
                i = end;
            }
        }
    }

    private void readWord(Line line, int from, int end) {
        if (words.isFinished()) {
            if (!followed) {
                followed = true;
                String word = line.text().substring(from, end);
                Text expected = new Text("nothing behind the result", "결과 뒤에 아무것도 없음");
                findings.add(DiagnosticCode.UNKNOWN_TOKEN, line, from, word, expected, Findings.shortened(word));
                state.lose();
            }
        } else if (!state.isTruncated()) {
            words.readWord(line, from, end);
        }
    }

    /** Whether a game without tags begins behind the result of this one. */
    private static boolean beginsMoves(String characters, int at) {
        return characters.startsWith("1.", at) || characters.startsWith("1 ", at);
    }

    private static boolean beginsTag(String characters, int at) {
        PgnTag tag = PgnTag.parse(characters, at);
        return tag != null && tag.isUnmistakable(characters);
    }

    private static int wordEnd(String characters, int from) {
        if ("()".indexOf(characters.charAt(from)) >= 0) {
            return from + 1;
        }
        int end = from + 1;
        while (end < characters.length()) {
            char c = characters.charAt(end);
            if (GameText.isBlank(c) || GameText.isStray(c) || "{}();[$".indexOf(c) >= 0) {
                break;
            }
            end++;
        }
        return end;
    }

    private void addLineComment(Line line, int at) {
        String comment = line.text().substring(at + 1).strip();
        int most = options.limits().comment();
        if (comment.length() > most) {
            findings.add(DiagnosticCode.COMMENT_TOO_LONG, line, at, "", Findings.atMost(most), "");
            comment = comment.substring(0, most);
        }
        new InComments().add(comment, line, at);
    }

    /** What comments mean to this game. */
    private final class InComments implements CommentReader.Game {
        @Override
        public void add(String comment, Line line, int column) {
            if (!state.isTruncated() && !text.isTooLong()) {
                words.comment(comment, line, column);
            }
        }

        @Override
        public void stop() {
            state.stop();
        }

        @Override
        public boolean isUnmistakable(String line, int bracket) {
            PgnTag tag = PgnTag.parse(line, bracket);
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
        words.end(where);
        Start start = words.start();
        boolean unplayed = words.plies().position() == null && !state.isTruncated();
        boolean janggi = !unplayed || header.checkVariant(where);
        if (unplayed && janggi) {
            start = header.start(options.rules().orElse(MovementRules.INSTANCE));
        }
        MoveTree tree = words.plies().tree();
        RecordResult result = words.result();
        GameRecord.Builder record = GameRecord.builder().moves(tree).result(result);
        if (start != null) {
            record.start(start);
        }
        header.restore(record, result, start);
        if (!state.hasLost()) {
            header.checkPlies(tree.plies());
        }
        if (tree.size() == 0 && unplayed && janggi) {
            findings.add(DiagnosticCode.NO_MOVES, where, Diagnostic.NOTHING, "");
        }
        String kept = text.text();
        Optional<RecordSource> source = kept == null ? Optional.empty() : Optional.of(new PgnSource(kept));
        return Optional.of(new ReadGame(index, where, record.build(), state.hasLost(), findings.all(), source));
    }
}
