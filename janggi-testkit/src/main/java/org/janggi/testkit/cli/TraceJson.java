package org.janggi.testkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Clause;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.notation.Uci;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Measure;

/** What is known of a game after a ply, as one JSON object. Every key is always there; what is not known is null. */
final class TraceJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TraceJson() {}

    /**
     * A position of a game.
     *
     * @param game the game up to there
     */
    static String of(Game game) {
        Position position = game.position();
        Optional<Outcome> outcome = game.outcome();
        ObjectNode json = NODES.objectNode();
        json.put("ply", game.history().ply());
        json.set("move", text(lastMove(game)));
        json.put("board", position.board().toString());
        json.put("side", String.valueOf(position.turn().letter()));
        json.set("legal", moves(position, game.legalMoves()));
        json.set("safe", moves(position, game.safeMoves()));
        json.put("check", position.isInCheck());
        json.put("facing", position.isFacing());
        json.put("over", outcome.isPresent());
        json.set("winner", text(outcome.map(end -> end.winner().map(Side::id).orElse("none"))));
        json.set("how", text(outcome.map(end -> end.ending().id())));
        json.set("clause", text(outcome.map(end -> end.clause().id())));
        if (countsPieces(game.rules())) {
            json.set("points", GameJson.points(position.points()));
            json.set("counts", GameJson.points(Measure.COUNT.of(position)));
        } else {
            Optional<Score> last = outcome.flatMap(Outcome::score);
            json.set("points", GameJson.points(last.orElseGet(position::score)));
        }
        return json.toString();
    }

    /**
     * A word in a list of moves that cannot be played.
     *
     * @param ply the ply that it was to be, from 1
     */
    static String of(int ply, String word, BadMoveException wrong) {
        ObjectNode json = NODES.objectNode();
        json.put("ply", ply);
        json.put("move", word);
        json.put("error", wrong.problem());
        json.set("clause", text(wrong.clause().map(Clause::id)));
        return json.toString();
    }

    /** What keeps a game from being traced at all, or from going on. */
    static String ofError(String message) {
        return NODES.objectNode().put("error", message).toString();
    }

    /** Whether a rule set measures what is left in pieces, so that its scores are no points (D13, D16). */
    private static boolean countsPieces(RuleSet rules) {
        return rules instanceof Gungjanggi gungjanggi && gungjanggi.measure() == Measure.COUNT;
    }

    private static Optional<String> lastMove(Game game) {
        return game.history()
                .previous()
                .flatMap(before -> game.history().move().map(move -> Uci.format(before.position(), move)));
    }

    private static ArrayNode moves(Position position, List<Move> moves) {
        ArrayNode sorted = NODES.arrayNode();
        moves.stream().map(move -> Uci.format(position, move)).sorted().forEach(sorted::add);
        return sorted;
    }

    private static JsonNode text(Optional<String> text) {
        return text.isPresent() ? NODES.textNode(text.get()) : NODES.nullNode();
    }
}
