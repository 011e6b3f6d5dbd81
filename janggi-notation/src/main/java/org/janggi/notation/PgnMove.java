package org.janggi.notation;

import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Text;

/**
 * A move of a PGN game as it is written, with the position that it is read in and the place to name if it is wrong.
 *
 * @param dialect how moves are written
 * @param findings takes what is wrong with it
 * @param line its line
 * @param column its place in the line
 * @param word the move
 * @param ply its ply
 * @param position the position before it
 */
record PgnMove(PgnDialect dialect, Findings findings, Line line, int column, String word, int ply, Position position) {
    /**
     * Reads the move.
     *
     * @param san the word with one mark of check at most
     * @param expected what a move looks like
     * @return the move, or null if there is none, which was told then
     */
    @Nullable
    Move read(String san, Text expected) {
        Playable choices = new Playable(position);
        try {
            return noting(dialect.moves().parse(choices, san), san);
        } catch (NotationException e) {
            Move both = coordinates(choices, san);
            if (both != null) {
                findings.addOnce(DiagnosticCode.OTHER_COORDINATES, line, column, word, word, ply, position);
                return both;
            }
            return switch (e.kind()) {
                case AMBIGUOUS -> theSafeOne(e.candidates());
                case NOT_PERMITTED -> {
                    Text why = e.refusal()
                            .map(Refusal::text)
                            .map(Findings::permitted)
                            .orElse(Diagnostic.NOTHING);
                    report(DiagnosticCode.ILLEGAL_MOVE, why, e.found());
                    yield null;
                }
                case NOT_A_MOVE -> {
                    boolean grammatical = dialect.moves().isMove(san);
                    Text what = grammatical ? new Text(e.expected(), e.expected()) : expected;
                    report(
                            grammatical ? DiagnosticCode.NO_PIECE : DiagnosticCode.UNREADABLE_MOVE,
                            what,
                            grammatical ? "none" : word);
                    yield null;
                }
            };
        }
    }

    private Move noting(Move move, String san) {
        boolean soldier = Character.isLowerCase(san.charAt(0)) && !move.isPass();
        if (soldier && dialect != PgnDialect.STUDY) {
            findings.addOnce(DiagnosticCode.MISSING_PIECE_LETTER, line, column, word, "", ply, position);
        }
        return move;
    }

    private @Nullable Move coordinates(Playable choices, String san) {
        try {
            return dialect.coordinates().parse(choices, san);
        } catch (NotationException e) {
            return null;
        }
    }

    /** Old files leave out the origin where all other pieces are pinned. */
    private @Nullable Move theSafeOne(List<Move> candidates) {
        List<Move> safe = candidates.stream()
                .filter(move -> !position.exposesGeneral(move))
                .toList();
        Text expected = new Text("one of " + candidates, candidates + " 가운데 하나");
        if (safe.size() == 1) {
            report(DiagnosticCode.UNDER_DISAMBIGUATED, expected, word);
            return safe.get(0);
        }
        report(DiagnosticCode.AMBIGUOUS_MOVE, expected, word);
        return null;
    }

    /** Says why the move cannot be played. */
    void refuse(Move move, Refusal refusal) {
        report(DiagnosticCode.ILLEGAL_MOVE, Findings.permitted(refusal.text()), move + " (" + refusal.clause() + ")");
    }

    /** Compares the marks of capture and check with the board. */
    void checkMarks(Move move, Position after) {
        if (move.isPass() || position.powerRefusal(move).isPresent()) {
            return;
        }
        boolean capture = position.isCapture(move);
        if (capture != word.indexOf('x') >= 0) {
            once(capture ? DiagnosticCode.CAPTURE_MISSING : DiagnosticCode.CAPTURE_EXTRA);
        }
        boolean check = after.isInCheck();
        if (check != (word.endsWith("+") || word.endsWith("#"))) {
            once(check ? DiagnosticCode.CHECK_MISSING : DiagnosticCode.CHECK_EXTRA);
        }
    }

    private void once(DiagnosticCode code) {
        findings.addOnce(code, line, column, word, word, ply, position);
    }

    private void report(DiagnosticCode code, Text expected, String found) {
        findings.add(code, line, column, word, expected, found, ply, position);
    }
}
