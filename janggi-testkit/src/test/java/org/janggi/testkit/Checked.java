package org.janggi.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts what the tests have checked, for those who read the result of a run: {@code target/checked.tsv}, one line
 * {@code name<TAB>number} each. The file starts anew with each run.
 */
public final class Checked {
    private static final Map<String, Long> COUNTS = new TreeMap<>();

    private Checked() {}

    /** Adds to the number under this name, after the things counted have been found right. */
    public static synchronized void count(String name, long number) {
        COUNTS.merge(name, number, Long::sum);
        StringBuilder text = new StringBuilder();
        COUNTS.forEach((key, sum) -> text.append(key).append('\t').append(sum).append('\n'));
        try {
            Path target = Files.createDirectories(Project.root().resolve("janggi-testkit/target"));
            Files.writeString(target.resolve("checked.tsv"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
