package org.janggi.testkit.assertj;

import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.Square;

/**
 * Assertions about a position.
 *
 * <pre>{@code
 * Position check = Fen.parse("3k5/9/9/9/9/9/9/9/r3K4/9 w", FairyRules.CASUAL);
 * assertThat(check).isInCheck().isNotFacing().has("a2", "r");
 * assertThat(check).isNotInCheck(); // fails: the general is attacked from {a2}
 * }</pre>
 */
public final class PositionAssert extends ChoicesAssert<PositionAssert, Position> {
    PositionAssert(@Nullable Position actual) {
        super(actual, PositionAssert.class);
    }

    /**
     * The general of the side to move could be taken.
     *
     * <pre>{@code
     * assertThat(Fen.parse("3k5/9/9/9/9/9/9/9/r3K4/9 w", FairyRules.CASUAL)).isInCheck();
     * assertThat(Fen.parse("3k5/9/9/9/9/9/9/r8/4K4/9 w", FairyRules.CASUAL)).isInCheck(); // fails: expected a check
     * }</pre>
     *
     * @return this
     */
    public PositionAssert isInCheck() {
        return check(it().isInCheck(), "expected a check, but nothing attacks the general");
    }

    /**
     * The general of the side to move could not be taken.
     *
     * <pre>{@code
     * assertThat(Fen.parse("3k5/9/9/9/9/9/9/r8/4K4/9 w", FairyRules.CASUAL)).isNotInCheck();
     * assertThat(Fen.parse("3k5/9/9/9/9/9/9/9/r3K4/9 w", FairyRules.CASUAL)).isNotInCheck(); // fails: expected no check
     * }</pre>
     *
     * @return this
     */
    public PositionAssert isNotInCheck() {
        return check(!it().isInCheck(), "expected no check, but the general is attacked from " + it().checkers());
    }

    /**
     * The generals face each other.
     *
     * <pre>{@code
     * assertThat(Fen.parse("4k4/9/9/9/9/9/9/9/4K4/9 w", FairyRules.CASUAL)).isFacing();
     * assertThat(Fen.parse("3k5/9/9/9/9/9/9/9/4K4/9 w", FairyRules.CASUAL)).isFacing(); // fails: do not face
     * }</pre>
     *
     * @return this
     */
    public PositionAssert isFacing() {
        return check(it().isFacing(), "expected facing generals, but they do not face each other");
    }

    /**
     * The generals do not face each other.
     *
     * <pre>{@code
     * assertThat(Fen.parse("3k5/9/9/9/9/9/9/9/4K4/9 w", FairyRules.CASUAL)).isNotFacing();
     * assertThat(Fen.parse("4k4/9/9/9/9/9/9/9/4K4/9 w", FairyRules.CASUAL)).isNotFacing(); // fails: they face
     * }</pre>
     *
     * @return this
     */
    public PositionAssert isNotFacing() {
        return check(!it().isFacing(), "expected generals that do not face each other, but they face");
    }

    /**
     * A piece stands on a square.
     *
     * <pre>{@code
     * Position start = FairyRules.CASUAL.start(Formation.HEEH, Formation.HEEH);
     * assertThat(start).has("a1", "R").has("e9", "k");
     * assertThat(start).has("a1", "r"); // fails: expected r on a1, found R
     * }</pre>
     *
     * @param square the square
     * @param piece its letter in a FEN, with {@code +} before a promoted piece
     * @return this
     */
    public PositionAssert has(String square, String piece) {
        Optional<Piece> found = it().pieceAt(Square.parse(square));
        String name = found.map(Piece::toString).orElse("none");
        return check(name.equals(piece), "expected " + piece + " on " + square + ", found " + name);
    }

    /**
     * The text of the position.
     *
     * <pre>{@code
     * Position start = Fen.parse("3k5/9/9/9/9/9/9/9/4K4/9 w", FairyRules.CASUAL);
     * assertThat(start).hasFen("3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1");
     * assertThat(start).hasFen("3k5/9/9/9/9/9/9/9/4K4/9 b - - 0 1"); // fails: expected the FEN
     * }</pre>
     *
     * @param fen the FEN, counters and state included
     * @return this
     */
    public PositionAssert hasFen(String fen) {
        return check(it().toString().equals(fen), "expected the FEN " + fen);
    }
}
