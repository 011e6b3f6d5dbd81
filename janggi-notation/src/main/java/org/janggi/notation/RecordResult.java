package org.janggi.notation;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * How a recorded game ended.
 *
 * @param winner who won
 * @param reason how
 * @param marginHalves by how many half points, where the record tells
 * @param raw what the record says, not interpreted; empty if it says nothing
 */
public record RecordResult(Winner winner, ResultReason reason, OptionalInt marginHalves, String raw) {
    /** Nothing known. */
    public static final RecordResult UNKNOWN = of(Winner.UNKNOWN, ResultReason.UNSPECIFIED, "");

    /**
     * A result.
     *
     * @param winner who won
     * @param reason how
     * @param marginHalves by how many half points, or empty
     * @param raw what the record says
     */
    public RecordResult {
        Objects.requireNonNull(winner, "winner");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(marginHalves, "marginHalves");
        Objects.requireNonNull(raw, "raw");
    }

    /**
     * A result without a margin.
     *
     * @param winner who won
     * @param reason how
     * @param raw what the record says
     * @return the result
     */
    public static RecordResult of(Winner winner, ResultReason reason, String raw) {
        return new RecordResult(winner, reason, OptionalInt.empty(), raw);
    }

    /**
     * Reads a result as Korean records write it. The winner is not always named first: {@code 초 시간패} is a loss of Cho.
     *
     * @param raw the words, as in {@code 한 완승}, {@code 초 3.5점 승} or {@code 무승부(빅장)}; blanks around them do not matter
     * @return the result; {@link Winner#UNKNOWN} with {@link ResultReason#UNRECOGNISED} for any other text
     */
    public static RecordResult parseKorean(String raw) {
        return KoreanResult.parse(raw);
    }

    /**
     * Whether the words were understood.
     *
     * @return false if no grammar knows them
     */
    public boolean isRecognised() {
        return reason != ResultReason.UNRECOGNISED;
    }
}
