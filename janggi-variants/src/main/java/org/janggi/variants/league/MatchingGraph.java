package org.janggi.variants.league;

import java.util.Arrays;

/**
 * An undirected graph whose edges have costs. Edge k joins the ends 2k and 2k + 1; an end stands for the vertex it is at,
 * and {@code end ^ 1} is the other end of the same edge.
 */
final class MatchingGraph {
    private final int vertices;
    private int[] ends = new int[64];
    private long[] costs = new long[32];
    private int edges;

    MatchingGraph(int vertices) {
        this.vertices = vertices;
    }

    /** Adds an edge between two vertices, which are counted from 0. */
    void add(int one, int other, long cost) {
        if (edges == costs.length) {
            costs = Arrays.copyOf(costs, 2 * edges);
            ends = Arrays.copyOf(ends, 4 * edges);
        }
        ends[2 * edges] = one;
        ends[2 * edges + 1] = other;
        costs[edges] = cost;
        edges++;
    }

    int vertices() {
        return vertices;
    }

    int edges() {
        return edges;
    }

    /** The vertex at an end. */
    int at(int end) {
        return ends[end];
    }

    long cost(int edge) {
        return costs[edge];
    }

    /** For each vertex the far ends of its edges, in the order in which these were added. */
    int[][] farEnds() {
        int[] degree = new int[vertices];
        for (int end = 0; end < 2 * edges; end++) {
            degree[ends[end]]++;
        }
        int[][] far = new int[vertices][];
        for (int v = 0; v < vertices; v++) {
            far[v] = new int[degree[v]];
        }
        for (int end = 2 * edges - 1; end >= 0; end--) {
            int v = ends[end];
            far[v][--degree[v]] = end ^ 1;
        }
        return far;
    }
}
