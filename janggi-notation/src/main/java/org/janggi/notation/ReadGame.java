package org.janggi.notation;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game as a reader gives it: the record, where it was, and what was wrong with it.
 *
 * @param index the game within the input, from 1
 * @param place where the game begins: its first tag, or its first move if it has none
 * @param record the record as far as it could be read
 * @param truncated whether moves may be missing, because something could not be read
 * @param diagnostics what was noticed, in the order of the text; about the whole game at the end
 * @param source what the record does not keep, if it was asked for and the game is within the limits
 */
public record ReadGame(
        int index,
        Place place,
        GameRecord record,
        boolean truncated,
        List<Diagnostic> diagnostics,
        Optional<RecordSource> source) {
    /**
     * A game that was read.
     *
     * @param index the game within the input
     * @param place where the game begins
     * @param record the record
     * @param truncated whether moves may be missing
     * @param diagnostics what was noticed; copied
     * @param source what the record does not keep
     */
    public ReadGame {
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(record, "record");
        diagnostics = List.copyOf(diagnostics);
        Objects.requireNonNull(source, "source");
    }

    /**
     * Whether something is wrong with the game.
     *
     * @return true if there is an error among the diagnostics
     */
    public boolean hasErrors() {
        return diagnostics.stream().anyMatch(Diagnostic::isError);
    }
}
