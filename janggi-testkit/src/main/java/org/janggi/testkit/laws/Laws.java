package org.janggi.testkit.laws;

import java.util.List;

/** The laws of this module. */
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
            new MirroredMoves(),
            new GeneralAttack(),
            new ParallelCount());

    private Laws() {}

    /**
     * All laws.
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
}
