package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.janggi.variants.ClauseEntry;
import org.janggi.variants.Clauses;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The catalogue of clauses against the tables of the rules: the same clauses in the same order, with the same source. */
@Tag("shared")
class ClausesTest {
    private static final Map<Character, String> SOURCES =
            Map.of('M', "rules", 'S', "silver", 'D', "dan", 'K', "KJA", 'P', "KJA");
    private static final Pattern ROW = Pattern.compile("^\\| ([MSDKP][0-9]+[a-c]?) \\|(.*)\\|$", Pattern.MULTILINE);

    /** A row of the rules: the clause, its source, and whether its default says something. */
    private record Row(String id, String source, boolean hasDefault) {}

    @Test
    void the_catalogue_has_the_clauses_of_the_rules() throws IOException {
        List<Row> rules = rules();
        assertThat(Clauses.all())
                .filteredOn(entry -> Character.isUpperCase(entry.clause().id().charAt(0)))
                .extracting(entry -> entry.clause().id(), ClauseEntry::source)
                .containsExactlyElementsOf(
                        rules.stream().map(row -> tuple(row.id, row.source)).toList());
        Checked.count("clauses", rules.size());
    }

    @Test
    void a_default_is_told_where_the_rules_have_one() throws IOException {
        assertThat(Clauses.all())
                .filteredOn(entry -> entry.source().contains(" L"))
                .filteredOn(entry -> entry.byDefault().isPresent())
                .extracting(entry -> entry.clause().id())
                .containsExactlyElementsOf(
                        rules().stream().filter(Row::hasDefault).map(Row::id).toList());
    }

    private static List<Row> rules() throws IOException {
        List<Row> rows = new ArrayList<>();
        Matcher matcher = ROW.matcher(Files.readString(SharedData.file("rules.md")));
        while (matcher.find()) {
            String id = matcher.group(1);
            String source = SOURCES.get(id.charAt(0));
            // Movement has a text only; elsewhere the cells are lines, text, default and option.
            List<String> cells = Stream.of(matcher.group(2).split("\\|", -1))
                    .map(String::strip)
                    .toList();
            boolean seeded = cells.size() > 1;
            rows.add(new Row(
                    id,
                    seeded ? source + " " + cells.get(0) : source,
                    seeded && !cells.get(2).isEmpty()));
        }
        return rows;
    }
}
