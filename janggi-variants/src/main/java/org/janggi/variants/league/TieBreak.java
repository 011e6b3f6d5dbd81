package org.janggi.variants.league;

import org.janggi.core.Text;

/** What parts players of a league, in the order in which it is asked (K10, K11). */
public enum TieBreak {
    /** The league points. */
    POINTS("points", "승점"),
    /** Wins, then league points, in the games among all who are tied (승자승); if all of them have met. */
    HEAD_TO_HEAD("head-to-head", "승자승"),
    /** The number of wins (다승). */
    WINS("number of wins", "다승"),
    /** The higher dan (고단자). */
    DAN("higher dan", "고단자"),
    /** The older player (연장자); if all dates of birth are known. */
    AGE("older player", "연장자"),
    /** A lot (추첨), if one was drawn. */
    LOT("lot", "추첨"),
    /** Nothing: the rank is shared. */
    NONE("shared rank", "공동 순위");

    private final Text text;

    TieBreak(String english, String korean) {
        this.text = new Text(english, korean);
    }

    /**
     * The name.
     *
     * @return the name in both languages
     */
    public Text text() {
        return text;
    }
}
