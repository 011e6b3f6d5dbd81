package org.janggi.testkit.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.variants.ForcedWin;
import org.janggi.variants.TotalTime;

/**
 * Prints what the solver of P13b costs on the engine's positions: median, percentiles, the slowest positions, and how many
 * forced wins there are. No test; run {@link #main} with the test class path, as in
 *
 * <pre>{@code
 * java -cp ... org.janggi.testkit.oracle.ForcedWinTimes [MOVES [opponent]]
 * }</pre>
 *
 * <p>{@code MOVES} is 3 by default; with {@code opponent} the side that is not to move claims. One thread, no warm-up.
 */
final class ForcedWinTimes {
    private static final int SLOWEST = 5;

    private ForcedWinTimes() {}

    private record Time(double millis, Position position, Optional<ForcedWin> win) {}

    /** Measures and prints. */
    public static void main(String[] arguments) {
        int moves = arguments.length > 0 ? Integer.parseInt(arguments[0]) : TotalTime.TURNS;
        boolean opponent = arguments.length > 1 && arguments[1].equals("opponent");
        List<Time> times = new ArrayList<>();
        for (Position position : ForcedWinOracleTest.corpus()) {
            Side side = opponent ? position.turn().opponent() : position.turn();
            long start = System.nanoTime();
            Optional<ForcedWin> win = ForcedWin.find(position, side, moves);
            times.add(new Time((System.nanoTime() - start) / 1e6, position, win));
        }
        times.sort(Comparator.comparingDouble(Time::millis));
        System.out.printf("%d positions, within %d moves%n", times.size(), moves);
        for (int percent : new int[] {50, 90, 99}) {
            System.out.printf(
                    "%d %% under %.1f ms%n",
                    percent, times.get(times.size() * percent / 100).millis());
        }
        for (int i = 0; i <= moves; i++) {
            int length = i;
            System.out.printf(
                    "won in %d: %d%n",
                    i,
                    times.stream()
                            .filter(time -> time.win().map(ForcedWin::moves).equals(Optional.of(length)))
                            .count());
        }
        times.subList(Math.max(0, times.size() - SLOWEST), times.size())
                .forEach(time -> System.out.printf(
                        "%.1f ms: %s %s%n",
                        time.millis(),
                        time.position(),
                        time.win().map(ForcedWin::toString).orElse("no win")));
    }
}
