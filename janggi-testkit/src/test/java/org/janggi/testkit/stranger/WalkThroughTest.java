package org.janggi.testkit.stranger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;

/** The contributor's guide shows the stranger's project as it is. */
class WalkThroughTest {
    private static final Path STRANGER = Project.root().resolve("janggi-testkit/src/test/resources/stranger");
    private static final Pattern VERSION = Pattern.compile("version>([0-9][^<]*)</");

    @Test
    void every_file_of_the_stranger_is_shown_and_no_other() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(STRANGER)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                files.put(STRANGER.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        assertThat(files).hasSize(5);
        assertThat(WalkThrough.read().files()).containsExactlyInAnyOrderEntriesOf(files);
    }

    /** So that a machine that has built the project has all that the stranger needs. */
    @Test
    void the_stranger_uses_the_versions_of_the_project() throws IOException {
        String project = Files.readString(Project.root().resolve("pom.xml"));
        List<String> versions = VERSION.matcher(Files.readString(STRANGER.resolve("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .filter(version -> !version.equals("1.0"))
                .toList();
        assertThat(versions)
                .hasSizeGreaterThan(4)
                .allSatisfy(version -> assertThat(project).contains("version>" + version + "</"));
    }

    @Test
    void files_and_commands_are_found_in_a_guide() {
        WalkThrough found = WalkThrough.of("""
                # Guide

                `a/B.java`:

                ```java
                class B {}
                ```

                ```text
                not a file
                ```

                ```sh
                mvn package
                janggi moves --fen 'x w' -
                # a b
                ```
                """);
        assertThat(found.files()).containsExactly(Map.entry("a/B.java", "class B {}\n"));
        assertThat(found.commands()).containsExactly(Map.entry(List.of("moves", "--fen", "x w", "-"), "a b"));
    }
}
