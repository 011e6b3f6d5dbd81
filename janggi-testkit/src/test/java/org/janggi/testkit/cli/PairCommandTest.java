package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

    private static Run pair(String system, String text, String... options) {
        List<String> args = new ArrayList<>(List.of("pair", "-", "--system", system));
        args.addAll(List.of(options));
        return Run.withInput(text, args.toArray(String[]::new));
    }

    @Test
    void after_withdrawals_a_swiss_pairs_who_is_left() {
        String played = FOUR + "player,e\n" + "game,1,a,c,complete-win\ngame,1,d,b,points-loss\nbye,1,e\n";
        assertThat(pair("swiss", played + "withdrawal,a,rest\n").lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("game,2,") && !line.contains(",a,"));
        assertThat(pair("swiss", played + "withdrawal,a,rest\nwithdrawal,c,rest\nwithdrawal,b,rest\n")
                        .lines())
                .singleElement()
                .matches(line -> line.equals("game,2,d,e,") || line.equals("game,2,e,d,"));
        // A game that was paired and is forfeited keeps nobody waiting, and its players have had each other.
        String paired = FOUR + "game,1,a,c,complete-win\ngame,1,b,d,\nwithdrawal,d,rest\n";
        assertThat(pair("swiss", paired).lines())
                .hasSize(2)
                .anyMatch(line -> line.matches("game,2,(a,b|b,a),"))
                .contains("bye,2,c,complete-win");
        assertThat(pair("swiss", FOUR + "withdrawal,a,rest\nwithdrawal,b,rest\nwithdrawal,c,rest\nwithdrawal,d,rest\n")
                        .onlyError())
                .isEqualTo("-: error: no player is left of 4");
    }

    @Test
    void a_withdrawal_means_the_same_for_the_table_and_for_a_swiss() {
        String played = FOUR + "game,1,a,c,complete-win\ngame,1,b,d,complete-win\n";
        for (String all : new String[] {"withdrawal,a\n", "withdrawal,a,all\n"}) {
            Run run = pair("swiss", played + all);
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.onlyError())
                    .isEqualTo("-:7:1: error: all games are forfeited in a group league only (P12);"
                            + " in a Swiss withdrawal,a,rest");
        }
        // c has lost its game in the table, too: b with 7 points meets one of the others, who have none.
        assertThat(Run.withInput(played + "withdrawal,a,rest\n", "league", "-").lines())
                .anyMatch(line -> line.startsWith("1\ta\t7"));
        assertThat(pair("swiss", played + "withdrawal,a,rest\n").lines()).hasSize(2);
    }

    @Test
    void what_a_swiss_forbids_is_a_fault_of_the_file() {
        Run run = pair(
                "swiss",
                FOUR + "game,1,a,b,complete-win\nbye,1,c\nbye,1,d\ngame,2,b,a,points-win\nbye,2,c\ngame,3,a,c,완승\n");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.errors())
                .containsExactly(
                        "-:8:1: error: b - a have met before, in round 1 of line 5 (K9)",
                        "-:9:1: error: c has had a bye before, in round 1 of line 6 (K9)");
        assertThat(pair("swiss", FOUR + "game,1,a,b,\ngame,1,c,d,\ngame,1,a,b,완승\ngame,1,c,d,완패\n")
                        .errors())
                .as("a result in a row of its own")
                .isEmpty();
    }

    @Test
    void a_round_robin_offers_only_rows_that_its_file_takes() {
        String added = "player,a\nplayer,b\nplayer,c\ngame,1,a,b,완승\ngame,2,a,c,완승\n";
        // b is busy in round 1, c in round 2.
        assertThat(pair("round-robin", added).lines()).containsExactly("game,3,b,c,");
        String file = added + "player,d\nplayer,e\ngame,7,b,d,완패\nwithdrawal,e\n";
        Run run = pair("round-robin", file);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(3).noneMatch(line -> line.matches(".*,e,.*"));
        assertThat(run.lines()).anyMatch(line -> line.matches("game,1,(c,d|d,c),"));
        String complete = file.replace("withdrawal,e\n", run.out() + "withdrawal,e\n");
        assertThat(Run.withInput(complete, "league", "-").err()).isEmpty();
        assertThat(pair("round-robin", complete)).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void a_knock_out_with_a_walkover_goes_on() {
        String left = FOUR + "game,1,a,d,complete-win\nwithdrawal,c\n";
        assertThat(pair("knockout", left).lines()).containsExactly("game,2,a,b,");
        assertThat(pair("knockout", left + "game,2,b,a,complete-win\n")).isEqualTo(new Run(0, "", ""));
        assertThat(pair("knockout", left + "game,1,b,c,complete-win\n").onlyError())
                .isEqualTo("-:7:1: error: b - c is no game of round 2: a plays b");
        assertThat(pair("knockout", left + "game,2,a,c,complete-win\n").onlyError())
                .isEqualTo("-:7:1: error: a - c is no game of round 2: a plays b");
        assertThat(pair("knockout", left + "withdrawal,c\n").onlyError())
                .isEqualTo("-:7:1: error: c has withdrawn before");
    }

    @Test
    void who_is_out_or_waits_may_withdraw_from_a_knock_out() {
        String out = FOUR + "game,1,a,d,complete-win\nwithdrawal,d\n";
        assertThat(pair("knockout", out).lines()).containsExactly("game,1,b,c,");
        String waiting = FOUR + "game,1,a,d,complete-win\nwithdrawal,a,rest\n";
        assertThat(pair("knockout", waiting).lines()).containsExactly("game,1,b,c,");
        assertThat(pair("knockout", waiting + "game,1,b,c,complete-win\n")).isEqualTo(new Run(0, "", ""));
        String bye = "player,a\nplayer,b\nplayer,c\nbye,1,a\nwithdrawal,a\n";
        assertThat(pair("knockout", bye).lines()).containsExactly("game,1,b,c,");
    }

    @Test
    void a_game_of_a_knock_out_that_stands_in_the_file_is_not_offered_again() {
        String file = FOUR + "game,1,d,a,\n";
        assertThat(pair("knockout", file).lines()).containsExactly("game,1,b,c,");
        assertThat(pair("knockout", file + "game,1,d,a,complete-win\ngame,1,b,c,complete-win\n")
                        .lines())
                .containsExactly("game,2,d,b,");
        String series = "player,a\nplayer,b\ngame,1,a,b,complete-win\ngame,1,b,a,\n";
        assertThat(pair("knockout", series, "--series", "3")).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void a_row_of_a_knock_out_without_a_result_is_checked_too() {
        Run run = pair(
                "knockout",
                FOUR + "game,1,a,b,\ngame,2,a,d,\ngame,1,d,a,\ngame,1,a,d,\nbye,1,a\nbye,2,b\ngame,1,b,c,완승\n"
                        + "game,1,b,c,\n");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.errors())
                .containsExactly(
                        "-:5:1: error: a - b is no game of round 1: a plays d",
                        "-:6:1: error: the game a - d belongs to round 1, found 2",
                        "-:8:1: error: the game a - d is to be played already, see line 7",
                        "-:9:1: error: a has no bye in round 1 of the bracket",
                        "-:10:1: error: b has no bye in round 2 of the bracket",
                        "-:12:1: error: b has no game to play");
        assertThat(pair("knockout", "player,a\nplayer,b\ngame,1,a,b,완승\ngame,1,a,b,\n", "--series", "3")
                        .onlyError())
                .isEqualTo("-:4:1: error: colours alternate in a series (K7): b - a expected, found a - b");
    }

    @Test
    void a_seed_draws_the_same_order_again() {
        Set<List<String>> drawn = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            String number = Integer.toString(seed);
            List<String> lines = pair("knockout", FOUR, "--seed", number).lines();
            assertThat(pair("knockout", FOUR, "--seed", number).lines()).isEqualTo(lines);
            drawn.add(lines);
        }
        assertThat(drawn).hasSizeGreaterThan(5);
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
        for (String system : new String[] {"swiss", "round-robin", "knockout"}) {
            assertThat(Run.of("pair", SAMPLE, "--system", system, "--bye", "half")
                            .onlyError())
                    .isEqualTo("janggi pair: --bye: expected a result, found \"half\"");
            assertThat(Run.of("pair", SAMPLE, "--system", system, "--series", "3,2")
                            .onlyError())
                    .isEqualTo("janggi pair: --series: series have 1, 3 or 5 games (K7), found [3, 2]");
        }
        assertThat(Run.of("pair", "none.csv", "--system", "swiss").exit()).isEqualTo(2);
    }
}
