package org.janggi.core.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Board;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/** What the board alone answers: pieces, attacks, points, identity. */
abstract sealed class BoardPosition extends Bitboards permits BitPosition {
    private static final PieceKind[] KINDS = PieceKind.values();
    /** One optional for each role, so that asking for a piece allocates nothing. */
    private static final List<Optional<Piece>> PIECES = pieces();

    BoardPosition(RuleSet rules, Setup setup) {
        super(rules, setup);
    }

    BoardPosition(Bitboards before, int from, int to) {
        super(before, from, to);
    }

    BoardPosition(Bitboards before, boolean counted) {
        super(before, counted);
    }

    private static List<Optional<Piece>> pieces() {
        List<Optional<Piece>> all = new ArrayList<>();
        for (Side side : Side.values()) {
            for (PieceKind kind : KINDS) {
                all.add(Optional.of(Piece.of(side, kind, false)));
                all.add(Optional.of(Piece.of(side, kind, true)));
            }
        }
        return List.copyOf(all);
    }

    @Override
    public RuleSet rules() {
        return rules;
    }

    @Override
    public Board board() {
        return Board.of(this::pieceAt);
    }

    @Override
    public Optional<Piece> pieceAt(Square square) {
        return isEmpty(square) ? Optional.empty() : PIECES.get(roleAt(square.index()));
    }

    @Override
    public boolean isEmpty(Square square) {
        return !isOwn(square.index()) && !isEnemy(square.index());
    }

    @Override
    public SquareSet squares(Side side) {
        return side.ordinal() == turn ? SquareSet.ofBits(ownLo, ownHi) : SquareSet.ofBits(enemyLo, enemyHi);
    }

    @Override
    public SquareSet squares(Side side, PieceKind kind) {
        boolean own = side.ordinal() == turn;
        return SquareSet.ofBits(
                kindLo(kind.ordinal()) & (own ? ownLo : enemyLo), kindHi(kind.ordinal()) & (own ? ownHi : enemyHi));
    }

    @Override
    public SquareSet promoted() {
        return SquareSet.ofBits(promotedLo, promotedHi);
    }

    @Override
    protected int promotedCount() {
        return Long.bitCount(promotedLo) + Long.bitCount(promotedHi);
    }

    @Override
    public int count(Side side, PieceKind kind) {
        boolean own = side.ordinal() == turn;
        return Long.bitCount(kindLo(kind.ordinal()) & (own ? ownLo : enemyLo))
                + Long.bitCount(kindHi(kind.ordinal()) & (own ? ownHi : enemyHi));
    }

    @Override
    public int count(Side side) {
        return side.ordinal() == turn
                ? Long.bitCount(ownLo) + Long.bitCount(ownHi)
                : Long.bitCount(enemyLo) + Long.bitCount(enemyHi);
    }

    private int generalOf(Side side) {
        return side.ordinal() == turn ? ownGeneral : enemyGeneral;
    }

    @Override
    public Optional<Square> general(Side side) {
        int square = generalOf(side);
        return square < 0 ? Optional.empty() : Optional.of(Square.of(square));
    }

    @Override
    public boolean hasGeneral(Side side) {
        return generalOf(side) >= 0;
    }

    @Override
    public boolean isGeneralPromoted(Side side) {
        return isPromoted(generalOf(side));
    }

    @Override
    public long state() {
        return state;
    }

    @Override
    public int halfmoves() {
        return halfmoves;
    }

    @Override
    public int fullmoves() {
        return fullmoves;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public boolean isRepetitionOf(Position other) {
        Bitboards b = (Bitboards) other;
        return key == b.key
                && turn == b.turn
                && ownLo == b.ownLo
                && ownHi == b.ownHi
                && enemyLo == b.enemyLo
                && enemyHi == b.enemyHi
                && promotedLo == b.promotedLo
                && promotedHi == b.promotedHi
                && ownGeneral == b.ownGeneral
                && enemyGeneral == b.enemyGeneral
                && chariotLo == b.chariotLo
                && chariotHi == b.chariotHi
                && cannonLo == b.cannonLo
                && cannonHi == b.cannonHi
                && horseLo == b.horseLo
                && horseHi == b.horseHi
                && elephantLo == b.elephantLo
                && elephantHi == b.elephantHi
                && guardLo == b.guardLo
                && guardHi == b.guardHi;
    }

    private long identity() {
        return state & rules.layout().identityBits();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BoardPosition b
                && isRepetitionOf(b)
                && identity() == b.identity()
                && (rules == b.rules || rules.equals(b.rules));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key ^ identity() * 0x9E3779B97F4A7C15L);
    }

    @Override
    public boolean isInCheck() {
        return Attacks.onGeneral(this, true);
    }

    @Override
    public boolean isGeneralAttacked(Side side) {
        return Attacks.onGeneral(this, side.ordinal() == turn);
    }

    /** Whether the side that has just moved left its general where it can be taken. */
    boolean isAttackedAfterMove() {
        return Attacks.onGeneral(this, false);
    }

    @Override
    public SquareSet checkers() {
        return ownGeneral < 0 ? SquareSet.EMPTY : attackers(Square.of(ownGeneral), turn().opponent());
    }

    @Override
    public SquareSet attackers(Square square, Side by) {
        List<Square> found = new ArrayList<>();
        for (Square from : squares(by)) {
            if (from != square && attacks(from.index(), square.index())) {
                found.add(from);
            }
        }
        return SquareSet.of(found);
    }

    /** Whether a piece could move to a square if an enemy soldier stood there. */
    final boolean attacks(int from, int to) {
        int role = roleAt(from);
        int kind = role % 14 / 2;
        if ((tables.toLo[role][from] & Bits.LO[to] | tables.toHi[role][from] & Bits.HI[to]) != 0) {
            return true;
        }
        boolean aligned = (Paths.LINE_LO[to] & Bits.LO[from] | Paths.LINE_HI[to] & Bits.HI[from]) != 0;
        if (kind == Targets.CHARIOT) {
            return aligned && between(from, to) == 0;
        }
        if (kind == Targets.CANNON) {
            boolean onCannon = (cannonLo & Bits.LO[to] | cannonHi & Bits.HI[to]) != 0;
            boolean barred = onCannon && isOwn(from) != isOwn(to);
            return aligned && !barred && Attacks.screened(this, from, to);
        }
        if (kind == Targets.HORSE) {
            return (Paths.HORSE_LO[to] & Bits.LO[from] | Paths.HORSE_HI[to] & Bits.HI[from]) != 0
                    && between(from, to) == 0;
        }
        if (kind == Targets.ELEPHANT) {
            return (Paths.ELEPHANT_LO[to] & Bits.LO[from] | Paths.ELEPHANT_HI[to] & Bits.HI[from]) != 0
                    && between(from, to) == 0;
        }
        boolean betweenGenerals = from == ownGeneral && to == enemyGeneral || from == enemyGeneral && to == ownGeneral;
        return betweenGenerals && isPromoted(from) && isFacing();
    }

    @Override
    public SquareSet reach(Square square) {
        int from = square.index();
        if (isEmpty(square)) {
            return SquareSet.EMPTY;
        }
        int role = roleAt(from);
        int side = role / 14;
        int kind = role % 14 / 2;
        boolean own = isOwn(from);
        Targets targets = new Targets();
        targets.find(this, side, kind, role % 2, from);
        long lo = targets.lo & ~(own ? ownLo : enemyLo);
        long hi = targets.hi & ~(own ? ownHi : enemyHi);
        if (kind == Targets.GENERAL && isPromoted(from) && isFacing()) {
            int other = own ? enemyGeneral : ownGeneral;
            lo |= Bits.LO[other];
            hi |= Bits.HI[other];
        }
        return SquareSet.ofBits(lo, hi);
    }

    @Override
    public Score points() {
        int cho = 0;
        int han = 0;
        for (PieceKind kind : KINDS) {
            cho += count(Side.CHO, kind) * kind.points();
            han += count(Side.HAN, kind) * kind.points();
        }
        return Score.ofPoints(cho, han);
    }
}
