package org.janggi.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts what the tests have checked, for those who read the result of a run: files {@code target/checked/*.tsv}, one for
 * each test run and JVM, with a line {@code name<TAB>number} for each name. What stands in several files adds up.
 */
public final class Checked {
    private static final Map<String, Long> COUNTS = new TreeMap<>();
    private static final Path FILE = Project.root()
            .resolve("janggi-testkit/target/checked/" + ProcessHandle.current().pid() + ".tsv");

    private Checked() {}

    /** Adds to the number under this name, after the things counted have been found right. */
    public static synchronized void count(String name, long number) {
        COUNTS.merge(name, number, Long::sum);
        StringBuilder text = new StringBuilder();
        COUNTS.forEach((key, sum) -> text.append(key).append('\t').append(sum).append('\n'));
        try {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
