package org.janggi.variants.league;

import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The state of Edmonds' algorithm for a matching in a general graph, in the manner of Galil ("Efficient algorithms for
 * finding maximum matching in graphs", 1986): an alternating tree that grows from an unmatched vertex, and blossoms, odd
 * cycles shrunk to one node. Nodes below the number of vertices are vertices, the others blossoms.
 *
 * <p>A node at even distance from the root is {@link #OUTER}, at odd distance {@link #INNER}. The dual
 * variables keep the slack of every edge at least 0; only edges without slack grow the tree.
 */
final class AlternatingTree {
    static final int NONE = -1;
    static final byte UNREACHED = 0;
    static final byte OUTER = 1;
    static final byte INNER = 2;
    private static final byte TRAIL = 3;

    final MatchingGraph graph;
    final int vertices;
    final int[][] farEnds;
    /** For each vertex the far end of its matched edge. */
    final int[] mate;
    /** For each top node its label; for a vertex inside a blossom, that by which it was reached. */
    final byte[] label;
    /** For each node the far end of the edge by which it was reached, seen from the node. */
    final int[] labelEnd;
    /** For each vertex the top node around it. */
    final int[] top;

    final int[] parent;
    final int[] base;
    final long[] dual;
    /** For each node an edge of least slack to an outer node elsewhere. */
    final int[] bestEdge;
    /** Outer vertices whose edges have not been looked at. */
    final ArrayDeque<Integer> queue = new ArrayDeque<>();

    /** For each blossom its nodes, round the cycle from the base. */
    final int[][] children;
    /** For each blossom the near end of the edge from each node of the cycle to the next. */
    final int[][] childEnds;

    private final int[][] bestEdges;
    /** For each node an edge of least slack from a new blossom; empty between uses. */
    private final int[] bestTo;
    /** Room for lists that live no longer than a call. */
    private final int[] scratch;

    private final int[] otherScratch;
    private final int[] leafScratch;
    private final int[] spare;
    private int spares;

    private static final int[] EMPTY = {};

    AlternatingTree(MatchingGraph graph) {
        this.graph = graph;
        this.vertices = graph.vertices();
        this.farEnds = graph.farEnds();
        int nodes = 2 * vertices;
        mate = filled(vertices);
        label = new byte[nodes];
        labelEnd = filled(nodes);
        top = new int[vertices];
        parent = filled(nodes);
        base = filled(nodes);
        dual = new long[nodes];
        bestEdge = filled(nodes);
        bestTo = filled(nodes);
        scratch = new int[nodes];
        otherScratch = new int[nodes];
        leafScratch = new int[vertices];
        children = new int[nodes][];
        childEnds = new int[nodes][];
        bestEdges = new int[nodes][];
        spare = new int[vertices];
        for (int node = 0; node < nodes; node++) {
            children[node] = EMPTY;
            childEnds[node] = EMPTY;
            bestEdges[node] = EMPTY;
            if (node < vertices) {
                top[node] = node;
                base[node] = node;
            } else {
                spare[spares++] = node;
            }
        }
    }

    private static int[] filled(int length) {
        int[] array = new int[length];
        Arrays.fill(array, NONE);
        return array;
    }

    /** Forgets the tree; matching, duals and blossoms stay. */
    void clear() {
        Arrays.fill(label, UNREACHED);
        Arrays.fill(labelEnd, NONE);
        Arrays.fill(bestEdge, NONE);
        Arrays.fill(bestEdges, EMPTY);
        queue.clear();
    }

    /** Twice the slack of an edge between different top nodes; costs are negative weights. */
    long slack(int edge) {
        return dual[graph.at(2 * edge)] + dual[graph.at(2 * edge + 1)] + 2 * graph.cost(edge);
    }

    boolean isTopBlossom(int node) {
        return base[node] != NONE && parent[node] == NONE;
    }

    /** The vertices within a node. */
    int[] leaves(int node) {
        if (node < vertices) {
            return new int[] {node};
        }
        int[] found = leafScratch;
        return Arrays.copyOf(found, collect(node, found, 0));
    }

    private int collect(int node, int[] found, int count) {
        if (node < vertices) {
            found[count] = node;
            return count + 1;
        }
        int next = count;
        for (int child : children[node]) {
            next = collect(child, found, next);
        }
        return next;
    }

    /** Labels the top node around a vertex that was reached by an edge, and the mate of a new inner node. */
    void reach(int vertex, byte as, int end) {
        int node = top[vertex];
        label[vertex] = as;
        label[node] = as;
        labelEnd[vertex] = end;
        labelEnd[node] = end;
        bestEdge[vertex] = NONE;
        bestEdge[node] = NONE;
        if (as == OUTER) {
            for (int leaf : leaves(node)) {
                queue.push(leaf);
            }
        } else {
            int matched = mate[base[node]];
            reach(graph.at(matched), OUTER, matched ^ 1);
        }
    }

    /** The first common outer node on the ways of two vertices to the root, as its base. */
    int commonBase(int one, int other) {
        int[] trail = scratch;
        int length = 0;
        int v = one;
        int w = other;
        while (v == NONE || label[top[v]] != TRAIL) {
            if (v != NONE) {
                int node = top[v];
                trail[length++] = node;
                label[node] = TRAIL;
                v = labelEnd[node] == NONE ? NONE : grandparent(node);
            }
            int swapped = v;
            v = w;
            w = swapped;
        }
        for (int i = 0; i < length; i++) {
            label[trail[i]] = OUTER;
        }
        return base[top[v]];
    }

    /** A vertex of the outer node two steps nearer to the root. */
    private int grandparent(int node) {
        int inner = top[graph.at(labelEnd[node])];
        return graph.at(labelEnd[inner]);
    }

    /** Shrinks the cycle that an edge between two outer nodes closes. */
    void shrink(int cycleBase, int edge) {
        int baseNode = top[cycleBase];
        int blossom = spare[--spares];
        base[blossom] = cycleBase;
        parent[blossom] = NONE;
        int[] ring = scratch;
        int[] ringEnds = otherScratch;
        int left = 0;
        for (int node = top[graph.at(2 * edge)]; node != baseNode; node = top[graph.at(labelEnd[node])]) {
            left++;
        }
        // From the base down to the first end of the edge, which was counted upwards, and up again from its second end.
        ring[0] = baseNode;
        int size = left;
        for (int node = top[graph.at(2 * edge)]; node != baseNode; node = top[graph.at(labelEnd[node])]) {
            ring[size] = node;
            ringEnds[--size] = labelEnd[node];
        }
        size = left;
        ringEnds[size++] = 2 * edge;
        for (int node = top[graph.at(2 * edge + 1)]; node != baseNode; node = top[graph.at(labelEnd[node])]) {
            ring[size] = node;
            ringEnds[size++] = labelEnd[node] ^ 1;
        }
        children[blossom] = Arrays.copyOf(ring, size);
        childEnds[blossom] = Arrays.copyOf(ringEnds, size);
        for (int child : children[blossom]) {
            parent[child] = blossom;
        }
        label[blossom] = OUTER;
        labelEnd[blossom] = labelEnd[baseNode];
        dual[blossom] = 0;
        for (int leaf : leaves(blossom)) {
            if (label[top[leaf]] == INNER) {
                queue.push(leaf);
            }
            top[leaf] = blossom;
        }
        gatherBestEdges(blossom);
    }

    private void gatherBestEdges(int blossom) {
        int[] nodes = scratch;
        int count = 0;
        for (int child : children[blossom]) {
            if (bestEdges[child].length == 0) {
                for (int leaf : leaves(child)) {
                    for (int end : farEnds[leaf]) {
                        count = keepBest(nodes, count, end >> 1, blossom);
                    }
                }
            } else {
                for (int edge : bestEdges[child]) {
                    count = keepBest(nodes, count, edge, blossom);
                }
            }
            bestEdges[child] = EMPTY;
            bestEdge[child] = NONE;
        }
        int best = NONE;
        int[] found = new int[count];
        for (int i = 0; i < count; i++) {
            found[i] = bestTo[nodes[i]];
            bestTo[nodes[i]] = NONE;
            if (best == NONE || slack(found[i]) < slack(best)) {
                best = found[i];
            }
        }
        bestEdges[blossom] = found;
        bestEdge[blossom] = best;
    }

    /** Keeps an edge if it is the best to an outer node outside of the blossom; gives how many nodes have one. */
    private int keepBest(int[] nodes, int count, int edge, int blossom) {
        int node = top[graph.at(2 * edge)];
        if (node == blossom) {
            node = top[graph.at(2 * edge + 1)];
        }
        if (node == blossom || label[node] != OUTER) {
            return count;
        }
        if (bestTo[node] == NONE) {
            nodes[count] = node;
            bestTo[node] = edge;
            return count + 1;
        }
        if (slack(edge) < slack(bestTo[node])) {
            bestTo[node] = edge;
        }
        return count;
    }

    /** Dissolves a blossom: after a search, or an inner one, whose even side stays in the tree. */
    void expand(int blossom, boolean afterSearch) {
        for (int child : children[blossom]) {
            parent[child] = NONE;
            if (child >= vertices && afterSearch && dual[child] == 0) {
                expand(child, true);
            } else {
                for (int leaf : leaves(child)) {
                    top[leaf] = child;
                }
            }
        }
        if (!afterSearch && label[blossom] == INNER) {
            relabel(blossom);
        }
        label[blossom] = UNREACHED;
        labelEnd[blossom] = NONE;
        children[blossom] = EMPTY;
        childEnds[blossom] = EMPTY;
        base[blossom] = NONE;
        bestEdges[blossom] = EMPTY;
        bestEdge[blossom] = NONE;
        spare[spares++] = blossom;
    }

    private void relabel(int blossom) {
        int[] ring = children[blossom];
        int entry = top[graph.at(labelEnd[blossom] ^ 1)];
        Walk walk = new Walk(blossom, indexOf(ring, entry));
        int end = labelEnd[blossom];
        while (walk.at != 0) {
            label[graph.at(end ^ 1)] = UNREACHED;
            int next = walk.end();
            label[graph.at(next ^ 1)] = UNREACHED;
            reach(graph.at(end ^ 1), INNER, end);
            walk.step();
            end = walk.end();
            walk.step();
        }
        // The base stays inner without its mate being reached anew.
        int baseNode = ring[0];
        label[graph.at(end ^ 1)] = INNER;
        label[baseNode] = INNER;
        labelEnd[graph.at(end ^ 1)] = end;
        labelEnd[baseNode] = end;
        bestEdge[baseNode] = NONE;
        for (walk.step(); walk.child() != entry; walk.step()) {
            relabelOther(walk.child());
        }
    }

    /** A child on the odd side: it stays in the tree if one of its vertices was reached from outside the blossom. */
    private void relabelOther(int child) {
        if (label[child] == OUTER) {
            return;
        }
        for (int leaf : leaves(child)) {
            if (label[leaf] != UNREACHED) {
                label[leaf] = UNREACHED;
                label[graph.at(mate[base[child]])] = UNREACHED;
                reach(leaf, INNER, labelEnd[leaf]);
                return;
            }
        }
    }

    /** A walk round a blossom from a child to the base by the way of even length. */
    final class Walk {
        private final int[] ring;
        private final int[] ends;
        private final int step;
        int at;

        Walk(int blossom, int from) {
            ring = children[blossom];
            ends = childEnds[blossom];
            step = (from & 1) == 1 ? 1 : -1;
            at = from;
        }

        /** The near end of the edge to the next child. */
        int end() {
            return step == 1 ? ends[at] : ends[Math.floorMod(at - 1, ring.length)] ^ 1;
        }

        void step() {
            at = Math.floorMod(at + step, ring.length);
        }

        int child() {
            return ring[at];
        }
    }

    static int indexOf(int[] ring, int node) {
        int i = 0;
        while (ring[i] != node) {
            i++;
        }
        return i;
    }
}
