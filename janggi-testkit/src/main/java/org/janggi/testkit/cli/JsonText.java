package org.janggi.testkit.cli;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON that is read strictly, and written the same everywhere. */
final class JsonText {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .disable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    private static final DefaultIndenter INDENTER = new DefaultIndenter("  ", "\n");

    private static final ObjectWriter LINES = MAPPER.writer(new DefaultPrettyPrinter()
            .withObjectIndenter(INDENTER)
            .withArrayIndenter(DefaultPrettyPrinter.FixedSpaceIndenter.instance));

    private JsonText() {}

    /**
     * Reads a text.
     *
     * @throws IllegalArgumentException if it is not one JSON value; the message tells line and column
     */
    static JsonNode parse(String text) {
        try {
            JsonNode node = MAPPER.readTree(text);
            if (node.isMissingNode()) {
                throw new IllegalArgumentException("1:1: not JSON: nothing there");
            }
            return node;
        } catch (JsonProcessingException e) {
            String where = e.getLocation() == null
                    ? ""
                    : e.getLocation().getLineNr() + ":" + e.getLocation().getColumnNr() + ": ";
            throw new IllegalArgumentException(where + "not JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** A value on several lines, a line break at the end. */
    static String lines(JsonNode node) {
        try {
            return LINES.writeValueAsString(node) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
