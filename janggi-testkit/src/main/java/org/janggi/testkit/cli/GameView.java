package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.RuleSet;
import org.janggi.notation.GameRecord;
import org.janggi.notation.MoveNode;
import org.janggi.notation.MoveNotation;
import org.janggi.notation.MoveNotations;
import org.janggi.notation.ReadGame;
import org.janggi.notation.Remarks;
import org.janggi.notation.StandardTag;
import org.janggi.notation.Start;
import org.janggi.notation.Uci;
import org.janggi.testkit.diagram.BoardSvg;
import org.janggi.testkit.diagram.BoardText;
import org.janggi.testkit.diagram.PieceScript;

/** One ply of a recorded game, as people look at it. */
final class GameView {
    /** How many plies are listed before the one shown, and after it. */
    private static final int AROUND = 6;

    private final ReadGame game;
    private final String spelling;
    private final Language language;
    private final PieceScript script;
    private final List<Position> positions;
    private final List<MoveNode> line;
    private final int ply;

    /**
     * A view of a game.
     *
     * @param spelling the rule set as it was named
     * @param ply the ply after which to look, or empty for the last
     * @throws UsageException if the game has no such ply, or none that can be looked at
     */
    GameView(
            ReadGame game,
            RuleSet rules,
            String spelling,
            Optional<Integer> ply,
            Language language,
            PieceScript script) {
        this.game = game;
        this.spelling = spelling;
        this.language = language;
        this.script = script;
        this.line = game.record().moves().mainLine();
        this.ply = ply.orElse(line.size());
        if (this.ply < 0 || this.ply > line.size()) {
            throw new UsageException(
                    "--ply: game " + game.index() + " has plies 0 to " + line.size() + ", not " + this.ply);
        }
        this.positions = positions(game, rules);
    }

    /** The start and the position after each ply. */
    private static List<Position> positions(ReadGame game, RuleSet rules) {
        GameRecord record = game.record();
        Start start = record.start().orElseThrow(() -> new UsageException("game " + game.index() + " tells no start"));
        try {
            Position position = Position.of(rules, start.setup());
            List<Position> all = new ArrayList<>(List.of(position));
            for (Move move : record.mainMoves()) {
                position = Replay.after(position, move);
                all.add(position);
            }
            return all;
        } catch (IllegalArgumentException e) {
            String message = e.getMessage();
            throw new UsageException("game " + game.index() + ": " + (message == null ? e : message));
        }
    }

    private Position position() {
        return positions.get(ply);
    }

    private Optional<Move> last() {
        return ply == 0 ? Optional.empty() : Optional.of(line.get(ply - 1).move());
    }

    /** The picture. */
    String svg() {
        return BoardSvg.of(position(), last(), script, language.locale());
    }

    /** Header, board and moves. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        GameRecord record = game.record();
        tag(lines, StandardTag.EVENT, language.of("Event", "대회"));
        tag(lines, StandardTag.DATE, language.of("Date", "일자"));
        tag(lines, StandardTag.CHO, language.of("Cho", "초"));
        tag(lines, StandardTag.HAN, language.of("Han", "한"));
        if (!record.result().raw().isEmpty()) {
            lines.add(language.of("Result", "결과") + ": " + record.result().raw().strip());
        }
        lines.add(language.of(
                "Game " + game.index() + ", after ply " + ply + " of " + line.size() + ", " + spelling,
                "대국 " + game.index() + ", " + line.size() + "수 가운데 " + ply + "수 뒤, " + spelling));
        lines.add("");
        BoardText.of(position(), last(), script, language.locale()).lines().forEach(lines::add);
        lines.add("FEN: " + position());
        if (!line.isEmpty()) {
            lines.add("");
        }
        for (int i = Math.max(1, ply - AROUND); i <= Math.min(line.size(), ply + AROUND); i++) {
            lines.add((i == ply ? "> " : "  ") + i + ". " + move(i));
        }
        Remarks said = ply == 0 ? record.moves().opening() : line.get(ply - 1).remarks();
        said.after().forEach(comment -> comment.lines().forEach(text -> lines.add("# " + text)));
        return lines;
    }

    private void tag(List<String> lines, StandardTag tag, String name) {
        game.record().tag(tag).ifPresent(value -> lines.add(name + ": " + value.strip()));
    }

    /** A move in words of the script, and in UCI. */
    private String move(int number) {
        Position before = positions.get(number - 1);
        Move move = line.get(number - 1).move();
        String uci = Uci.format(before, move);
        MoveNotation notation = switch (script) {
            case HANJA -> MoveNotations.KOREAN_HANJA;
            case HANGUL -> MoveNotations.KOREAN;
            case LETTERS -> MoveNotations.SAN;
        };
        try {
            return notation.format(before, move) + "  " + uci;
        } catch (IllegalMoveException e) {
            // The record has it although the rule set does not permit it.
            return uci;
        }
    }
}
