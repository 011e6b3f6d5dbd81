package org.janggi.testkit.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.janggi.core.Fen;
import org.janggi.core.Perft;
import org.janggi.core.Position;

/**
 * The counts of lines of play from one position, for depth 1 and on.
 *
 * <pre>{@code
 * PerftRow row = new PerftRow("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1", Perft.GAME, List.of(9L, 81L), 2);
 * row.upTo(50).orElseThrow().counts(); // -> [9]
 * }</pre>
 *
 * @param fen the position, as its rule set writes it
 * @param notion what is counted
 * @param counts the numbers of lines of 1, 2, 3... plies, at least one
 * @param confirmed how many of them were found by two counters that share no code; the others by one
 */
public record PerftRow(String fen, Perft notion, List<Long> counts, int confirmed) {
    /**
     * A row.
     *
     * @param fen the position
     * @param notion what is counted
     * @param counts the numbers of lines, at least one; copied
     * @param confirmed how many of them were found by two counters, 0 or more
     */
    public PerftRow {
        Objects.requireNonNull(fen, "fen");
        Objects.requireNonNull(notion, "notion");
        counts = List.copyOf(counts);
        if (counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("a count is 0 or more, found " + counts);
        }
        if (counts.isEmpty() || confirmed < 0 || confirmed > counts.size()) {
            throw new IllegalArgumentException(
                    "a row has counts, none to all of them confirmed, found " + confirmed + " of " + counts);
        }
    }

    /**
     * The counts that are small enough.
     *
     * @param lines the greatest count that is kept
     * @return a row that may be shorter, or empty if even the first count is greater
     */
    public Optional<PerftRow> upTo(long lines) {
        List<Long> kept = counts.stream().takeWhile(count -> count <= lines).toList();
        return kept.isEmpty()
                ? Optional.empty()
                : Optional.of(new PerftRow(fen, notion, kept, Math.min(confirmed, kept.size())));
    }

    /**
     * Counts again.
     *
     * @param position the position of this row
     * @return the first depth at which the count is another, or empty
     */
    public Optional<PerftMismatch> mismatch(Position position) {
        for (int depth = 1; depth <= counts.size(); depth++) {
            long found = notion.count(position, depth);
            if (found != counts.get(depth - 1)) {
                return Optional.of(new PerftMismatch(this, depth, found, notion.divide(position, depth)));
            }
        }
        return Optional.empty();
    }

    /** Reads what {@link #toString} writes. */
    static PerftRow parse(String line) {
        String[] parts = line.split("\t", -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException(
                    "expected FEN, notion and counts with tabs between, found " + parts.length + " fields");
        }
        Fen.parseSetup(parts[0]);
        List<Long> counts = new ArrayList<>();
        int confirmed = -1;
        for (String word : parts[2].split(" ", -1)) {
            if (word.equals("|") && confirmed < 0) {
                confirmed = counts.size();
            } else if (word.matches("[0-9]{1,18}")) {
                counts.add(Long.parseLong(word));
            } else {
                throw new IllegalArgumentException("not a count: \"" + word + "\"");
            }
        }
        return new PerftRow(parts[0], notion(parts[1]), counts, confirmed < 0 ? counts.size() : confirmed);
    }

    private static Perft notion(String word) {
        return switch (word) {
            case "game" -> Perft.GAME;
            case "moves" -> Perft.MOVES;
            default -> throw new IllegalArgumentException("a notion is game or moves, found \"" + word + "\"");
        };
    }

    /** One line of a table. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(fen)
                .append('\t')
                .append(notion.name().toLowerCase(Locale.ROOT))
                .append('\t');
        for (int i = 0; i < counts.size(); i++) {
            text.append(i == 0 ? "" : " ").append(i == confirmed ? "| " : "").append(counts.get(i));
        }
        return text.toString();
    }
}
