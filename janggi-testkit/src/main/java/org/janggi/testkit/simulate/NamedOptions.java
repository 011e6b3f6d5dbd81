package org.janggi.testkit.simulate;

import java.util.LinkedHashMap;
import java.util.Map;

/** A name with options, as in {@code prefer{capture=4,check=2}}. */
record NamedOptions(String name, Map<String, String> options) {
    /** Reads a text; what it should be is told in the message if it is none. */
    static NamedOptions parse(String what, String text) {
        int brace = text.indexOf('{');
        if (brace < 0) {
            return new NamedOptions(text, Map.of());
        }
        Map<String, String> options = new LinkedHashMap<>();
        if (!text.endsWith("}")) {
            throw fault(what, text);
        }
        for (String option : text.substring(brace + 1, text.length() - 1).split(",", -1)) {
            int equals = option.indexOf('=');
            if (equals < 1) {
                throw fault(what, text);
            }
            String name = option.substring(0, equals).strip();
            if (options.put(name, option.substring(equals + 1).strip()) != null) {
                throw new IllegalArgumentException(what + " \"" + text + "\": option " + name + " twice");
            }
        }
        return new NamedOptions(text.substring(0, brace), options);
    }

    private static IllegalArgumentException fault(String what, String text) {
        return new IllegalArgumentException(
                what + ": expected a name, or a name with options as in name{a=1,b=2}, found \"" + text + "\"");
    }
}
