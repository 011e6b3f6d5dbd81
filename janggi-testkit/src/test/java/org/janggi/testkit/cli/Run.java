package org.janggi.testkit.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a run of the command line gave. */
record Run(int exit, String out, String err) {
    static final String START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

    /** Runs a command in this process. */
    static Run of(String... args) {
        return withInput("", args);
    }

    /** Runs a command in this process on a standard input. */
    static Run withInput(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int exit = Main.run(new Streams(in, out, err, false, false), args);
        return new Run(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Runs a command in a process of its own, with options for its JVM, in a locale that knows ASCII only. */
    static Run inProcess(Path work, List<String> options, String... args) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classPath()));
        command.addAll(options);
        command.add(Main.class.getName());
        command.addAll(Arrays.asList(args));
        try {
            Path out = Files.createTempFile(work, "out", ".txt");
            Path err = Files.createTempFile(work, "err", ".txt");
            ProcessBuilder builder =
                    new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
            builder.environment().put("LC_ALL", "C");
            builder.environment().remove("JAVA_TOOL_OPTIONS");
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(300, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("no end after 300 seconds: janggi " + String.join(" ", args));
            }
            return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** What these tests run with, as one class path. */
    static String classPath() {
        return Stream.of("jdk.module.path", "java.class.path")
                .map(System::getProperty)
                .filter(Objects::nonNull)
                .collect(Collectors.joining(java.io.File.pathSeparator));
    }

    List<String> lines() {
        return out.lines().toList();
    }

    List<String> errors() {
        return err.lines().toList();
    }

    /** The one line of the standard error, whatever was printed. */
    String onlyErrorBeside() {
        if (errors().size() != 1) {
            throw new AssertionError("not one error line: " + this);
        }
        return errors().get(0);
    }

    /** The one line of the standard error; nothing was printed beside it. */
    String onlyError() {
        if (!out.isEmpty() || errors().size() != 1) {
            throw new AssertionError("not one error line: " + this);
        }
        return errors().get(0);
    }
}
