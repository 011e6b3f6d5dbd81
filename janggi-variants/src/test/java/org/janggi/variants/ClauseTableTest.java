package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The table of clauses in the module's README is what the catalogue gives. Run with {@code -Djanggi.readme=write} this test
 * writes it there.
 */
class ClauseTableTest {
    private static final Path README = Sources.ROOT.resolve("janggi-variants/README.md");
    private static final String BEGIN = "<!-- clauses: written by ClauseTableTest -->\n";
    private static final String END = "<!-- end of clauses -->\n";

    @Test
    void theReadmeShowsTheCatalogue() throws IOException {
        String text = Files.readString(README);
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END);
        assertThat(begin).as("the place of the line %s", BEGIN).isNotNegative();
        assertThat(end).as("the place of the line %s", END).isGreaterThan(begin);
        String table = table();
        if (System.getProperty("janggi.readme", "").equals("write")) {
            Files.writeString(README, text.substring(0, begin + BEGIN.length()) + table + text.substring(end));
            return;
        }
        assertThat(text.substring(begin + BEGIN.length(), end))
                .as("the table of clauses in %s, which -Djanggi.readme=write puts right", README)
                .isEqualTo(table);
    }

    private static String table() throws IOException {
        StringBuilder table = new StringBuilder("\n| id | source | English | Korean | type |\n|---|---|---|---|---|\n");
        for (ClauseEntry entry : Clauses.all()) {
            table.append("| ").append(entry.clause());
            table.append(" | ").append(entry.source());
            table.append(" | ").append(entry.text().english().replace("|", "\\|"));
            table.append(" | ").append(entry.text().korean().replace("|", "\\|"));
            table.append(" | ").append(type(entry)).append(" |\n");
        }
        return table.append('\n').toString();
    }

    /** A link to the source file, or a dash. */
    private static String type(ClauseEntry entry) throws IOException {
        if (entry.type().isEmpty()) {
            return "-";
        }
        String type = entry.type().get();
        Optional<Path> source = Sources.of(type);
        assertThat(source)
                .as("the source of %s, which clause %s names", type, entry.clause())
                .isPresent();
        return "[`" + type + "`](" + link(source.get()) + ")";
    }

    private static String link(Path source) {
        return README.resolveSibling(".")
                .normalize()
                .relativize(source)
                .toString()
                .replace('\\', '/');
    }
}
