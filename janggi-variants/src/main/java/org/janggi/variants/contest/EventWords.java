package org.janggi.variants.contest;

import java.util.Arrays;
import java.util.Optional;
import org.janggi.core.Side;

/** The words for values in texts of events. */
final class EventWords {
    private EventWords() {}

    static Optional<Side> side(String word) {
        return Arrays.stream(Side.values())
                .filter(side -> side.id().equals(word))
                .findFirst();
    }
}
