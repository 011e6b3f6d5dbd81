package org.janggi.testkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Side;
import org.janggi.testkit.simulate.AtCap;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.SetupPair;

/** Experiments as JSON. Equal experiments are written alike, byte by byte. */
final class ExperimentJson {
    private static final Set<String> KEYS =
            Set.of("rules", "setups", "first", "players", "games", "seed", "cap", "atCap", "keep", "keepMax");

    private final ObjectNode json;

    private ExperimentJson(ObjectNode json) {
        this.json = json;
    }

    /** An experiment with all its parts. */
    static String write(Experiment experiment) {
        return JsonText.lines(node(experiment));
    }

    /** An experiment with all its parts. */
    static ObjectNode node(Experiment experiment) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode rules = json.putArray("rules");
        experiment.rules().forEach(rules::add);
        ArrayNode setups = json.putArray("setups");
        experiment.setups().forEach(setup -> setups.add(setup.toString()));
        ArrayNode first = json.putArray("first");
        experiment.firstMovers().forEach(side -> first.add(side.id()));
        json.putObject("players").put("cho", experiment.cho()).put("han", experiment.han());
        json.put("games", experiment.games());
        json.put("seed", experiment.seed());
        json.put("cap", experiment.cap());
        json.put("atCap", experiment.atCap().id());
        json.put("keep", experiment.keep());
        json.put("keepMax", experiment.keepMax());
        return json;
    }

    /**
     * Reads an experiment. Only {@code rules} and {@code games} must be there, and a seed, here or there.
     *
     * @param seed the seed that goes before the one of the text
     * @throws IllegalArgumentException if it is none; the message is one line that tells where and what was expected
     */
    static Experiment read(String text, OptionalLong seed) {
        if (!(JsonText.parse(text) instanceof ObjectNode json)) {
            throw new IllegalArgumentException("expected an object with rules and games");
        }
        for (Iterator<String> keys = json.fieldNames(); keys.hasNext(); ) {
            String key = keys.next();
            if (!KEYS.contains(key)) {
                throw new IllegalArgumentException(
                        "expected " + String.join(", ", KEYS.stream().sorted().toList()) + ", found \"" + key + "\"");
            }
        }
        return new ExperimentJson(json).experiment(seed);
    }

    private Experiment experiment(OptionalLong seed) {
        Experiment plain =
                Experiment.of(strings("rules"), number("games"), seed.isPresent() ? seed.getAsLong() : number("seed"));
        Experiment played = plain.withSetups(setups(plain.setups()))
                .withFirstMovers(first(plain.firstMovers()))
                .withPlayers(player("cho"), player("han"))
                .withCap(json.has("cap") ? small("cap") : plain.cap(), atCap(plain.atCap()));
        return played.withKept(
                json.has("keep") ? string("keep", json.get("keep")) : "", json.has("keepMax") ? small("keepMax") : 0);
    }

    private static IllegalArgumentException fault(String key, String expected, @Nullable JsonNode found) {
        String text = found == null ? "nothing" : found.toString();
        String shown = text.length() <= 80 ? text : text.substring(0, 80) + "...";
        return new IllegalArgumentException(key + ": expected " + expected + ", found " + shown);
    }

    private long number(String key) {
        JsonNode node = json.get(key);
        if (node == null || !node.isIntegralNumber() || !node.canConvertToLong()) {
            throw fault(key, "a whole number of at most 64 bits", node);
        }
        return node.longValue();
    }

    private int small(String key) {
        long number = number(key);
        if (number != (int) number) {
            throw fault(key, "a whole number of at most 32 bits", json.get(key));
        }
        return (int) number;
    }

    private static String string(String key, @Nullable JsonNode node) {
        if (node == null || !node.isTextual()) {
            throw fault(key, "a string", node);
        }
        return node.textValue();
    }

    private List<String> strings(String key) {
        if (!(json.get(key) instanceof ArrayNode array)) {
            throw fault(key, "an array of strings", json.get(key));
        }
        List<String> strings = new ArrayList<>();
        array.forEach(element -> strings.add(string(key, element)));
        return strings;
    }

    private List<SetupPair> setups(List<SetupPair> all) {
        JsonNode node = json.get("setups");
        if (node == null || node.isTextual() && node.textValue().equals("all")) {
            return all;
        }
        List<SetupPair> pairs = new ArrayList<>();
        for (String text : strings("setups")) {
            pairs.add(SimulateOption.setup("setups", text));
        }
        return pairs;
    }

    private List<Side> first(List<Side> usual) {
        if (!json.has("first")) {
            return usual;
        }
        List<Side> sides = new ArrayList<>();
        for (String id : strings("first")) {
            sides.add(Arrays.stream(Side.values())
                    .filter(side -> side.id().equals(id))
                    .findFirst()
                    .orElseThrow(() -> fault("first", "\"cho\" and \"han\"", json.get("first"))));
        }
        return sides;
    }

    /** One text for both sides, or one for each. */
    private String player(String side) {
        JsonNode node = json.get("players");
        if (node == null) {
            return Experiment.DEFAULT_PLAYER;
        }
        if (node.isTextual()) {
            return node.textValue();
        }
        if (node.isObject() && node.size() == 2 && node.has("cho") && node.has("han")) {
            return string("players", node.get(side));
        }
        throw fault("players", "a string, or an object with cho and han", node);
    }

    private AtCap atCap(AtCap usual) {
        if (!json.has("atCap")) {
            return usual;
        }
        return SimulateOption.atCap("atCap", string("atCap", json.get("atCap")));
    }
}
