package org.janggi.variants.league;

/** Makes a matching one edge larger, along a way through an {@link AlternatingTree} and the blossoms on it. */
final class Augmentation {
    private final AlternatingTree tree;

    Augmentation(AlternatingTree tree) {
        this.tree = tree;
    }

    /** Matches along the way from the root to an edge whose other end is unmatched. */
    void augment(int edge) {
        augmentFrom(tree.graph.at(2 * edge), 2 * edge + 1);
        augmentFrom(tree.graph.at(2 * edge + 1), 2 * edge);
    }

    private void augmentFrom(int start, int startEnd) {
        int outer = start;
        int end = startEnd;
        while (true) {
            int node = tree.top[outer];
            if (node >= tree.vertices) {
                rebase(node, outer);
            }
            tree.mate[outer] = end;
            if (tree.labelEnd[node] == AlternatingTree.NONE) {
                return;
            }
            int innerNode = tree.top[tree.graph.at(tree.labelEnd[node])];
            int inner = tree.graph.at(tree.labelEnd[innerNode] ^ 1);
            outer = tree.graph.at(tree.labelEnd[innerNode]);
            if (innerNode >= tree.vertices) {
                rebase(innerNode, inner);
            }
            tree.mate[inner] = tree.labelEnd[innerNode];
            end = tree.labelEnd[innerNode] ^ 1;
        }
    }

    /** Matches within a blossom anew, so that a vertex of it becomes the base. */
    private void rebase(int blossom, int vertex) {
        int child = vertex;
        while (tree.parent[child] != blossom) {
            child = tree.parent[child];
        }
        if (child >= tree.vertices) {
            rebase(child, vertex);
        }
        int from = AlternatingTree.indexOf(tree.children[blossom], child);
        AlternatingTree.Walk walk = tree.new Walk(blossom, from);
        while (walk.at != 0) {
            walk.step();
            int end = walk.end();
            rematch(walk.child(), tree.graph.at(end));
            walk.step();
            rematch(walk.child(), tree.graph.at(end ^ 1));
            tree.mate[tree.graph.at(end)] = end ^ 1;
            tree.mate[tree.graph.at(end ^ 1)] = end;
        }
        tree.children[blossom] = rotated(tree.children[blossom], from);
        tree.childEnds[blossom] = rotated(tree.childEnds[blossom], from);
        tree.base[blossom] = tree.base[tree.children[blossom][0]];
    }

    private void rematch(int child, int vertex) {
        if (child >= tree.vertices) {
            rebase(child, vertex);
        }
    }

    private static int[] rotated(int[] ring, int from) {
        int[] result = new int[ring.length];
        for (int i = 0; i < ring.length; i++) {
            result[i] = ring[(i + from) % ring.length];
        }
        return result;
    }
}
