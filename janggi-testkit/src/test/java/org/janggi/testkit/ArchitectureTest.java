package org.janggi.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shape of the project: who depends on whom, what core does not know, what does not leak, and how long a file may be. */
class ArchitectureTest {
    private static final int MOST_LINES = 400;
    private static final List<String> MODULES = List.of("core", "variants", "notation", "testkit");

    private static final JavaClasses MAIN = new ClassFileImporter()
            .importPaths(MODULES.stream()
                    .map(module -> dir(module, "target/classes"))
                    .toList());

    private static final SliceAssignment PACKAGES = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return type.getPackageName().startsWith("org.janggi.")
                    ? SliceIdentifier.of(type.getPackageName().replace(".internal", ""))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    };

    private static Path dir(String module, String inside) {
        return Project.root().resolve("janggi-" + module).resolve(inside);
    }

    private static List<Path> javaFiles(Path dir) throws IOException {
        if (!Files.isDirectory(dir)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(dir)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "core, java.base org.checkerframework.checker.qual",
        "variants, java.base org.janggi.core",
        "notation, java.base org.janggi.core",
        "testkit, java.base org.janggi.core org.janggi.notation org.janggi.variants"
    })
    void a_module_requires_no_others(String module, String required) {
        Set<String> found = ModuleFinder.of(dir(module, "target/classes"))
                .find("org.janggi." + module)
                .orElseThrow()
                .descriptor()
                .requires()
                .stream()
                .map(requires -> requires.name())
                // What the testkit has only at compile time is for who brings it; core has nothing but annotations.
                .filter(name -> !module.equals("testkit") || name.startsWith("java.") || name.startsWith("org.janggi."))
                .collect(Collectors.toSet());
        assertThat(found).containsExactlyInAnyOrder(required.split(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "core, core",
        "variants, core variants",
        "notation, core notation",
        "testkit, core variants notation testkit"
    })
    void classes_use_their_own_module_and_those_below(String module, String used) {
        String[] above = MODULES.stream()
                .filter(other -> !List.of(used.split(" ")).contains(other))
                .map(other -> "org.janggi." + other + "..")
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("org.janggi." + module + "..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(above))
                .allowEmptyShould(true)
                .check(MAIN);
    }

    /** The internals of core are one with it; any other two packages use each other in one direction or not at all. */
    @Test
    void packages_have_no_cycles() {
        SlicesRuleDefinition.slices()
                .assignedFrom(PACKAGES)
                .should()
                .beFreeOfCycles()
                .check(MAIN);
    }

    @ParameterizedTest
    @CsvSource({
        "org.janggi.testkit.junit, org.junit..",
        "org.janggi.testkit.jqwik, net.jqwik..",
        "org.janggi.testkit.assertj, org.assertj..",
        "org.janggi.testkit.simulate, org.apache.commons..",
        "org.janggi.testkit.cli, picocli..",
        "org.janggi.testkit.cli, com.fasterxml..",
        "org.janggi.testkit.cli, me.tongfei..",
        "org.janggi.testkit.cli, org.jetbrains..",
        "org.janggi.testkit.[cli|simulate.spark], org.apache.spark..",
        "org.janggi.testkit.cli, org.janggi.testkit.cli.."
    })
    void an_optional_library_is_used_by_one_package(String user, String library) {
        noClasses()
                .that()
                .resideOutsideOfPackage(user)
                .should()
                .dependOnClassesThat(resideInAPackage(library))
                .check(MAIN);
    }

    /** Ids, words of names and classes of the rule sets. */
    @Test
    void core_names_no_rule_set() throws IOException {
        Set<String> names = new HashSet<>(Set.of("fairy", "stockfish", "궁장기", "대한장기", "페어리"));
        for (RuleSet rules : RuleSets.builtIn()) {
            names.add(rules.id());
            names.add(rules.getClass().getSimpleName());
        }
        assertThat(names).contains("kja", "Gungjanggi", "association", "fairy-casual");
        Pattern named = Pattern.compile(
                names.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?<![A-Za-z])(?i:", ")(?![a-z])")));
        List<String> found = new ArrayList<>();
        for (Path file : javaFiles(dir("core", "src"))) {
            named.matcher(file.getFileName() + "\n" + Files.readString(file))
                    .results()
                    .forEach(match -> found.add(file.getFileName() + ": " + match.group()));
        }
        assertThat(found).isEmpty();
    }

    @Test
    void no_signature_that_others_see_names_an_internal_class() {
        classes()
                .that(describe("others see", ArchitectureTest::isSeen))
                .should(nameNothing(resideInAPackage("..internal..")))
                .check(MAIN);
    }

    @Test
    void a_signature_names_what_its_types_are_made_of() {
        assertThatThrownBy(() -> classes()
                        .that(describe("are games", type -> type.getFullName().equals("org.janggi.core.Game")))
                        .should(nameNothing(describe(
                                "be outcomes", type -> type.getSimpleName().equals("Outcome"))))
                        .check(MAIN))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("org.janggi.core.Game.outcome() names org.janggi.core.Outcome");
    }

    private static boolean isSeen(JavaClass type) {
        boolean open = type.getModifiers().contains(JavaModifier.PUBLIC)
                || type.getModifiers().contains(JavaModifier.PROTECTED);
        return open
                && !type.getPackageName().contains(".internal")
                && type.getEnclosingClass().map(ArchitectureTest::isSeen).orElse(true);
    }

    private static ArchCondition<JavaClass> nameNothing(DescribedPredicate<JavaClass> hidden) {
        return new ArchCondition<>("name no class that should " + hidden.getDescription()) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Stream.concat(
                                Stream.of(Map.entry(type.getName(), supertypes(type))),
                                type.getMembers().stream()
                                        .filter(member -> member.getModifiers().contains(JavaModifier.PUBLIC)
                                                || member.getModifiers().contains(JavaModifier.PROTECTED))
                                        .map(member -> Map.entry(member.getFullName(), involved(member))))
                        .forEach(named -> named.getValue().stream()
                                .filter(hidden)
                                .forEach(found -> events.add(SimpleConditionEvent.violated(
                                        type, named.getKey() + " names " + found.getName()))));
            }
        };
    }

    private static Set<JavaClass> supertypes(JavaClass type) {
        return Stream.concat(
                        Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream()),
                        type.getTypeParameters().stream().flatMap(parameter -> parameter.getUpperBounds().stream()))
                .flatMap(named -> named.getAllInvolvedRawTypes().stream())
                .collect(Collectors.toSet());
    }

    private static Set<JavaClass> involved(JavaMember member) {
        Set<JavaClass> found = new HashSet<>(member.getAllInvolvedRawTypes());
        if (member instanceof JavaCodeUnit code) {
            code.getExceptionTypes().stream().map(JavaType::toErasure).forEach(found::add);
        }
        return found;
    }

    @Test
    void no_source_is_longer_than_may_be() throws IOException {
        List<String> found = new ArrayList<>();
        int seen = 0;
        for (String module : MODULES) {
            for (Path file : javaFiles(dir(module, "src"))) {
                seen++;
                long lines = Files.readString(file).lines().count();
                if (lines > MOST_LINES) {
                    found.add(Project.root().relativize(file) + ": " + lines);
                }
            }
        }
        assertThat(seen).isGreaterThan(400);
        assertThat(found).isEmpty();
    }
}
