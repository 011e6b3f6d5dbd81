package org.janggi.testkit.perft;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.janggi.core.Fen;
import org.janggi.core.RuleSet;

/**
 * Counts of lines of play under one rule set, as text: a line {@code rules ID}, then a {@link PerftRow} a line, which is FEN,
 * notion ({@code game} or {@code moves}, see {@link org.janggi.core.Perft}) and the counts for depth 1 and on, with tabs between
 * and the counts parted by spaces. Counts before a bar were found by two counters that share no code, those after it by one;
 * without a bar all by two. Empty lines and lines that begin with {@code #} say nothing.
 *
 * <pre>{@code
 * PerftTable table = PerftTable.published(FairyRules.CASUAL).orElseThrow();
 * table.mismatches(FairyRules.CASUAL, 2000); // -> []
 * PerftTable own = PerftTable.parse("rules mine\n4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1\tgame\t9 | 81\n");
 * own.rows().get(0).confirmed(); // -> 1
 * }</pre>
 *
 * @param rules the id of the rule set
 * @param rows the rows
 */
public record PerftTable(String rules, List<PerftRow> rows) {
    private static final String HEAD = "rules ";
    private static final Map<String, Optional<PerftTable>> PUBLISHED = new ConcurrentHashMap<>();

    /**
     * A table.
     *
     * @param rules the id of the rule set
     * @param rows the rows; copied
     */
    public PerftTable {
        Objects.requireNonNull(rules, "rules");
        rows = List.copyOf(rows);
    }

    /**
     * The table of a built-in rule set that comes with this module: all 16 starts and 20 positions out of games, in both
     * notions.
     *
     * @param rules a rule set
     * @return the table; empty for rule sets that are not built in, and for those with options
     */
    public static Optional<PerftTable> published(RuleSet rules) {
        return rules.options().isEmpty() ? PUBLISHED.computeIfAbsent(rules.id(), PerftTable::read) : Optional.empty();
    }

    private static Optional<PerftTable> read(String id) {
        if (!id.matches("[a-z0-9-]+")) {
            return Optional.empty();
        }
        try (InputStream in = PerftTable.class.getResourceAsStream(id + ".perft")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a table.
     *
     * @param text what {@link #toString} writes
     * @return the table
     * @throws IllegalArgumentException if the text is anything else; the message names the line
     */
    public static PerftTable parse(String text) {
        List<PerftRow> rows = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Optional<String> rules = Optional.empty();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (rules.isEmpty()) {
                if (!line.startsWith(HEAD) || !line.substring(HEAD.length()).matches("\\S+")) {
                    throw new IllegalArgumentException("line " + number + ": expected rules ID, found \""
                            + line.replace("\uFEFF", "<byte-order mark>") + "\"");
                }
                rules = Optional.of(line.substring(HEAD.length()));
                continue;
            }
            try {
                PerftRow row = PerftRow.parse(line);
                if (!seen.add(row.fen() + "\t" + row.notion())) {
                    throw new IllegalArgumentException("expected each position once for a notion, found again " + row);
                }
                rows.add(row);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
            }
        }
        int last = number;
        return new PerftTable(
                rules.orElseThrow(
                        () -> new IllegalArgumentException("line " + last + ": expected rules ID, found the end")),
                rows);
    }

    /**
     * Counts again, row by row.
     *
     * @param played the rule set to count with
     * @param lines counts greater than this are passed over
     * @return what does not agree, one for each row at most
     */
    public List<PerftMismatch> mismatches(RuleSet played, long lines) {
        return rows.stream()
                .flatMap(row -> row.upTo(lines).stream())
                .flatMap(row -> row.mismatch(Fen.parse(row.fen(), played)).stream())
                .toList();
    }

    /** The text that {@link #parse} reads. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(HEAD).append(rules).append('\n');
        rows.forEach(row -> text.append(row).append('\n'));
        return text.toString();
    }
}
