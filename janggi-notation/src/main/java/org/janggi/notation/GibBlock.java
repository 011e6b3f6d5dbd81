package org.janggi.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Text;

/** One game that is being read, line by line, with what stands before the first game of an input. */
final class GibBlock {
    private static final Text MOVE = new Text("a move, as in 79졸78 or 한수쉼", "수, 보기 79졸78, 한수쉼");

    private final ReadOptions options;
    private final int index;
    private final Findings findings;
    private final GibHeader header;
    private final GibText text;
    private final Consumer<List<Line>> pushBack;
    private final MoveTree.Builder moves = MoveTree.builder();

    private State state = State.PREAMBLE;
    private @Nullable Place place;
    private @Nullable Start start;
    private @Nullable GibPlies plies;
    private @Nullable GibComment comment;
    private long textMark;
    private int findingsMark;
    private boolean truncated;
    private boolean parted;
    private boolean overlong;

    private @Nullable Line numberLine;
    private int numberColumn;
    private int number = -1;
    private int lastNumber;
    private long unknownLine;
    private int lastClock;

    private enum State {
        PREAMBLE,
        HEADER,
        MOVES
    }

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
        this.text = new GibText(options, findings);
    }

    /** What was noticed. */
    Findings findings() {
        return findings;
    }

    /** Whether there is a game, and not only something before one. */
    boolean isGame() {
        return state != State.PREAMBLE;
    }

    /** Reads a line; false if it belongs to the next game and was not read. */
    boolean accept(Line line) {
        if (comment != null) {
            continueComment(comment, line);
            return true;
        }
        String characters = line.text();
        int at = GibText.firstVisible(characters, line.start());
        boolean bracket = at < characters.length() && characters.charAt(at) == '[';
        GibTag tag = bracket ? GibTag.parse(characters, at) : null;
        if (tag != null && beginsGame(tag)) {
            return false;
        }
        boolean isTag = tag != null && (state != State.MOVES || tag.wellFormed() || tag.isKnown());
        if (isTag) {
            begin(line, at);
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
        if (isGame() && text.isTooLong() && !overlong) {
            overlong = true;
            String most = Integer.toString(options.limits().game());
            findings.add(
                    DiagnosticCode.GAME_TOO_LONG,
                    line,
                    0,
                    "",
                    Findings.atMost(options.limits().game()),
                    most);
            stop();
        }
        return true;
    }

    /** Whether a tag cannot belong to this game any more. */
    private boolean beginsGame(GibTag tag) {
        return switch (state) {
            case PREAMBLE -> false;
            case HEADER -> header.has(tag) && (parted || header.isFirst(tag));
            case MOVES -> tag.wellFormed() || tag.isKnown();
        };
    }

    private void readTag(GibTag tag, Line line, int at) {
        if (at > 0 && GibText.isBlank(line.text().charAt(at - 1))) {
            findings.addOnce(DiagnosticCode.STRAY_BLANKS, line, 0, "", "", 0, null);
        }
        header.add(tag, line, at);
        parted = false;
        if (GibText.firstVisible(line.text(), tag.end()) < line.text().length()) {
            readAgain(line, tag.end());
        }
    }

    /** Has the rest of a line read as one of its own. */
    private void readAgain(Line line, int from) {
        Line rest = line.from(from);
        text.reset(text.size() - rest.size());
        pushBack.accept(List.of(rest));
    }

    private void begin(Line line, int at) {
        if (state == State.PREAMBLE) {
            state = State.HEADER;
            place = line.place(findings.source(), at);
            findings.beginAt(line.number());
        }
    }

    /** Leaves the rest of this game unread. */
    private void stop() {
        if (isGame()) {
            truncated = true;
            state = State.MOVES;
        }
    }

    private void readWords(Line line, int from) {
        String characters = line.text();
        int i = from;
        while (i < characters.length()) {
            char c = characters.charAt(i);
            if (GibText.isBlank(c) || GibText.isStray(c)) {
                i++;
            } else if (c == '{') {
                i = openComment(line, i);
            } else if (c == '}') {
                findings.add(DiagnosticCode.UNOPENED_COMMENT, line, i, "}", "}");
                i++;
            } else if (c == '[' && i > from && beginsTag(characters, i)) {
                readAgain(line, i);
                return;
            } else {
                int end = wordEnd(characters, i);
                if (!truncated) {
                    readWord(line, i, end);
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
            if (GibText.isBlank(c) || GibText.isStray(c) || c == '{' || c == '}' || c == '<') {
                break;
            }
            end++;
        }
        return end;
    }

    private void readWord(Line line, int from, int end) {
        int most = options.limits().token();
        if (end - from > most) {
            if (state == State.PREAMBLE) {
                noteOutside(line, from);
            } else {
                String word = line.text().substring(from, end);
                findings.add(DiagnosticCode.TOKEN_TOO_LONG, line, from, word, Findings.atMost(most), "" + (end - from));
                stop();
            }
            return;
        }
        String word = line.text().substring(from, end);
        int digits = 0;
        while (digits < word.length() && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
            digits++;
        }
        int dots = digits;
        while (digits > 0 && dots < word.length() && word.charAt(dots) == '.') {
            dots++;
        }
        if (word.charAt(0) == '<') {
            readClock(line, from, word);
        } else if (dots > digits || digits == word.length() && digits < 4) {
            readNumber(line, from, word, digits);
            if (dots < word.length()) {
                readMove(line, from + dots, word.substring(dots), true);
            }
        } else {
            readMove(line, from, word, false);
        }
    }

    private void readNumber(Line line, int from, String word, int digits) {
        noteLoneNumber();
        number = digits > 9 ? Integer.MAX_VALUE : Integer.parseInt(word.substring(0, digits));
        numberLine = line;
        numberColumn = from;
        if (digits == word.length() && state == State.MOVES) {
            findings.add(DiagnosticCode.WRONG_NUMBER, line, from, word, new Text(word + ".", word + "."), word);
        }
    }

    private void noteLoneNumber() {
        if (number >= 0 && numberLine != null && state == State.MOVES) {
            findings.add(DiagnosticCode.UNKNOWN_TOKEN, numberLine, numberColumn, number + ".", MOVE, "");
        }
        number = -1;
    }

    private void readClock(Line line, int from, String word) {
        GibPlies played = plies;
        String digits = word.endsWith(">") ? word.substring(1, word.length() - 1) : "";
        boolean fits = played != null && played.count() > lastClock && digits.matches("[0-9]{1,9}");
        if (fits && played != null) {
            lastClock = played.count();
            moves.remark(moves.remarks().withClock(Clock.ofSpent(Long.parseLong(digits))));
        } else {
            Text expected = new Text("seconds in brackets after a move, as in <12>", "수 다음의 <초>, 보기 <12>");
            findings.add(DiagnosticCode.MALFORMED_CLOCK, line, from, word, expected, word);
        }
    }

    private void readMove(Line line, int column, String word, boolean joined) {
        boolean numbered = number >= 0;
        GibMove move = GibMove.parse(word, header.hasOldCoordinates());
        boolean sure = state == State.MOVES || numbered || move != null && (move.isPassWord() || move.piece() != null);
        if (move == null || !sure) {
            boolean moveLike = sure && GibMove.isMoveLike(word);
            if (state == State.PREAMBLE) {
                noteOutside(line, column);
            } else if (moveLike && startMoves(line, column)) {
                findings.add(DiagnosticCode.UNREADABLE_MOVE, line, column, word, MOVE, word, ply(), position());
                stop();
            } else if (!moveLike && unknownLine != line.number()) {
                unknownLine = line.number();
                findings.add(DiagnosticCode.UNKNOWN_TOKEN, line, column, word, MOVE, word, ply(), position());
            }
            number = -1;
            return;
        }
        begin(line, column);
        if (startMoves(line, column)) {
            play(move, line, column, word, joined);
        }
    }

    private void noteOutside(Line line, int column) {
        if (unknownLine != line.number()) {
            unknownLine = line.number();
            String what = Findings.shortened(line.text().strip());
            findings.addOnce(DiagnosticCode.TEXT_OUTSIDE_GAME, line, column, "", what, 0, null);
        }
    }

    private int ply() {
        return plies == null ? 0 : plies.count() + 1;
    }

    private @Nullable Position position() {
        return plies == null ? null : plies.position();
    }

    private void play(GibMove move, Line line, int column, String word, boolean joined) {
        GibPlies game = plies;
        if (game == null) {
            return;
        }
        int expected = game.count() + 1;
        if (game.count() == options.limits().plies()) {
            findings.add(
                    DiagnosticCode.TOO_MANY_PLIES, line, column, word, Findings.atMost(game.count()), "" + expected);
            stop();
            return;
        }
        if (number < 0) {
            findings.addOnce(DiagnosticCode.MISSING_NUMBER, line, column, word, "", expected, game.position());
        } else if (number != expected && number != lastNumber + 1 && numberLine != null) {
            findings.add(
                    DiagnosticCode.WRONG_NUMBER,
                    numberLine,
                    numberColumn,
                    number + ".",
                    new Text(expected + ".", expected + "."),
                    number + ".",
                    expected,
                    game.position());
        }
        if (joined) {
            findings.addOnce(DiagnosticCode.JOINED_NUMBER, line, column, word, "", expected, game.position());
        }
        lastNumber = number < 0 ? lastNumber : number;
        number = -1;
        if (!game.play(move, line, column, word)) {
            stop();
        }
    }

    /** Puts the pieces on the board before the first move; false if that is not possible. */
    private boolean startMoves(Line line, int column) {
        if (plies != null || truncated) {
            return !truncated;
        }
        RuleSet rules = options.rules().orElse(MovementRules.INSTANCE);
        state = State.MOVES;
        header.checkCoordinates();
        int before = findings.count(DiagnosticCode.BAD_SETUP);
        start = header.start(rules);
        if (start == null && before == findings.count(DiagnosticCode.BAD_SETUP)) {
            Text expected = new Text("초차림 and 한차림, or 판", "초차림과 한차림, 또는 판");
            Optional<Setup> supplied = options.defaultStart();
            start = supplied.map(setup -> Start.of(setup, Start.Kind.SUPPLIED)).orElse(null);
            DiagnosticCode code = start == null ? DiagnosticCode.MISSING_SETUP : DiagnosticCode.SUPPLIED_SETUP;
            findings.add(code, line, column, "", expected, "");
        }
        Start known = start;
        if (known == null) {
            stop();
            return false;
        }
        try {
            plies = new GibPlies(findings, moves, Position.of(rules, known.setup()));
        } catch (InvalidPositionException e) {
            header.refuse(line, e);
            stop();
            return false;
        }
        return true;
    }

    /** Reads a comment from its brace on; gives the place behind it, or the end of the line if it goes on. */
    private int openComment(Line line, int at) {
        parted = true;
        String characters = line.text();
        int close = characters.indexOf('}', at + 1);
        GibComment opened = new GibComment(line, at, options.limits().comment());
        append(opened, characters.substring(at + 1, close < 0 ? characters.length() : close), line);
        if (close < 0) {
            comment = opened;
            return characters.length();
        }
        add(opened);
        return close + 1;
    }

    private void continueComment(GibComment open, Line line) {
        String characters = line.text();
        int visible = GibText.firstVisible(characters, 0);
        int close = characters.indexOf('}');
        boolean tag = !open.isSuspect()
                && visible < characters.length()
                && characters.charAt(visible) == '['
                && isUnmistakable(characters, visible);
        if (tag && !open.isSuspect()) {
            textMark = text.size();
            findingsMark = findings.mark();
        }
        if (tag || open.isSuspect()) {
            open.suspect(line);
            int brace = characters.indexOf('{');
            if (open.isTooLong() || brace >= 0 && (close < 0 || brace < close)) {
                leaveUnclosed(open);
                return;
            }
        }
        text.keep(line);
        text.check(line, false);
        append(open, "\n" + characters.substring(0, close < 0 ? characters.length() : close), line);
        if (close >= 0) {
            add(open);
            comment = null;
            readWords(line, close + 1);
        }
    }

    private static boolean isUnmistakable(String characters, int at) {
        GibTag tag = GibTag.parse(characters, at);
        return tag != null && tag.isUnmistakable(characters);
    }

    private void append(GibComment open, String characters, Line line) {
        if (!open.append(characters)) {
            int most = options.limits().comment();
            findings.add(DiagnosticCode.COMMENT_TOO_LONG, line, 0, "", Findings.atMost(most), "");
        }
    }

    private void add(GibComment closed) {
        if (!truncated && !text.isTooLong()) {
            moves.comment(closed.text());
        }
    }

    private void leaveUnclosed(GibComment open) {
        List<Line> suspects = open.isSuspect() ? open.cut() : List.of();
        if (!suspects.isEmpty()) {
            text.reset(textMark);
            findings.reset(findingsMark);
        }
        findings.add(DiagnosticCode.UNCLOSED_COMMENT, open.line(), open.column(), "{", new Text("}", "}"), "");
        add(open);
        comment = null;
        stop();
        pushBack.accept(suspects);
    }

    /** Says that the input ends; a comment that has not ended may give back lines. */
    void endInput() {
        if (comment != null) {
            leaveUnclosed(comment);
        }
    }

    /** The game. */
    Optional<ReadGame> finish() {
        Place where = place;
        if (where == null) {
            return Optional.empty();
        }
        noteLoneNumber();
        if (plies == null && start == null && !truncated) {
            start = header.start(options.rules().orElse(MovementRules.INSTANCE));
        }
        int count = plies == null ? 0 : plies.count();
        GameRecord.Builder record =
                GameRecord.builder().tags(header.tags()).moves(moves.build()).result(header.result(count));
        if (start != null) {
            record.start(start);
        }
        if (!truncated) {
            header.checkPlies(count);
        }
        if (count == 0 && !truncated) {
            findings.add(DiagnosticCode.NO_MOVES, where, Diagnostic.NOTHING, "");
        }
        if (plies != null && plies.hasSwappedSoldiers()) {
            findings.merge(DiagnosticCode.SOLDIER_LETTER, DiagnosticCode.SWAPPED_SOLDIER_LETTERS);
        }
        String kept = text.text();
        GibStyle style = plies == null ? GibStyle.USUAL : plies.style(text.eol());
        Optional<RecordSource> source = kept == null ? Optional.empty() : Optional.of(new GibSource(kept, style));
        return Optional.of(new ReadGame(index, where, record.build(), truncated, findings.all(), source));
    }
}
