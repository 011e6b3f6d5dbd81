package org.janggi.core.internal;

import java.util.SplittableRandom;

/** The random numbers whose sum without carry is a position's key: one for each role on each square, one for Han. */
final class Zobrist {
    private static final long[] PIECES = new long[28 * Bits.SQUARES];
    static final long HAN_TO_MOVE;

    static {
        SplittableRandom random = new SplittableRandom(0x6A616E676769L);
        for (int i = 0; i < PIECES.length; i++) {
            PIECES[i] = random.nextLong();
        }
        HAN_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}

    static long piece(int role, int square) {
        return PIECES[role * Bits.SQUARES + square];
    }
}
