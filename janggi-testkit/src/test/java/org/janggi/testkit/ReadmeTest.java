package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The Java blocks of the READMEs compile, run and give what they say.
 *
 * <p>A block is a whole class, whose {@code main} is run if it has one, or statements, with their imports on top. At the end
 * of a line, {@code // prints: X} tells the next line printed and {@code // -> X} the value of the statement or of the variable
 * it sets. Blocks run in the unnamed module, each in a class loader of its own.
 */
class ReadmeTest {
    private static final Pattern BLOCK =
            Pattern.compile("^```java\\h*\\R(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern WHOLE_CLASS =
            Pattern.compile("^(?:public )?(?:final )?(?:class|record|interface|enum) (\\w+)", Pattern.MULTILINE);
    private static final Pattern IMPORT = Pattern.compile("^import .*;\\h*$", Pattern.MULTILINE);
    static final Pattern PRINTS = Pattern.compile("//\\h*prints:\\h*(.*?)\\h*$", Pattern.MULTILINE);
    private static final Pattern VALUE = Pattern.compile(
            "^\\h*(?<set>[\\w.<>\\[\\], ?]+\\h(?<name>\\w+)\\h*=(?!=))?(?<code>.+?);\\h*//\\h*->\\h*(?<value>.*?)\\h*$");

    @TempDir
    Path work;

    @TestFactory
    Stream<DynamicTest> every_java_block_of_a_readme_runs() throws IOException {
        Path root = Project.root();
        List<DynamicTest> tests = new ArrayList<>();
        try (Stream<Path> readmes = Files.find(root, 2, (path, facts) -> path.endsWith("README.md"))) {
            for (Path readme : readmes.sorted().toList()) {
                String text = Files.readString(readme);
                Matcher block = BLOCK.matcher(text);
                while (block.find()) {
                    String source = block.group(1);
                    long line = text.substring(0, block.start()).lines().count() + 1;
                    Path dir = work.resolve("block" + tests.size());
                    tests.add(DynamicTest.dynamicTest(root.relativize(readme) + ":" + line, () -> run(source, dir)));
                }
            }
        }
        return tests.stream();
    }

    @Test
    void a_right_block_passes() throws Exception {
        run("""
                import java.util.List;
                var list = List.of(1, 2);
                int size = list.size(); // -> 2
                list.get(0); // -> 1
                System.out.println("one " + size); // prints: one 2
                """, work);
        run("public class Whole { public static void main(String[] args) {} }", work);
        run("interface NoMain {}", work);
    }

    @Test
    void a_wrong_block_fails() {
        assertFails("int x = \"no number\";", "does not compile");
        assertFails("throw new IllegalStateException(\"broken\");", "broken");
        assertFails("int x = 1 + 1; // -> 3", "expected 3 but was 2");
        assertFails("System.out.println(2); // prints: 3", "3");
        assertFails("// prints: never", "never");
        assertFails("class Whole { public static void main(String[] args) { throw new Error(\"end\"); } }", "end");
    }

    private void assertFails(String block, String message) {
        assertThatThrownBy(() -> run(block, work))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(message);
    }

    private static void run(String block, Path dir) throws Exception {
        Matcher whole = WHOLE_CLASS.matcher(block);
        String name = whole.find() ? whole.group(1) : "Readme";
        String source = name.equals("Readme") ? wrap(block) : block;
        Path file = Files.createDirectories(dir).resolve(name + ".java");
        Files.writeString(file, source);
        compile(List.of(file), dir, testPath());
        List<String> expected =
                PRINTS.matcher(block).results().map(found -> found.group(1)).toList();
        List<String> printed = runMain(name, dir).lines().map(String::strip).toList();
        if (!expected.isEmpty()) {
            assertThat(printed).as("printed by%n%s", block).containsSubsequence(expected);
        }
    }

    private static String wrap(String block) {
        String imports =
                IMPORT.matcher(block).results().map(found -> found.group()).collect(Collectors.joining("\n"));
        String body = IMPORT.matcher(block)
                .replaceAll("")
                .lines()
                .map(ReadmeTest::checkValue)
                .collect(Collectors.joining("\n"));
        return imports + """

                public class Readme {
                    static void check(Object value, String expected) {
                        if (!String.valueOf(value).equals(expected)) {
                            throw new AssertionError("expected " + expected + " but was " + value);
                        }
                    }

                    public static void main(String[] args) throws Exception {
                """ + body + "\n}}\n";
    }

    /** The line, and a check of the value that it tells, if it tells one. */
    static String checkValue(String line) {
        Matcher found = VALUE.matcher(line);
        if (!found.matches()) {
            return line;
        }
        String expected = found.group("value").replace("\\", "\\\\").replace("\"", "\\\"");
        return found.group("set") == null
                ? "check(" + found.group("code") + ", \"" + expected + "\");"
                : line + "\ncheck(" + found.group("name") + ", \"" + expected + "\");";
    }

    /** Compiles files of the unnamed module; fails with what the compiler says. */
    static void compile(List<Path> files, Path dir, List<Path> path) {
        StringWriter log = new StringWriter();
        PrintWriter out = new PrintWriter(log);
        String classPath = path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> args =
                new ArrayList<>(List.of("-proc:none", "-encoding", "UTF-8", "-cp", classPath, "-d", dir.toString()));
        files.forEach(file -> args.add(file.toString()));
        int result = ToolProvider.findFirst("javac").orElseThrow().run(out, out, args.toArray(String[]::new));
        if (result != 0) {
            throw new AssertionError("does not compile: " + log);
        }
    }

    /** Runs a class in a class loader of its own and gives what it prints. */
    static String runMain(String name, Path dir) throws Exception {
        URL[] urls = {dir.toUri().toURL()};
        PrintStream stdout = System.out;
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        // Below the loader of the tests, whose services are to be found: libraries that look for theirs once look here,
        // too.
        try (URLClassLoader loader = new URLClassLoader(urls, ReadmeTest.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            Thread.currentThread().setContextClassLoader(loader);
            for (Method method : loader.loadClass(name).getDeclaredMethods()) {
                if (method.getName().equals("main")) {
                    method.setAccessible(true);
                    method.invoke(null, (Object) new String[0]);
                }
            }
        } catch (InvocationTargetException e) {
            throw new AssertionError("block failed: " + e.getCause(), e.getCause());
        } finally {
            System.setOut(stdout);
            Thread.currentThread().setContextClassLoader(before);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    /** What the tests themselves run on. */
    static List<Path> testPath() {
        return Stream.of("jdk.module.path", "java.class.path")
                .map(System::getProperty)
                .filter(Objects::nonNull)
                .flatMap(paths -> Stream.of(paths.split(File.pathSeparator)))
                .map(Path::of)
                .toList();
    }
}
