package org.janggi.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;

/**
 * The moves of a record with their variations. Immutable. Kept as one flat list in which every ply knows the ply before
 * it, so that no length and no depth of variations can exhaust the stack of a program that compares, prints or walks it.
 *
 * <p><b>Equality.</b> Two trees are equal when they hold the same moves and remarks in the same branches, whatever the
 * order in which they were put together.
 */
public final class MoveTree {
    /** No moves and no remarks. */
    public static final MoveTree EMPTY = builder().build();

    private final int[] parents;
    private final int[] firstChildren;
    private final int[] nextSiblings;
    private final List<Move> moves;
    private final List<Remarks> remarks;

    private MoveTree(int[] parents, List<Move> moves, List<Remarks> remarks) {
        this.parents = parents;
        this.moves = List.copyOf(moves);
        this.remarks = List.copyOf(remarks);
        this.firstChildren = new int[parents.length];
        this.nextSiblings = new int[parents.length];
        int[] last = new int[parents.length];
        for (int i = 1; i < parents.length; i++) {
            int parent = parents[i];
            if (last[parent] == 0) {
                firstChildren[parent] = i;
            } else {
                nextSiblings[last[parent]] = i;
            }
            last[parent] = i;
        }
    }

    /**
     * A tree without moves to add to.
     *
     * @return a new builder, which stands before the first ply
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * A main line without variations and remarks.
     *
     * @param line its moves
     * @return the tree
     */
    public static MoveTree of(List<Move> line) {
        Builder builder = builder();
        line.forEach(builder::add);
        return builder.build();
    }

    /**
     * How many plies the tree has, variations included.
     *
     * @return 0 or more
     */
    public int size() {
        return moves.size();
    }

    /**
     * What is said before the first ply; its comments are those after nothing.
     *
     * @return the remarks on the record as a whole
     */
    public Remarks opening() {
        return remarks.get(0);
    }

    /**
     * The first moves: that of the main line, then its variations.
     *
     * @return an immutable list, empty if the tree is
     */
    public List<MoveNode> children() {
        return children(0);
    }

    /**
     * The first ply of the main line.
     *
     * @return the node, or empty
     */
    public Optional<MoveNode> first() {
        return size() == 0 ? Optional.empty() : Optional.of(new MoveNode(this, 1));
    }

    /**
     * The main line.
     *
     * @return an immutable list of its plies in order
     */
    public List<MoveNode> mainLine() {
        return MoveNode.list(this, mainIndices());
    }

    /**
     * The moves of the main line.
     *
     * @return an immutable list
     */
    public List<Move> mainMoves() {
        List<Move> line = new ArrayList<>();
        for (int i : mainIndices()) {
            line.add(move(i));
        }
        return List.copyOf(line);
    }

    /**
     * How many plies the main line has.
     *
     * @return 0 or more
     */
    public int plies() {
        return mainIndices().length;
    }

    private int[] mainIndices() {
        // The main line comes first in the flat list: each ply of it directly after the one before.
        int length = 0;
        while (length + 1 < parents.length && parents[length + 1] == length) {
            length++;
        }
        int[] indices = new int[length];
        Arrays.setAll(indices, i -> i + 1);
        return indices;
    }

    /**
     * All plies, parents before children, main lines before variations.
     *
     * @return an immutable list of {@link #size()} nodes
     */
    public List<MoveNode> nodes() {
        int[] indices = new int[size()];
        Arrays.setAll(indices, i -> i + 1);
        return MoveNode.list(this, indices);
    }

    Move move(int index) {
        return moves.get(index - 1);
    }

    Remarks remarks(int index) {
        return remarks.get(index);
    }

    int parent(int index) {
        return parents[index];
    }

    int firstChild(int index) {
        return firstChildren[index];
    }

    List<MoveNode> children(int index) {
        int count = 0;
        for (int child = firstChildren[index]; child != 0; child = nextSiblings[child]) {
            count++;
        }
        int[] indices = new int[count];
        int i = 0;
        for (int child = firstChildren[index]; child != 0; child = nextSiblings[child]) {
            indices[i++] = child;
        }
        return MoveNode.list(this, indices);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (other == this) {
            return true;
        }
        return other instanceof MoveTree tree
                && Arrays.equals(tree.parents, parents)
                && tree.moves.equals(moves)
                && tree.remarks.equals(remarks);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(parents) + moves.hashCode();
    }

    /** The moves in order, variations in parentheses after the move that they replace; remarks are left out. */
    @Override
    public String toString() {
        return MoveTreeText.of(this);
    }

    /**
     * Puts a tree together. It stands at a ply, or before the first, and adds after it.
     *
     * <p>Not safe for use by several threads.
     */
    public static final class Builder {
        private final List<Integer> parents = new ArrayList<>(List.of(0));
        private final List<Move> moves = new ArrayList<>();
        private final List<Remarks> remarks = new ArrayList<>(List.of(Remarks.NONE));
        private final List<String> unsaved = new ArrayList<>();
        private int here;

        private Builder() {}

        /** Comments are collected first, so that many on one ply cost no more than many on many. */
        private void save() {
            if (!unsaved.isEmpty()) {
                Remarks said = remarks.get(here);
                List<String> after = new ArrayList<>(said.after());
                after.addAll(unsaved);
                remarks.set(here, new Remarks(said.before(), after, said.clock(), said.glyphs()));
                unsaved.clear();
            }
        }

        /**
         * Adds a move after the ply where the builder stands, behind those already there, and goes to it.
         *
         * @param move the move
         * @return this builder
         */
        public Builder add(Move move) {
            save();
            parents.add(here);
            moves.add(move);
            remarks.add(Remarks.NONE);
            here = moves.size();
            return this;
        }

        /**
         * Replaces the remarks on the ply where the builder stands.
         *
         * @param said the remarks
         * @return this builder
         */
        public Builder remark(Remarks said) {
            unsaved.clear();
            remarks.set(here, said);
            return this;
        }

        /**
         * The remarks on the ply where the builder stands.
         *
         * @return what was said so far
         */
        public Remarks remarks() {
            save();
            return remarks.get(here);
        }

        /**
         * Adds a comment after the ply where the builder stands.
         *
         * @param comment its text
         * @return this builder
         */
        public Builder comment(String comment) {
            unsaved.add(java.util.Objects.requireNonNull(comment, "comment"));
            return this;
        }

        /**
         * Where the builder stands.
         *
         * @return 0 before the first ply, otherwise a mark to come back to
         */
        public int here() {
            return here;
        }

        /**
         * How many plies were added.
         *
         * @return 0 or more
         */
        public int size() {
            return moves.size();
        }

        /**
         * Goes to a ply added before, as to begin a variation after it.
         *
         * @param mark what {@link #here()} gave there
         * @return this builder
         * @throws IndexOutOfBoundsException if there is no such ply
         */
        public Builder goTo(int mark) {
            save();
            here = java.util.Objects.checkIndex(mark, remarks.size());
            return this;
        }

        /**
         * Goes back by one ply, as to begin a variation of the last move.
         *
         * @return this builder
         * @throws IllegalStateException before the first ply
         */
        public Builder back() {
            save();
            if (here == 0) {
                throw new IllegalStateException("there is no ply to go back from");
            }
            here = parents.get(here);
            return this;
        }

        /**
         * The tree.
         *
         * @return all plies added so far
         */
        public MoveTree build() {
            save();
            int count = remarks.size();
            int[] first = new int[count];
            int[] next = new int[count];
            for (int i = count - 1; i > 0; i--) {
                int parent = parents.get(i);
                next[i] = first[parent];
                first[parent] = i;
            }
            int[] renumbered = new int[count];
            int[] sortedParents = new int[count];
            List<Move> sortedMoves = new ArrayList<>(count);
            List<Remarks> sortedRemarks = new ArrayList<>(count);
            int[] stack = new int[count];
            int depth = 0;
            stack[depth++] = 0;
            for (int number = 0; number < count; number++) {
                int at = stack[--depth];
                renumbered[at] = number;
                sortedRemarks.add(remarks.get(at));
                if (at > 0) {
                    sortedMoves.add(moves.get(at - 1));
                    sortedParents[number] = renumbered[parents.get(at)];
                }
                int pushed = depth;
                for (int child = first[at]; child != 0; child = next[child]) {
                    stack[depth++] = child;
                }
                reverse(stack, pushed, depth);
            }
            return new MoveTree(sortedParents, sortedMoves, sortedRemarks);
        }

        private static void reverse(int[] values, int from, int to) {
            for (int i = from, j = to - 1; i < j; i++, j--) {
                int value = values[i];
                values[i] = values[j];
                values[j] = value;
            }
        }
    }
}
