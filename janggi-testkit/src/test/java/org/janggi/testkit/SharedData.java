package org.janggi.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * Data that tests read but the project does not hold: game records and oracle tables.
 *
 * <p>The folder is told by {@code -Djanggi.shared=DIR}, relative to the project root or absolute. A test that needs it carries
 * {@code @Tag("shared")} and begins with {@link #require()} or {@link #file(String)}; without the folder it is reported as
 * skipped, with the reason.
 */
public final class SharedData {
    private static final Path DIR = Project.root()
            .resolve(System.getProperty("janggi.shared", "../shared"))
            .normalize();
    private static final boolean PRESENT = Files.isDirectory(DIR);

    static {
        if (!PRESENT) {
            System.out.println(missing());
        }
    }

    private SharedData() {}

    /** The folder, absolute, whether it exists or not. */
    public static Path dir() {
        return DIR;
    }

    /** Whether the folder exists. */
    public static boolean isPresent() {
        return PRESENT;
    }

    /** The folder; the calling test is skipped if it does not exist. */
    public static Path require() {
        if (!PRESENT) {
            Assumptions.abort(missing());
        }
        return DIR;
    }

    /**
     * A file or folder in it; the calling test is skipped if the shared folder does not exist, and fails if only the file is
     * missing.
     */
    public static Path file(String name) {
        Path file = require().resolve(name);
        if (!Files.exists(file)) {
            throw new AssertionError("the shared data lacks " + name + " (looked in " + DIR + ")");
        }
        return file;
    }

    private static String missing() {
        return "shared data not found: no folder " + DIR
                + "; tests tagged 'shared' are skipped (tell the folder with -Djanggi.shared=DIR)";
    }
}
