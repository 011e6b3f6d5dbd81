package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.PieceKind;
import org.janggi.core.Side;

/**
 * A letter for a piece in GIB.
 *
 * @param kind the kind of piece
 * @param script the script of the letter
 * @param owner whose soldier it is; null for all other pieces, whose letters do not tell
 */
record GibLetter(
        PieceKind kind, GibStyle.Script script, @Nullable Side owner) {
    private static final GibLetter HANGUL_CHO_SOLDIER = hangul(PieceKind.SOLDIER, Side.CHO);
    private static final GibLetter HANGUL_HAN_SOLDIER = hangul(PieceKind.SOLDIER, Side.HAN);
    private static final GibLetter HANGUL_GUARD = hangul(PieceKind.GUARD, null);
    private static final GibLetter HANGUL_ELEPHANT = hangul(PieceKind.ELEPHANT, null);
    private static final GibLetter HANGUL_HORSE = hangul(PieceKind.HORSE, null);
    private static final GibLetter HANGUL_CANNON = hangul(PieceKind.CANNON, null);
    private static final GibLetter HANGUL_CHARIOT = hangul(PieceKind.CHARIOT, null);
    private static final GibLetter HANGUL_GENERAL = hangul(PieceKind.GENERAL, null);
    private static final GibLetter HANJA_CHO_SOLDIER = hanja(PieceKind.SOLDIER, Side.CHO);
    private static final GibLetter HANJA_HAN_SOLDIER = hanja(PieceKind.SOLDIER, Side.HAN);
    private static final GibLetter HANJA_GUARD = hanja(PieceKind.GUARD, null);
    private static final GibLetter HANJA_ELEPHANT = hanja(PieceKind.ELEPHANT, null);
    private static final GibLetter HANJA_HORSE = hanja(PieceKind.HORSE, null);
    private static final GibLetter HANJA_CANNON = hanja(PieceKind.CANNON, null);
    private static final GibLetter HANJA_CHARIOT = hanja(PieceKind.CHARIOT, null);
    private static final GibLetter HANJA_GENERAL = hanja(PieceKind.GENERAL, null);

    private static GibLetter hangul(PieceKind kind, @Nullable Side owner) {
        return new GibLetter(kind, GibStyle.Script.HANGUL, owner);
    }

    private static GibLetter hanja(PieceKind kind, @Nullable Side owner) {
        return new GibLetter(kind, GibStyle.Script.HANJA, owner);
    }

    /** The piece that a character names, or null. */
    static @Nullable GibLetter of(char c) {
        return switch (c) {
            case '졸' -> HANGUL_CHO_SOLDIER;
            case '병' -> HANGUL_HAN_SOLDIER;
            case '사' -> HANGUL_GUARD;
            case '상' -> HANGUL_ELEPHANT;
            case '마' -> HANGUL_HORSE;
            case '포' -> HANGUL_CANNON;
            case '차' -> HANGUL_CHARIOT;
            case '장', '궁', '왕' -> HANGUL_GENERAL;
            case '卒' -> HANJA_CHO_SOLDIER;
            case '兵' -> HANJA_HAN_SOLDIER;
            case '士' -> HANJA_GUARD;
            case '象' -> HANJA_ELEPHANT;
            case '馬' -> HANJA_HORSE;
            case '包', '砲' -> HANJA_CANNON;
            case '車' -> HANJA_CHARIOT;
            case '將' -> HANJA_GENERAL;
            default -> null;
        };
    }

    /** The side that a character names, or null. */
    static @Nullable Side side(char c) {
        return switch (c) {
            case '초', '楚' -> Side.CHO;
            case '한', '漢' -> Side.HAN;
            default -> null;
        };
    }

    /** The script of a character that names a side. */
    static GibStyle.Script sideScript(char c) {
        return c == '楚' || c == '漢' ? GibStyle.Script.HANJA : GibStyle.Script.HANGUL;
    }

    /** The name of a side. */
    static char writeSide(Side side, GibStyle.Script script) {
        boolean hangul = script == GibStyle.Script.HANGUL;
        return side == Side.CHO ? (hangul ? '초' : '楚') : hangul ? '한' : '漢';
    }

    /** The letter of a kind as GIB usually writes it. */
    static char write(PieceKind kind, Side side, GibStyle.Script script) {
        boolean hangul = script == GibStyle.Script.HANGUL;
        return switch (kind) {
            case SOLDIER -> side == Side.CHO ? (hangul ? '졸' : '卒') : hangul ? '병' : '兵';
            case GUARD -> hangul ? '사' : '士';
            case ELEPHANT -> hangul ? '상' : '象';
            case HORSE -> hangul ? '마' : '馬';
            case CANNON -> hangul ? '포' : '包';
            case CHARIOT -> hangul ? '차' : '車';
            case GENERAL -> hangul ? '장' : '將';
        };
    }
}
