package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be done: one line, and nothing is overwritten or lost. */
class SimulateInputTest extends SimulateRuns {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "; expected --experiment or --rules",
                "--seed 1; expected --experiment or --rules",
                "--games 3; expected --experiment or --rules",
                "--rules kja --seed 1; --rules needs --games beside it",
                "--rules kja --games 3; --rules needs --seed beside it",
                "--rules nowhere --games 3 --seed 1; no rule set \"nowhere\", there are",
                "--rules kja,kja --games 3 --seed 1; rules: expected each once, found kja twice",
                "--rules kja --games -3 --seed 1; games: expected 1 to 1000000000 games, found -3",
                "--rules kja --games 0 --seed 1; games: expected 1 to 1000000000 games, found 0",
                "--rules kja --games many --seed 1; Invalid value for option '--games': 'many' is not a long",
                "--rules kja --games 3 --seed 1 --cap 0; cap: expected 1 to 10000 plies, found 0",
                "--rules kja --games 3 --seed 1 --at-cap draw; --at-cap: expected referee or unfinished, found \"draw\"",
                "--rules kja --games 3 --seed 1 --first red; --first: expected cho, han or both, found \"red\"",
                "--rules kja --games 3 --seed 1 --setups HEEH; --setups: not two set-ups with / between",
                "--rules kja --games 3 --seed 1 --setups HEEH/HHHH; --setups: not a formation",
                "--rules kja --games 3 --seed 1 --players me; no player \"me\", there are random, prefer, greedy, alpha-beta",
                "--rules kja --games 3 --seed 1 --players random,random,random; --players: expected one for both sides",
                "--rules kja --games 3 --seed 1 --players greedy:x=1; player greedy has no option \"x\", there is none",
                "--rules kja --games 3 --seed 1 --players prefer:check=x; check of player prefer: expected 1 to 1000, found \"x\"",
                "--rules kja,kja:deom=1.5 --games 3 --seed 1; rules: expected each once, found kja:deom=1.5 for one that",
                "--rules kja:deom=x --games 3 --seed 1; deom of kja: expected",
                "--rules kja, --games 3 --seed 1; no rule set \"\", there are",
                "--rules kja --games 1000000001 --seed 1; games: expected 1 to 1000000000 games, found 1000000001",
                "--rules kja --games 3 --seed 9223372036854775808; Invalid value for option '--seed'",
                "--rules kja --games 3 --seed 1 --threads 1025; --threads: expected 1 to 1024, found 1025",
                "--rules kja --games 3 --seed 1 --chunk 2147483647; --chunk: expected 1 to 10000, found 2147483647",
                "--experiment /dev/zero; /dev/zero: expected an experiment of at most 1048576 bytes",
                "--rules kja --games 3 --seed 1 --threads 0; --threads: expected 1 to 1024, found 0",
                "--rules kja --games 3 --seed 1 --chunk 0; --chunk: expected 1 to 10000, found 0",
                "--rules kja --games 3 --seed 1 --save-every -1; --save-every: expected 0 to 2147483647, found -1",
                "--rules kja --games 3 --seed 1 --keep nice; keep: expected how=WORD, winner=WORD",
                "--rules kja --games 3 --seed 1 --keep all --keep-max -1; keepMax: expected 0 to 1000 kept games, found -1",
                "--rules kja --games 3 --seed 1 --keep-max 3; --keep-max needs --keep beside it",
                "--experiment no.json --rules kja; --experiment tells what is played: expected none of --rules",
                "--experiment no.json; no.json: no such file",
                "--resume; /out: expected the state of a run to go on with, found none",
                "--rules kja --games 3 --seed 1 --plugin no.jar; plugin no.jar: no such file"
            })
    void what_cannot_be_played_is_one_line_and_makes_nothing(String args, String message) {
        Run run = simulate(args == null ? new String[0] : args.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError()).startsWith("janggi simulate: ").contains(message);
        assertThat(Path.of(out)).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "[]; expected an object with rules and games",
                "{; 1:2: not JSON: Unexpected end-of-input",
                "''; 1:1: not JSON: nothing there",
                "{\"rules\":[\"kja\"],\"rules\":[\"kja\"]}; 1:25: not JSON: Duplicate field 'rules'",
                "{\"rules\":[\"kja\"],\"games\":1,\"seed\":1} x; not JSON: Unrecognized token 'x'",
                "{\"games\":1}; rules: expected an array of strings, found nothing",
                "{\"rules\":\"kja\"}; rules: expected an array of strings, found \"kja\"",
                "{\"rules\":[1]}; rules: expected a string, found 1",
                "{\"rules\":[\"kja\"]}; games: expected a whole number of at most 64 bits, found nothing",
                "{\"rules\":[\"kja\"],\"games\":1e3}; games: expected a whole number of at most 64 bits, found 1000.0",
                "{\"rules\":[\"kja\"],\"games\":1}; seed: expected a whole number of at most 64 bits, found nothing",
                "{\"rules\":[\"kja\"],\"games\":1,\"seed\":99999999999999999999}; seed: expected a whole number of at most",
                "{\"rules\":[\"kja\"],\"games\":1,\"seed\":1,\"cap\":9999999999}; cap: expected a whole number of at most 32",
                "{\"rules\":[\"kja\"],\"games\":1,\"seed\":1,\"players\":{\"cho\":\"random\"}}; players: expected a string, or",
                "{\"rules\":[\"kja\"],\"games\":1,\"seed\":1,\"first\":[\"red\"]}; first: expected \"cho\" and \"han\", found",
                "{\"rules\":[\"kja\"],\"games\":1,\"seed\":1,\"atCap\":\"x\"}; atCap: expected referee or unfinished, found",
                "{\"rules\":[\"kja\"],\"games\":1,\"seed\":1,\"setups\":[\"x\"]}; setups: not two set-ups",
                "{\"rules\":[\"kja\"],\"games\":1,\"seed\":1,\"size\":3}; expected atCap, cap, first, games, keep, keepMax, "
            })
    void a_file_that_is_no_experiment_is_one_line(String text, String message) throws IOException {
        Path file = Files.writeString(work.resolve("e.json"), text);
        Run run = simulate("--experiment", file.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError())
                .startsWith("janggi simulate: " + file + ": ")
                .contains(message);
        assertThat(Path.of(out)).doesNotExist();
    }

    @Test
    void a_directory_with_something_in_it_stays_as_it_is() throws IOException {
        Files.createDirectory(Path.of(out));
        Files.writeString(Path.of(out, "mine"), "mine");
        Run run = simulate(GAMES);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError())
                .isEqualTo("janggi simulate: " + out + ": expected an empty directory or none, found files in it");
        assertThat(names()).containsExactly("mine");
    }

    @Test
    void a_directory_that_cannot_be_made_is_told() throws IOException {
        Path file = Files.writeString(work.resolve("file"), "");
        out = file.toString();
        assertThat(simulate(GAMES).onlyError())
                .isEqualTo("janggi simulate: " + out + ": expected an empty directory or none, found a file");
        out = file.resolve("inside").toString();
        assertThat(simulate(GAMES).onlyError()).startsWith("janggi simulate: " + out + ": cannot be made: ");
    }

    @Test
    void a_run_is_not_begun_twice() throws IOException {
        assertThat(simulate(GAMES).exit()).isZero();
        List<String> before = contents();
        assertThat(simulate(GAMES).onlyError())
                .isEqualTo("janggi simulate: " + out + ": holds a run already, with which --resume goes on");
        assertThat(simulate("--resume", "--games-csv").onlyError())
                .isEqualTo("janggi simulate: --games-csv: the run in " + out + " was begun without it");
        assertThat(simulate(GAMES, "--resume").exit()).isZero();
        assertThat(contents()).isEqualTo(before);
    }

    @Test
    void two_runs_do_not_write_at_the_same_time() throws IOException {
        assertThat(simulate(GAMES).exit()).isZero();
        try (RunDirectory other = RunDirectory.resume(out)) {
            assertThat(other.state().next()).isEqualTo(40);
            assertThat(simulate("--resume").onlyError())
                    .isEqualTo("janggi simulate: " + out + ": another run is writing there");
        }
        assertThat(simulate("--resume").exit()).isZero();
    }

    @Test
    void a_damaged_state_is_told_and_kept() throws IOException {
        assertThat(simulate(GAMES, "--games-csv").exit()).isZero();
        String good = file("state");
        Path state = Path.of(out, "state");
        for (String bad :
                List.of("", "rubbish", good.replaceFirst("\"next\":40", "\"next\":30"), good.substring(0, 300))) {
            Files.writeString(state, bad);
            Run run = simulate("--resume");
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.onlyError())
                    .startsWith("janggi simulate: " + state + ": ")
                    .containsAnyOf("damaged: it is not what its digest says", "not the state of a run");
            assertThat(file("state")).isEqualTo(bad);
        }
        Files.writeString(state, good);
        Files.writeString(Path.of(out, "games.csv"), "short");
        assertThat(simulate("--resume").onlyError())
                .contains("games.csv: expected the ", " bytes that the state tells of, found 5");
    }
}
