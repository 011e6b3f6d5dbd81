package org.janggi.variants.league;

import static org.janggi.variants.league.AlternatingTree.INNER;
import static org.janggi.variants.league.AlternatingTree.NONE;
import static org.janggi.variants.league.AlternatingTree.OUTER;
import static org.janggi.variants.league.AlternatingTree.UNREACHED;

/**
 * A perfect matching of least cost in a general graph, by Edmonds' algorithm with blossoms and dual variables. Exact: when
 * it leaves a vertex unmatched, the graph has no perfect matching, and no matching with more edges. Among matchings of the
 * same cost it tends to those edges that were added first.
 *
 * <p><b>Cost.</b> O(n (m + n^2)) for n vertices and m edges at worst, in practice far less. Costs up to 2^55 in absolute
 * value are safe for 1,000 vertices.
 */
final class PerfectMatching {
    private final AlternatingTree tree;
    private final Augmentation augmentation;
    private final MatchingGraph graph;
    private final int vertices;

    private PerfectMatching(MatchingGraph graph) {
        this.graph = graph;
        this.vertices = graph.vertices();
        this.tree = new AlternatingTree(graph);
        this.augmentation = new Augmentation(tree);
    }

    /**
     * For each vertex its partner, or -1 for those that are left over because there is no perfect matching. The costs of
     * one that is not perfect mean nothing.
     */
    static int[] of(MatchingGraph graph) {
        PerfectMatching matching = new PerfectMatching(graph);
        matching.startDuals();
        matching.startPairs();
        for (int v = 0; v < graph.vertices(); v++) {
            if (matching.tree.mate[v] == NONE) {
                matching.search(v);
            }
        }
        int[] partners = new int[graph.vertices()];
        for (int v = 0; v < partners.length; v++) {
            int end = matching.tree.mate[v];
            partners[v] = end == NONE ? NONE : graph.at(end);
        }
        return partners;
    }

    /** No edge may have negative slack. Nothing asks for equal duals of unmatched vertices: only perfect matchings count. */
    private void startDuals() {
        for (int v = 0; v < vertices; v++) {
            long least = Long.MAX_VALUE;
            for (int end : tree.farEnds[v]) {
                least = Math.min(least, graph.cost(end >> 1));
            }
            tree.dual[v] = least == Long.MAX_VALUE ? 0 : -least;
        }
    }

    /** Lowers the dual of each vertex in turn as far as its edges permit, and matches it by its first edge made tight. */
    private void startPairs() {
        for (int v = 0; v < vertices; v++) {
            long least = Long.MAX_VALUE;
            for (int end : tree.farEnds[v]) {
                least = Math.min(least, tree.slack(end >> 1));
            }
            if (least == Long.MAX_VALUE || tree.mate[v] != NONE) {
                continue;
            }
            tree.dual[v] -= least;
            for (int end : tree.farEnds[v]) {
                int w = graph.at(end);
                if (tree.mate[w] == NONE && tree.slack(end >> 1) == 0) {
                    tree.mate[v] = end;
                    tree.mate[w] = end ^ 1;
                    break;
                }
            }
        }
    }

    /**
     * Grows a tree from an unmatched vertex until it meets another one. If it cannot, the vertex stays unmatched: what
     * becomes of the others later does not change that.
     */
    private void search(int root) {
        tree.clear();
        tree.reach(root, OUTER, NONE);
        while (!grow()) {
            if (!changeDuals()) {
                return;
            }
        }
        for (int node = vertices; node < 2 * vertices; node++) {
            if (tree.isTopBlossom(node) && tree.label[node] == OUTER && tree.dual[node] == 0) {
                tree.expand(node, true);
            }
        }
    }

    /** Grows the tree along edges without slack; gives whether the matching was augmented. */
    private boolean grow() {
        while (!tree.queue.isEmpty()) {
            int v = tree.queue.pop();
            for (int end : tree.farEnds[v]) {
                if (tree.top[v] != tree.top[graph.at(end)] && follow(v, end)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean follow(int v, int end) {
        int w = graph.at(end);
        int edge = end >> 1;
        byte label = tree.label[tree.top[w]];
        long slack = tree.slack(edge);
        if (slack > 0) {
            if (label == OUTER) {
                remember(tree.top[v], edge, slack);
            } else if (tree.label[w] == UNREACHED) {
                remember(w, edge, slack);
            }
            return false;
        }
        if (label == UNREACHED) {
            if (tree.mate[tree.base[tree.top[w]]] == NONE) {
                augmentation.augment(edge);
                return true;
            }
            tree.reach(w, INNER, end ^ 1);
        } else if (label == OUTER) {
            tree.shrink(tree.commonBase(v, w), edge);
        } else if (tree.label[w] == UNREACHED) {
            // Inside an inner blossom: kept for when it is expanded.
            tree.label[w] = INNER;
            tree.labelEnd[w] = end ^ 1;
        }
        return false;
    }

    private void remember(int node, int edge, long slack) {
        int best = tree.bestEdge[node];
        if (best == NONE || slack < tree.slack(best)) {
            tree.bestEdge[node] = edge;
        }
    }

    /** Changes the duals by as little as makes one more step possible; gives whether there is such a step. */
    private boolean changeDuals() {
        long delta = Long.MAX_VALUE;
        int edge = NONE;
        int blossom = NONE;
        for (int v = 0; v < vertices; v++) {
            int best = tree.bestEdge[v];
            if (best != NONE && tree.label[tree.top[v]] == UNREACHED && tree.slack(best) < delta) {
                delta = tree.slack(best);
                edge = best;
            }
        }
        for (int node = 0; node < 2 * vertices; node++) {
            if (tree.base[node] == NONE || tree.parent[node] != NONE) {
                continue;
            }
            int best = tree.bestEdge[node];
            if (tree.label[node] == OUTER && best != NONE && tree.slack(best) / 2 < delta) {
                delta = tree.slack(best) / 2;
                edge = best;
            }
            if (tree.label[node] == INNER && node >= vertices && tree.dual[node] < delta) {
                delta = tree.dual[node];
                edge = NONE;
                blossom = node;
            }
        }
        if (edge == NONE && blossom == NONE) {
            return false;
        }
        shift(delta);
        if (edge == NONE) {
            tree.expand(blossom, false);
        } else {
            int v = graph.at(2 * edge);
            tree.queue.push(tree.label[tree.top[v]] == OUTER ? v : graph.at(2 * edge + 1));
        }
        return true;
    }

    private void shift(long delta) {
        for (int v = 0; v < vertices; v++) {
            byte label = tree.label[tree.top[v]];
            if (label == OUTER) {
                tree.dual[v] -= delta;
            } else if (label == INNER) {
                tree.dual[v] += delta;
            }
        }
        for (int node = vertices; node < 2 * vertices; node++) {
            if (tree.isTopBlossom(node)) {
                if (tree.label[node] == OUTER) {
                    tree.dual[node] += delta;
                } else if (tree.label[node] == INNER) {
                    tree.dual[node] -= delta;
                }
            }
        }
    }
}
