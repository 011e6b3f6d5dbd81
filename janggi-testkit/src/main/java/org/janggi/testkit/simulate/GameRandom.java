package org.janggi.testkit.simulate;

import java.util.random.RandomGenerator;

/**
 * The stream of random numbers of a game: SplitMix64 (Steele, Lea and Flood, 2014), and numbers below a bound as Lemire
 * (2019) draws them without bias. Written out here, because the numbers of the JDK's generators may change from release
 * to release, and with them every result.
 */
final class GameRandom implements RandomGenerator {
    private static final long GAMMA = 0x9e3779b97f4a7c15L;
    private static final long INT_BITS = 0xffff_ffffL;

    private long state;

    /** A stream that begins with a state. */
    GameRandom(long state) {
        this.state = state;
    }

    /** The stream of the game with a number. */
    static GameRandom of(long seed, long number) {
        return new GameRandom(mixed(mixed(seed + GAMMA) + number * GAMMA));
    }

    private static long mixed(long word) {
        long z = (word ^ word >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    @Override
    public long nextLong() {
        state += GAMMA;
        return mixed(state);
    }

    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("a bound is 1 or more, found " + bound);
        }
        long product = (nextInt() & INT_BITS) * bound;
        if ((product & INT_BITS) < bound) {
            long least = (1L << 32) % bound;
            while ((product & INT_BITS) < least) {
                product = (nextInt() & INT_BITS) * bound;
            }
        }
        return (int) (product >>> 32);
    }
}
