package org.janggi.testkit.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Runs of the command that simulates, into a directory of their own. */
abstract class SimulateRuns {
    static final String[] GAMES = {"--rules", "kja,gungjanggi-silver", "--games", "40", "--seed", "5"};

    @TempDir
    Path work;

    String out;

    @BeforeEach
    void nameDirectory() {
        out = work.resolve("out").toString();
    }

    Run simulate(String[] some, String... more) {
        List<String> args = new ArrayList<>(List.of("simulate", "--out", out));
        args.addAll(Arrays.asList(some));
        args.addAll(Arrays.asList(more));
        return Run.of(args.toArray(String[]::new));
    }

    Run simulate(String... args) {
        return simulate(args, new String[0]);
    }

    /** Begins a run in a process of its own, which tells everything in a log. */
    Process begin(Path log, String... args) throws IOException {
        // Whoever runs the tests in the background may have them ignore signals, which a process inherits.
        List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT,TERM"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", Run.classPath(), Main.class.getName(), "simulate", "--out", out, "--chunk", "4"));
        command.addAll(Arrays.asList(args));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    String file(String name) throws IOException {
        return Files.readString(Path.of(out, name));
    }

    List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(out))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    List<String> contents() throws IOException {
        List<String> contents = new ArrayList<>();
        for (String name : names()) {
            contents.add(name + "\n" + file(name));
        }
        return contents;
    }
}
