package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.janggi.core.Move;

/**
 * A game that was kept whole. Its start is told by its number, see {@link Experiment#setup} and {@link Experiment#first}.
 *
 * <pre>{@code
 * new KeptGame(0, 17, "a4a5 pass", End.UNFINISHED, true).moves(); // -> [a4a5, pass]
 * }</pre>
 *
 * @param rules the index of its rule set in {@link Experiment#rules}
 * @param number its number, from 0
 * @param text its moves as {@link Move#toString} writes them, with spaces between
 * @param end how it ended
 * @param capped whether it was broken off, or decided, at the cap
 */
public record KeptGame(int rules, long number, String text, End end, boolean capped)
        implements Comparable<KeptGame>, Serializable {
    private static final Comparator<KeptGame> ORDER =
            Comparator.comparingInt(KeptGame::rules).thenComparingLong(KeptGame::number);

    /**
     * A game.
     *
     * @param rules the index of its rule set
     * @param number its number
     * @param text its moves
     * @param end how it ended
     * @param capped whether it reached the cap
     */
    public KeptGame {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(end, "end");
    }

    /**
     * Its moves.
     *
     * @return the plies from the start
     */
    public List<Move> moves() {
        return text.isEmpty()
                ? List.of()
                : Stream.of(text.split(" ", -1)).map(Move::parse).toList();
    }

    /** By rule set, then by number. */
    @Override
    public int compareTo(KeptGame other) {
        return ORDER.compare(this, other);
    }
}
