package org.janggi.variants.contest;

import org.janggi.core.Refusal;
import org.janggi.core.Side;
import org.janggi.core.Square;

/** Why events are refused, in both languages. */
final class Refusals {
    static final Refusal SET_UP_FIRST =
            Refusal.of("P3", "both players set up before anything is played", "양쪽이 판을 차린 뒤에 둘 수 있습니다");
    static final Refusal HAN_FIRST = Refusal.of("P3", "Han sets up first, then Cho", "한이 먼저 차리고 초가 나중에 차립니다");
    static final Refusal SET_UP_STANDS = Refusal.of("P3", "a set-up is not changed afterwards", "차린 뒤에는 바꿀 수 없습니다");
    static final Refusal GIVEN_START =
            Refusal.of("P3", "the match starts from a given position", "주어진 국면에서 시작하는 대국입니다");
    static final Refusal NOT_STARTED = Refusal.of("P1", "the match has not been started", "아직 대국이 시작되지 않았습니다");
    static final Refusal STARTED = Refusal.of("P1", "the match has been started already", "이미 대국이 시작되었습니다");
    static final Refusal LATE_TWICE =
            Refusal.of("P1", "the lateness of this player is recorded already", "이 대국자의 지각은 이미 기록되었습니다");
    static final Refusal ALREADY_PRESSED = Refusal.of("P4", "the clock of the opponent is running", "상대의 시계가 가고 있습니다");
    static final Refusal ONLY_GENERAL_BACK = Refusal.of(
            "P5",
            "only the own general, lifted alone, is put back as a pass; what was touched is played, or the player passes",
            "한 수 쉼은 자기 궁만 들었다가 놓는 것이며, 건드린 기물은 써야 하거나 한 수 쉬어야 합니다");
    static final Refusal TOUCHED = Refusal.of(
            "P5", "what was touched is played or taken, or the player passes", "건드린 기물을 쓰거나 취하거나, 한 수 쉬어야 합니다");
    static final Refusal ABSENT = Refusal.of("S34", "a player has dropped out", "접속이 끊긴 대국자가 있습니다");
    static final Refusal ABSENT_ALREADY =
            Refusal.of("S34", "this player has dropped out already", "이 대국자는 이미 접속이 끊겨 있습니다");
    static final Refusal NOT_ABSENT = Refusal.of("S34", "this player has not dropped out", "이 대국자는 접속이 끊기지 않았습니다");
    static final Refusal TIME_IS_OVER =
            Refusal.of("K5", "the total time is over, the referee closes the game", "총 대국 시간이 끝나 심판이 대국을 마감합니다");
    static final Refusal TIME_IS_LEFT = Refusal.of("K5", "the total time is not over yet", "총 대국 시간이 아직 남아 있습니다");
    static final Refusal CLOSED_ALREADY =
            Refusal.of("K5", "the total time is over and closed already", "총 대국 시간은 이미 끝나 마감되었습니다");
    static final Refusal NO_TOTAL_TIME = Refusal.of(
            "K5", "the rule set does not say what happens at the end of a total time", "총 대국 시간의 종료를 정하지 않은 규칙입니다");
    static final Refusal NOT_GROUP_LEAGUE = Refusal.of(
            "P12", "one withdraws from a group league only; elsewhere one resigns", "중도 기권은 조별 리그에만 있으며, 그 밖에서는 기권합니다");

    private Refusals() {}

    static Refusal unlimited(String clause) {
        return Refusal.of(clause, "there is no limit on the total time", "총 대국 시간에는 제한이 없습니다");
    }

    static Refusal notItsTurn(Side side) {
        return Refusal.of(
                "P4", "it is not the turn of " + side.text(), side.text().korean() + "의 차례가 아닙니다");
    }

    static Refusal notPressed(Side side) {
        return Refusal.of(
                "P4", side.text() + " has not pressed the clock", (side == Side.CHO ? "초가" : "한이") + " 계시기를 누르지 않았습니다");
    }

    static Refusal nothingOn(Square square) {
        return Refusal.of("P5", "there is no piece on " + square, square + "에는 기물이 없습니다");
    }

    static Refusal noOwnPiece(Square square) {
        return Refusal.of("P5", "there is no own piece on " + square, square + "에는 자기 기물이 없습니다");
    }

    static Refusal noDeadPiece(Square square) {
        return Refusal.of(
                "P13a",
                "a dead piece stands on its square and is no general, found nothing of the kind on " + square,
                square + "에는 죽은 것으로 칠 기물이 없습니다");
    }
}
