package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.janggi.core.Choices;
import org.janggi.core.Move;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Square;

/** Moves as a letter and a target, with as much of the origin as is needed. */
final class SanMoves extends BoardMoves {
    private final SanDialect dialect;

    SanMoves(String id, SanDialect dialect) {
        super(id);
        this.dialect = dialect;
    }

    @Override
    String step(Position position, Move move) {
        return step(position, move, position.play(move));
    }

    /** Writes a move of a record, whatever the rules of a caller would permit. */
    String write(Playable choices, Move move, Position after) {
        return move.isPass() ? pass(choices.position()) : step(choices, move, after);
    }

    private String step(Choices choices, Move move, Position after) {
        Position position = choices.position();
        PieceKind kind = position.pieceAt(move.from()).orElseThrow().kind();
        return SanDialect.letter(kind)
                + origin(choices, move, kind)
                + (position.isCapture(move) ? "x" : "")
                + dialect.names().write(move.to())
                + MoveMark.of(position, move, after).latin();
    }

    @Override
    String pass(Position position) {
        String word = dialect.pass();
        return word != null ? word : "K" + dialect.names().write(ownGeneral(position));
    }

    /** What tells the moving piece from others that may reach the target. */
    private String origin(Choices choices, Move move, PieceKind kind) {
        Position position = choices.position();
        Square from = move.from();
        boolean safeOnly = dialect.countsSafeMovesOnly() && isSafe(position, move);
        boolean others = false;
        boolean file = false;
        boolean rank = false;
        for (Square other : position.squares(position.turn(), kind)) {
            Move rival = other == from ? move : Move.of(other, move.to());
            if (other != from && choices.permits(rival) && (!safeOnly || isSafe(position, rival))) {
                others = true;
                file |= other.file() == from.file();
                rank |= other.rank() == from.rank();
            }
        }
        String name = dialect.names().write(from);
        return !others ? "" : !file ? name.substring(0, 1) : !rank ? dialect.rank(from) : name;
    }

    /** Whether the own general cannot be taken after a permitted move; the acceptance of a bikjang is no move of the pieces. */
    private static boolean isSafe(Position position, Move move) {
        return position.powerRefusal(move).isPresent() || !position.exposesGeneral(move);
    }

    /** Whether a text is a move of this dialect, of whatever position. */
    boolean isMove(String text) {
        return dialect.grammar().matcher(text).matches();
    }

    @Override
    Move read(Choices choices, String text) {
        Position position = choices.position();
        Matcher matcher = dialect.grammar().matcher(text);
        Square to = matcher.matches() ? dialect.square(matcher) : null;
        if (to == null) {
            throw NotationException.notAMove(text, position, dialect.expected());
        }
        SanOrigin origin = SanOrigin.of(matcher, dialect);
        if (position.general(position.turn()).equals(Optional.of(to)) && origin.mayBeGeneral(to)) {
            return Move.PASS;
        }
        List<Move> moves = new ArrayList<>();
        for (Square from : position.squares(position.turn(), origin.kind())) {
            if (from != to && origin.fits(from)) {
                moves.add(Move.of(from, to));
            }
        }
        if (moves.isEmpty()) {
            throw NotationException.notAMove(text, position, origin.describe(position.turn(), to), "none");
        }
        return chosen(choices, text, moves);
    }

    /** The only permitted one; if none is, the one whose refusal tells most. */
    private Move chosen(Choices choices, String text, List<Move> moves) {
        Position position = choices.position();
        List<Move> permitted = moves.stream().filter(choices::permits).toList();
        if (permitted.size() > 1 && dialect.countsSafeMovesOnly()) {
            List<Move> safe =
                    permitted.stream().filter(move -> isSafe(position, move)).toList();
            permitted = safe.size() == 1 ? safe : permitted;
        }
        if (permitted.size() > 1) {
            throw NotationException.ambiguous(text, position, permitted);
        }
        return permitted.isEmpty()
                ? moves.stream()
                        .filter(move -> position.powerRefusal(move).isEmpty())
                        .findFirst()
                        .orElse(moves.get(0))
                : permitted.get(0);
    }
}
