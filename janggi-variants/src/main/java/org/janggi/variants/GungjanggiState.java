package org.janggi.variants;

import java.util.List;
import org.janggi.core.Move;
import org.janggi.core.Side;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;

/** What a position of Gungjanggi remembers: a pending call, passes in succession, and how the game ended. */
final class GungjanggiState {
    /** How the game ended; the value {@code no} while it goes on. */
    static final int CAPTURED = 1;

    static final int ACCEPTED = 2;
    static final int STANDING = 3;
    static final int FIRST_CHECK = 4;
    static final int MATERIAL = 5;

    private static final StateField OVER = new StateField(
            StateLayout.OVER,
            5,
            3,
            true,
            List.of("no", "general-captured", "accepted", "standing", "first-check", "material"));
    /** S6 after N plies: plies in drawing material without capture or promotion. */
    static final StateField DRAWN = StateField.number("drawn", 8, 16);

    private static final StateField CALLED = StateField.flag("called", 0);
    private static final StateField CHO_PASSES = StateField.number("chopasses", 1, 2);
    private static final StateField HAN_PASSES = StateField.number("hanpasses", 3, 2);

    static final StateLayout LAYOUT = StateLayout.of(CALLED, CHO_PASSES, HAN_PASSES, OVER);
    static final StateLayout LAYOUT_WITH_DRAWN = LAYOUT.and(DRAWN);

    private static final int MOST_PASSES = 3;

    private GungjanggiState() {}

    static boolean isCalled(long state) {
        return CALLED.get(state) == 1;
    }

    static long called(long state) {
        return CALLED.with(state, 1);
    }

    static int over(long state) {
        return OVER.get(state);
    }

    static long over(long state, int how) {
        return OVER.with(state, how);
    }

    /** How many turns in succession a side has passed, up to the last that counts. */
    static int passes(long state, Side side) {
        return passes(side).get(state);
    }

    private static StateField passes(Side side) {
        return side == Side.CHO ? CHO_PASSES : HAN_PASSES;
    }

    /** The passes after a turn, all else forgotten. */
    static long afterTurn(long before, Side mover, Move move) {
        long kept = before & passes(mover.opponent()).bits();
        int own = move.isPass() ? Math.min(passes(before, mover) + 1, MOST_PASSES) : 0;
        return passes(mover).with(kept, own);
    }

    static long swapped(long state) {
        long cho = CHO_PASSES.with(state, passes(state, Side.HAN));
        return HAN_PASSES.with(cho, passes(state, Side.CHO));
    }
}
