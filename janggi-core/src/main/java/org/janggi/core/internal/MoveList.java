package org.janggi.core.internal;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;

/** An immutable list of moves that keeps their indices only: two bytes a move. */
final class MoveList extends AbstractList<Move> implements RandomAccess {
    private final char[] indices;

    /** Takes the array over. */
    MoveList(char[] indices) {
        this.indices = indices;
    }

    @Override
    public Move get(int index) {
        return Move.ofIndex(indices[index]);
    }

    @Override
    public int size() {
        return indices.length;
    }

    /** Cheaper than that of a list which may change. */
    @Override
    public Iterator<Move> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < indices.length;
            }

            @Override
            public Move next() {
                if (next >= indices.length) {
                    throw new NoSuchElementException("the last of " + indices.length + " moves was reached");
                }
                return get(next++);
            }
        };
    }

    @Override
    public boolean contains(@Nullable Object other) {
        int wanted = other instanceof Move move ? move.index() : -1;
        for (char index : indices) {
            if (index == wanted) {
                return true;
            }
        }
        return false;
    }
}
