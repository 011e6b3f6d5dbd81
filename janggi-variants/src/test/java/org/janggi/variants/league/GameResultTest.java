package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.janggi.core.Ending;
import org.janggi.core.Outcome;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GameResultTest {
    @Test
    @Tag("K10")
    void onlyPointsMakeAPointsWin() {
        Outcome points = Outcome.win(Side.HAN, Ending.POINTS, "K5").withScore(Score.ofPoints(10, 12));
        assertThat(GameResult.of(points, Side.HAN)).isEqualTo(GameResult.POINTS_WIN);
        assertThat(GameResult.of(points, Side.CHO)).isEqualTo(GameResult.POINTS_LOSS);
        Outcome mate = Outcome.win(Side.CHO, Ending.MATE, "K4");
        assertThat(GameResult.of(mate, Side.CHO)).isEqualTo(GameResult.COMPLETE_WIN);
        assertThat(GameResult.of(mate, Side.HAN)).isEqualTo(GameResult.COMPLETE_LOSS);
    }

    @Test
    @Tag("K10")
    void timeAndDisqualificationCountAsComplete() {
        for (Ending ending : new Ending[] {Ending.TIME, Ending.DISQUALIFIED, Ending.RESIGNATION}) {
            assertThat(GameResult.of(Outcome.win(Side.CHO, ending, "P7"), Side.CHO))
                    .isEqualTo(GameResult.COMPLETE_WIN);
        }
    }

    @Test
    @Tag("K10")
    void theEndingsOfGungjanggiAreWinAndLossAlone() {
        for (Ending ending : new Ending[] {Ending.FIRST_CHECK, Ending.MATERIAL, Ending.SECOND_PLAYER}) {
            Outcome outcome = Outcome.win(Side.HAN, ending, "S6");
            assertThat(GameResult.of(outcome, Side.HAN)).isEqualTo(GameResult.COMPLETE_WIN);
            assertThat(LeaguePoints.WIN_OR_LOSS.of(GameResult.of(outcome, Side.HAN)))
                    .isEqualTo(1);
            assertThat(LeaguePoints.WIN_OR_LOSS.of(GameResult.of(outcome, Side.CHO)))
                    .isZero();
        }
    }

    @Test
    void aDrawIsNoResult() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GameResult.of(Outcome.draw("fairy-draw"), Side.CHO))
                .withMessageContaining("has a winner");
    }

    @Test
    @Tag("K10")
    void thePointsAreSevenFourTwoAndNought() {
        assertThat(GameResult.values()).extracting(LeaguePoints.KJA::of).containsExactly(7, 4, 2, 0);
        assertThat(LeaguePoints.KJA).hasToString("7,4,2,0");
    }

    @Test
    @Tag("K10")
    void anyFourNumbersCanBeThePoints() {
        LeaguePoints own = LeaguePoints.parse(" 3, 2,+1 , -1");
        assertThat(own).isEqualTo(new LeaguePoints(3, 2, 1, -1));
        assertThat(LeaguePoints.parse(own.toString())).isEqualTo(own);
        assertThat(GameResult.values()).extracting(own::of).containsExactly(3, 2, 1, -1);
    }

    @Test
    void whatIsNotFourNumbersIsRefused() {
        for (String text :
                new String[] {"", "7,4,2", "7,4,2,0,0", "7;4;2;0", "7,4,2,x", "7,4,2,1.5", "7,4,2,9000000"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> LeaguePoints.parse(text))
                    .withMessageContaining("found");
        }
        assertThatIllegalArgumentException().isThrownBy(() -> new LeaguePoints(0, 0, 0, -1_000_001));
    }

    @Test
    void resultsHaveNamesAndOpposites() {
        assertThat(GameResult.POINTS_WIN.text().korean()).isEqualTo("점수승");
        assertThat(GameResult.POINTS_WIN.id()).isEqualTo("points-win");
        for (GameResult result : GameResult.values()) {
            assertThat(result.opposite().opposite()).isEqualTo(result);
            assertThat(result.opposite().isWin()).isNotEqualTo(result.isWin());
        }
    }
}
