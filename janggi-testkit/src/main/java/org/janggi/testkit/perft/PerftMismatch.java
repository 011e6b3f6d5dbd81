package org.janggi.testkit.perft;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.janggi.core.Move;

/**
 * A count that is not the one of the table. Its text has the count of each first move, so that another program's divide can
 * be put beside it.
 *
 * <pre>{@code
 * PerftTable table = PerftTable.parse("rules fairy-casual\n4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1\tgame\t7\n");
 * PerftMismatch mismatch = table.mismatches(FairyRules.CASUAL, 1000).get(0);
 * mismatch.found(); // -> 9
 * System.out.println(mismatch);
 * // prints: game depth 1 from 4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1: expected 7, found 9
 * // prints: e2e3: 1
 * }</pre>
 *
 * @param row the row of the table
 * @param depth the first depth at which the count is another
 * @param found the count found
 * @param divide the count below each first move, in the order of the moves
 */
public record PerftMismatch(PerftRow row, int depth, long found, Map<Move, Long> divide) {
    /**
     * A mismatch.
     *
     * @param row the row of the table
     * @param depth the depth
     * @param found the count found
     * @param divide the count below each first move; copied
     */
    public PerftMismatch {
        Objects.requireNonNull(row, "row");
        divide = Collections.unmodifiableMap(new LinkedHashMap<>(divide));
    }

    /**
     * The count of the table.
     *
     * @return the number of lines
     */
    public long expected() {
        return row.counts().get(depth - 1);
    }

    /** A line that tells both counts, and one for each first move. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(row.notion().name().toLowerCase(Locale.ROOT))
                .append(" depth ")
                .append(depth)
                .append(" from ")
                .append(row.fen())
                .append(": expected ")
                .append(expected())
                .append(", found ")
                .append(found)
                .append('\n');
        divide.forEach((move, count) ->
                text.append("    ").append(move).append(": ").append(count).append('\n'));
        return text.toString();
    }
}
