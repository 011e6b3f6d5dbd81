package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples in the Javadoc of this module compile, run and give what they say. They are marked like the blocks of the
 * READMEs; {@code // fails: X} after a statement tells that it throws an AssertionError whose message has X in it. The packages
 * of the project and of the optional libraries are imported.
 */
class JavadocExamplesTest {
    private static final Path SOURCES =
            Project.root().resolve("janggi-testkit/src/main/java").normalize();
    private static final Pattern EXAMPLE =
            Pattern.compile("<pre>\\{@code\\R(.*?)^ *\\* *\\}</pre>", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern MARGIN = Pattern.compile("^ *\\* ?", Pattern.MULTILINE);
    private static final Pattern FAILS = Pattern.compile("^(\\h*)(.*;)\\h*// fails: (.*?)\\h*$");
    private static final Pattern PUBLIC_TYPE =
            Pattern.compile("^public [a-z ]*(?:class|record|interface|enum) ", Pattern.MULTILINE);
    private static final List<String> IMPORTS = List.of(
            "java.util.*",
            "java.util.stream.*",
            "net.jqwik.api.Arbitrary",
            "org.janggi.core.*",
            "org.janggi.notation.*",
            "org.janggi.testkit.*",
            "org.janggi.testkit.diagram.*",
            "org.janggi.testkit.jqwik.*",
            "org.janggi.testkit.junit.*",
            "org.janggi.testkit.laws.*",
            "org.janggi.testkit.perft.*",
            "org.janggi.testkit.reference.*",
            "org.janggi.testkit.simulate.*",
            "org.janggi.testkit.simulate.Measure",
            "org.janggi.testkit.simulate.Winner",
            "org.janggi.variants.*",
            "static org.janggi.testkit.assertj.JanggiAssertions.assertThat");

    @TempDir
    static Path work;

    /** An example, with the name of a class of its own. */
    private record Example(String place, String name, String code) {}

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !SOURCES.relativize(file).toString().contains("/cli/"))
                    .sorted()
                    .toList();
        }
    }

    private static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Path file : files()) {
            String text = Files.readString(file);
            Matcher found = EXAMPLE.matcher(text);
            while (found.find()) {
                long line = text.substring(0, found.start()).lines().count() + 1;
                String code = MARGIN.matcher(found.group(1)).replaceAll("");
                examples.add(new Example(SOURCES.relativize(file) + ":" + line, "Example" + examples.size(), code));
            }
        }
        return examples;
    }

    @TestFactory
    Stream<DynamicTest> everyExampleRuns() throws IOException {
        List<Example> examples = examples();
        List<Path> sources = new ArrayList<>();
        for (Example example : examples) {
            sources.add(Files.writeString(work.resolve(example.name() + ".java"), source(example)));
        }
        ReadmeTest.compile(sources, work, ReadmeTest.testPath());
        return examples.stream()
                .map(example -> DynamicTest.dynamicTest(example.place(), () -> {
                    List<String> printed = ReadmeTest.runMain(example.name(), work)
                            .lines()
                            .map(String::strip)
                            .toList();
                    List<String> expected = ReadmeTest.PRINTS
                            .matcher(example.code())
                            .results()
                            .map(result -> result.group(1))
                            .toList();
                    assertThat(printed).containsSubsequence(expected);
                }));
    }

    @Test
    void everyPublicTypeHasAnExample() throws IOException {
        List<String> without = new ArrayList<>();
        for (Path file : files()) {
            String text = Files.readString(file);
            if (PUBLIC_TYPE.matcher(text).find() && !EXAMPLE.matcher(text).find()) {
                without.add(SOURCES.relativize(file).toString());
            }
        }
        assertThat(without).isEmpty();
    }

    private static String source(Example example) {
        return IMPORTS.stream().map(name -> "import " + name + ";\n").collect(Collectors.joining())
                + "public class " + example.name() + " {\n"
                + """
                    static void check(Object value, String expected) {
                        if (!String.valueOf(value).equals(expected)) {
                            throw new AssertionError("expected " + expected + " but was " + value);
                        }
                    }

                    static void fails(Runnable code, String expected) {
                        String message = null;
                        try {
                            code.run();
                        } catch (AssertionError e) {
                            message = String.valueOf(e.getMessage());
                        }
                        if (message == null || !message.contains(expected)) {
                            throw new AssertionError("expected to fail with " + expected + " but was " + message);
                        }
                    }

                    public static void main(String[] args) throws Exception {
                """
                + example.code().lines().map(JavadocExamplesTest::checked).collect(Collectors.joining("\n"))
                + "\n}}\n";
    }

    private static String checked(String line) {
        Matcher fails = FAILS.matcher(line);
        return fails.matches()
                ? "fails(() -> { " + fails.group(2) + " }, \"" + fails.group(3).replace("\"", "\\\"") + "\");"
                : ReadmeTest.checkValue(line);
    }
}
