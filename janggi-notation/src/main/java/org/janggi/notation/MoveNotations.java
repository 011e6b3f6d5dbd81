package org.janggi.notation;

import java.util.List;
import java.util.Optional;

/**
 * The notations for single moves.
 *
 * <p>All of them read these spellings of a pass: {@code --}, {@code 0000}, {@code @@@@}, {@code pass}, {@code 한수쉼},
 * and the square of the mover's general twice, with or without the general's letter.
 */
public final class MoveNotations {
    /** Two squares, ranks 1 to 10, as in {@code a1b1}; the pass as {@code e2e2}. What {@link Uci} reads and writes. */
    public static final MoveNotation UCI = CoordinateMoves.UCI;

    /** Two squares, ranks 0 to 9, as in {@code a0b0}; the pass as {@code @@@@}. The protocol of XBoard and WinBoard. */
    public static final MoveNotation CECP = CoordinateMoves.CECP;

    /**
     * Letter and target, as in {@code Hc3}, {@code Cfxf10+}, {@code R10a9} and {@code Rb10#}; the pass as {@code --}.
     * Letters K, A, E, H, R, C and P, ranks 1 to 10; of several pieces that may reach the target the file is told, else
     * the rank, else both; only permitted moves count. {@code +} says that the enemy general can be taken next, {@code #}
     * that nothing saves it. Reads also N for H, B for E, and soldiers without a letter.
     */
    public static final MoveNotation SAN = new SanMoves("san", SanDialect.SAN);

    /** As {@link #SAN}, but the pass as the general that stays, as in {@code Ke2}: what pychess and its engine write. */
    public static final MoveNotation SAN_PYCHESS = new SanMoves("san-pychess", SanDialect.PYCHESS);

    /** As {@link #SAN}, but with ranks 0 to 9 and the pass as {@code @@@@}: what XBoard and WinBoard write. */
    public static final MoveNotation SAN_XBOARD = new SanMoves("san-xboard", SanDialect.XBOARD);

    /**
     * Letter, square, square, as in {@code H02-83}, {@code R01x71+} and {@code K95-95}, with squares by row and column
     * as in {@link #KOREAN}. What pychess shows, and form A of janggi.pl, which tells the captured piece too:
     * {@code E44xP72}.
     */
    public static final MoveNotation FAIRY = new FairyMoves();

    /**
     * Two squares, files a to i and rows 1 to 10 <em>from Han's side</em>, as in {@code a7-b7}: form B of janggi.pl. Looks
     * like {@link #UCI} in the mirror.
     */
    public static final MoveNotation JANGGI_PL = CoordinateMoves.JANGGI_PL;

    /**
     * As Korean records have it, in hangul: {@code 79졸78}, {@code 09차49졸}, {@code 75졸65장군}; the pass as {@code 한수쉼}.
     * Squares are row and column, rows 1 to 9 and 0 from Han's side, columns 1 to 9 from Cho's left. Reads hanja as well,
     * names of sides, 타 before the captured piece, and the soldier's letter of the other side.
     */
    public static final MoveNotation KOREAN = new KoreanMoves("korean", GibStyle.Script.HANGUL, false);

    /** As {@link #KOREAN}, in hanja: {@code 79卒78}. */
    public static final MoveNotation KOREAN_HANJA = new KoreanMoves("korean-hanja", GibStyle.Script.HANJA, false);

    /** As {@link #KOREAN_HANJA}, with the name of the side: {@code 79楚卒78}. */
    public static final MoveNotation KOREAN_HANJA_SIDES =
            new KoreanMoves("korean-hanja-sides", GibStyle.Script.HANJA, true);

    private static final List<MoveNotation> ALL = List.of(
            UCI, CECP, SAN, SAN_PYCHESS, SAN_XBOARD, FAIRY, JANGGI_PL, KOREAN, KOREAN_HANJA, KOREAN_HANJA_SIDES);

    private MoveNotations() {}

    /**
     * All notations of this library.
     *
     * @return an immutable list in the order of this page
     */
    public static List<MoveNotation> all() {
        return ALL;
    }

    /**
     * The notation with an id.
     *
     * @param id the id, as {@link MoveNotation#id} gives it
     * @return the notation, or empty if there is none
     */
    public static Optional<MoveNotation> find(String id) {
        return ALL.stream().filter(notation -> notation.id().equals(id)).findFirst();
    }

    /**
     * The notation with an id that must exist.
     *
     * @param id the id
     * @return the notation
     * @throws IllegalArgumentException if there is none; the message lists the ids there are
     */
    public static MoveNotation byId(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no move notation \"" + id + "\", there are "
                + ALL.stream().map(MoveNotation::id).toList()));
    }
}
