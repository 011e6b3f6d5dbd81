package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The edges of the file format that {@code league} and {@code pair} share. */
class LeagueFileTest {
    private static final String HEAD =
            "rank,id,name,dan,points,complete-wins,points-wins,points-losses,complete-losses,reason";
    private static final String PLAIN = "player,a,김하나,5\nplayer,b\ngame,1,a,b,완승\n";

    private static Run league(String text) {
        return Run.withInput(text, "league", "-", "--format", "csv");
    }

    private static Run pair(String text, String system) {
        return Run.withInput(text, "pair", "-", "--system", system);
    }

    @Test
    void a_file_of_any_program_for_tables_is_read_alike() {
        List<String> lines = league(PLAIN).lines();
        assertThat(lines).containsExactly(HEAD, "1,a,김하나,5,7,1,0,0,0,points: 7", "2,b,b,0,0,0,0,0,1,points: 0");
        for (String same : new String[] {
            "\uFEFF" + PLAIN,
            PLAIN.replace("\n", "\r\n"),
            "\uFEFF" + PLAIN.replace("\n", "\r\n"),
            PLAIN.stripTrailing(),
            PLAIN + "\n\n  \n\r\n",
            "# players\n\n" + PLAIN.replace("player,b", "# b\nplayer,b"),
            "player,a,김하나,5,\nplayer,b,,,\ngame,1,a,b,완승\n,,,,\n , ,,,\n",
            "player,a,김하나,5,,,\nplayer,b,,,,,\ngame,1,a,b,완승,,\n",
            "\"player\",\"a\",\"김하나\",\"5\"\n\"player\",\"b\"\n\"game\",\"1\",\"a\",\"b\",\"완승\"\n",
            " player , a , 김하나 , 5 \n player , b \n game , 1 , a , b , 완승 \n"
        }) {
            assertThat(league(same).lines()).as(same).isEqualTo(lines);
        }
    }

    @Test
    void names_may_hold_commas_quotes_and_any_script() {
        Run run = league("player,a,\"Kim, \"\"Jr.\"\"\"\nplayer,나,\"#1 漢 楚\",1\nlot,a,나\n");
        assertThat(run.lines())
                .containsExactly(
                        HEAD,
                        "1,나,\"#1 漢 楚\",1,0,0,0,0,0,higher dan: 1 dan",
                        "2,a,\"Kim, \"\"Jr.\"\"\",0,0,0,0,0,0,higher dan: 0 dan");
        assertThat(pair("player,\"#a, b\"\nplayer,나\n", "round-robin").lines()).containsExactly("game,1,나,\"#a, b\",");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\uFEFF", "\n", "\r\n\r\n", "# only a comment", ",,,\n"})
    void a_file_without_players_has_a_table_without_rows_and_no_pairing(String text) {
        assertThat(league(text).lines()).containsExactly(HEAD);
        assertThat(pair(text, "swiss").onlyError()).isEqualTo("-: error: no player is left of 0");
        assertThat(pair(text, "round-robin").onlyError())
                .isEqualTo("-: error: a round robin has at least 2 players, found []");
        assertThat(pair(text, "knockout").onlyError())
                .isEqualTo("-: error: a knock-out has at least 2 different players, found []");
        assertThat(pair(text, "swiss").exit()).isEqualTo(1);
    }

    @Test
    void one_player_is_first_and_has_the_bye() {
        assertThat(league("player,a").lines()).containsExactly(HEAD, "1,a,a,0,0,0,0,0,0,points: 0");
        assertThat(pair("player,a", "swiss").lines()).containsExactly("bye,1,a,complete-win");
        assertThat(pair("player,a", "round-robin").onlyError()).contains("at least 2 players, found [a]");
        assertThat(pair("player,a", "knockout").onlyError()).contains("at least 2 different players, found [a]");
    }

    @Test
    void names_of_columns_and_unknown_rows_are_no_players() {
        Run run = league("type,round,cho,han,result\nplayer,a\n선수,b\nPlayer,c\n");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.errors())
                .containsExactly(
                        "-:1:1: error: expected player, game, bye, withdrawal or lot, found \"type\"",
                        "-:3:1: error: expected player, game, bye, withdrawal or lot, found \"선수\"",
                        "-:4:1: error: expected player, game, bye, withdrawal or lot, found \"Player\"");
    }

    @Test
    void a_cell_too_many_is_a_fault_unless_it_is_empty() {
        String two = "player,a\nplayer,b\n";
        assertThat(league(two + "game,1,a,b,완승,,x").onlyError())
                .isEqualTo("-:3:16: error: expected at most 5 cells, found \"x\"");
        assertThat(league(two + "bye,1,a,,x").onlyError())
                .isEqualTo("-:3:10: error: expected at most 4 cells, found \"x\"");
        assertThat(league(two + "withdrawal,a,rest,x").onlyError())
                .isEqualTo("-:3:19: error: expected at most 3 cells, found \"x\"");
        assertThat(league(two + "lot,b,a,,\nwithdrawal,a,rest,,").errors()).isEmpty();
        assertThat(league(two + "lot,b,,a").onlyError())
                .isEqualTo("-:3:7: error: expected the id of a player of a row before, found \"\"");
    }

    @Test
    void there_is_one_lot_at_most() {
        assertThat(league("player,a\nplayer,b\nlot,a,b\nlot,b,a\n").onlyError())
                .isEqualTo("-:4:1: error: expected one lot only, found \"lot\"");
        assertThat(Run.withInput("player,a\nplayer,b\nlot,a,b\n", "league", "-", "--seed", "1")
                        .onlyError())
                .isEqualTo("janggi league: --seed: expected a file without a lot, found a row with one");
    }

    @Test
    void a_lot_among_some_of_the_tied_is_told_to_be_none() {
        assertThat(league("player,a\nplayer,b\nplayer,c\nlot,b,a\n").lines())
                .contains("1,b,b,0,0,0,0,0,0,\"shared rank: equal in everything, and the lot lacks c\"");
    }

    @Test
    void rounds_end_at_two_thousand() {
        String two = "player,a\nplayer,b\n";
        assertThat(league(two + "game,2000,a,b,완승").lines()).contains("1,a,a,0,7,1,0,0,0,points: 7");
        for (String round : new String[] {"2001", "0", "-1", "2147483647", "1.0", "", "١"}) {
            assertThat(league(two + "game," + round + ",a,b,완승").onlyError())
                    .isEqualTo("-:3:6: error: expected a round from 1 to 2000, found \"" + round + "\"");
        }
        assertThat(pair(two + "player,c\nplayer,d\ngame,2000,a,b,완승", "swiss").onlyError())
                .isEqualTo("-: error: a Swiss has at most 2000 rounds");
    }

    @Test
    void text_in_another_encoding_is_refused_whole() {
        byte[] bytes = PLAIN.getBytes(Charset.forName("EUC-KR"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Main.run(new Streams(new ByteArrayInputStream(bytes), out, err, false, false), "league", "-");
        assertThat(exit).isEqualTo(2);
        assertThat(out.size()).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8).lines()).containsExactly("-: error: is not in UTF-8");
    }
}
