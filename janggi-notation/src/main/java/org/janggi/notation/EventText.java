package org.janggi.notation;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.janggi.core.Event;

/** An event in the value of a tag, as in {@code 12 warning cause=talking side=cho}. */
final class EventText {
    private EventText() {}

    static String write(Event event) {
        StringBuilder text = new StringBuilder().append(event.ply()).append(' ');
        text.append(EscapedText.escape(event.type(), true));
        new TreeMap<>(event.attributes())
                .forEach((name, value) -> text.append(' ')
                        .append(EscapedText.escape(name, true))
                        .append('=')
                        .append(EscapedText.escape(value, true)));
        return text.toString();
    }

    /**
     * Reads an event.
     *
     * @param ply its ply, which stood before the text
     * @throws IllegalArgumentException if there is no such ply
     */
    static Event read(int ply, String text) {
        String[] words = text.split(" ", -1);
        Map<String, String> attributes = new HashMap<>();
        for (int i = 1; i < words.length; i++) {
            String[] parts = words[i].split("=", 2);
            attributes.put(EscapedText.unescape(parts[0]), EscapedText.unescape(parts.length > 1 ? parts[1] : ""));
        }
        return new Event(ply, EscapedText.unescape(words[0]), attributes);
    }
}
