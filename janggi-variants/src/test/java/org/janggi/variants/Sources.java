package org.janggi.variants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The main source files of core and variants. */
final class Sources {
    /** The folder of the parent pom. */
    static final Path ROOT =
            Path.of(System.getProperty("janggi.root", "..")).toAbsolutePath().normalize();

    private Sources() {}

    static List<Path> all() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String module : List.of("janggi-core", "janggi-variants")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
                files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(sources::add);
            }
        }
        return sources;
    }

    /** The file that a type of this simple name would have. */
    static Optional<Path> of(String type) throws IOException {
        return all().stream().filter(file -> file.endsWith(type + ".java")).findFirst();
    }
}
