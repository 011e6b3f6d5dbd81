package org.janggi.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the project lies on this machine. */
public final class Project {
    private static final Path ROOT = findRoot();

    private Project() {}

    /** The folder that holds the parent pom, absolute. */
    public static Path root() {
        return ROOT;
    }

    private static Path findRoot() {
        String told = System.getProperty("janggi.root");
        if (told != null) {
            return Path.of(told).toAbsolutePath().normalize();
        }
        // Not started by Maven: the nearest folder above that holds .mvn.
        Path start = Path.of("").toAbsolutePath();
        for (Path dir = start; dir != null; dir = dir.getParent()) {
            if (Files.isDirectory(dir.resolve(".mvn"))) {
                return dir;
            }
        }
        throw new IllegalStateException("no project root above " + start);
    }
}
