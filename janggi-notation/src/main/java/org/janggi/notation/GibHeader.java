package org.janggi.notation;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Text;

/** The tags of a game that is being read, and what they say about its start and its result. */
final class GibHeader implements StartReader.Header {
    private static final Text ARRANGEMENT = new Text("one of 마상상마, 상마마상, 상마상마, 마상마상", "마상상마, 상마마상, 상마상마, 마상마상 가운데 하나");
    private static final Text BOARD = new Text(
            "ten rows parted by / and who moves first, as in \"... 한 접장기\"", "/로 나뉜 10줄과 선수, 보기 \"... 한 접장기\"");

    /** What a tag says of a game that was called off. */
    static final String CANCELLED = "대국취소";

    private final Findings findings;
    private final TagList tags;
    private final Set<String> names = new HashSet<>();
    private final Map<StandardTag, Entry> known = new EnumMap<>(StandardTag.class);

    private record Entry(String value, Line line, int column) {}

    GibHeader(ReadOptions options, Findings findings) {
        this.findings = findings;
        this.tags = new TagList(options.limits(), findings);
    }

    /** Whether a tag is there already, by its name or by its meaning. */
    boolean has(GibTag tag) {
        Optional<StandardTag> meaning = StandardTag.of(tag.name());
        return names.contains(tag.name()) || meaning.filter(known::containsKey).isPresent();
    }

    /** Whether a tag is called as the first one. */
    boolean isFirst(GibTag tag) {
        return tags.isFirst(tag.name());
    }

    /** Whether there is no tag. */
    boolean isEmpty() {
        return tags.all().isEmpty();
    }

    List<Tag> tags() {
        return tags.all();
    }

    /** Adds a tag. */
    void add(GibTag tag, Line line, int bracket) {
        String value = tags.add(tag, line, bracket);
        if (value == null) {
            return;
        }
        // There may be many of these; they are put where they belong when the game ends.
        boolean extra = tag.name().equals(GibExtras.NAME) && value.startsWith(GibExtras.FORM);
        if (!extra && has(tag)) {
            findings.add(DiagnosticCode.DUPLICATE_TAG, line, bracket, TagList.token(tag, line, bracket), tag.name());
        } else if (!extra && !tag.isKnown()) {
            findings.add(DiagnosticCode.UNKNOWN_TAG, line, bracket, TagList.token(tag, line, bracket), tag.name());
        }
        if (!extra && !value.isEmpty() && value.charAt(value.length() - 1) == ' ') {
            findings.addOnce(
                    DiagnosticCode.STRAY_BLANKS,
                    line,
                    tag.valueAt() + value.stripTrailing().length(),
                    "",
                    "",
                    0,
                    null);
        }
        names.add(tag.name());
        if (tag.isKnown()) {
            known.putIfAbsent(StandardTag.of(tag.name()).orElseThrow(), new Entry(value, line, tag.valueAt()));
        }
    }

    /** Whether the moves are in old coordinates. */
    boolean hasOldCoordinates() {
        Entry entry = known.get(StandardTag.COORDINATES);
        return entry != null && entry.value.strip().equals("구좌표");
    }

    /** Looks at the tag about coordinates. */
    void checkCoordinates() {
        Entry entry = known.get(StandardTag.COORDINATES);
        if (entry != null && !hasOldCoordinates()) {
            report(DiagnosticCode.UNKNOWN_COORDINATES, entry, new Text("구좌표", "구좌표"), entry.value);
        }
    }

    @Override
    public @Nullable Start start(RuleSet rules) {
        Formation cho = formation(StandardTag.CHO_FORMATION);
        Formation han = formation(StandardTag.HAN_FORMATION);
        Entry board = known.get(StandardTag.BOARD);
        Entry fen = known.get(StandardTag.FEN);
        Start start = null;
        if (board != null) {
            Setup setup = GibBoard.parse(board.value);
            if (setup == null) {
                report(DiagnosticCode.BAD_SETUP, board, BOARD, board.value);
                return null;
            }
            start = new Start(setup, Start.Kind.BOARD, Optional.ofNullable(cho), Optional.ofNullable(han));
            if (cho != null && GibBoard.contradicts(setup.board(), cho, Side.CHO)) {
                conflict(StandardTag.CHO_FORMATION, setup);
            }
            if (han != null && GibBoard.contradicts(setup.board(), han, Side.HAN)) {
                conflict(StandardTag.HAN_FORMATION, setup);
            }
        } else if (cho != null && han != null) {
            start = Start.of(cho, han);
        }
        Setup written = fen == null ? null : parse(fen, rules);
        if (start == null) {
            return written == null ? null : Start.of(written, Start.Kind.FEN);
        }
        Setup counts = start.setup();
        if (written != null && !GibStart.isSame(written, counts)) {
            conflict(StandardTag.FEN, counts);
        } else if (written != null && start.kind() == Start.Kind.BOARD) {
            // A FEN that agrees with the board has the counters too.
            return new Start(written, Start.Kind.BOARD, start.cho(), start.han());
        }
        return start;
    }

    private @Nullable Setup parse(Entry fen, RuleSet rules) {
        try {
            return Fen.parse(fen.value.strip(), rules).toSetup();
        } catch (InvalidPositionException e) {
            report(DiagnosticCode.BAD_SETUP, fen, new Text("a FEN", "FEN"), String.valueOf(e.getMessage()));
            return null;
        }
    }

    private @Nullable Formation formation(StandardTag tag) {
        Entry entry = known.get(tag);
        if (entry == null) {
            return null;
        }
        String name = entry.value.strip();
        for (Formation formation : Formation.values()) {
            if (formation.korean().equals(name)) {
                return formation;
            }
        }
        report(DiagnosticCode.BAD_SETUP, entry, ARRANGEMENT, entry.value);
        return null;
    }

    private void conflict(StandardTag tag, Setup counts) {
        Entry entry = known.get(tag);
        if (entry != null) {
            String board = counts.board().toString();
            report(DiagnosticCode.CONFLICTING_SETUP, entry, new Text(board, board), entry.value);
        }
    }

    @Override
    public Text expected() {
        return new Text("초차림 and 한차림, or 판", "초차림과 한차림, 또는 판");
    }

    @Override
    public void refuse(Line line, InvalidPositionException why) {
        Entry entry = known.get(StandardTag.BOARD);
        Text expected = new Text("a position to play from", "둘 수 있는 국면");
        String what = String.valueOf(why.getMessage());
        if (entry == null) {
            findings.add(DiagnosticCode.BAD_SETUP, line, 0, "", expected, what);
        } else {
            report(DiagnosticCode.BAD_SETUP, entry, expected, what);
        }
    }

    /** What the tags say about the result of a game with so many plies. */
    RecordResult result(int plies) {
        Entry entry = known.get(StandardTag.RESULT);
        if (entry == null) {
            return RecordResult.UNKNOWN;
        }
        RecordResult result = result(entry.value, plies, isCancelled());
        if (!result.isRecognised()) {
            report(DiagnosticCode.UNKNOWN_RESULT, entry, new Text("who won and how", "이긴 쪽과 까닭"), entry.value);
        } else if (result.reason() == ResultReason.CANCELLED
                && !entry.value.strip().equals(CANCELLED)) {
            report(
                    DiagnosticCode.UNKNOWN_RESULT,
                    entry,
                    new Text("no winner of a game called off", "취소된 대국에 승자 없음"),
                    entry.value);
        }
        return result;
    }

    /**
     * The result that words mean.
     *
     * @param cancelled whether another tag says that the game was called off; then nobody won without a move
     */
    static RecordResult result(String value, int plies, boolean cancelled) {
        RecordResult result = RecordResult.parseKorean(value);
        boolean nobody = plies == 0 && cancelled && result.winner() != Winner.UNKNOWN;
        return nobody ? RecordResult.of(Winner.UNKNOWN, ResultReason.CANCELLED, value) : result;
    }

    /** Whether a tag says that the game was called off. */
    private boolean isCancelled() {
        return known.values().stream().anyMatch(entry -> entry.value.strip().equals(CANCELLED));
    }

    /** Compares the number of plies with what the tag says. */
    void checkPlies(int plies) {
        Entry entry = known.get(StandardTag.PLY_COUNT);
        if (entry != null) {
            String value = entry.value.strip();
            if (value.matches("[0-9]{1,9}") && Integer.parseInt(value) != plies) {
                String right = Integer.toString(plies);
                report(DiagnosticCode.PLY_COUNT, entry, new Text(right, right), value);
            }
        }
    }

    private void report(DiagnosticCode code, Entry entry, Text expected, String what) {
        findings.add(
                code, entry.line, entry.column, Findings.shortened(entry.value), expected, Findings.shortened(what));
    }
}
