package org.janggi.variants;

import java.util.Map;
import java.util.Set;
import org.janggi.core.Refusal;
import org.janggi.core.Text;

/** The two manuals of Gungjanggi: their measure, and the names of their clauses. */
enum Manual {
    SILVER("gungjanggi-silver", new Text("Gungjanggi, silver", "궁장기 실버"), Measure.VALUE, Map.of()),
    DAN(
            "gungjanggi-dan",
            new Text("Gungjanggi, dan", "궁장기 유단자"),
            Measure.COUNT,
            Map.ofEntries(
                    Map.entry("S3", "D16"),
                    Map.entry("S6", "D16"),
                    Map.entry("S7", "D16"),
                    Map.entry("S10", "D1"),
                    Map.entry("S13", "D2"),
                    Map.entry("S15", "D3"),
                    Map.entry("S22", "D10"),
                    Map.entry("S23", "D10"),
                    Map.entry("S24", "D11"),
                    Map.entry("S25", "D11"),
                    Map.entry("S28", "D13"),
                    Map.entry("S29", "D14"),
                    Map.entry("S36", "D16")));

    private static final Set<String> REPLACED_BY_DAN = Set.of("S6", "S7", "S18", "S28", "S29", "S35", "S36");

    private final String id;
    private final Text title;
    private final Measure measure;
    private final Map<String, String> clauses;

    Manual(String id, Text title, Measure measure, Map<String, String> clauses) {
        this.id = id;
        this.title = title;
        this.measure = measure;
        this.clauses = clauses;
    }

    String id() {
        return id;
    }

    Text title() {
        return title;
    }

    Measure measure() {
        return measure;
    }

    /** What this manual calls a clause of silver; the same name where it has none of its own. */
    String clause(String silver) {
        return clauses.getOrDefault(silver, silver);
    }

    /**
     * Whether a clause of the catalogue is in force: those of movement, this manual's own, and in dan those of silver that
     * it does not replace.
     */
    boolean knows(String clause) {
        return switch (clause.charAt(0)) {
            case 'M' -> true;
            case 'S' -> this == SILVER || !REPLACED_BY_DAN.contains(clause);
            case 'D' -> this == DAN;
            default -> false;
        };
    }

    /** The clause under which this manual lists a clause of silver: its own where that is replaced. */
    String listed(String silver) {
        return knows(silver) ? silver : silver.equals("S35") ? "D16" : clause(silver);
    }

    Refusal refusal(String silver, String english, String korean) {
        return Refusal.of(clause(silver), english, korean);
    }
}
