package org.janggi.testkit.bench;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.testkit.Playouts;
import org.janggi.variants.RuleSets;
import org.openjdk.jol.info.GraphLayout;

/** The bytes of positions, games and questions under each rule set, beside their limits. */
final class MemoryReport {
    private static final int POSITION = 256;
    private static final int PLY = 320;
    private static final int PLIES = 150;

    private boolean kept = true;

    private MemoryReport() {}

    /**
     * Prints the report and ends the process; the exit code is 1 if a limit is passed.
     *
     * @param args none
     */
    public static void main(String[] args) throws IOException {
        // Without it the layout of records is not to be had.
        System.setProperty("jol.magicFieldOffset", "true");
        MemoryReport report = new MemoryReport();
        System.out.printf(Locale.ROOT, "%s, load %.1f%n", Machine.description(), Machine.load());
        for (RuleSet rules : RuleSets.builtIn()) {
            System.out.println(rules.id());
            report.of(rules);
        }
        System.exit(report.kept ? 0 : 1);
    }

    private void of(RuleSet rules) throws IOException {
        List<Position> middle = Positions.of(rules);
        Position start = rules.start(Formation.HEEH, Formation.HEEH);
        line("a position, without what it shares", own(middle.get(0), start), POSITION);
        Game game = Game.of(start);
        List<Move> moves = moves(game);
        line("a ply of a game", Allocation.of(() -> replay(game, moves)), PLY);
        line("a counted move", Allocation.of(() -> count(middle)), 0);
        line("a test for check", Allocation.of(() -> checks(middle)), 0);
    }

    /** The size of all objects that only this position refers to. */
    private static long own(Position position, Position other) {
        return GraphLayout.parseInstance(position)
                .subtract(GraphLayout.parseInstance(other))
                .totalSize();
    }

    private static List<Move> moves(Game start) {
        Playouts playouts = new Playouts(start.rules(), 1, PLIES);
        return LongStream.range(0, Long.MAX_VALUE)
                .mapToObj(number -> playouts.play(start, number).history())
                .filter(history -> history.ply() == PLIES)
                .findFirst()
                .orElseThrow()
                .moves();
    }

    private static long replay(Game start, List<Move> moves) {
        Game game = start;
        for (Move move : moves) {
            game = game.play(move);
        }
        return game.history().ply();
    }

    private static long count(List<Position> positions) {
        long moves = 0;
        for (Position position : positions) {
            moves += position.moveCount();
        }
        return moves;
    }

    private static long checks(List<Position> positions) {
        int checks = 0;
        for (Position position : positions) {
            checks += position.isInCheck()
                            || position.isGeneralAttacked(position.turn().opponent())
                    ? 1
                    : 0;
        }
        return positions.size() + (checks < 0 ? 1 : 0);
    }

    private void line(String what, double bytes, int limit) {
        // Less than half a byte on average is the measurement itself.
        boolean keeps = Math.round(bytes) <= limit;
        kept &= keeps;
        System.out.printf(
                Locale.ROOT, "  %-36s %7.1f bytes, limit %d%s%n", what, bytes, limit, keeps ? "" : ": PASSED");
    }
}
