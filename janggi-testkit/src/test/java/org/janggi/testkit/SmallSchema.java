package org.janggi.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.janggi.notation.JsonRecordWriter;

/** As much of JSON Schema as the schema of records uses; a word that it does not know is an error. */
public final class SmallSchema {
    private static final Set<String> WORDS = Set.of("$schema", "$id", "$defs", "title", "description", "default");

    private final JsonNode root;

    private SmallSchema(JsonNode root) {
        this.root = root;
    }

    /** The schema of records, out of the jar. */
    public static SmallSchema ofRecords() throws IOException {
        return new SmallSchema(new ObjectMapper().readTree(JsonRecordWriter.schema()));
    }

    /** What is wrong with a value; empty if nothing is. */
    public List<String> faults(JsonNode value) {
        List<String> faults = new ArrayList<>();
        check(root, value, "", faults);
        return faults;
    }

    /** The names of all properties that the schema has. */
    public Set<String> properties() {
        Set<String> names = new TreeSet<>();
        collect(root, names);
        return names;
    }

    private static void collect(JsonNode schema, Set<String> names) {
        JsonNode properties = schema.get("properties");
        if (properties != null) {
            properties.fieldNames().forEachRemaining(names::add);
        }
        schema.forEach(part -> collect(part, names));
    }

    private void check(JsonNode schema, JsonNode value, String path, List<String> faults) {
        if (schema.isBoolean()) {
            if (!schema.booleanValue()) {
                faults.add(path + ": not allowed");
            }
            return;
        }
        for (Map.Entry<String, JsonNode> rule : schema.properties()) {
            if (!WORDS.contains(rule.getKey()) && !holds(schema, rule.getKey(), rule.getValue(), value, path, faults)) {
                faults.add(path + ": " + rule.getKey() + " " + rule.getValue() + " but " + value);
            }
        }
    }

    private boolean holds(
            JsonNode schema, String word, JsonNode rule, JsonNode value, String path, List<String> faults) {
        switch (word) {
            case "$ref" -> check(root.at(rule.textValue().substring(1)), value, path, faults);
            case "properties" ->
                rule.properties().forEach(property -> {
                    JsonNode part = value.get(property.getKey());
                    if (part != null) {
                        check(property.getValue(), part, path + "/" + property.getKey(), faults);
                    }
                });
            case "additionalProperties" ->
                value.properties().forEach(property -> {
                    JsonNode known = schema.get("properties");
                    if (known == null || !known.has(property.getKey())) {
                        check(rule, property.getValue(), path + "/" + property.getKey(), faults);
                    }
                });
            case "prefixItems" -> {
                for (int i = 0; i < Math.min(rule.size(), value.size()); i++) {
                    check(rule.get(i), value.get(i), path + "/" + i, faults);
                }
            }
            case "items" -> {
                int first =
                        schema.has("prefixItems") ? schema.get("prefixItems").size() : 0;
                for (int i = first; value.isArray() && i < value.size(); i++) {
                    check(rule, value.get(i), path + "/" + i, faults);
                }
            }
            default -> {
                return holds(word, rule, value, path);
            }
        }
        return true;
    }

    private boolean holds(String word, JsonNode rule, JsonNode value, String path) {
        return switch (word) {
            case "type" ->
                switch (rule.textValue()) {
                    case "object" -> value.isObject();
                    case "array" -> value.isArray();
                    case "string" -> value.isTextual();
                    case "number" -> value.isNumber();
                    case "integer" -> value.isIntegralNumber();
                    default -> throw new IllegalArgumentException("type " + rule);
                };
            case "const" -> value.equals(rule);
            case "enum" -> contains(rule, value);
            case "required" -> {
                boolean all = true;
                for (JsonNode name : rule) {
                    all &= value.has(name.textValue());
                }
                yield all;
            }
            case "anyOf" -> {
                boolean any = false;
                for (JsonNode choice : rule) {
                    List<String> faults = new ArrayList<>();
                    check(choice, value, path, faults);
                    any |= faults.isEmpty();
                }
                yield any;
            }
            case "minItems" -> value.size() >= rule.intValue();
            case "minLength" -> value.textValue().length() >= rule.intValue();
            case "minimum" -> value.decimalValue().compareTo(rule.decimalValue()) >= 0;
            case "multipleOf" ->
                value.decimalValue().remainder(rule.decimalValue()).compareTo(BigDecimal.ZERO) == 0;
            case "pattern" -> value.textValue().matches(rule.textValue());
            default -> throw new IllegalArgumentException("a word that this test does not know: " + word);
        };
    }

    private static boolean contains(JsonNode list, JsonNode value) {
        for (JsonNode item : list) {
            if (item.equals(value)) {
                return true;
            }
        }
        return false;
    }
}
