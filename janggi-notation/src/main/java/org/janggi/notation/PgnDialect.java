package org.janggi.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Whose PGN it is. The same text may be two different moves in two dialects, so that no reader guesses: the caller tells.
 * All dialects read every spelling of a pass, N and B for horse and elephant, and FENs with the letters of either
 * generation.
 */
public enum PgnDialect {
    /** Ranks 1 to 10, a letter for each piece, the pass as {@code --}. */
    STANDARD(SanDialect.SAN, "Janggi"),
    /**
     * Ranks 1 to 10, a letter for each piece, the pass as the general that stays, as in {@code Ke2}. A move that leaves the
     * own general to be taken is none here: the origin of another is not told because of it.
     */
    PYCHESS(SanDialect.PYCHESS, "Janggi"),
    /** Ranks 0 to 9, the pass as {@code @@@@}, letters H and E in the FEN and the tag {@code VariantFamily}. */
    XBOARD(SanDialect.XBOARD, "janggi"),
    /**
     * Collections of lessons: ranks 1 to 10, soldiers without a letter, the players in tags {@code Cho} and {@code Han},
     * no word about the variant. Only read.
     */
    STUDY(SanDialect.SAN, "Janggi");

    private final SanMoves moves;
    private final String variant;

    PgnDialect(SanDialect dialect, String variant) {
        this.moves = new SanMoves("pgn", dialect);
        this.variant = variant;
    }

    /**
     * The name for command lines.
     *
     * @return one lower-case word
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The dialect of a name.
     *
     * @param id the name, as {@link #id} gives it
     * @return the dialect, or empty if there is none
     */
    public static Optional<PgnDialect> find(String id) {
        return Arrays.stream(values())
                .filter(dialect -> dialect.id().equals(id))
                .findFirst();
    }

    /**
     * The dialect of a name that must exist.
     *
     * @param id the name
     * @return the dialect
     * @throws IllegalArgumentException if there is none; the message lists the names there are
     */
    public static PgnDialect byId(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no dialect of PGN \"" + id + "\", there are "
                + Arrays.stream(values()).map(PgnDialect::id).toList()));
    }

    /** How moves are read and written. */
    SanMoves moves() {
        return moves;
    }

    /** How moves are read that give both squares. */
    MoveNotation coordinates() {
        return this == XBOARD ? MoveNotations.CECP : MoveNotations.UCI;
    }

    /** The value of the tag {@code Variant}. */
    String variant() {
        return variant;
    }
}
