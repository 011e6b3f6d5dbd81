package org.janggi.testkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.janggi.core.Side;
import org.janggi.testkit.simulate.Cell;
import org.janggi.testkit.simulate.End;
import org.janggi.testkit.simulate.Figures;
import org.janggi.testkit.simulate.Histogram;
import org.janggi.testkit.simulate.KeptGame;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.PairFigures;
import org.janggi.testkit.simulate.RulesPair;
import org.janggi.testkit.simulate.Tally;
import org.janggi.testkit.simulate.Winner;

/** Tallies as JSON, all of them. Reading trusts the text: what is wrong with it comes as some unchecked exception. */
final class TallyJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TallyJson() {}

    static ObjectNode write(Tally tally) {
        ObjectNode json = NODES.objectNode();
        json.put("keepMax", tally.keepMax());
        ArrayNode cells = json.putArray("cells");
        tally.cells().forEach((cell, figures) -> cells.add(cell(cell, figures)));
        ArrayNode pairs = json.putArray("pairs");
        tally.pairs().forEach((pair, figures) -> pairs.add(pair(pair, figures)));
        ArrayNode kept = json.putArray("kept");
        tally.kept().forEach(game -> kept.add(kept(game)));
        return json;
    }

    private static ObjectNode cell(Cell cell, Figures figures) {
        ObjectNode json = NODES.objectNode();
        json.put("rules", cell.rules());
        json.put("setup", cell.setup());
        json.put("first", cell.first().id());
        json.put("games", figures.games());
        ArrayNode ends = json.putArray("ends");
        figures.ends().forEach((end, count) -> ends.add(end(end).put("games", count)));
        ObjectNode measures = json.putObject("measures");
        figures.measures().forEach((measure, histogram) -> {
            ObjectNode counts = measures.putObject(measure.id());
            histogram.counts().forEach((value, count) -> counts.put(value.toString(), count));
        });
        json.set("refusals", counts(figures.refusals()));
        json.set("refusingGames", counts(figures.refusingGames()));
        json.put("capped", figures.capped());
        json.put("permittedSquares", figures.permittedSquares());
        json.put("permittedByLength", figures.permittedByLength());
        return json;
    }

    private static ObjectNode end(End end) {
        return NODES.objectNode()
                .put("winner", end.winner().id())
                .put("how", end.how())
                .put("clause", end.clause());
    }

    private static ObjectNode counts(SortedMap<String, Long> counts) {
        ObjectNode json = NODES.objectNode();
        counts.forEach(json::put);
        return json;
    }

    private static ObjectNode pair(RulesPair pair, PairFigures figures) {
        ObjectNode json = NODES.objectNode();
        json.put("one", pair.one());
        json.put("other", pair.other());
        json.put("games", figures.games());
        ObjectNode winners = json.putObject("winners");
        figures.winners().forEach((winner, count) -> winners.put(winner.id(), count));
        json.set("kinds", counts(figures.kinds()));
        ObjectNode products = json.putObject("products");
        figures.products().forEach((measure, sum) -> products.put(measure.id(), sum));
        return json;
    }

    private static ObjectNode kept(KeptGame game) {
        ObjectNode json = NODES.objectNode();
        json.put("rules", game.rules());
        json.put("number", game.number());
        json.put("moves", game.text());
        json.set("end", end(game.end()));
        json.put("capped", game.capped());
        return json;
    }

    static Tally read(JsonNode json) {
        SortedMap<Cell, Figures> cells = new TreeMap<>();
        for (JsonNode cell : json.required("cells")) {
            cells.put(
                    new Cell(integer(cell, "rules"), integer(cell, "setup"), side(text(cell, "first"))), figures(cell));
        }
        SortedMap<RulesPair, PairFigures> pairs = new TreeMap<>();
        for (JsonNode pair : json.required("pairs")) {
            pairs.put(new RulesPair(integer(pair, "one"), integer(pair, "other")), pairFigures(pair));
        }
        SortedSet<KeptGame> kept = new TreeSet<>();
        for (JsonNode game : json.required("kept")) {
            kept.add(new KeptGame(
                    integer(game, "rules"),
                    number(game.required("number")),
                    text(game, "moves"),
                    readEnd(game.required("end")),
                    bool(game.required("capped"))));
        }
        return new Tally(integer(json, "keepMax"), cells, pairs, kept);
    }

    private static PairFigures pairFigures(JsonNode json) {
        SortedMap<Winner, Long> winners = new TreeMap<>();
        readCounts(json.required("winners")).forEach((id, count) -> winners.put(winner(id), count));
        SortedMap<Measure, Long> products = new TreeMap<>();
        readCounts(json.required("products")).forEach((id, sum) -> products.put(Measure.byId(id), sum));
        return new PairFigures(number(json.required("games")), winners, readCounts(json.required("kinds")), products);
    }

    private static Figures figures(JsonNode json) {
        SortedMap<End, Long> ends = new TreeMap<>();
        json.required("ends").forEach(end -> ends.put(readEnd(end), number(end.required("games"))));
        SortedMap<Measure, Histogram> measures = new TreeMap<>();
        for (Map.Entry<String, JsonNode> measure : json.required("measures").properties()) {
            SortedMap<Integer, Long> counts = new TreeMap<>();
            readCounts(measure.getValue()).forEach((value, count) -> counts.put(Integer.valueOf(value), count));
            measures.put(Measure.byId(measure.getKey()), Histogram.of(counts));
        }
        return new Figures(
                number(json.required("games")),
                ends,
                measures,
                readCounts(json.required("refusals")),
                readCounts(json.required("refusingGames")),
                number(json.required("capped")),
                big(json, "permittedSquares"),
                big(json, "permittedByLength"));
    }

    private static SortedMap<String, Long> readCounts(JsonNode json) {
        SortedMap<String, Long> counts = new TreeMap<>();
        json.properties().forEach(field -> counts.put(field.getKey(), number(field.getValue())));
        return counts;
    }

    private static End readEnd(JsonNode json) {
        return new End(winner(text(json, "winner")), text(json, "how"), text(json, "clause"));
    }

    private static Winner winner(String id) {
        return Winner.valueOf(id.toUpperCase(Locale.ROOT));
    }

    private static Side side(String id) {
        return Side.valueOf(id.toUpperCase(Locale.ROOT));
    }

    private static int integer(JsonNode json, String key) {
        return Math.toIntExact(number(json.required(key)));
    }

    /** A whole number, and nothing else that Jackson would make one of. */
    static long number(JsonNode json) {
        return whole(json).longValueExact();
    }

    private static BigInteger whole(JsonNode json) {
        if (!json.isIntegralNumber()) {
            throw new IllegalArgumentException("expected a whole number, found " + json);
        }
        return json.bigIntegerValue();
    }

    private static boolean bool(JsonNode json) {
        if (!json.isBoolean()) {
            throw new IllegalArgumentException("expected true or false, found " + json);
        }
        return json.booleanValue();
    }

    static String text(JsonNode json, String key) {
        JsonNode text = json.required(key);
        if (!text.isTextual()) {
            throw new IllegalArgumentException("expected a string as " + key + ", found " + text);
        }
        return text.textValue();
    }

    private static BigInteger big(JsonNode json, String key) {
        return whole(json.required(key));
    }
}
