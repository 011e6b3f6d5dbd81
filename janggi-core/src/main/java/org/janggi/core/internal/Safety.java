package org.janggi.core.internal;

/**
 * Which moves of one position are safe for the own general, as masks: where the general may not step, where the others
 * must land because of checks, and where single pieces are tied down. Scratch: filled by {@link #scan}, one a thread.
 *
 * <p>Pins as in chess do not suffice. An attack of a cannon appears when a screen arrives on its line and disappears
 * when a second one does, so each enemy piece that bears on the general restricts either all pieces or one of them:
 *
 * <pre>
 *   on the line between          chariot                 cannon
 *   nothing                      check: block or take    no screen may arrive, but a cannon is none
 *   one own piece                it is tied to the line  check: block, take, or the screen leaves the line
 *   one enemy piece              nothing                 check: block, take, or a cannon takes the screen
 *   one cannon                   tied if own             an enemy cannon may be taken by a cannon only
 *   two pieces                   nothing                 each own one is tied while the other would be a screen
 * </pre>
 */
final class Safety {
    private static final int NOBODY = -1;

    /** Squares that the general must not step to, in the word of its palace. */
    long danger;
    /** How many pieces give check. */
    int checks;
    /** Whether any piece but the general is restricted at all. */
    boolean restricted;
    /** Where pieces that are neither tied nor cannons may land. */
    long othersLo;

    long othersHi;
    /** Where cannons that are not tied may land. */
    long cannonsLo;

    long cannonsHi;
    /** The tied pieces. */
    long tiedLo;

    long tiedHi;

    private final int[] screens = new int[Bits.SQUARES];
    private final long[] checkOthersLo = new long[Bits.SQUARES];
    private final long[] checkOthersHi = new long[Bits.SQUARES];
    private final long[] checkCannonsLo = new long[Bits.SQUARES];
    private final long[] checkCannonsHi = new long[Bits.SQUARES];
    private final long[] tieLo = new long[Bits.SQUARES];
    private final long[] tieHi = new long[Bits.SQUARES];
    private long bannedLo;
    private long bannedHi;

    private int general;
    private boolean low;
    private long lo;
    private long hi;
    private long fa;
    private long fb;
    private long takesGeneralLo;
    private long takesGeneralHi;

    /** Whether no enemy piece could touch the general or its steps, so that every move of the pieces is safe. */
    static boolean isQuiet(Bitboards p) {
        int general = p.ownGeneral;
        if (general < 0) {
            return true;
        }
        Zone zone = p.tables.zones[p.turn][general];
        long roamers = p.tables.unpromotedRoam;
        long nearLo = (p.chariotLo | p.cannonLo) & zone.lineLo
                | p.horseLo & zone.horseLo
                | p.elephantLo & zone.elephantLo
                | p.soldierLo & zone.soldierLo
                | (p.promotedLo | roamers) & zone.stepLo;
        long nearHi = (p.chariotHi | p.cannonHi) & zone.lineHi
                | p.horseHi & zone.horseHi
                | p.elephantHi & zone.elephantHi
                | p.soldierHi & zone.soldierHi
                | (p.promotedHi | roamers) & zone.stepHi;
        return (nearLo & p.enemyLo | nearHi & p.enemyHi) == 0 && !p.isPromoted(p.enemyGeneral);
    }

    /** Works out the masks of a position whose general is on the board. */
    void scan(Bitboards p) {
        general = p.ownGeneral;
        Zone zone = p.tables.zones[p.turn][general];
        low = general < Bits.HALF;
        lo = p.lo() ^ Bits.LO[general];
        hi = p.hi() ^ Bits.HI[general];
        fa = p.fa() ^ Bits.FA[general];
        fb = p.fb() ^ Bits.FB[general];
        danger = 0;
        checks = 0;
        tiedLo = 0;
        tiedHi = 0;
        bannedLo = 0;
        bannedHi = 0;
        lines(p, zone);
        leaps(p, zone);
        steps(p, zone);
        finish(p);
    }

    private void lines(Bitboards p, Zone zone) {
        long zoneLo = zone.lineLo & p.enemyLo;
        long zoneHi = zone.lineHi & p.enemyHi;
        for (long rest = zoneLo & p.chariotLo; rest != 0; rest &= rest - 1) {
            chariot(p, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = zoneHi & p.chariotHi; rest != 0; rest &= rest - 1) {
            chariot(p, Bits.HALF + Long.numberOfTrailingZeros(rest));
        }
        for (long rest = zoneLo & p.cannonLo; rest != 0; rest &= rest - 1) {
            cannon(p, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = zoneHi & p.cannonHi; rest != 0; rest &= rest - 1) {
            cannon(p, Bits.HALF + Long.numberOfTrailingZeros(rest));
        }
        int enemy = p.enemyGeneral;
        if (enemy >= 0 && p.isPromoted(enemy)) {
            int file = Bits.FILE[enemy];
            int points = Lines.chariotOnFile(Bits.RANK[enemy], Bits.file(fa, fb, file));
            danger |= low ? Lines.fileLo(points, file) : Lines.fileHi(points, file);
            if (file == Bits.FILE[general]) {
                straight(p, enemy);
            }
        }
    }

    private void chariot(Bitboards p, int square) {
        int cross = Lines.chariot(square, Bits.cross(square, lo, hi, fa, fb));
        long diagonal = Lines.chariotDiagonal(square, square < Bits.HALF ? lo : hi);
        danger |= low ? Lines.lo(square, cross, diagonal) : Lines.hi(square, cross, diagonal);
        if ((Paths.LINE_LO[general] & Bits.LO[square] | Paths.LINE_HI[general] & Bits.HI[square]) != 0) {
            straight(p, square);
        }
    }

    /** A piece that needs a clear way to the general: a chariot, a horse, an elephant, a promoted general. */
    private void straight(Bitboards p, int square) {
        long pathLo = Paths.LO[square * Bits.SQUARES + general];
        long pathHi = Paths.HI[square * Bits.SQUARES + general];
        long onLo = lo & pathLo;
        long onHi = hi & pathHi;
        if ((onLo | onHi) == 0) {
            check(square, pathLo, pathHi);
        } else if (isOne(onLo, onHi) && (onLo & p.ownLo | onHi & p.ownHi) != 0) {
            tie(square(onLo, onHi), pathLo | Bits.LO[square], pathHi | Bits.HI[square]);
        }
    }

    private void cannon(Bitboards p, int square) {
        int cross = Lines.cannon(square, Bits.cross(square, lo, hi, fa, fb), p.cannonCross(square));
        long diagonal = square < Bits.HALF
                ? Lines.cannonDiagonal(square, lo, p.cannonLo)
                : Lines.cannonDiagonal(square, hi, p.cannonHi);
        danger |= low ? Lines.lo(square, cross, diagonal) : Lines.hi(square, cross, diagonal);
        if ((Paths.LINE_LO[general] & Bits.LO[square] | Paths.LINE_HI[general] & Bits.HI[square]) == 0) {
            return;
        }
        long pathLo = Paths.LO[square * Bits.SQUARES + general];
        long pathHi = Paths.HI[square * Bits.SQUARES + general];
        long onLo = lo & pathLo;
        long onHi = hi & pathHi;
        switch (Long.bitCount(onLo) + Long.bitCount(onHi)) {
            case 0 -> {
                bannedLo |= pathLo;
                bannedHi |= pathHi;
            }
            case 1 -> oneScreen(p, square, pathLo, pathHi, onLo, onHi);
            case 2 -> twoScreens(p, square, pathLo, pathHi, onLo, onHi);
            default -> {}
        }
    }

    private void oneScreen(Bitboards p, int square, long pathLo, long pathHi, long onLo, long onHi) {
        boolean own = (onLo & p.ownLo | onHi & p.ownHi) != 0;
        if ((onLo & p.cannonLo | onHi & p.cannonHi) != 0) {
            if (!own) {
                bannedLo |= onLo;
                bannedHi |= onHi;
            }
            return;
        }
        int i = checks++;
        checkOthersLo[i] = pathLo & ~onLo | Bits.LO[square];
        checkOthersHi[i] = pathHi & ~onHi | Bits.HI[square];
        checkCannonsLo[i] = pathLo | Bits.LO[square];
        checkCannonsHi[i] = pathHi | Bits.HI[square];
        screens[i] = NOBODY;
        if (own) {
            screens[i] = square(onLo, onHi);
            tie(screens[i], ~pathLo, ~pathHi);
        }
    }

    private void twoScreens(Bitboards p, int square, long pathLo, long pathHi, long onLo, long onHi) {
        long firstLo = onLo & -onLo;
        long firstHi = onLo == 0 ? onHi & -onHi : 0;
        screenBeside(p, square, pathLo, pathHi, firstLo, firstHi, onLo ^ firstLo, onHi ^ firstHi);
        screenBeside(p, square, pathLo, pathHi, onLo ^ firstLo, onHi ^ firstHi, firstLo, firstHi);
    }

    private void screenBeside(
            Bitboards p, int square, long pathLo, long pathHi, long lo1, long hi1, long lo2, long hi2) {
        if ((lo1 & p.ownLo | hi1 & p.ownHi) == 0) {
            return;
        }
        if ((lo2 & p.cannonLo | hi2 & p.cannonHi) == 0) {
            tie(square(lo1, hi1), pathLo & ~lo2 | Bits.LO[square], pathHi & ~hi2 | Bits.HI[square]);
        } else if ((lo1 & p.cannonLo | hi1 & p.cannonHi) == 0) {
            tie(square(lo1, hi1), ~lo2, ~hi2);
        }
    }

    private void leaps(Bitboards p, Zone zone) {
        long horseLo = p.horseLo & p.enemyLo & zone.horseLo;
        long horseHi = p.horseHi & p.enemyHi & zone.horseHi;
        for (long rest = horseLo; rest != 0; rest &= rest - 1) {
            horse(p, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = horseHi; rest != 0; rest &= rest - 1) {
            horse(p, Bits.HALF + Long.numberOfTrailingZeros(rest));
        }
        long elephantLo = p.elephantLo & p.enemyLo & zone.elephantLo;
        long elephantHi = p.elephantHi & p.enemyHi & zone.elephantHi;
        for (long rest = elephantLo; rest != 0; rest &= rest - 1) {
            elephant(p, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = elephantHi; rest != 0; rest &= rest - 1) {
            elephant(p, Bits.HALF + Long.numberOfTrailingZeros(rest));
        }
    }

    private void horse(Bitboards p, int square) {
        long window = Leaps.horse(square, Leaps.window(square, lo, hi));
        danger |= low ? Leaps.lo(square, window) : Leaps.hi(square, window);
        if ((Paths.HORSE_LO[general] & Bits.LO[square] | Paths.HORSE_HI[general] & Bits.HI[square]) != 0) {
            straight(p, square);
        }
    }

    private void elephant(Bitboards p, int square) {
        long window = Leaps.elephant(square, Leaps.window(square, lo, hi));
        danger |= low ? Leaps.lo(square, window) : Leaps.hi(square, window);
        if ((Paths.ELEPHANT_LO[general] & Bits.LO[square] | Paths.ELEPHANT_HI[general] & Bits.HI[square]) != 0) {
            straight(p, square);
        }
    }

    private void steps(Bitboards p, Zone zone) {
        int soldier = StepTables.role(1 - p.turn, Targets.SOLDIER, 0);
        long soldiersLo = p.soldierLo & p.enemyLo & ~p.promotedLo & zone.soldierLo;
        long soldiersHi = p.soldierHi & p.enemyHi & ~p.promotedHi & zone.soldierHi;
        for (long rest = soldiersLo; rest != 0; rest &= rest - 1) {
            step(p, soldier, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = soldiersHi; rest != 0; rest &= rest - 1) {
            step(p, soldier, Bits.HALF + Long.numberOfTrailingZeros(rest));
        }
        long roamers = p.tables.unpromotedRoam;
        long othersNearLo = p.enemyLo & zone.stepLo & (p.promotedLo | roamers);
        long othersNearHi = p.enemyHi & zone.stepHi & (p.promotedHi | roamers);
        for (long rest = othersNearLo; rest != 0; rest &= rest - 1) {
            step(p, p.roleAt(Long.numberOfTrailingZeros(rest)), Long.numberOfTrailingZeros(rest));
        }
        for (long rest = othersNearHi; rest != 0; rest &= rest - 1) {
            step(
                    p,
                    p.roleAt(Bits.HALF + Long.numberOfTrailingZeros(rest)),
                    Bits.HALF + Long.numberOfTrailingZeros(rest));
        }
    }

    private void step(Bitboards p, int role, int square) {
        StepTables tables = p.tables;
        danger |= low ? tables.toLo[role][square] : tables.toHi[role][square];
        if ((tables.toLo[role][square] & Bits.LO[general] | tables.toHi[role][square] & Bits.HI[general]) != 0) {
            check(square, 0, 0);
        }
    }

    private void check(int square, long pathLo, long pathHi) {
        int i = checks++;
        checkOthersLo[i] = pathLo | Bits.LO[square];
        checkOthersHi[i] = pathHi | Bits.HI[square];
        checkCannonsLo[i] = checkOthersLo[i];
        checkCannonsHi[i] = checkOthersHi[i];
        screens[i] = NOBODY;
    }

    private void tie(int square, long maskLo, long maskHi) {
        if ((tiedLo & Bits.LO[square] | tiedHi & Bits.HI[square]) == 0) {
            tiedLo |= Bits.LO[square];
            tiedHi |= Bits.HI[square];
            tieLo[square] = maskLo;
            tieHi[square] = maskHi;
        } else {
            tieLo[square] &= maskLo;
            tieHi[square] &= maskHi;
        }
    }

    private void finish(Bitboards p) {
        int enemy = p.enemyGeneral;
        takesGeneralLo = enemy < 0 ? 0 : Bits.LO[enemy];
        takesGeneralHi = enemy < 0 ? 0 : Bits.HI[enemy];
        restricted = (checks | bannedLo | bannedHi | tiedLo | tiedHi) != 0;
        othersLo = ~bannedLo;
        othersHi = ~bannedHi;
        cannonsLo = -1;
        cannonsHi = -1;
        for (int i = 0; i < checks; i++) {
            othersLo &= checkOthersLo[i];
            othersHi &= checkOthersHi[i];
            cannonsLo &= checkCannonsLo[i];
            cannonsHi &= checkCannonsHi[i];
        }
        othersLo |= takesGeneralLo;
        othersHi |= takesGeneralHi;
        cannonsLo |= takesGeneralLo;
        cannonsHi |= takesGeneralHi;
    }

    /** Where a tied piece may land, ranks 1 to 5. */
    long tiedMaskLo(int square, boolean isCannon) {
        long mask = tieLo[square] & (isCannon ? -1 : ~bannedLo);
        for (int i = 0; i < checks; i++) {
            mask &= screens[i] == square ? -1 : isCannon ? checkCannonsLo[i] : checkOthersLo[i];
        }
        return mask | takesGeneralLo;
    }

    /** Where a tied piece may land, ranks 6 to 10. */
    long tiedMaskHi(int square, boolean isCannon) {
        long mask = tieHi[square] & (isCannon ? -1 : ~bannedHi);
        for (int i = 0; i < checks; i++) {
            mask &= screens[i] == square ? -1 : isCannon ? checkCannonsHi[i] : checkOthersHi[i];
        }
        return mask | takesGeneralHi;
    }

    /** Whether a step of a piece other than the general is safe. */
    boolean isSafe(Bitboards p, int from, int to) {
        boolean isCannon = (p.cannonLo & Bits.LO[from] | p.cannonHi & Bits.HI[from]) != 0;
        boolean tied = (tiedLo & Bits.LO[from] | tiedHi & Bits.HI[from]) != 0;
        long maskLo = tied ? tiedMaskLo(from, isCannon) : isCannon ? cannonsLo : othersLo;
        long maskHi = tied ? tiedMaskHi(from, isCannon) : isCannon ? cannonsHi : othersHi;
        return (maskLo & Bits.LO[to] | maskHi & Bits.HI[to]) != 0;
    }

    private static boolean isOne(long lo, long hi) {
        return Long.bitCount(lo) + Long.bitCount(hi) == 1;
    }

    private static int square(long lo, long hi) {
        return lo != 0 ? Long.numberOfTrailingZeros(lo) : Bits.HALF + Long.numberOfTrailingZeros(hi);
    }
}
