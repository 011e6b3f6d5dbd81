package org.janggi.testkit.stranger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.janggi.testkit.Project;
import org.janggi.testkit.laws.Laws;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The packaged command line plays by the rule set of the stranger, whose jar the build has just made. */
class StrangerIT {
    private static final Path TARGET = Project.root().resolve("janggi-testkit/target");

    @TestFactory
    Stream<DynamicTest> every_command_of_the_guide_prints_what_it_says() throws IOException {
        Map<List<String>, String> commands = WalkThrough.read().commands();
        assertThat(commands).isNotEmpty();
        return commands.entrySet().stream()
                .map(command -> DynamicTest.dynamicTest(
                        String.join(" ", command.getKey()),
                        () -> assertThat(run(command.getKey())).isEqualToIgnoringNewLines(command.getValue())));
    }

    @Test
    void the_contract_of_the_stranger_was_run_whole() throws IOException {
        Path report = TARGET.resolve("it/stranger/target/surefire-reports/org.example.threecheck.ThreeCheckTest.txt");
        assertThat(Files.readString(report))
                .contains("Tests run: " + Laws.all().size() + ", Failures: 0, Errors: 0, Skipped: ");
    }

    private static String run(List<String> arguments) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(List.of("-jar", TARGET.resolve("janggi.jar").toString()));
        line.addAll(arguments);
        Process process = new ProcessBuilder(line)
                .directory(TARGET.resolve("it/stranger").toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed;
    }
}
