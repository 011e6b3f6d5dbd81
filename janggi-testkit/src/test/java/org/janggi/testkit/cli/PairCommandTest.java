package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;

class PairCommandTest {
    private static final String SAMPLE = Project.root()
            .resolve("janggi-testkit/src/test/resources/league.csv")
            .toString();
    private static final String FOUR = "player,a\nplayer,b\nplayer,c\nplayer,d\n";

    @Test
    void a_swiss_round_is_rows_for_the_file() {
        Run run = Run.of("pair", SAMPLE, "--system", "swiss");
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .hasSize(3)
                .allMatch(line -> line.matches("game,3,[a-z]+,[a-z]+,|bye,3,[a-z]+,complete-win"))
                .contains("bye,3,choi,complete-win");
        assertThat(Run.of("pair", SAMPLE, "--system", "swiss", "--bye", "점수승", "--points", "3,2,1,0")
                        .lines())
                .contains("bye,3,choi,points-win");
    }

    @Test
    void what_was_paired_can_be_played_and_paired_again() {
        String file = FOUR;
        for (int round = 1; round <= 3; round++) {
            Run run = Run.withInput(file, "pair", "-", "--system", "swiss", "--seed", "7");
            assertThat(run.lines()).hasSize(2);
            file += run.out().replace(",\n", ",points-win\n");
        }
        Run run = Run.withInput(file, "pair", "-", "--system", "swiss", "--seed", "7");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.onlyError()).startsWith("-: error: round 4 cannot be paired: nobody new is left for ");
        Run open = Run.withInput(FOUR + "game,1,a,b\n", "pair", "-", "--system", "swiss");
        assertThat(open.onlyError()).isEqualTo("-: error: the game a - b of round 1 has no result");
    }

    @Test
    void a_round_robin_is_all_games_that_are_missing() {
        assertThat(Run.withInput(FOUR, "pair", "-", "--system", "round-robin").lines())
                .hasSize(6)
                .allMatch(line -> line.matches("game,[123],[abcd],[abcd],"));
        assertThat(Run.withInput(FOUR + "game,1,a,b,완승\nwithdrawal,d\n", "pair", "-", "--system", "round-robin")
                        .lines())
                .hasSize(2)
                .noneMatch(line -> line.contains("d"));
    }

    @Test
    void a_knock_out_goes_on_where_it_can() {
        assertThat(Run.withInput(FOUR, "pair", "-", "--system", "knockout").lines())
                .containsExactly("game,1,a,d,", "game,1,b,c,");
        String played = FOUR + "game,1,a,d,complete-win\ngame,1,c,b,points-win\n";
        assertThat(Run.withInput(played, "pair", "-", "--system", "knockout").lines())
                .containsExactly("game,2,a,c,");
        String series = played + "game,2,c,a,points-loss\n";
        assertThat(Run.withInput(series, "pair", "-", "--system", "knockout", "--series", "3,1")
                        .lines())
                .containsExactly("game,2,a,c,");
        assertThat(Run.withInput(FOUR + "withdrawal,d\n", "pair", "-", "--system", "knockout")
                        .lines())
                .containsExactly("game,1,b,c,");
    }

    @Test
    void games_that_the_bracket_does_not_have_are_faults() {
        Run run = Run.withInput(
                FOUR + "game,1,a,b,완승\ngame,2,a,d,완승\ngame,1,a,d,both-lost\n", "pair", "-", "--system", "knockout");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.errors())
                .containsExactly(
                        "-:5:1: error: a - b is no game of round 1: a plays d",
                        "-:6:1: error: the game a - d belongs to round 1, found 2",
                        "-:7:1: error: a game of a knock-out has a winner, found both-lost");
        assertThat(Run.withInput("player,a\n", "pair", "-", "--system", "knockout")
                        .onlyError())
                .startsWith("-: error: a knock-out has at least 2 different players");
    }

    @Test
    void wrong_usage_is_told() {
        assertThat(Run.of("pair", SAMPLE).exit()).isEqualTo(2);
        assertThat(Run.of("pair", SAMPLE, "--system", "danish").onlyError())
                .isEqualTo("janggi pair: --system: expected swiss, round-robin or knockout, found \"danish\"");
        assertThat(Run.of("pair", SAMPLE, "--system", "swiss", "--bye", "half").onlyError())
                .isEqualTo("janggi pair: --bye: expected a result, found \"half\"");
        assertThat(Run.of("pair", SAMPLE, "--system", "knockout", "--series", "2")
                        .onlyError())
                .isEqualTo("janggi pair: --series: series have 1, 3 or 5 games (K7), found [2]");
        assertThat(Run.of("pair", "none.csv", "--system", "swiss").exit()).isEqualTo(2);
    }
}
