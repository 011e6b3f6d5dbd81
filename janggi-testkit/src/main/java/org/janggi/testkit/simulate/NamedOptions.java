package org.janggi.testkit.simulate;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A kind of player with the options that are not as they are by default. Spelled as a rule set with options is: {@code
 * prefer}, {@code prefer:capture=8:check=3}.
 */
record NamedOptions(PlayerFactory kind, Map<String, String> options) {
    private static final String OPTION = ":";
    private static final String VALUE = "=";

    /** Reads a text; a message of one line tells what there is if it names nothing. */
    static NamedOptions parse(String text, List<PlayerFactory> kinds) {
        List<String> parts = List.of(text.split(OPTION, -1));
        String id = parts.get(0);
        PlayerFactory kind = kinds.stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no player \"" + id + "\", there are "
                        + kinds.stream().map(PlayerFactory::id).collect(Collectors.joining(", "))));
        Map<String, String> options = new TreeMap<>();
        for (String part : parts.subList(1, parts.size())) {
            int end = part.indexOf(VALUE);
            String name = end < 0 ? part : part.substring(0, end);
            String value = end < 0 ? "" : part.substring(end + 1);
            if (options.put(name, value) != null) {
                throw new IllegalArgumentException("player " + id + ": expected each option once, found \"" + name
                        + "\" twice in \"" + text + "\"");
            }
            check(kind, name, value);
        }
        kind.options()
                .forEach(option -> options.remove(option.name(), option.values().byDefault()));
        return new NamedOptions(kind, options);
    }

    private static void check(PlayerFactory kind, String name, String value) {
        List<PlayerOption> known = kind.options();
        PlayerOption option = known.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("player " + kind.id() + " has no option \"" + name
                        + "\", there "
                        + (known.isEmpty() ? "is none" : "are ")
                        + known.stream().map(PlayerOption::name).collect(Collectors.joining(", "))));
        if (!option.values().contains(value)) {
            throw new IllegalArgumentException(name + " of player " + kind.id() + ": expected "
                    + option.values().text().english() + ", found \"" + value + "\"");
        }
    }

    /** The player with a value for every option. */
    Player player() {
        Map<String, String> all = new TreeMap<>();
        kind.options().forEach(option -> all.put(option.name(), option.value(options)));
        try {
            return kind.player(all);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("player " + this + ": " + e.getMessage(), e);
        }
    }

    /** The text of this player alone: no default, and options by name. */
    @Override
    public String toString() {
        return kind.id()
                + options.entrySet().stream()
                        .map(option -> OPTION + option.getKey() + VALUE + option.getValue())
                        .collect(Collectors.joining());
    }
}
