package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs in a process of their own that is told to end. */
class SimulateSignalTest extends SimulateRuns {
    private static final String[] PLAYED = {
        "--rules", "kja,gungjanggi-silver", "--games", "4000", "--seed", "6", "--games-csv", "--keep", "how=first-check"
    };

    private long size(String name) throws IOException {
        Path file = Path.of(out, name);
        return Files.exists(file) ? Files.size(file) : 0;
    }

    /** With the state saved by nothing but the signal, and with the signal while it is saved all the time. */
    @ParameterizedTest
    @CsvSource({"INT, 130, 3600, EN", "TERM, 143, 0, KO"})
    void a_run_that_is_told_to_end_saves_what_was_played(String signal, int exit, String saveEvery, Language language)
            throws IOException, InterruptedException {
        assertThat(simulate(PLAYED).exit()).isZero();
        List<String> expected = contents();
        out = work.resolve("interrupted").toString();
        long reached = 0;
        for (int i = 0; i < 2; i++) {
            Path log = work.resolve("log" + i);
            List<String> args = new ArrayList<>(i == 0 ? Arrays.asList(PLAYED) : List.of("--resume"));
            args.addAll(List.of("--save-every", saveEvery, "--lang", language.name()));
            long before = size("games.csv");
            Process process = begin(log, args.toArray(String[]::new));
            while (process.isAlive() && size("games.csv") <= before) {
                Thread.sleep(2);
            }
            new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                    .start()
                    .waitFor();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            String told = Files.readString(log);
            assertThat(process.exitValue()).as(told).isEqualTo(exit);
            RunState state = RunState.of(Files.readAllBytes(Path.of(out, "state")));
            assertThat(state.next()).isGreaterThan(reached).isLessThan(4000);
            reached = state.next();
            assertThat(told).isEqualTo(new SimulationText(language).interrupted(reached, 4000, out) + "\n");
            assertThat(size("games.csv")).isEqualTo(state.listed());
            assertThat(names()).containsExactly("games.csv", "lock", "state");
        }
        assertThat(simulate("--resume").exit()).isZero();
        assertThat(contents()).isEqualTo(expected);
    }
}
