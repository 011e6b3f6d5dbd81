package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameFilterTest {
    private static PlayedGame game() {
        int[] values = new int[Measure.all().size()];
        values[Measure.LENGTH.ordinal()] = 120;
        return new PlayedGame(0, 7, new End(Winner.HAN, "first-check", "S3"), false, false, values, Map.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "all",
                "how=first-check",
                "how=mate|first-check",
                "how!=mate",
                "winner=han",
                "winner!=cho|none",
                "clause=S3",
                "clause!=S7",
                "length=120",
                "length!=119",
                "length<121",
                "length<=120",
                "length>119",
                "length>=120",
                "length >= 120, winner = han",
                "how=first-check,clause=S3,length>100,length<200"
            })
    void a_game_that_fits_is_accepted(String text) {
        assertThat(GameFilter.parse(text).accepts(game())).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "how=mate",
                "how!=mate|first-check",
                "winner=cho",
                "clause=S4",
                "length=119",
                "length!=120",
                "length<120",
                "length<=119",
                "length>120",
                "length>=121",
                "winner=han,how=mate"
            })
    void a_game_that_does_not_fit_is_refused(String text) {
        assertThat(GameFilter.parse(text).accepts(game())).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; how=WORD, winner=WORD, clause=WORD, length>=N or all; ''",
                "how; how=WORD, winner=WORD, clause=WORD, length>=N or all; how",
                "how=mate,; how=WORD, winner=WORD, clause=WORD, length>=N or all; ''",
                "score=3; how, winner, clause or length; score=3",
                "how>3; = or !=; how>3",
                "how=Mate; words with | between; how=Mate",
                "how=mate|; words with | between; how=mate|",
                "winner=red; winner=cho, han or none; winner=red",
                "length>=many; a number of plies; length>=many",
                "length=-1; a number of plies; length=-1"
            })
    void what_is_no_condition_is_told(String text, String expected, String found) {
        assertThatThrownBy(() -> GameFilter.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("keep: expected " + expected + ", found \"" + found + "\"");
    }
}
