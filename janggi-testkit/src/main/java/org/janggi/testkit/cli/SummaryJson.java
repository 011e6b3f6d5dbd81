package org.janggi.testkit.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.janggi.core.Side;
import org.janggi.testkit.simulate.Group;
import org.janggi.testkit.simulate.Interval;
import org.janggi.testkit.simulate.Mean;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.Proportion;
import org.janggi.testkit.simulate.RulesDifference;
import org.janggi.testkit.simulate.SetupPair;
import org.janggi.testkit.simulate.Summary;
import org.janggi.testkit.simulate.Winner;

/** The statistics of an experiment as JSON. What is not known is {@code null}; numbers are rounded to six digits. */
final class SummaryJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private SummaryJson() {}

    static String write(Summary summary) {
        ObjectNode json = NODES.objectNode();
        json.set("experiment", ExperimentJson.node(summary.experiment()));
        List<String> rules = summary.experiment().rules();
        ArrayNode groups = json.putArray("groups");
        summary.groups().forEach(group -> groups.add(group(rules, group)));
        ArrayNode differences = json.putArray("differences");
        summary.differences().forEach(difference -> differences.add(difference(rules, difference)));
        return JsonText.lines(json);
    }

    private static ObjectNode group(List<String> rules, Group group) {
        ObjectNode json = NODES.objectNode();
        json.put("rules", rules.get(group.rules()));
        json.put("setup", group.setup().map(SetupPair::toString).orElse("all"));
        json.put("first", group.first().map(Side::id).orElse("all"));
        json.put("games", group.figures().games());
        ObjectNode winners = json.putObject("winners");
        for (Winner winner : Winner.values()) {
            winners.set(winner.id(), share(group.won(winner)));
        }
        ObjectNode kinds = json.putObject("how");
        group.kinds().forEach((how, share) -> kinds.set(how, share(share)));
        ArrayNode ends = json.putArray("ends");
        group.ends().forEach((end, share) -> {
            ObjectNode node = NODES.objectNode()
                    .put("winner", end.winner().id())
                    .put("how", end.how())
                    .put("clause", end.clause());
            ends.add(node.setAll(share(share)));
        });
        json.set("capped", share(group.capped()));
        ObjectNode means = json.putObject("means");
        for (Measure measure : Measure.all()) {
            Mean mean = group.mean(measure);
            if (mean.games() > 0) {
                means.set(measure.id(), mean(mean));
            }
        }
        ObjectNode refusals = json.putObject("refusals");
        group.refusing().forEach((clause, share) -> {
            ObjectNode node = refusals.putObject(clause);
            node.put("moves", group.figures().refusals().getOrDefault(clause, 0L));
            put(node, "movesPerGame", group.refusals(clause));
            node.set("games", share(share));
        });
        return json;
    }

    private static ObjectNode share(Proportion share) {
        ObjectNode json = NODES.objectNode().put("count", share.count());
        put(json, "share", share.share());
        return interval(json, share.interval());
    }

    private static ObjectNode mean(Mean mean) {
        ObjectNode json = NODES.objectNode().put("games", mean.games());
        put(json, "mean", mean.value());
        put(json, "standardError", mean.standardError());
        return interval(json, mean.interval());
    }

    private static ObjectNode difference(List<String> rules, RulesDifference difference) {
        ObjectNode json = NODES.objectNode()
                .put("rules", rules.get(difference.rules().other()))
                .put("minus", rules.get(difference.rules().one()))
                .put("of", difference.what().id());
        put(json, "difference", difference.value());
        interval(json, difference.interval()).put("test", difference.test().id());
        put(json, "p", difference.p());
        put(json, "pHolm", difference.holm());
        return json;
    }

    private static ObjectNode interval(ObjectNode json, Interval interval) {
        put(json, "low", interval.low());
        put(json, "high", interval.high());
        return json;
    }

    private static void put(ObjectNode json, String key, double number) {
        if (Double.isNaN(number)) {
            json.putNull(key);
        } else {
            json.put(key, Rounded.decimal(number));
        }
    }
}
