package org.janggi.testkit.perft;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.testkit.RandomPositions;
import org.janggi.variants.RuleSets;

/**
 * Writes the published tables: {@code PerftTableWriter DIR STARTS MIDDLES [ID...]}. The fast counter goes to depth 4 from the
 * starts and to depth 3 from positions out of games; the naive one as far as the two numbers say, and no less far than in the
 * table that is there. Counts on which the two disagree are an error, and no table is written.
 */
final class PerftTableWriter {
    private static final int START_DEPTH = 4;
    private static final int MIDDLE_DEPTH = 3;
    private static final int MIDDLES = 20;
    private static final int SHORTEST = 20;
    private static final int LONGEST = 100;

    private PerftTableWriter() {}

    /**
     * The tool.
     *
     * @param args the folder, how deep the naive counter goes from starts and from other positions, and ids
     * @throws IOException if a table cannot be written
     */
    public static void main(String[] args) throws IOException {
        List<String> ids = List.of(args).subList(3, args.length);
        for (RuleSet rules : RuleSets.builtIn()) {
            if (ids.isEmpty() || ids.contains(rules.id())) {
                Path file = Path.of(args[0], rules.id() + ".perft");
                PerftTable table = table(rules, file, Integer.parseInt(args[1]), Integer.parseInt(args[2]));
                Files.writeString(file, head(rules) + table);
                System.out.println(file + " " + table.rows().size() + " rows");
            }
        }
    }

    private static String head(RuleSet rules) {
        return "# Lines of play under " + rules.name().english() + ": FEN, notion, and the counts for depth 1 and on.\n"
                + "# Counts before a bar were found by two counters that share no code, those after it by one.\n";
    }

    private static PerftTable table(RuleSet rules, Path file, int starts, int middles) throws IOException {
        Map<String, List<Long>> confirmed = new LinkedHashMap<>();
        if (Files.exists(file)) {
            for (PerftRow row : PerftTable.parse(Files.readString(file)).rows()) {
                confirmed.put(row.fen() + row.notion(), row.counts().subList(0, row.confirmed()));
            }
        }
        List<PerftRow> rows = new ArrayList<>();
        for (Formation cho : Formation.values()) {
            for (Formation han : Formation.values()) {
                rows.addAll(rows(rules, rules.start(cho, han).toString(), START_DEPTH, starts, confirmed));
            }
        }
        for (String fen : middles(rules)) {
            rows.addAll(rows(rules, fen, MIDDLE_DEPTH, middles, confirmed));
        }
        return new PerftTable(rules.id(), rows);
    }

    private static List<String> middles(RuleSet rules) {
        RandomPositions games = new RandomPositions(rules, 16);
        SplittableRandom random = new SplittableRandom(16);
        List<String> fens = new ArrayList<>();
        while (fens.size() < MIDDLES) {
            Formation[] formations = Formation.values();
            Position start = rules.start(
                    formations[random.nextInt(formations.length)], formations[random.nextInt(formations.length)]);
            Position position = games.play(start, random.nextInt(SHORTEST, LONGEST));
            if (!position.isOver() && !fens.contains(position.toString())) {
                fens.add(position.toString());
            }
        }
        return fens;
    }

    private static List<PerftRow> rows(
            RuleSet rules, String fen, int depth, int naiveDepth, Map<String, List<Long>> confirmed) {
        List<PerftRow> rows = new ArrayList<>();
        for (Perft notion : Perft.values()) {
            List<Long> counts = new ArrayList<>();
            for (int ply = 1; ply <= depth; ply++) {
                counts.add(notion.count(Fen.parse(fen, rules), ply));
            }
            List<Long> before = confirmed.getOrDefault(fen + notion, List.of());
            int known = counts.subList(0, before.size()).equals(before) ? before.size() : 0;
            int reached = known;
            while (reached < Math.min(naiveDepth, depth) && isConfirmed(rules, fen, notion, counts, reached + 1)) {
                reached++;
            }
            rows.add(new PerftRow(fen, notion, counts, reached));
        }
        return rows;
    }

    /** False where the naive reference cannot set up a position on the way, which the rule set refuses to anyone. */
    private static boolean isConfirmed(RuleSet rules, String fen, Perft notion, List<Long> counts, int depth) {
        long naive;
        try {
            naive = NaiveCounter.count(rules, fen, notion, depth);
        } catch (InvalidPositionException e) {
            System.out.println(rules.id() + " " + notion + " depth " + depth + " from " + fen + ": " + e.getMessage());
            return false;
        }
        if (naive != counts.get(depth - 1)) {
            throw new IllegalStateException(rules.id() + " " + notion + " depth " + depth + " from " + fen + ": fast "
                    + counts.get(depth - 1) + ", naive " + naive);
        }
        return true;
    }
}
