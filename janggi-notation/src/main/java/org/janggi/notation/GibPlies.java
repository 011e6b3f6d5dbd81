package org.janggi.notation;

import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.Text;

/** The moves of a game that is being read: each is compared with the board and then played on it. */
final class GibPlies {
    private final Findings findings;
    private final MoveTree.Builder moves;
    private Position position;
    private int count;

    private GibStyle.@Nullable Script script;
    private GibStyle.Coordinates coordinates = GibStyle.Coordinates.ROW_COLUMN;
    private @Nullable Boolean sides;
    private boolean captureMark;
    private boolean swapped;
    private boolean unswapped;

    private String word = "";
    private @Nullable Line line;
    private int column;

    GibPlies(Findings findings, MoveTree.Builder moves, Position start) {
        this.findings = findings;
        this.moves = moves;
        this.position = start;
    }

    /** How many plies were played. */
    int count() {
        return count;
    }

    /** The position reached. */
    Position position() {
        return position;
    }

    /** The style of the moves so far. */
    GibStyle style(String eol) {
        GibStyle.Script letters = script == null ? GibStyle.USUAL.script() : script;
        return new GibStyle(letters, Boolean.TRUE.equals(sides), captureMark, coordinates, eol);
    }

    /** Whether every moving soldier so far had the letter of the other side. */
    boolean hasSwappedSoldiers() {
        return swapped && !unswapped;
    }

    /** Plays a move; false if it cannot be played. */
    boolean play(GibMove written, Line where, int at, String token) {
        line = where;
        column = at;
        word = token;
        Position before = position;
        Move move = written.move();
        Piece piece = null;
        Piece target = null;
        if (!written.isPassWord()) {
            piece = before.pieceAt(written.from()).orElse(null);
            if (piece == null) {
                report(DiagnosticCode.NO_PIECE, expectedPiece(written, before), written.from() + " empty");
                return false;
            }
            if (piece.side() != before.turn()) {
                report(DiagnosticCode.NOT_OWN_PIECE, expectedPiece(written, before), piece + " on " + written.from());
                return false;
            }
            if (move.isPass()) {
                if (piece.kind() != PieceKind.GENERAL) {
                    report(
                            DiagnosticCode.ILLEGAL_MOVE,
                            text("another square", "다른 자리"),
                            written.to().toString());
                    return false;
                }
                report(DiagnosticCode.OTHER_PASS, text(GibMove.PASS_WORD, GibMove.PASS_WORD), token);
            } else {
                target = captured(before, move);
            }
        }
        Position after;
        try {
            after = Replay.after(before, move);
        } catch (IllegalMoveException e) {
            report(
                    DiagnosticCode.ILLEGAL_MOVE,
                    Findings.permitted(e.refusal().text()),
                    move + " (" + e.refusal().clause() + ")");
            return false;
        }
        if (piece != null) {
            checkLetters(written, piece);
            checkCapture(written, target);
            checkStyle(written);
            checkMark(written, after);
        }
        position = after;
        count++;
        moves.add(move);
        return true;
    }

    /** The piece that a step takes; accepting a bikjang takes none. */
    static @Nullable Piece captured(Position before, Move move) {
        Piece target = before.pieceAt(move.to()).orElse(null);
        boolean acceptance = target != null
                && target.kind() == PieceKind.GENERAL
                && before.isFacing()
                && before.general(before.turn()).equals(Optional.of(move.from()));
        return acceptance ? null : target;
    }

    private void checkLetters(GibMove written, Piece piece) {
        Side side = written.side();
        if (side != null && side != piece.side()) {
            report(DiagnosticCode.SIDE_LETTER, piece.side().text(), side.text().toString());
        }
        GibLetter letter = written.piece();
        if (letter == null) {
            once(DiagnosticCode.MISSING_PIECE_LETTER, "");
        } else if (letter.kind() != piece.kind()) {
            report(
                    DiagnosticCode.PIECE_LETTER,
                    name(piece, written.from()),
                    letter.kind().text().toString());
        } else if (letter.owner() != null) {
            checkSoldier(letter, piece, written.from(), true);
        }
    }

    private void checkSoldier(GibLetter letter, Piece piece, Square square, boolean mover) {
        if (letter.owner() == piece.side()) {
            unswapped |= mover;
        } else {
            swapped |= mover;
            report(
                    DiagnosticCode.SOLDIER_LETTER,
                    name(piece, square),
                    String.valueOf(
                            GibLetter.write(PieceKind.SOLDIER, piece.side().opponent(), letter.script())));
        }
    }

    private void checkCapture(GibMove written, @Nullable Piece target) {
        GibLetter letter = written.captured();
        if (target == null) {
            if (letter != null || written.captureMark()) {
                String what = letter == null ? "타" : letter.kind().text().toString();
                report(
                        DiagnosticCode.CAPTURE_EXTRA,
                        text("no piece on " + written.to(), written.to() + "에 기물 없음"),
                        what);
            }
        } else if (letter == null) {
            report(DiagnosticCode.CAPTURE_MISSING, name(target, written.to()), "");
        } else if (letter.kind() != target.kind()) {
            report(
                    DiagnosticCode.CAPTURE_LETTER,
                    name(target, written.to()),
                    letter.kind().text().toString());
        } else if (letter.owner() != null) {
            checkSoldier(letter, target, written.to(), false);
        }
        if (written.captureMark()) {
            once(DiagnosticCode.CAPTURE_MARK, "타");
            captureMark = true;
        }
    }

    private void checkMark(GibMove written, Position after) {
        boolean check = after.isInCheck();
        if (check != written.check()) {
            if (check) {
                report(DiagnosticCode.CHECK_MISSING, text("장군", "장군"), "");
            } else {
                report(DiagnosticCode.CHECK_EXTRA, Diagnostic.NOTHING, "장군");
            }
        }
    }

    private void checkStyle(GibMove written) {
        if (written.coordinates() != coordinates) {
            if (written.coordinates() == GibStyle.Coordinates.ALGEBRAIC) {
                once(DiagnosticCode.OTHER_COORDINATES, "");
            }
            coordinates = count() == 0 ? written.coordinates() : coordinates;
        } else if (coordinates == GibStyle.Coordinates.ALGEBRAIC) {
            once(DiagnosticCode.OTHER_COORDINATES, "");
        }
        boolean named = written.side() != null;
        boolean mixed = sides != null && sides != named;
        sides = sides == null ? Boolean.valueOf(named) : sides;
        mixed |= differs(written.sideScript());
        mixed |= written.piece() != null && differs(written.piece().script());
        mixed |= written.captured() != null && differs(written.captured().script());
        if (mixed) {
            once(DiagnosticCode.MIXED_SCRIPT, "");
        }
    }

    private boolean differs(GibStyle.@Nullable Script letters) {
        if (letters == null) {
            return false;
        }
        if (script == null) {
            script = letters;
        }
        return letters != script;
    }

    private static Text expectedPiece(GibMove written, Position before) {
        PieceKind kind = written.piece() == null ? null : written.piece().kind();
        Side side = before.turn();
        return kind == null
                ? text(
                        "a piece of " + side.text().english() + " on " + written.from(),
                        written.from() + "에 " + side.text().korean() + " 기물")
                : name(Piece.of(side, kind), written.from());
    }

    private static Text name(Piece piece, Square square) {
        String gib = gib(square);
        char letter = GibLetter.write(piece.kind(), piece.side(), GibStyle.Script.HANGUL);
        return text(
                piece.side().text().english() + "'s " + piece.kind().text().english() + " (" + letter + ") at " + gib,
                gib + "의 " + piece.side().text().korean() + " " + letter);
    }

    private static String gib(Square square) {
        return "" + (Square.RANKS + 1 - square.rank()) % Square.RANKS + square.file();
    }

    private static Text text(String english, String korean) {
        return new Text(english, korean);
    }

    private void report(DiagnosticCode code, Text expected, String found) {
        if (line != null) {
            findings.add(code, line, column, word, expected, found, count() + 1, position);
        }
    }

    private void once(DiagnosticCode code, String found) {
        if (line != null) {
            findings.addOnce(code, line, column, word, found, count() + 1, position);
        }
    }
}
