package org.janggi.notation;

import java.util.Map;
import org.checkerframework.checker.nullness.qual.Nullable;

/** The results of PGN: four words, and a tag for how the game ended. */
final class PgnResult {
    static final String OPEN = "*";

    private static final Map<String, Winner> WINNERS =
            Map.of("1-0", Winner.CHO, "0-1", Winner.HAN, "1/2-1/2", Winner.NONE, OPEN, Winner.UNKNOWN);

    private static final Map<ResultReason, String> TERMINATIONS = Map.of(
            ResultReason.TIME, "time forfeit",
            ResultReason.DISQUALIFICATION, "rules infraction",
            ResultReason.DISCONNECTION, "abandoned",
            ResultReason.ABORTED, "unterminated");

    private PgnResult() {}

    /** Whether a word is one of the four. */
    static boolean isResult(String word) {
        return WINNERS.containsKey(word);
    }

    /** The word for a winner. */
    static String word(Winner winner) {
        return switch (winner) {
            case CHO -> "1-0";
            case HAN -> "0-1";
            case NONE -> "1/2-1/2";
            case UNKNOWN -> OPEN;
        };
    }

    /** The value of the tag {@code Termination} for a reason, or null if there is none in particular. */
    static @Nullable String termination(ResultReason reason) {
        return TERMINATIONS.get(reason);
    }

    /**
     * The result that two tags tell.
     *
     * @param word the result
     * @param termination how the game ended, or null
     */
    static RecordResult read(String word, @Nullable String termination) {
        Winner winner = WINNERS.get(word);
        if (winner == null) {
            return RecordResult.of(Winner.UNKNOWN, ResultReason.UNRECOGNISED, word);
        }
        ResultReason reason = ResultReason.UNSPECIFIED;
        for (Map.Entry<ResultReason, String> entry : TERMINATIONS.entrySet()) {
            if (termination != null && entry.getValue().equalsIgnoreCase(termination.strip())) {
                reason = entry.getKey();
            }
        }
        return RecordResult.of(winner, reason, word.equals(OPEN) ? "" : word);
    }
}
