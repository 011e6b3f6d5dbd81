package org.janggi.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Setup;

/**
 * The private tags for what PGN has no place for.
 *
 * <ul>
 *   <li>{@code JanggiTags} lists the tags of the record in order: {@code Event} is the tag of that name, {@code 대회명=Event}
 *       one with the value of another, {@code *} the next {@code JanggiTag}, {@code -Site} one that the record does not have.
 *   <li>{@code JanggiTag} is a tag whose name or value PGN does not take: a name, a blank, the value.
 *   <li>{@code JanggiStart} tells how the record gives its start: a kind and both arrangements.
 *   <li>{@code JanggiResult} is reason, margin in half points and words of the result.
 *   <li>{@code JanggiEvent} is an event: ply, type and attributes.
 * </ul>
 */
final class PgnExtras {
    /** Begins the names of all of them. */
    static final String PREFIX = "Janggi";

    static final String TAGS = PREFIX + "Tags";
    static final String TAG = PREFIX + "Tag";
    static final String START = PREFIX + "Start";
    static final String RESULT = PREFIX + "Result";
    static final String EVENT = PREFIX + "Event";

    private static final String NONE = "-";
    private static final String NEXT = "*";
    private static final char ABSENT = '-';

    /** Readers do not take tags of any length. */
    private static final int LONGEST = 2_000;

    private PgnExtras() {}

    /** What a record has to say of its start beside the FEN, or nothing. */
    static Optional<Tag> start(Start start) {
        if (start.kind() == Start.Kind.FEN
                && start.cho().isEmpty()
                && start.han().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Tag(START, start.kind() + " " + name(start.cho()) + " " + name(start.han())));
    }

    private static String name(Optional<Formation> formation) {
        return formation.map(Formation::name).orElse(NONE);
    }

    /** The start that a FEN and a tag tell; null if the tag tells nothing that fits. */
    static @Nullable Start start(String value, Setup setup) {
        String[] words = value.split(" ", -1);
        if (words.length != 3) {
            return null;
        }
        try {
            Start.Kind kind = Start.Kind.valueOf(words[0]);
            Start start = new Start(setup, kind, formation(words[1]), formation(words[2]));
            boolean fits = kind != Start.Kind.FORMATIONS
                    || Setup.start(start.cho().orElseThrow(), start.han().orElseThrow())
                            .equals(setup);
            return fits ? start : null;
        } catch (IllegalArgumentException e) {
            // Nobody but a writer makes these tags; one that it did not make is a tag like any other.
            return null;
        }
    }

    private static Optional<Formation> formation(String name) {
        return name.equals(NONE) ? Optional.empty() : Optional.of(Formation.valueOf(name));
    }

    /** What a record has to say of its result beside who won. */
    static Tag result(RecordResult result) {
        String margin = result.marginHalves().isPresent()
                ? Integer.toString(result.marginHalves().getAsInt())
                : NONE;
        String raw = EscapedText.escape(result.raw(), false);
        return new Tag(RESULT, result.reason() + " " + margin + " " + raw);
    }

    /** The result of a winner and a tag; null if the tag tells none. */
    static @Nullable RecordResult result(String value, Winner winner) {
        String[] words = value.split(" ", 3);
        if (words.length != 3) {
            return null;
        }
        try {
            ResultReason reason = ResultReason.valueOf(words[0]);
            OptionalInt margin =
                    words[1].equals(NONE) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(words[1]));
            return new RecordResult(winner, reason, margin, EscapedText.unescape(words[2]));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** An event. */
    static Tag event(Event event) {
        return new Tag(EVENT, EventText.write(event));
    }

    /** The event of a tag; null if it tells none. */
    static @Nullable Event event(String value) {
        int blank = value.indexOf(' ');
        try {
            return blank < 0
                    ? null
                    : EventText.read(Integer.parseInt(value.substring(0, blank)), value.substring(blank + 1));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /**
     * What a record has to say of its tags beside those that are written.
     *
     * @param wanted the tags of the record
     * @param written the tags as PGN has them, no two of one name
     */
    static List<Tag> tags(List<Tag> wanted, List<Tag> written) {
        if (wanted.equals(written)) {
            return List.of();
        }
        Map<String, String> values = new HashMap<>();
        written.forEach(tag -> values.put(tag.name(), tag.value()));
        List<String> items = new ArrayList<>();
        List<Tag> others = new ArrayList<>();
        Set<String> told = new HashSet<>();
        for (Tag tag : wanted) {
            String alias = tag.standard().map(StandardTag::english).orElse(tag.name());
            if (tag.value().equals(values.get(tag.name())) && told.add(tag.name())) {
                items.add(tag.name());
            } else if (!alias.equals(tag.name()) && tag.value().equals(values.get(alias))) {
                items.add(tag.name() + "=" + alias);
            } else {
                items.add(NEXT);
                String name = EscapedText.escape(tag.name(), true);
                others.add(new Tag(TAG, name + " " + EscapedText.escape(tag.value(), false)));
            }
        }
        for (Tag tag : written) {
            if (!told.contains(tag.name())) {
                items.add(ABSENT + tag.name());
            }
        }
        List<Tag> tags = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String item : items) {
            if (line.length() + item.length() > LONGEST) {
                tags.add(new Tag(TAGS, line.toString()));
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(item);
        }
        tags.add(new Tag(TAGS, line.toString()));
        tags.addAll(others);
        return tags;
    }

    /**
     * The tags of the record that tags of a file tell, if {@link #TAGS} is among them.
     *
     * @param read the tags of the file
     * @param most how many tags there may be; if more are told, the tags stay as they were read
     */
    static List<Tag> restored(List<Tag> read, int most) {
        StringBuilder items = new StringBuilder();
        List<Tag> others = new ArrayList<>();
        Map<String, String> values = new HashMap<>();
        for (Tag tag : read) {
            switch (tag.name()) {
                case TAGS -> items.append(' ').append(tag.value());
                case TAG -> others.add(tag);
                default -> values.putIfAbsent(tag.name(), tag.value());
            }
        }
        if (items.isEmpty()) {
            return read;
        }
        List<Tag> tags = new ArrayList<>();
        Set<String> told = new HashSet<>();
        int next = 0;
        for (String item : items.toString().split(" ", -1)) {
            if (tags.size() > most) {
                return read;
            }
            int equal = item.indexOf('=');
            String from = equal < 0 ? item : item.substring(equal + 1);
            String value = values.get(from);
            if (item.equals(NEXT)) {
                next += next < others.size() && add(tags, others.get(next).value()) ? 1 : 0;
            } else if (item.length() > 1 && item.charAt(0) == ABSENT) {
                told.add(item.substring(1));
            } else if (value != null && equal != 0) {
                tags.add(new Tag(equal < 0 ? item : item.substring(0, equal), value));
                if (equal < 0) {
                    told.add(item);
                }
            }
        }
        Set<String> seen = new HashSet<>();
        int used = next;
        for (Tag tag : read) {
            boolean first = seen.add(tag.name()) && told.contains(tag.name());
            boolean extra = tag.name().equals(TAGS) || tag.name().equals(TAG) && used-- > 0;
            if (!first && !extra) {
                tags.add(tag);
            }
        }
        return tags.size() > most ? read : tags;
    }

    private static boolean add(List<Tag> tags, String value) {
        int blank = value.indexOf(' ');
        if (blank <= 0) {
            return false;
        }
        String name = EscapedText.unescape(value.substring(0, blank));
        tags.add(new Tag(name, EscapedText.unescape(value.substring(blank + 1))));
        return true;
    }
}
