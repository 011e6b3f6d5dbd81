package org.janggi.notation;

import java.util.Locale;
import java.util.Set;

/** The names in a JSON record; the resource {@code janggi-record.schema.json} tells the form to others. */
final class JsonForm {
    static final String FORMAT = "format";
    static final String VERSION = "version";
    static final String TAGS = "tags";
    static final String START = "start";
    static final String MOVES = "moves";
    static final String VARIATIONS = "variations";
    static final String REMARKS = "remarks";
    static final String RESULT = "result";
    static final String EVENTS = "events";
    static final Set<String> RECORD_KEYS =
            Set.of(FORMAT, VERSION, TAGS, START, MOVES, VARIATIONS, REMARKS, RESULT, EVENTS);

    static final String KIND = "kind";
    static final String FEN = "fen";
    static final String CHO = "cho";
    static final String HAN = "han";
    static final Set<String> START_KEYS = Set.of(KIND, FEN, CHO, HAN);

    static final String FROM = "from";
    static final Set<String> VARIATION_KEYS = Set.of(FROM, MOVES);

    static final String AT = "at";
    static final String BEFORE = "before";
    static final String AFTER = "after";
    static final String GLYPHS = "glyphs";
    static final String SPENT = "spent";
    static final String REMAINING = "remaining";
    static final Set<String> REMARK_KEYS = Set.of(AT, BEFORE, AFTER, GLYPHS, SPENT, REMAINING);

    static final String WINNER = "winner";
    static final String REASON = "reason";
    static final String MARGIN = "margin";
    static final String RAW = "raw";
    static final Set<String> RESULT_KEYS = Set.of(WINNER, REASON, MARGIN, RAW);

    static final String PLY = "ply";
    static final String TYPE = "type";
    static final String ATTRIBUTES = "attributes";
    static final Set<String> EVENT_KEYS = Set.of(PLY, TYPE, ATTRIBUTES);

    /** The value of {@link #FORMAT}. */
    static final String NAME = "janggi-record";

    /** The value of {@link #VERSION}. */
    static final int NUMBER = 1;

    /** A pass of a side whose general is off the board, or nobody knows where. */
    static final String NULL_MOVE = "0000";

    private JsonForm() {}

    /** The name of a constant in JSON. */
    static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
