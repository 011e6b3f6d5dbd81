package org.janggi.variants;

import java.util.Locale;
import org.janggi.core.Clause;
import org.janggi.core.Text;

/**
 * A reading of a clause that a rule set does not follow by itself and that one call switches on, as in
 * {@code Gungjanggi.SILVER.with(Reading.THREE_PASSES)}. Readings that take a number or a function are methods of their
 * rule set instead.
 */
public enum Reading {
    /** S2, P8: mate does not end the game; it is played on until the general is taken. */
    PLAYED_OUT(
            "S2", "mate does not end the game: it is played on until the general is taken", "외통이 되어도 궁을 실제로 잡을 때까지 둔다"),
    /** S3: the check that the very move gives which makes the material drawn does not win, only later ones. */
    LATER_CHECKS(
            "S3",
            "the check of the move that makes the material drawn does not win, only later ones",
            "비기는 기물이 되게 한 바로 그 수의 장군은 장군승이 아니고 그 뒤의 장군만 인정한다"),
    /** S4: first check wins even if the checker's own general can be taken in reply. */
    CHECK_AT_ANY_COST(
            "S4",
            "first check wins even if the checker's own general can be taken in reply",
            "장군을 부른 쪽의 궁이 잡힐 수 있어도 장군승이다"),
    /** S6: drawing material is also decided by value when both sides pass in succession. */
    MATERIAL_AFTER_TWO_PASSES(
            "S6",
            "drawing material is also decided when both sides pass in succession",
            "비기는 기물에서 양쪽이 이어서 한 수씩 쉬어도 기물승으로 가린다"),
    /** S7: the second player wins only where the pieces are identical; equal value otherwise goes by their number. */
    IDENTICAL_PIECES(
            "S7",
            "the second player wins where the pieces are identical; otherwise the greater number wins, then Han",
            "기물이 똑같이 남아야 후수승이며, 가치만 같으면 기물 수가 많은 쪽, 그다음 후수가 이긴다"),
    /** S8: only a move of the general calls a bikjang; and a facing move that would be mate without it is mate. */
    CALL_BY_GENERAL(
            "S8",
            "only a move of the general calls; a facing move that would be mate without it is mate",
            "궁을 움직인 수만 빅장을 부르며, 빅장이 아니면 외통일 수는 외통이다"),
    /** S10: the called side may play any move, a pass included; if the generals still face, S28 and S29 decide then. */
    FREE_REPLY(
            "S10",
            "any reply is permitted; if the generals still face after it, the board then decides by S28 and S29",
            "어떤 수로든 응할 수 있고, 그 뒤에도 궁이 마주 보면 그 판으로 승패를 가린다"),
    /** S14: only the side behind in material may call; otherwise facing has no effect. */
    CALL_WHEN_BEHIND(
            "S14",
            "only the side behind in material may call; otherwise facing has no effect",
            "기물이 불리한 쪽만 빅장을 부를 수 있고, 아니면 마주 보아도 효력이 없다"),
    /** S15: a second facing move is not permitted. */
    SECOND_CALL_REFUSED("S15", "a second facing move is not permitted", "두 번째 빅장은 둘 수 없다"),
    /** S16: the facing move of a promoted general is check only and offers no acceptance. */
    CHECK_WITHOUT_CALL(
            "S16",
            "the facing move of a side with a promoted general is check only, without acceptance",
            "진급한 궁 쪽이 마주 보게 두면 궁장일 뿐이고 받을 수 없다"),
    /** S18: in drawing material a general is promoted also when the other one is already. */
    SINGLE_PROMOTION(
            "S18",
            "in drawing material a general is promoted also when only the other one is already",
            "한쪽 궁만 진급한 비기는 기물에서도 나머지 궁이 진급한다"),
    /** S22: three passes in succession are permitted, the fourth is not. */
    THREE_PASSES("S22", "three passes in succession are permitted, the fourth is not", "한 수 쉼은 연속 세 번까지 되고 네 번째는 안 된다"),
    /** S23: having no piece to move loses at once, even if a pass is left. */
    LOSS_WITHOUT_STEP(
            "S23",
            "having no piece that can move loses at once, whether or not a pass is left",
            "움직일 기물이 없으면 한 수 쉼이 남아 있어도 바로 진다"),
    /** S24: the third identical move is permitted, the fourth loses. */
    FOURTH_MOVE_LOSES(
            "S24",
            "the third identical move is permitted; the fourth is permitted and loses",
            "같은 수를 세 번까지 둘 수 있고 네 번째는 실격패다"),
    /** S25: a third arrival that gives check is permitted and loses; other third arrivals stay refused. */
    PERPETUAL_CHECK_LOSES(
            "S25",
            "a third arrival that gives check is permitted and loses; other repetition stays refused",
            "세 번째 반복이 장군이면 둘 수 있으나 실격패이고, 그 밖의 반복은 둘 수 없다"),
    /** S26: general and guards are exempt from S24. */
    COURT_EXEMPT("S26", "general and guards are exempt from S24", "궁과 사의 왕복은 S24에서 뺀다"),
    /** S28, D13: an accepted bikjang is decided by number where value is the rule, and the other way round. */
    OTHER_MEASURE(
            "S28",
            "an accepted bikjang is decided by the other measure, number for value or value for number",
            "받은 빅장을 다른 잣대(가치 대신 기물 수, 기물 수 대신 가치)로 가린다"),
    /** D6: a promoted soldier has no diagonal step. */
    ORTHOGONAL_SOLDIER("D6", "a promoted soldier has no diagonal step", "진급한 졸(병)은 대각선으로 가지 못한다"),
    /** D6: a promoted soldier steps diagonally forward only. */
    FORWARD_SOLDIER("D6", "a promoted soldier steps along palace diagonals forward only", "진급한 졸(병)은 궁성 대각선을 앞으로만 간다"),
    /** D9: a promoted guard may not enter the enemy palace. */
    GUARD_OUTSIDE("D9", "a promoted guard may not enter the enemy palace", "진급한 사는 상대 궁성에 들어가지 못한다"),
    /** P6b: a facing move that would be mate without the bikjang is mate. */
    MATING_FACING("P6b", "a facing move that would be mate without the bikjang is mate", "빅장이 아니면 외통일 수는 외통이다"),
    /** P6c: dead pieces are not removed. */
    DEAD_STAY("P6c", "a dead capturing piece is not removed from the points", "죽은 기물도 점수에서 빼지 않는다"),
    /** P7: identical moves of an unbroken to-and-fro are counted instead of arrivals. */
    TO_AND_FRO(
            "P7",
            "identical moves of an unbroken to-and-fro are counted instead of positions",
            "같은 형태 대신 한 기물이 오간 같은 수를 센다");

    private final Clause clause;
    private final Text text;

    Reading(String clause, String english, String korean) {
        this.clause = new Clause(clause);
        this.text = new Text(english, korean);
    }

    /**
     * The clause that is read so.
     *
     * @return the clause, of silver where dan has it by reference
     */
    public Clause clause() {
        return clause;
    }

    /**
     * What is done under this reading.
     *
     * @return a sentence in both languages
     */
    public Text text() {
        return text;
    }

    /**
     * The stable name, as in {@link org.janggi.core.RuleSet#options()}.
     *
     * @return lower-case words joined by hyphens, as in {@code three-passes}
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
