package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What a record says about a ply beside the move.
 *
 * @param before comments that stand before the move, as a variation may begin with one
 * @param after comments that stand after the move, before the next one
 * @param clock the times
 * @param glyphs numeric annotation glyphs (NAG) in the order written, as 1 for {@code !}
 */
public record Remarks(List<String> before, List<String> after, Clock clock, List<Integer> glyphs) {
    /** No remark. */
    public static final Remarks NONE = new Remarks(List.of(), List.of(), Clock.NONE, List.of());

    /**
     * All remarks on a ply.
     *
     * @param before comments before the move; copied
     * @param after comments after the move; copied
     * @param clock the times
     * @param glyphs annotation glyphs; copied
     */
    public Remarks {
        before = List.copyOf(before);
        after = List.copyOf(after);
        Objects.requireNonNull(clock, "clock");
        glyphs = List.copyOf(glyphs);
    }

    /**
     * These remarks with one more comment before the move.
     *
     * @param comment its text
     * @return the longer remarks
     */
    public Remarks withBefore(String comment) {
        return new Remarks(longer(before, comment), after, clock, glyphs);
    }

    /**
     * These remarks with one more comment after the move.
     *
     * @param comment its text
     * @return the longer remarks
     */
    public Remarks withAfter(String comment) {
        return new Remarks(before, longer(after, comment), clock, glyphs);
    }

    /**
     * These remarks with other times.
     *
     * @param times the times
     * @return the changed remarks
     */
    public Remarks withClock(Clock times) {
        return new Remarks(before, after, times, glyphs);
    }

    /**
     * These remarks with one more glyph.
     *
     * @param glyph its number, 0 or more
     * @return the longer remarks
     */
    public Remarks withGlyph(int glyph) {
        return new Remarks(before, after, clock, longer(glyphs, glyph));
    }

    private static <T> List<T> longer(List<T> list, T last) {
        List<T> copy = new ArrayList<>(list.size() + 1);
        copy.addAll(list);
        copy.add(last);
        return copy;
    }
}
