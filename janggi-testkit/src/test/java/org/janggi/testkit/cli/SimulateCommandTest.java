package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Chunk;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Tally;
import org.junit.jupiter.api.Test;

class SimulateCommandTest extends SimulateRuns {
    @Test
    void the_result_is_told_and_written() throws IOException {
        Run run = simulate(GAMES);
        assertThat(run.exit()).isZero();
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0))
                .matches(
                        "kja: games 40, Cho wins \\d+\\.\\d\\d %, Han wins \\d+\\.\\d\\d %, nobody 0.00 %, mean length "
                                + "\\d+\\.\\d\\d");
        assertThat(run.onlyErrorBeside())
                .matches("games 80, plies \\d+, seconds \\d+\\.\\d, games a second \\d+, plies a second \\d+");
        assertThat(names()).contains("experiment.json", "state").doesNotContain("games.csv");
        Experiment experiment = Experiment.of(List.of("kja", "gungjanggi-silver"), 40, 5);
        assertThat(ExperimentJson.read(file("experiment.json"), OptionalLong.empty()))
                .isEqualTo(experiment);
        Tally expected = Simulation.of(experiment, Catalogue.ofServices())
                .play(new Chunk(0, 40), false)
                .tally();
        RunState state = RunState.of(Files.readAllBytes(Path.of(out, "state")));
        assertThat(state).isEqualTo(new RunState(experiment, 40, expected, -1));
    }

    @Test
    void the_result_is_told_in_korean_and_written_as_ever() throws IOException {
        assertThat(simulate(GAMES).exit()).isZero();
        List<String> expected = contents();
        out = work.resolve("korean").toString();
        Run run = simulate(GAMES, "--lang", "ko");
        assertThat(run.lines())
                .hasSize(2)
                .allMatch(line -> line.matches(
                        "[a-z-]+: 40판, 초 승 \\d+\\.\\d\\d %, 한 승 \\d+\\.\\d\\d %, 승자 없음 0.00 %, 평균 길이 \\d+\\.\\d\\d수"));
        assertThat(run.onlyErrorBeside()).matches("80판, \\d+수, \\d+\\.\\d초, 초당 \\d+판, 초당 \\d+수");
        assertThat(contents()).isEqualTo(expected);
    }

    @Test
    void the_help_lists_the_players_with_their_options() {
        String help = Run.of("simulate", "--help").out();
        assertThat(Catalogue.ofServices().players()).allSatisfy(player -> {
            assertThat(help).contains("\n  " + player.id() + ": ");
            assertThat(player.options())
                    .allSatisfy(option -> assertThat(help)
                            .contains(
                                    "\n    " + option.name() + "=",
                                    option.meaning().english()));
        });
        assertThat(help).contains("capture=1 to 1000 (default 4): how many times as likely a capture is");
    }

    @Test
    void one_experiment_has_one_spelling() throws IOException {
        String[] one = {"--rules", "kja,gungjanggi-silver:self-check=forbidden:three-passes=on"};
        String[] other = {"--rules", "kja:deom=1.5,gungjanggi-silver:three-passes=on:self-check=forbidden"};
        String[] games = {"--games", "3", "--seed", "5", "--cap", "9", "--games-csv", "--players"};
        assertThat(simulate(one, with(games, "prefer:capture=8,random")).exit()).isZero();
        List<String> first = contents();
        assertThat(simulate(other, with(games, "prefer:check=2:capture=8,random", "--resume"))
                        .exit())
                .isZero();
        assertThat(contents()).isEqualTo(first);
        out = work.resolve("other").toString();
        assertThat(simulate(other, with(games, "prefer:check=2:capture=8,random"))
                        .exit())
                .isZero();
        assertThat(contents()).isEqualTo(first);
        assertThat(simulate(one, with(games, "prefer:capture=9,random", "--resume"))
                        .onlyError())
                .endsWith(": \"cho\" : \"prefer:capture=8\" there, \"cho\" : \"prefer:capture=9\" here");
    }

    private static String[] with(String[] some, String... more) {
        return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void single_games_are_listed() throws IOException {
        assertThat(simulate(GAMES, "--games-csv", "--threads", "2", "--chunk", "3")
                        .exit())
                .isZero();
        List<String> lines = file("games.csv").lines().toList();
        assertThat(lines).hasSize(81);
        assertThat(lines.get(0))
                .startsWith("game,rules,setup,first,winner,how,clause,capped,length,permitted,cho-calls,")
                .endsWith(",lead,deciding-lead,refusals");
        int columns = lines.get(0).split(",", -1).length;
        assertThat(lines).allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(columns));
        assertThat(lines.get(34)).startsWith("16,gungjanggi-silver,HEEH/HEEH,cho,");
    }

    @Test
    void kept_games_are_records_that_others_read() throws IOException {
        Run run = simulate(GAMES, "--keep", "winner=han,length<200", "--keep-max", "4");
        assertThat(run.exit()).isZero();
        assertThat(names()).contains("kept-1-kja.pgn", "kept-2-gungjanggi-silver.pgn");
        String file = Path.of(out, "kept-2-gungjanggi-silver.pgn").toString();
        Run validate = Run.of("validate", "--rules", "gungjanggi-silver", file);
        assertThat(validate.exit()).isZero();
        assertThat(validate.out())
                .contains(
                        "files 1, games 4,",
                        "problems 0",
                        "4 agree, 0 disagree",
                        "findings under gungjanggi-silver: none");
        Run show = Run.of("show", "--rules", "gungjanggi-silver", "--game", "2", file);
        assertThat(show.exit()).isZero();
        assertThat(show.out()).contains("Event: simulation of gungjanggi-silver, seed 5");
    }

    @Test
    void kept_games_that_the_referee_decided_or_han_began_are_read_too() throws IOException {
        Run run = simulate(GAMES, "--keep", "all", "--cap", "7", "--first", "both", "--setups", "HEEH/EHHE");
        assertThat(run.exit()).isZero();
        String file = Path.of(out, "kept-1-kja.pgn").toString();
        Run validate = Run.of("validate", "--rules", "kja", file);
        assertThat(validate.exit()).as("%s", validate).isZero();
        assertThat(validate.out()).contains("games 20, plies 140, problems 0");
    }

    @Test
    void an_experiment_is_read_from_a_file() throws IOException {
        Path file = Files.writeString(work.resolve("e.json"), """
                {"rules": ["gungjanggi-dan"], "games": 6, "seed": 9, "players": {"cho": "greedy", "han": "random"},
                 "setups": ["HEEH/EHHE", "상마마상/마상마상"], "first": ["han"], "cap": 30, "atCap": "unfinished"}
                """);
        assertThat(simulate("--experiment", file.toString()).exit()).isZero();
        String written = file("experiment.json");
        assertThat(written).contains("\"setups\" : [ \"HEEH/EHHE\", \"EHHE/HEHE\" ]", "\"seed\" : 9");
        Path again = Files.writeString(work.resolve("again.json"), written);
        assertThat(simulate("--experiment", again.toString(), "--resume").exit())
                .isZero();
        Run changed = simulate("--experiment", again.toString(), "--seed", "10", "--resume");
        assertThat(changed.exit()).isEqualTo(2);
        assertThat(changed.onlyError())
                .isEqualTo("janggi simulate: --resume: another experiment than in " + out
                        + ": \"seed\" : 9 there, \"seed\" : 10 here");
    }

    @Test
    void the_files_are_the_same_whoever_plays() throws IOException {
        String[] more = {"--games-csv", "--keep", "how=points|first-check"};
        assertThat(simulate(GAMES, more).exit()).isZero();
        List<String> first = contents();
        for (String split : List.of("1 1", "2 7", "3 100")) {
            out = work.resolve("out" + split).toString();
            String[] threads = split.split(" ");
            List<String> args = new ArrayList<>(Arrays.asList(more));
            args.addAll(List.of("--threads", threads[0], "--chunk", threads[1], "--save-every", "0"));
            assertThat(simulate(GAMES, args.toArray(String[]::new)).exit()).isZero();
            assertThat(contents()).isEqualTo(first);
        }
    }

    @Test
    void a_run_that_was_killed_twice_goes_on_to_the_same_result() throws IOException, InterruptedException {
        String[] games = {"--rules", "kja,gungjanggi-silver", "--games", "1500", "--seed", "6"};
        String[] more = {"--games-csv", "--keep", "how=first-check", "--keep-max", "3"};
        assertThat(simulate(games, more).exit()).isZero();
        List<String> expected = contents();
        out = work.resolve("killed").toString();
        long reached = 0;
        for (int i = 0; i < 2; i++) {
            List<String> args = new ArrayList<>(
                    i == 0 ? Stream.of(games, more).flatMap(Stream::of).toList() : List.of("--resume"));
            args.addAll(List.of("--save-every", "0"));
            Process process = begin(work.resolve("log"), args.toArray(String[]::new));
            while (process.isAlive() && reached(out) <= reached) {
                Thread.sleep(5);
            }
            process.destroyForcibly().waitFor();
            reached = reached(out);
            assertThat(reached).as(() -> log()).isBetween(1L, 1499L);
            // What was written behind the last state does not count.
            Files.writeString(Path.of(out, "games.csv"), "rubbish", java.nio.file.StandardOpenOption.APPEND);
        }
        assertThat(simulate("--resume").exit()).isZero();
        assertThat(contents()).isEqualTo(expected);
    }

    private String log() {
        try {
            return Files.readString(work.resolve("log"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static long reached(String dir) throws IOException {
        Path state = Path.of(dir, "state");
        return Files.exists(state) ? RunState.of(Files.readAllBytes(state)).next() : 0;
    }

    @Test
    void a_full_disk_is_one_line_and_loses_nothing() throws IOException {
        // No file grows beyond so many blocks of 1024 bytes, which for a program is a disk that is full.
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = List.of(
                "bash",
                "-c",
                "ulimit -f 24; exec \"$@\"",
                "bash",
                java,
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "-cp",
                Run.classPath(),
                Main.class.getName(),
                "simulate",
                "--out",
                out,
                "--rules",
                "kja",
                "--setups",
                "HEEH/HEEH",
                "--games",
                "2000",
                "--seed",
                "1",
                "--games-csv",
                "--chunk",
                "8",
                "--save-every",
                "0");
        Path err = work.resolve("err");
        Process process =
                new ProcessBuilder(command).redirectError(err.toFile()).start();
        try {
            assertThat(process.waitFor()).isEqualTo(2);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertThat(Files.readString(err).lines())
                .singleElement()
                .asString()
                .matches("janggi simulate: .*/(games.csv|state): cannot be written: .*");
        assertThat(reached(out)).isBetween(1L, 1999L);
        assertThat(simulate("--resume").exit()).isZero();
        List<String> resumed = contents();
        out = work.resolve("whole").toString();
        assertThat(simulate("--rules", "kja", "--setups", "HEEH/HEEH", "--games", "2000", "--seed", "1", "--games-csv")
                        .exit())
                .isZero();
        assertThat(resumed).isEqualTo(contents());
    }
}
