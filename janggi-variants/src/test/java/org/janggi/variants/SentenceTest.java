package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.janggi.core.Clause;
import org.janggi.core.Ending;
import org.janggi.core.Outcome;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.core.Text;
import org.junit.jupiter.api.Test;

class SentenceTest {
    private static final Score START = new Score(144, 147);

    @Test
    void mate() {
        assertSentence(
                Outcome.win(Side.CHO, Ending.MATE, "S2"),
                "Cho wins by mate (S2): A player wins by taking the enemy general (외통승).",
                "초 승, 외통승 (S2): 상대 궁을 잡은 대국자가 이긴다(외통승).");
    }

    @Test
    void theGeneralTaken() {
        assertSentence(
                Outcome.win(Side.HAN, Ending.GENERAL_CAPTURED, "P8"),
                "Han wins by taking the general (P8): " + english("P8"),
                "한 승, 궁 잡음 (P8): " + korean("P8"));
    }

    @Test
    void firstCheck() {
        assertSentence(
                Outcome.win(Side.HAN, Ending.FIRST_CHECK, "S3"),
                "Han wins by first check (S3): Once only drawing material (비기는 기물) is left, the first player to give"
                        + " check wins (장군승).",
                "한 승, 장군승 (S3): 비기는 기물만 남았을 때에는 먼저 장군을 부른 대국자가 이긴다(장군승).");
    }

    @Test
    void material() {
        assertSentence(
                Outcome.win(Side.CHO, Ending.MATERIAL, "S6").withScore(Score.ofPoints(6, 3)),
                "Cho wins by material, 6 to 3 (S6): " + english("S6"),
                "초 승, 기물승, 6 대 3 (S6): " + korean("S6"));
    }

    @Test
    void theSecondPlayer() {
        assertSentence(
                Outcome.win(Side.HAN, Ending.SECOND_PLAYER, "S29").withScore(Score.ofPoints(9, 9)),
                "Han wins as the second player, 9 to 9 (S29): " + english("S29"),
                "한 승, 후수승, 9 대 9 (S29): " + korean("S29"));
    }

    @Test
    void points() {
        assertSentence(
                Outcome.win(Side.HAN, Ending.POINTS, "K5").withScore(START),
                "Han wins on points, 72 to 73.5 (K5): When the total game time is over, the game stops and the"
                        + " remaining points decide.",
                "한 승, 점수승, 72 대 73.5 (K5): 총 대국 시간이 다 되면 대국을 멈추고, 남아 있는 기물의 점수로 승자를 정한다.");
    }

    @Test
    void resignation() {
        assertSentence(
                Outcome.win(Side.CHO, Ending.RESIGNATION, "resignation"),
                "Cho wins by resignation of Han (resignation): A player who resigns loses.",
                "초 승, 한 기권 (resignation): 기권한 대국자는 패한다.");
    }

    @Test
    void time() {
        assertSentence(
                Outcome.win(Side.HAN, Ending.TIME, "time-loss"),
                "Han wins on time against Cho (time-loss): A player whose time is used up loses on time.",
                "한 승, 초 시간패 (time-loss): 주어진 시간을 모두 쓴 대국자는 시간패한다.");
    }

    @Test
    void disqualificationWithItsCause() {
        assertSentence(
                Outcome.win(Side.CHO, Ending.DISQUALIFIED, "disqualification").withCause("speaking {twice}"),
                "Cho wins by disqualification of Han, cause: speaking {twice} (disqualification): "
                        + english("disqualification"),
                "초 승, 한 실격패, 사유: speaking {twice} (disqualification): " + korean("disqualification"));
    }

    @Test
    void nowhereToMove() {
        assertSentence(
                Outcome.win(Side.CHO, Ending.NO_MOVES, "S23"),
                "Cho wins, Han has nowhere to move (S23): " + english("S23"),
                "초 승, 한 둘 곳 없음 (S23): " + korean("S23"));
    }

    @Test
    void aDraw() {
        assertSentence(
                Outcome.draw("fairy-passes").withScore(START),
                "The game is drawn, 72 to 73.5 (fairy-passes): " + english("fairy-passes"),
                "무승부(빅), 72 대 73.5 (fairy-passes): " + korean("fairy-passes"));
    }

    @Test
    void anEndingAndAClauseOfSomebodyElse() {
        Ending bare = new Ending("bare-general", new Text("bare general", "궁만 남음"));
        assertSentence(
                Outcome.win(Side.HAN, bare, "house-7"), "Han wins by bare general (house-7).", "한 승, 궁만 남음 (house-7).");
    }

    @Test
    void anEndWithoutAWinner() {
        Ending abandoned = new Ending("abandoned", new Text("abandoned", "중단"));
        assertSentence(
                new Outcome(Optional.empty(), abandoned, new Clause("house-8"), Optional.empty(), Optional.empty()),
                "Nobody wins: abandoned (house-8).",
                "승자 없음, 중단 (house-8).");
    }

    private static String english(String clause) {
        return Clauses.of(new Clause(clause)).text().english();
    }

    private static String korean(String clause) {
        return Clauses.of(new Clause(clause)).text().korean();
    }

    private static void assertSentence(Outcome outcome, String english, String korean) {
        assertThat(Clauses.sentence(outcome)).isEqualTo(new Text(english, korean));
    }
}
