package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.janggi.core.Clause;
import org.janggi.core.Event;
import org.janggi.core.Text;
import org.junit.jupiter.api.Test;

class ClausesTest {
    private static final Pattern HANGUL = Pattern.compile("\\p{IsHangul}");
    private static final Pattern CLAUSE_IN_CODE = Pattern.compile("\"([MSDKP][0-9]{1,2}[a-c]?|fairy-[a-z-]*[a-z])\"");

    @Test
    void theClausesAreThoseOfTheRuleTexts() {
        List<String> expected = new ArrayList<>();
        numbered(expected, "M", 12);
        numbered(expected, "S", 36);
        numbered(expected, "D", 16);
        numbered(expected, "K", 12);
        numbered(expected, "P", 5);
        expected.addAll(List.of("P6a", "P6b", "P6c", "P7", "P8", "P9", "P10", "P11", "P12", "P13a", "P13b", "P13c"));
        assertThat(Clauses.all())
                .extracting(entry -> entry.clause().id())
                .filteredOn(id -> Character.isUpperCase(id.charAt(0)))
                .isEqualTo(expected);
    }

    private static void numbered(List<String> ids, String letter, int count) {
        for (int i = 1; i <= count; i++) {
            ids.add(letter + i);
        }
    }

    @Test
    void everyTextIsASentenceInBothLanguages() {
        for (ClauseEntry entry : Clauses.all()) {
            assertSentences(entry.clause(), entry.text());
            entry.byDefault().ifPresent(text -> assertSentences(entry.clause(), text));
        }
    }

    private static void assertSentences(Clause clause, Text text) {
        assertThat(text.english()).as("%s in English", clause).matches("[A-Z0-9].*\\.");
        assertThat(text.english().replaceAll("\\([^)]*\\)", ""))
                .as("%s in English, without parentheses", clause)
                .doesNotContainPattern(HANGUL);
        assertThat(text.korean())
                .as("%s in Korean", clause)
                .containsPattern(HANGUL)
                .endsWith(".");
    }

    @Test
    void everyClauseThatATextRefersToIsInTheCatalogue() {
        Pattern reference = Pattern.compile("\\b[MSDKP][0-9]+[a-c]?(?![0-9a-z])");
        for (ClauseEntry entry : Clauses.all()) {
            List<Text> texts = new ArrayList<>(List.of(entry.text()));
            entry.byDefault().ifPresent(texts::add);
            for (Text text : texts) {
                List<String> english = found(reference, text.english());
                assertThat(found(reference, text.korean())).as("%s", entry).containsExactlyElementsOf(english);
                assertThat(english).allSatisfy(id -> Clauses.of(new Clause(id)));
            }
        }
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(match -> match.group())
                .sorted()
                .toList();
    }

    @Test
    void everyClauseThatTheCodeNamesIsInTheCatalogue() throws IOException {
        Set<String> rules = new TreeSet<>();
        RuleSets.builtIn().forEach(set -> rules.add(set.id()));
        Set<String> named = new TreeSet<>();
        for (Path source : Sources.all()) {
            Matcher matcher = CLAUSE_IN_CODE.matcher(Files.readString(source));
            while (matcher.find()) {
                if (!rules.contains(matcher.group(1))) {
                    named.add(matcher.group(1));
                }
            }
        }
        assertThat(named).contains("M8", "fairy-check").allSatisfy(id -> Clauses.of(new Clause(id)));
    }

    @Test
    void theEventsThatEndEveryGameAreClauses() {
        assertThat(Stream.of(Event.RESIGNATION, Event.TIME_LOSS, Event.DISQUALIFICATION, Event.ADJUDICATION))
                .allSatisfy(type -> assertThat(Clauses.find(new Clause(type))).isPresent());
    }

    @Test
    void aClauseIsFoundByItsName() {
        ClauseEntry entry = Clauses.of(new Clause("D5"));
        assertThat(entry.source()).isEqualTo("dan L57-58");
        assertThat(entry.text().english())
                .isEqualTo("A soldier that reaches the last rank is promoted and may retreat.");
        assertThat(entry.byDefault()).isPresent();
        assertThat(entry.type()).contains("Promotion");
        assertThat(Clauses.find(new Clause("D5"))).contains(entry);
        assertThat(Clauses.of(new Clause("S30")).type()).isEmpty();
    }

    @Test
    void anUnknownClauseIsRefusedWithTheClausesThereAre() {
        assertThat(Clauses.find(new Clause("S99"))).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Clauses.of(new Clause("S99")))
                .withMessageStartingWith("no clause \"S99\" in the catalogue, there are [M1, M2, ")
                .withMessageEndingWith(", adjudication]");
    }
}
