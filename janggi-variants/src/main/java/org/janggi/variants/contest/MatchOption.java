package org.janggi.variants.contest;

import java.util.Locale;
import org.janggi.core.Clause;
import org.janggi.core.Text;

/** What a match may do otherwise than by default. */
public enum MatchOption {
    /** P4: after a move the player presses the clock by hand, and its time runs until then. By default a move presses. */
    HAND_CLOCK("P4", "the clock is pressed by hand after each move", "수를 둔 뒤 계시기를 손으로 누른다"),
    /** P5: a wrong move is refused, as on a screen that does not carry it out. By default it loses. */
    WRONG_MOVE_REFUSED("P5", "a wrong move is refused and does not lose", "행마에 어긋난 수는 거절될 뿐 지지 않는다"),
    /** S34: the time to return is for the whole game. By default it is given anew each time. */
    ABSENCE_IN_TOTAL("S34", "the time to return is for the whole game", "재입장 시간은 한 판을 통틀어 준다"),
    /** S34: the clock runs while a player has dropped out. By default it stops, and nobody may move. */
    CLOCK_RUNS("S34", "the clock runs while a player has dropped out", "접속이 끊긴 동안에도 시계가 간다"),
    /** P12: the match belongs to a group league, from which a player may withdraw. */
    GROUP_LEAGUE("P12", "the match belongs to a group league", "조별 리그의 대국이다");

    private final Clause clause;
    private final Text text;

    MatchOption(String clause, String english, String korean) {
        this.clause = new Clause(clause);
        this.text = new Text(english, korean);
    }

    /**
     * The clause that is read otherwise.
     *
     * @return the clause
     */
    public Clause clause() {
        return clause;
    }

    /**
     * What it means.
     *
     * @return a sentence in both languages
     */
    public Text text() {
        return text;
    }

    /**
     * The name in data.
     *
     * @return lower-case words joined by hyphens
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
