package org.janggi.notation;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;

/**
 * One ply in a {@link MoveTree}: a move, what is said about it, and what follows. A view of the tree; two nodes are equal
 * when they are the same place of equal trees.
 */
public final class MoveNode {
    private final MoveTree tree;
    private final int index;

    MoveNode(MoveTree tree, int index) {
        this.tree = tree;
        this.index = index;
    }

    /**
     * The place in the tree.
     *
     * @return 1 to {@link MoveTree#size()}, parents before children, the main line of each branch first
     */
    public int index() {
        return index;
    }

    /**
     * The move.
     *
     * @return a step or the pass
     */
    public Move move() {
        return tree.move(index);
    }

    /**
     * What is said about the move.
     *
     * @return comments, times and glyphs
     */
    public Remarks remarks() {
        return tree.remarks(index);
    }

    /**
     * How many plies lead here, this one included. Cost: one step for each.
     *
     * @return 1 for a first move
     */
    public int ply() {
        int ply = 0;
        for (int at = index; at > 0; at = tree.parent(at)) {
            ply++;
        }
        return ply;
    }

    /**
     * The ply before.
     *
     * @return the node, or empty for a first move
     */
    public Optional<MoveNode> parent() {
        int parent = tree.parent(index);
        return parent == 0 ? Optional.empty() : Optional.of(new MoveNode(tree, parent));
    }

    /**
     * The plies that follow: the main line first, then its variations.
     *
     * @return an immutable list
     */
    public List<MoveNode> children() {
        return tree.children(index);
    }

    /**
     * The next ply of the line.
     *
     * @return the first of the children, or empty at the end of the line
     */
    public Optional<MoveNode> next() {
        int child = tree.firstChild(index);
        return child == 0 ? Optional.empty() : Optional.of(new MoveNode(tree, child));
    }

    /**
     * The other moves that the record gives in place of this one, if this one is the main move.
     *
     * @return what follows the same ply, without its first; empty if this node is a variation itself
     */
    public List<MoveNode> variations() {
        List<MoveNode> all = tree.children(tree.parent(index));
        return all.get(0).index == index ? all.subList(1, all.size()) : List.of();
    }

    /**
     * The moves from the start of the record up to this one.
     *
     * @return an immutable list, this move last
     */
    public List<Move> path() {
        List<Move> moves = new ArrayList<>();
        for (int at = index; at > 0; at = tree.parent(at)) {
            moves.add(tree.move(at));
        }
        Collections.reverse(moves);
        return List.copyOf(moves);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MoveNode node && node.index == index && node.tree.equals(tree);
    }

    @Override
    public int hashCode() {
        return index;
    }

    /** The move. */
    @Override
    public String toString() {
        return move().toString();
    }

    /** The nodes at some places of a tree, made when asked for. */
    static List<MoveNode> list(MoveTree tree, int[] indices) {
        return new AbstractList<>() {
            @Override
            public MoveNode get(int i) {
                return new MoveNode(tree, indices[i]);
            }

            @Override
            public int size() {
                return indices.length;
            }
        };
    }
}
