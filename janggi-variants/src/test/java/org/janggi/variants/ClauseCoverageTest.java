package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** Every clause has a test that carries its id as a tag. */
class ClauseCoverageTest {
    /**
     * Advice to the players, which asks nothing of a rule set (S30: block and avoid carefully). S14 is advice too, but has an
     * option and is tested by it.
     */
    private static final Set<String> WITHOUT_TEST = Set.of("S30");

    @Test
    void everyClauseHasATestThatCarriesIt() throws IOException, URISyntaxException, ClassNotFoundException {
        Set<String> carried = carried();
        List<String> missing = Clauses.all().stream()
                .map(entry -> entry.clause().id())
                .filter(id -> id.matches("[MSDKP][0-9]+[a-c]?"))
                .filter(id -> !WITHOUT_TEST.contains(id) && !carried.contains(id))
                .toList();
        assertThat(missing)
                .as("clauses without a test that is tagged with them")
                .isEmpty();
        assertThat(carried).as("clauses listed as without a test").doesNotContainAnyElementsOf(WITHOUT_TEST);
    }

    /**
     * The sentences that make the clauses precise, listed in {@code precise-readings.tsv}. How a pass is written in UCI
     * (R1) is tested where UCI is.
     */
    @Test
    void everyPreciseReadingHasATestThatCarriesIt() throws IOException, URISyntaxException, ClassNotFoundException {
        List<String> rows = Files.readAllLines(Path.of(
                ClauseCoverageTest.class.getResource("precise-readings.tsv").toURI()));
        List<String> ids =
                rows.stream().skip(1).map(row -> row.split("\t", -1)[0]).toList();
        assertThat(ids).hasSize(58).doesNotHaveDuplicates();
        assertThat(carried()).as("the tags of tests").containsAll(ids);
    }

    /** The tags of the test methods of this module, read off the compiled classes. */
    private static Set<String> carried() throws IOException, URISyntaxException, ClassNotFoundException {
        Path root = Path.of(ClauseCoverageTest.class
                        .getResource("ClauseCoverageTest.class")
                        .toURI())
                .getParent();
        List<String> names;
        try (Stream<Path> files = Files.walk(root)) {
            names = files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace(File.separatorChar, '.'))
                    .collect(Collectors.toCollection(ArrayList::new));
        }
        Set<String> tags = new TreeSet<>();
        for (String name : names) {
            Class<?> type = Class.forName(ClauseCoverageTest.class.getPackageName() + "." + name);
            for (Method method : type.getDeclaredMethods()) {
                if (method.isAnnotationPresent(Test.class) || method.isAnnotationPresent(ParameterizedTest.class)) {
                    tagsOf(method).forEach(tags::add);
                }
            }
        }
        return tags;
    }

    private static Stream<String> tagsOf(Method method) {
        return Stream.concat(
                        Arrays.stream(method.getAnnotationsByType(Tag.class)),
                        Arrays.stream(method.getDeclaringClass().getAnnotationsByType(Tag.class)))
                .map(Tag::value);
    }
}
