package org.janggi.testkit.diagram;

import org.janggi.core.Piece;
import org.janggi.core.Side;

/**
 * How a piece is called on a diagram.
 *
 * <pre>{@code
 * Piece soldier = Piece.of(Side.HAN, PieceKind.SOLDIER);
 * PieceScript.HANJA.of(soldier); // -> 兵
 * PieceScript.LETTERS.of(soldier); // -> p
 * }</pre>
 */
public enum PieceScript {
    /** The characters on the pieces: 楚 車 包 馬 象 士 卒 of Cho, 漢 and 兵 of Han. */
    HANJA("楚車包馬象士卒", "漢車包馬象士兵"),
    /** The Korean names: 초 차 포 마 상 사 졸 of Cho, 한 and 병 of Han. */
    HANGUL("초차포마상사졸", "한차포마상사병"),
    /** The letters of move notation, K R C H E A P, small ones for Han. */
    LETTERS("KRCHEAP", "krcheap");

    private final String cho;
    private final String han;

    PieceScript(String cho, String han) {
        this.cho = cho;
        this.han = han;
    }

    /**
     * The name of a piece.
     *
     * @param piece any piece; whether it is promoted does not matter
     * @return one character
     */
    public String of(Piece piece) {
        int kind = piece.kind().ordinal();
        return (piece.side() == Side.CHO ? cho : han).substring(kind, kind + 1);
    }

    /** How many columns of a terminal one of the names takes. */
    int width() {
        return this == LETTERS ? 1 : 2;
    }
}
