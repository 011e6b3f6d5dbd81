package org.janggi.notation;

import java.util.List;

/** PGN for the tests. */
final class PgnSamples {
    static final String FEN = "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1";

    /** A header that is enough for any moves. */
    static final String HEADER = "[Event \"?\"]\n[Variant \"Janggi\"]\n[FEN \"" + FEN + "\"]\n[SetUp \"1\"]\n\n";

    static final String MOVES = "1. Pih4 Pab7 2. Hg3 -- 3. Rh1 Hg8 1-0\n";

    static final String GAME = HEADER + MOVES + "\n";

    private PgnSamples() {}

    static ReadGame only(String text) {
        return only(text, PgnDialect.PYCHESS, ReadOptions.lenient());
    }

    static ReadGame only(String text, PgnDialect dialect, ReadOptions options) {
        List<ReadGame> games = PgnReader.parse(text, dialect, options);
        if (games.size() != 1) {
            throw new AssertionError("one game expected, found " + games);
        }
        return games.get(0);
    }

    /** The game of some moves from the usual start. */
    static ReadGame moves(String moves) {
        return only(HEADER + moves + "\n");
    }

    static List<DiagnosticCode> codes(ReadGame game) {
        return game.diagnostics().stream().map(Diagnostic::code).toList();
    }

    static List<String> main(ReadGame game) {
        return game.record().mainMoves().stream().map(Object::toString).toList();
    }
}
