package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import org.janggi.testkit.perft.PerftTable;

/**
 * The laws of this module.
 *
 * <pre>{@code
 * Laws.all().size(); // -> 16
 * Laws.of("L3").statement(); // -> the moves that are accepted are those that are listed
 * }</pre>
 */
public final class Laws {
    private static final List<Law> ALL = List.of(
            new SameAnswers(),
            new UnchangedReceiver(),
            new AcceptedMoves(),
            new IncrementalKey(),
            new EqualPositions(),
            new UnequalPositions(),
            new TextRoundTrip(),
            new FinishedPositions(),
            new SafeMoves(),
            new MirroredMoves(),
            new GeneralAttack(),
            new SwappedSides(),
            new NarrowingHistory(),
            new BoundedGames(),
            new ParallelCount(),
            new PublishedCounts(Optional.empty()));

    private Laws() {}

    /**
     * All laws, L1 to L16.
     *
     * @return an immutable list in the order of the ids
     */
    public static List<Law> all() {
        return ALL;
    }

    /**
     * The law with an id.
     *
     * @param id as in {@code L3}
     * @return the law
     * @throws IllegalArgumentException if there is none
     */
    public static Law of(String id) {
        return ALL.stream()
                .filter(law -> law.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no law " + id));
    }

    /**
     * All laws, L16 with a table of one's own in place of the published ones.
     *
     * @param table counts under the rule set to be checked, all of which are counted again
     * @return an immutable list in the order of the ids
     * @throws IllegalArgumentException if the table has no rows
     */
    public static List<Law> with(PerftTable table) {
        if (table.rows().isEmpty()) {
            throw new IllegalArgumentException("expected a table with rows, found none for " + table.rules());
        }
        Law counts = new PublishedCounts(Optional.of(table));
        return ALL.stream()
                .map(law -> law.id().equals(counts.id()) ? counts : law)
                .toList();
    }
}
