package org.janggi.variants.contest;

import java.util.Comparator;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.janggi.core.Side;
import org.janggi.variants.league.Player;

/**
 * A draw for colours (P2): one player hides 卒 and 兵, one in each hand, the other picks a hand and plays what was in it,
 * Cho for 卒 and Han for 兵.
 *
 * @param hider who hides
 * @param picker who picks
 * @param soldier the hand that held 卒
 * @param picked the hand that was picked
 */
public record ColourDraw(Player hider, Player picker, Hand soldier, Hand picked) {
    /** A hand of the player who hides. */
    public enum Hand {
        /** The left hand. */
        LEFT,
        /** The right hand. */
        RIGHT
    }

    /** The higher dan first, then the older; equal where neither tells the two apart. */
    private static final Comparator<Player> HIDES = Comparator.comparingInt(Player::dan)
            .reversed()
            .thenComparing(
                    (one, other) -> one.born().isPresent() && other.born().isPresent()
                            ? one.born().get().compareTo(other.born().get())
                            : 0);

    /**
     * A draw as it went.
     *
     * @param hider who hides
     * @param picker who picks
     * @param soldier the hand that held 卒
     * @param picked the hand that was picked
     * @throws IllegalArgumentException if both players have the same id, or the one who hides is of the lower dan, or of the
     *     same and younger
     */
    public ColourDraw {
        Objects.requireNonNull(hider, "hider");
        Objects.requireNonNull(picker, "picker");
        Objects.requireNonNull(soldier, "soldier");
        Objects.requireNonNull(picked, "picked");
        if (hider.id().equals(picker.id())) {
            throw new IllegalArgumentException("P2: two players draw, found " + hider.id() + " twice");
        }
        if (HIDES.compare(hider, picker) > 0) {
            throw new IllegalArgumentException(
                    "P2: the player of the higher dan hides, with the same dan the older one, found " + hider
                            + " hiding before " + picker);
        }
    }

    /**
     * Draws. The player of the higher dan hides, with the same dan the older one; where dan and dates of birth do not
     * tell, the source decides that too.
     *
     * @param one a player
     * @param other the opponent
     * @param source where chance comes from; a seeded source gives the same draw again
     * @return what was drawn
     * @throws IllegalArgumentException if both players have the same id
     */
    public static ColourDraw of(Player one, Player other, RandomGenerator source) {
        int order = HIDES.compare(one, other);
        boolean oneHides = order == 0 ? isHeads(source) : order < 0;
        return new ColourDraw(oneHides ? one : other, oneHides ? other : one, hand(source), hand(source));
    }

    private static Hand hand(RandomGenerator source) {
        return isHeads(source) ? Hand.LEFT : Hand.RIGHT;
    }

    /** All bits take part: the first of {@link java.util.Random} alone are the same for all small seeds. */
    private static boolean isHeads(RandomGenerator source) {
        return Long.bitCount(source.nextLong()) % 2 == 0;
    }

    /**
     * Who plays Cho.
     *
     * @return the player who picks, if it picked the hand with 卒, otherwise the other
     */
    public Player cho() {
        return picked == soldier ? picker : hider;
    }

    /**
     * Who plays Han.
     *
     * @return the opponent of {@link #cho()}
     */
    public Player han() {
        return picked == soldier ? hider : picker;
    }

    /** The hider's side and both hands, as in {@code han left right}; with the players it can be read again. */
    String format() {
        return format(picked == soldier ? Side.HAN : Side.CHO, soldier, picked);
    }

    private static String format(Side hider, Hand soldier, Hand picked) {
        return hider.id() + " " + name(soldier) + " " + name(picked);
    }

    private static String name(Hand hand) {
        return hand == Hand.LEFT ? "left" : "right";
    }

    static ColourDraw parse(String text, Player cho, Player han) {
        for (Hand soldier : Hand.values()) {
            for (Hand picked : Hand.values()) {
                boolean choHides = picked != soldier;
                if (text.equals(format(choHides ? Side.CHO : Side.HAN, soldier, picked))) {
                    return new ColourDraw(choHides ? cho : han, choHides ? han : cho, soldier, picked);
                }
            }
        }
        throw new IllegalArgumentException(
                "a draw is the side that hid, the hand with 卒 and the hand picked, which agree, found \"" + text
                        + "\"");
    }
}
