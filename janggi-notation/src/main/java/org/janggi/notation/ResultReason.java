package org.janggi.notation;

import org.janggi.core.Text;

/** How a recorded game ended, as far as a record tells. */
public enum ResultReason {
    /** A complete win (완승): mate or resignation, the record does not tell which. */
    COMPLETE("complete win", "완승"),
    /** Mate (외통수). */
    MATE("mate", "외통수"),
    /** A win by check (장군승); in the records that use the word, the last move mates. */
    CHECK("check", "장군승"),
    /** The loser resigned (기권). */
    RESIGNATION("resignation", "기권"),
    /** The loser gave up before counting (불계승). */
    NO_COUNT("no count", "불계승"),
    /** The loser's time was over (시간). */
    TIME("time", "시간"),
    /** By points (점수승), perhaps with a margin. */
    POINTS("points", "점수승"),
    /** By material (기물승). */
    MATERIAL("material", "기물승"),
    /** The loser was disqualified (실격). */
    DISQUALIFICATION("disqualification", "실격"),
    /** By the generals facing each other: a win (빅승) or a draw (빅장). */
    BIKJANG("bikjang", "빅장"),
    /** The loser lost the connection (접속 끊김). */
    DISCONNECTION("disconnection", "접속 끊김"),
    /** A draw by agreement (동의). */
    AGREEMENT("agreement", "동의"),
    /** A draw that a program declared (자동). */
    AUTOMATIC("automatic", "자동"),
    /** The game was declared void (무효). */
    VOID("void", "무효"),
    /** The game was broken off (통신장애중단). */
    ABORTED("broken off", "중단"),
    /** The game was called off (대국취소). */
    CANCELLED("called off", "대국취소"),
    /** The record does not say how. */
    UNSPECIFIED("unspecified", "미상"),
    /** The record says something that no grammar knows. */
    UNRECOGNISED("unrecognised", "알 수 없음");

    private final Text text;

    ResultReason(String english, String korean) {
        this.text = new Text(english, korean);
    }

    /**
     * The reason for people.
     *
     * @return English and Korean
     */
    public Text text() {
        return text;
    }
}
