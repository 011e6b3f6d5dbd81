package org.janggi.testkit.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
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
        players.put("cho", record.tag(StandardTag.CHO).orElse(null));
        players.put("han", record.tag(StandardTag.HAN).orElse(null));
        json.put("start", report.start().map(Position::toString).orElse(null));
        ArrayNode moves = json.putArray("moves");
        report.moves().forEach(moves::add);
        json.put("plies", report.moves().size());
        json.put("final", last.map(Position::toString).orElse(null));
        json.put("check", last.map(Position::isInCheck).orElse(null));
        json.put("facing", last.map(Position::isFacing).orElse(null));
        json.set("points", last.map(position -> points(position.score())).orElse(null));
        json.set("outcome", report.outcome().map(GameJson::outcome).orElse(null));
        json.set("result", result(record.result(), record.tag(StandardTag.RESULT)));
        json.put("agrees", report.evidence().agrees().orElse(null));
        json.put("evidence", report.evidence().kind().id());
        json.put("ok", report.isOk());
        json.put("truncated", report.game().truncated());
        json.put("failure", report.failure().orElse(null));
        ArrayNode diagnostics = json.putArray("diagnostics");
        report.game().diagnostics().forEach(diagnostic -> diagnostics.add(diagnostic(diagnostic)));
        ArrayNode findings = json.putArray("findings");
        report.findings().forEach(finding -> findings.add(finding(finding)));
        return json.toString();
    }

    private static ArrayNode points(Score score) {
        ArrayNode both = NODES.arrayNode();
        for (Side side : Side.values()) {
            both.add(new BigDecimal(score.text(side)));
        }
        return both;
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
        json.put("tag", tag.orElse(null));
        json.put("winner", result.winner() == Winner.UNKNOWN ? null : id(result.winner()));
        json.put("reason", id(result.reason()));
        boolean told = result.marginHalves().isPresent();
        json.put("margin", told ? BigDecimal.valueOf(result.marginHalves().getAsInt() * 5L, 1) : null);
        return json;
    }

    private static ObjectNode diagnostic(Diagnostic diagnostic) {
        ObjectNode json = NODES.objectNode();
        json.put("severity", id(diagnostic.severity()));
        json.put("code", diagnostic.code().id());
        long offset = diagnostic.place().offset();
        json.put("offset", offset < 0 ? null : Long.valueOf(offset));
        json.put("line", diagnostic.place().line());
        json.put("column", diagnostic.place().column());
        json.put("ply", diagnostic.ply() == 0 ? null : Integer.valueOf(diagnostic.ply()));
        json.put("side", diagnostic.side().map(Side::id).orElse(null));
        json.put("token", diagnostic.token());
        json.put("count", diagnostic.count());
        json.put("expected", diagnostic.expected().english());
        json.put("found", diagnostic.found());
        json.put("fen", diagnostic.fen().orElse(null));
        json.put("message", diagnostic.message(Locale.ENGLISH));
        return json;
    }

    private static ObjectNode finding(Replay.Finding finding) {
        ObjectNode json = NODES.objectNode();
        json.put("ply", finding.ply());
        json.put("type", finding.refusal().isPresent() ? "forbidden" : "ended");
        json.put("clause", clause(finding));
        json.set("outcome", finding.outcome().map(GameJson::outcome).orElse(null));
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

    private static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
