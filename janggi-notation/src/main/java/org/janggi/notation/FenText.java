package org.janggi.notation;

import java.util.Map;
import java.util.TreeMap;
import org.janggi.core.Setup;

/** Set-ups as FENs without a rule set: whatever state there is, sorted by name. */
final class FenText {
    private FenText() {}

    /** Six fields, and a seventh if there is state. */
    static String of(Setup setup) {
        StringBuilder text = new StringBuilder()
                .append(setup.board())
                .append(' ')
                .append(setup.turn().letter())
                .append(" - - ")
                .append(setup.halfmoves())
                .append(' ')
                .append(setup.fullmoves());
        String separator = " ";
        for (Map.Entry<String, String> field : new TreeMap<>(setup.state()).entrySet()) {
            text.append(separator).append(field.getKey()).append('=').append(field.getValue());
            separator = ",";
        }
        return text.toString();
    }
}
