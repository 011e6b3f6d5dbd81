package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeagueCommandTest {
    private static final String SAMPLE = sample().toString();
    private static final String TWO = "player,a,Anna\nplayer,b\n";

    private static Path sample() {
        return Project.root().resolve("janggi-testkit/src/test/resources/league.csv");
    }

    @Test
    void a_table_tells_each_rank_with_its_reason() {
        Run run = Run.of("league", SAMPLE);
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .containsExactly(
                        "rank\tplayer\tpoints\tcomplete wins\tpoints wins\tpoints losses\tcomplete losses\tdecided by",
                        "1\t정우진, Jr.\t14\t2\t0\t0\t0\tpoints: 14",
                        "2\t김민수\t11\t1\t1\t0\t0\tpoints: 11",
                        "3\t박서준\t9\t1\t0\t1\t0\tpoints: 9",
                        "4\t이정호\t6\t0\t1\t1\t0\tpoints: 6",
                        "5\t최은영\t0\t0\t0\t0\t2\tpoints: 0");
    }

    @Test
    void a_table_may_be_comma_separated_and_in_korean() {
        Run run = Run.of("league", SAMPLE, "--format", "csv", "--lang", "ko", "--points", "1,1,0,0");
        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .startsWith("rank,id,name,dan,points,complete-wins,points-wins,points-losses,complete-losses,reason")
                .contains("2,jung,\"정우진, Jr.\",1,2,2,0,0,0,고단자: 1단")
                .contains("3,lee,이정호,5,1,0,1,1,0,\"승자승: 이정호, 박서준 사이 1승, 승점 1\"");
        assertThat(Run.of("league", SAMPLE, "--lang", "ko").lines().get(0)).startsWith("순위\t선수\t승점");
    }

    @Test
    void a_lot_parts_who_is_equal() {
        assertThat(Run.withInput(TWO, "league", "-").lines()).anyMatch(line -> line.startsWith("1\tb\t0"));
        assertThat(Run.withInput(TWO + "lot,b,a\n", "league", "-").lines())
                .contains(
                        "1\tb\t0\t0\t0\t0\t0\tlot: drawn as number 1",
                        "2\tAnna\t0\t0\t0\t0\t0\tlot: drawn as number 2");
        assertThat(Run.withInput(TWO, "league", "-", "--seed", "1").lines()).anyMatch(line -> line.startsWith("2\t"));
    }

    @Test
    void who_withdraws_forfeits_games() {
        String game = TWO + "game,1,a,b,complete-win\n";
        assertThat(Run.withInput(game + "withdrawal,a\n", "league", "-").lines())
                .anyMatch(line -> line.startsWith("1\tb\t7"));
        assertThat(Run.withInput(game + "withdrawal,a,rest\n", "league", "-").lines())
                .anyMatch(line -> line.startsWith("1\tAnna\t7"));
        assertThat(Run.withInput(TWO + "game,1,a,b,both-lost\n", "league", "-").lines())
                .anyMatch(line -> line.startsWith("1\tAnna\t0\t0\t0\t0\t1"));
    }

    @Test
    void rows_count_in_their_order_so_that_nothing_undoes_a_withdrawal() {
        String open = TWO + "game,1,a,b,\n";
        Run run = Run.withInput(open + "withdrawal,b,rest\ngame,1,a,b,points-loss\n", "league", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.onlyError()).isEqualTo("-:5:1: error: b has withdrawn (P12) and cannot have the game a - b");
        assertThat(Run.withInput(open + "withdrawal,b,rest\n", "league", "-").lines())
                .anyMatch(line -> line.startsWith("1\tAnna\t7\t1"));
        assertThat(Run.withInput(open + "game,1,a,b,points-loss\nwithdrawal,b,rest\n", "league", "-")
                        .lines())
                .anyMatch(line -> line.startsWith("1\tb\t4\t0\t1"));
        assertThat(Run.withInput(TWO + "withdrawal,b\nbye,1,b\n", "league", "-").onlyError())
                .isEqualTo("-:4:1: error: b has withdrawn (P12) and cannot have a bye");
    }

    @Test
    void a_game_that_both_lost_stays_so_after_a_withdrawal() {
        for (String which : new String[] {"all", "rest"}) {
            assertThat(Run.withInput(TWO + "game,1,a,b,both-lost\nwithdrawal,a," + which + "\n", "league", "-")
                            .lines())
                    .contains("1\tAnna\t0\t0\t0\t0\t1\tshared rank: equal in everything")
                    .contains("1\tb\t0\t0\t0\t0\t1\tshared rank: equal in everything");
        }
    }

    @Test
    void who_forfeits_all_games_has_nothing_of_a_bye() {
        String bye = TWO + "bye,1,a\n";
        assertThat(Run.withInput(bye + "withdrawal,a\n", "league", "-").lines())
                .anyMatch(line -> line.startsWith("1\tAnna\t0\t0"));
        assertThat(Run.withInput(bye + "withdrawal,a,rest\n", "league", "-").lines())
                .anyMatch(line -> line.startsWith("1\tAnna\t7\t1"));
    }

    @Test
    void a_pipe_is_read_to_its_end(@TempDir Path work) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path out = work.resolve("out.txt");
        Process process = new ProcessBuilder(java, "-cp", Run.classPath(), Main.class.getName(), "league", "-")
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        try (OutputStream in = process.getOutputStream()) {
            in.write((TWO + "game,1,a,b,complete-win\n").getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.waitFor()).as(Files.readString(out)).isZero();
        assertThat(Files.readString(out)).contains("Anna");
    }

    @Test
    void every_fault_of_a_file_is_told_with_its_place() {
        String text = """
                referee,x
                player,a,Anna,11
                player,a,Anna,10,1.1.1990
                player,a
                player,a
                player,
                player,b,"B "" x"y
                player,b,B"
                player,b,"B
                player,b,B,1,,more
                player,b
                game,0,a,b
                game,1,a
                game,1,a,c
                game,1,a,a
                game,1,a,b,draw
                bye,1,a,no
                withdrawal,a,most
                lot,a,a
                player,c," Kim"
                """;
        Run run = Run.withInput(text, "league", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        String results = "complete-win, points-win, points-loss, complete-loss or both-lost, of Cho";
        assertThat(run.errors())
                .containsExactly(
                        "-:1:1: error: expected player, game, bye, withdrawal or lot, found \"referee\"",
                        "-:2:15: error: expected a dan from 0 to 10, found \"11\"",
                        "-:3:18: error: expected a date of birth as 1960-12-31, found \"1.1.1990\"",
                        "-:5:8: error: expected an id that no other player has, found \"a\"",
                        "-:6:8: error: expected the id of a player, found \"\"",
                        "-:7:18: error: expected a comma or the end of the line after a quoted cell, found \"y\"",
                        "-:8:11: error: expected the whole cell in quotes, or no quote, found a quote within the cell",
                        "-:9:12: error: expected a closing quote, found the end of the line",
                        "-:10:15: error: expected at most 5 cells, found \"more\"",
                        "-:12:6: error: expected a round from 1 to 2000, found \"0\"",
                        "-:13:9: error: expected at least 4 cells, found the end of the line",
                        "-:14:10: error: expected the id of a player of a row before, found \"c\"",
                        "-:15:10: error: expected an opponent of a, found \"a\"",
                        "-:16:12: error: expected " + results + ", found \"draw\"",
                        "-:17:9: error: expected a result, found \"no\"",
                        "-:18:14: error: expected all or rest, found \"most\"",
                        "-:19:7: error: expected each player once, found \"a\"",
                        "-:20:10: error: expected a name without spaces around it and control characters, found \" Kim\"");
    }

    @Test
    void rows_that_contradict_each_other_are_faults() {
        Run run = Run.withInput(TWO + "game,1,a,b\nbye,1,a\nwithdrawal,b\nwithdrawal,b\n", "league", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.errors())
                .containsExactly(
                        "-:4:1: error: a has the game a - b in round 1 and cannot have a bye too",
                        "-:6:1: error: b has withdrawn before");
    }

    @Test
    void wrong_usage_is_told() {
        Run points = Run.of("league", SAMPLE, "--points", "7,4");
        assertThat(points.exit()).isEqualTo(2);
        assertThat(points.onlyError())
                .isEqualTo("janggi league: --points: league points are four whole numbers with commas between, as in"
                        + " 7,4,2,0, found \"7,4\"");
        Run missing = Run.of("league", "none.csv");
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.onlyError()).isEqualTo("none.csv: error: no such file");
    }
}
