package org.janggi.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.PieceKind;
import org.janggi.core.Square;

/** In what the forms of SAN differ. */
enum SanDialect {
    /** Ranks 1 to 10, the pass as a word of its own. */
    SAN(SquareNames.ONE_BASED, "10|[1-9]", "--"),
    /** Ranks 1 to 10, the pass as the general that stays, origins as the engine behind pychess wants them. */
    PYCHESS(SquareNames.ONE_BASED, "10|[1-9]", null),
    /** Ranks 0 to 9, the pass as in the protocol of XBoard. */
    XBOARD(SquareNames.ZERO_BASED, "[0-9]", "@@@@");

    private final SquareNames names;
    private final Pattern grammar;
    private final @Nullable String pass;

    SanDialect(SquareNames names, String rank, @Nullable String pass) {
        this.names = names;
        this.grammar = Pattern.compile("(?<piece>[KAEHRCPNB])?(?<file>[a-i])?(?<rank>" + rank + ")?x?(?<to>[a-i](?:"
                + rank + "))[+#]?[!?]{0,2}");
        this.pass = pass;
    }

    /** The names of the squares. */
    SquareNames names() {
        return names;
    }

    /** What a move looks like: groups {@code piece}, {@code file}, {@code rank} and {@code to}. */
    Pattern grammar() {
        return grammar;
    }

    /** The target that a matcher of the grammar has found. */
    @Nullable
    Square square(Matcher matcher) {
        String name = matcher.group("to");
        return name == null ? null : names.read(name, 0);
    }

    /** What this dialect writes, in a few words. */
    String expected() {
        String ranks = this == XBOARD ? "0 to 9" : "1 to 10";
        return "letter and square with ranks " + ranks + " as in Hc3, Rxa8+ or Cfxf9, or a pass as "
                + (pass == null ? "Ke2" : pass);
    }

    /** The word for a pass; null where the general that stays is written. */
    @Nullable
    String pass() {
        return pass;
    }

    /**
     * Whether a move that leaves the own general to be taken is none, so that no origin tells a safe move from it; an engine
     * refuses an origin without need.
     */
    boolean countsSafeMovesOnly() {
        return this == PYCHESS;
    }

    /** The rank of a square as this dialect writes it. */
    String rank(Square square) {
        return names.write(square).substring(1);
    }

    /** The letter that is written for a kind. */
    static char letter(PieceKind kind) {
        return switch (kind) {
            case HORSE -> 'H';
            case ELEPHANT -> 'E';
            default -> kind.letter();
        };
    }

    /** The kind that a letter of either generation names, or null. */
    static @Nullable PieceKind kind(char letter) {
        for (PieceKind kind : PieceKind.values()) {
            if (letter == kind.letter() || letter == letter(kind)) {
                return kind;
            }
        }
        return null;
    }
}
