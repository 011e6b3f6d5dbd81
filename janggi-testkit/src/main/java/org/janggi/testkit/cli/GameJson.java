package org.janggi.testkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.GameRecord;
import org.janggi.notation.RecordResult;
import org.janggi.notation.StandardTag;
import org.janggi.notation.Winner;

/** The report on a game as one JSON object. Every key is always there; what is not known is null. */
final class GameJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private GameJson() {}

    static String of(GameReport report) {
        GameRecord record = report.game().record();
        Optional<Position> last = report.last();
        ObjectNode json = NODES.objectNode();
        json.put("source", report.game().place().source());
        json.put("line", report.game().place().line());
        json.put("index", report.game().index());
        ObjectNode players = json.putObject("players");
        players.set("cho", text(record.tag(StandardTag.CHO)));
        players.set("han", text(record.tag(StandardTag.HAN)));
        json.set("start", text(report.start().map(Position::toString)));
        ArrayNode moves = json.putArray("moves");
        report.moves().forEach(moves::add);
        json.put("plies", report.moves().size());
        json.set("final", text(last.map(Position::toString)));
        json.set("check", truth(last.map(Position::isInCheck)));
        json.set("facing", truth(last.map(Position::isFacing)));
        json.set("points", node(report.points().map(GameJson::points)));
        json.set("outcome", node(report.outcome().map(GameJson::outcome)));
        json.set("result", result(record.result(), record.tag(StandardTag.RESULT)));
        json.set("agrees", truth(report.evidence().agrees()));
        json.put("evidence", report.evidence().kind().id());
        json.put("ok", report.isOk());
        json.put("truncated", report.game().truncated());
        json.set("failure", text(report.failure()));
        ArrayNode diagnostics = json.putArray("diagnostics");
        report.game().diagnostics().forEach(diagnostic -> diagnostics.add(diagnostic(diagnostic)));
        ArrayNode findings = json.putArray("findings");
        report.findings().forEach(finding -> findings.add(finding(finding)));
        return json.toString();
    }

    /** The points of both sides, Cho's first. */
    static ArrayNode points(Score score) {
        ArrayNode both = NODES.arrayNode();
        for (Side side : Side.values()) {
            both.add(points(score.halves(side)));
        }
        return both;
    }

    /** Points as people write them, 72 or 73.5. */
    private static JsonNode points(int halves) {
        return halves % 2 == 0 ? NODES.numberNode(halves / 2) : NODES.numberNode(halves / 2.0);
    }

    private static ObjectNode outcome(Outcome outcome) {
        ObjectNode json = NODES.objectNode();
        json.put("winner", outcome.winner().map(Side::id).orElse("none"));
        json.put("how", outcome.ending().id());
        json.put("clause", outcome.clause().id());
        return json;
    }

    private static ObjectNode result(RecordResult result, Optional<String> tag) {
        ObjectNode json = NODES.objectNode();
        json.set("tag", text(tag));
        json.set("winner", result.winner() == Winner.UNKNOWN ? NODES.nullNode() : NODES.textNode(id(result.winner())));
        json.put("reason", id(result.reason()));
        OptionalInt margin = result.marginHalves();
        json.set("margin", margin.isPresent() ? points(margin.getAsInt()) : NODES.nullNode());
        return json;
    }

    private static ObjectNode diagnostic(Diagnostic diagnostic) {
        ObjectNode json = NODES.objectNode();
        json.put("severity", id(diagnostic.severity()));
        json.put("code", diagnostic.code().id());
        long offset = diagnostic.place().offset();
        json.set("offset", offset < 0 ? NODES.nullNode() : NODES.numberNode(offset));
        json.put("line", diagnostic.place().line());
        json.put("column", diagnostic.place().column());
        json.set("ply", diagnostic.ply() == 0 ? NODES.nullNode() : NODES.numberNode(diagnostic.ply()));
        json.set("side", text(diagnostic.side().map(Side::id)));
        json.put("token", diagnostic.token());
        json.put("count", diagnostic.count());
        json.put("expected", diagnostic.expected().english());
        json.put("found", diagnostic.found());
        json.set("fen", text(diagnostic.fen()));
        json.put("message", diagnostic.message(Locale.ENGLISH));
        return json;
    }

    private static ObjectNode finding(Replay.Finding finding) {
        ObjectNode json = NODES.objectNode();
        json.put("ply", finding.ply());
        json.put("type", finding.refusal().isPresent() ? "forbidden" : "ended");
        json.put("clause", clause(finding));
        json.set("outcome", node(finding.outcome().map(GameJson::outcome)));
        json.put(
                "message",
                finding.refusal()
                        .map(refusal -> refusal.text().english())
                        .or(() -> finding.outcome().map(Outcome::toString))
                        .orElse(""));
        return json;
    }

    /** The clause by which the rule set would have forbidden or ended. */
    static String clause(Replay.Finding finding) {
        return finding.refusal()
                .map(refusal -> refusal.clause().id())
                .or(() -> finding.outcome().map(outcome -> outcome.clause().id()))
                .orElse("");
    }

    private static JsonNode text(Optional<String> text) {
        return node(text.map(NODES::textNode));
    }

    private static JsonNode truth(Optional<Boolean> truth) {
        return node(truth.map(NODES::booleanNode));
    }

    private static JsonNode node(Optional<? extends JsonNode> node) {
        return node.isPresent() ? node.get() : NODES.nullNode();
    }

    private static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
