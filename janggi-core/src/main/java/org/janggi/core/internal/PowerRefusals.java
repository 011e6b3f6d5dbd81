package org.janggi.core.internal;

import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.PieceKind;
import org.janggi.core.Refusal;

/** Why the powers of the pieces do not give a move, with the clause of section 2. */
final class PowerRefusals {
    private static final Refusal NO_GENERAL = Refusal.of("M8", "a general is off the board", "궁이 판 위에 없습니다");
    private static final Refusal NOBODY =
            Refusal.of("M8", "no piece of the side to move stands there", "둘 차례인 쪽의 기물이 그 자리에 없습니다");
    private static final Refusal OWN_PIECE =
            Refusal.of("M8", "an own piece stands on the target", "가려는 자리에 자기 기물이 있습니다");
    private static final Refusal NO_SCREEN = Refusal.of("M3", "the cannon has no screen to jump", "포가 넘을 기물이 없습니다");
    private static final Refusal CANNON_SCREEN = Refusal.of("M3", "the screen is a cannon", "포는 포를 넘을 수 없습니다");
    private static final Refusal TWO_SCREENS =
            Refusal.of("M3", "more than one piece stands between", "사이에 기물이 둘 이상 있습니다");
    private static final Refusal CANNON_TARGET =
            Refusal.of("M3", "a cannon never captures a cannon", "포는 포를 잡을 수 없습니다");
    private static final Refusal CANNON_LINE = Refusal.of("M3", "a cannon moves along a line", "포는 줄을 따라서만 움직입니다");
    private static final Refusal CHARIOT_BLOCKED = Refusal.of("M2", "the way is blocked", "길이 막혀 있습니다");
    private static final Refusal CHARIOT_LINE = Refusal.of("M2", "a chariot moves along a line", "차는 줄을 따라서만 움직입니다");
    private static final Refusal HORSE_BLOCKED = Refusal.of("M5", "the horse is blocked", "마의 멱이 막혀 있습니다");
    private static final Refusal HORSE_SHAPE =
            Refusal.of("M5", "a horse goes one step straight and one outward", "마는 한 칸 곧게, 한 칸 비스듬히 갑니다");
    private static final Refusal ELEPHANT_BLOCKED = Refusal.of("M6", "the elephant is blocked", "상의 멱이 막혀 있습니다");
    private static final Refusal ELEPHANT_SHAPE =
            Refusal.of("M6", "an elephant goes one step straight and two outward", "상은 한 칸 곧게, 두 칸 비스듬히 갑니다");
    private static final Refusal SOLDIER_STEP =
            Refusal.of("M7", "a soldier of this kind has no such step", "이 졸(병)은 그렇게 갈 수 없습니다");
    private static final Refusal PALACE_STEP =
            Refusal.of("M1", "it steps once along a drawn line of its own palace", "자기 궁성 안의 그어진 선을 따라 한 칸만 갑니다");

    private PowerRefusals() {}

    static Optional<Refusal> of(BoardPosition p, Move move) {
        if (p.ownGeneral < 0 || p.enemyGeneral < 0) {
            return Optional.of(NO_GENERAL);
        }
        if (move.isPass()) {
            return Optional.empty();
        }
        int from = move.from().index();
        int to = move.to().index();
        if (!p.isOwn(from)) {
            return Optional.of(NOBODY);
        }
        if (p.isOwn(to)) {
            return Optional.of(OWN_PIECE);
        }
        return p.attacks(from, to) ? Optional.empty() : Optional.of(reason(p, from, to));
    }

    private static Refusal reason(Bitboards p, int from, int to) {
        PieceKind kind = PieceKind.values()[p.roleAt(from) % 14 / 2];
        boolean aligned = (Paths.LINE_LO[to] & Bits.LO[from] | Paths.LINE_HI[to] & Bits.HI[from]) != 0;
        return switch (kind) {
            case CHARIOT -> aligned ? CHARIOT_BLOCKED : CHARIOT_LINE;
            case CANNON -> aligned ? cannon(p, from, to) : CANNON_LINE;
            case HORSE ->
                (Paths.HORSE_LO[to] & Bits.LO[from] | Paths.HORSE_HI[to] & Bits.HI[from]) != 0
                        ? HORSE_BLOCKED
                        : HORSE_SHAPE;
            case ELEPHANT ->
                (Paths.ELEPHANT_LO[to] & Bits.LO[from] | Paths.ELEPHANT_HI[to] & Bits.HI[from]) != 0
                        ? ELEPHANT_BLOCKED
                        : ELEPHANT_SHAPE;
            case SOLDIER -> SOLDIER_STEP;
            case GENERAL, GUARD -> PALACE_STEP;
        };
    }

    private static Refusal cannon(Bitboards p, int from, int to) {
        int pair = from * Bits.SQUARES + to;
        long lo = p.lo() & Paths.LO[pair];
        long hi = p.hi() & Paths.HI[pair];
        int between = Long.bitCount(lo) + Long.bitCount(hi);
        if (between == 0) {
            return NO_SCREEN;
        }
        if (between > 1) {
            return TWO_SCREENS;
        }
        return (lo & p.cannonLo | hi & p.cannonHi) != 0 ? CANNON_SCREEN : CANNON_TARGET;
    }
}
