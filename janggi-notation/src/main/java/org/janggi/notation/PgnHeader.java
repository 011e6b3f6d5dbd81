package org.janggi.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Text;

/** The tags of a PGN game that is being read, and what they say about its start and its result. */
final class PgnHeader implements StartReader.Header {
    static final String FEN = "FEN";
    static final String SET_UP = "SetUp";
    static final String VARIANT = "Variant";
    static final String VARIANT_FAMILY = "VariantFamily";
    static final String RESULT = "Result";
    static final String TERMINATION = "Termination";
    static final String PLY_COUNT = "PlyCount";

    private static final Text JANGGI = new Text("[Variant \"Janggi\"]", "[Variant \"Janggi\"]");
    private static final Text RESULTS = new Text("1-0, 0-1, 1/2-1/2 or *", "1-0, 0-1, 1/2-1/2, * 가운데 하나");
    private static final Set<String> VARIANTS = Set.of("janggi", "janggimodern", "janggicasual", "janggitraditional");

    private final Findings findings;
    private final PgnDialect dialect;
    private final Limits limits;
    private final TagList tags;
    private final Map<String, Entry> entries = new HashMap<>();

    private record Entry(String value, Line line, int column) {}

    PgnHeader(ReadOptions options, PgnDialect dialect, Findings findings) {
        this.dialect = dialect;
        this.findings = findings;
        this.limits = options.limits();
        this.tags = new TagList(limits, findings);
    }

    /** Whether a tag of that name is there already. */
    boolean has(String name) {
        return entries.containsKey(name);
    }

    /** Whether the first tag has that name. */
    boolean isFirst(String name) {
        return tags.isFirst(name);
    }

    /** Adds a tag. */
    void add(PgnTag tag, Line line, int bracket) {
        String value = tags.add(tag, line, bracket);
        if (value == null) {
            return;
        }
        boolean repeated = tag.name().equals(PgnExtras.TAGS)
                || tag.name().equals(PgnExtras.TAG)
                || tag.name().equals(PgnExtras.EVENT);
        if (has(tag.name()) && !repeated) {
            findings.add(DiagnosticCode.DUPLICATE_TAG, line, bracket, TagList.token(tag, line, bracket), tag.name());
        }
        entries.putIfAbsent(tag.name(), new Entry(value, line, tag.valueAt()));
    }

    private @Nullable String value(String name) {
        Entry entry = entries.get(name);
        return entry == null ? null : entry.value;
    }

    /** Whether the game is one of janggi as far as its tags tell; says so if it is not, or if they do not tell. */
    boolean checkVariant(Place game) {
        Entry variant = entries.get(VARIANT);
        String family = value(VARIANT_FAMILY);
        if (family != null && isJanggi(family) || variant != null && isJanggi(variant.value)) {
            return true;
        }
        if (variant != null) {
            report(DiagnosticCode.OTHER_VARIANT, variant, JANGGI, variant.value);
            return false;
        }
        if (dialect != PgnDialect.STUDY && !has("Cho") && !has("Han")) {
            findings.add(DiagnosticCode.MISSING_VARIANT, game, JANGGI, "");
        }
        return true;
    }

    /** Whether a value of the tag about the variant means janggi. */
    static boolean isJanggi(String value) {
        return VARIANTS.contains(value.strip().toLowerCase(Locale.ROOT).replaceAll("[ _-]", ""));
    }

    @Override
    public @Nullable Start start(RuleSet rules) {
        Entry fen = entries.get(FEN);
        if (fen == null) {
            return null;
        }
        try {
            Setup setup = Fen.parse(fen.value.strip(), rules).toSetup();
            String kind = value(PgnExtras.START);
            Start told = kind == null ? null : PgnExtras.start(kind, setup);
            return told == null ? Start.of(setup, Start.Kind.FEN) : told;
        } catch (InvalidPositionException e) {
            report(DiagnosticCode.BAD_SETUP, fen, new Text("a FEN", "FEN"), String.valueOf(e.getMessage()));
            return null;
        }
    }

    @Override
    public Text expected() {
        return new Text("[FEN \"...\"]", "[FEN \"...\"]");
    }

    @Override
    public void refuse(Line line, InvalidPositionException why) {
        Text expected = new Text("a position to play from", "둘 수 있는 국면");
        findings.add(DiagnosticCode.BAD_SETUP, line, 0, "", expected, String.valueOf(why.getMessage()));
    }

    /**
     * The result of the game.
     *
     * @param word the one behind the moves, or null if there is none
     */
    RecordResult result(@Nullable String word, @Nullable Line line, int column) {
        Entry entry = entries.get(RESULT);
        String termination = value(TERMINATION);
        String tag = entry == null ? null : entry.value.strip();
        RecordResult result = PgnResult.read(tag != null ? tag : word != null ? word : PgnResult.OPEN, termination);
        if (entry != null && !result.isRecognised()) {
            report(DiagnosticCode.UNKNOWN_RESULT, entry, RESULTS, entry.value);
            Winner winner =
                    PgnResult.read(word == null ? PgnResult.OPEN : word, null).winner();
            result = RecordResult.of(winner, ResultReason.UNRECOGNISED, entry.value);
        } else if (tag != null && word != null && !tag.equals(word) && line != null) {
            findings.add(DiagnosticCode.RESULT_MISMATCH, line, column, word, new Text(tag, tag), word);
        }
        String more = value(PgnExtras.RESULT);
        RecordResult told = more == null ? null : PgnExtras.result(more, result.winner());
        return told == null ? result : told;
    }

    /** The tags of the record, and its events, into a record. */
    void restore(GameRecord.Builder record, RecordResult result, @Nullable Start start) {
        List<Tag> kept = new ArrayList<>();
        for (Tag tag : tags.all()) {
            Event event = tag.name().equals(PgnExtras.EVENT) ? PgnExtras.event(tag.value()) : null;
            if (event != null) {
                record.event(event);
            } else if (!isUnderstood(tag, result, start)) {
                kept.add(tag);
            }
        }
        record.tags(PgnExtras.restored(kept, limits.tags()));
    }

    private static boolean isUnderstood(Tag tag, RecordResult result, @Nullable Start start) {
        return switch (tag.name()) {
            case PgnExtras.RESULT -> PgnExtras.result(tag.value(), result.winner()) != null;
            case PgnExtras.START -> start != null && PgnExtras.start(tag.value(), start.setup()) != null;
            default -> false;
        };
    }

    /** Compares the number of plies with what the tag says. */
    void checkPlies(int plies) {
        Entry entry = entries.get(PLY_COUNT);
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
