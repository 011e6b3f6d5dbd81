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
