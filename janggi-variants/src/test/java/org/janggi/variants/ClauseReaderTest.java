package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Clause;
import org.janggi.core.Text;
import org.junit.jupiter.api.Test;

class ClauseReaderTest {
    private static final String HEAD = "id\tsource\ttype\tenglish\tkorean\tdefault-english\tdefault-korean\n";

    @Test
    void everyLineAfterTheHeadIsAClause() {
        String rows = "X1\thouse L1\tHouse\tPlay.\t둔다.\tAlways.\t언제나.\nX2\thouse L2\t-\tRest.\t쉰다.\t\t\n";
        assertThat(ClauseReader.parse("t.tsv", HEAD + rows))
                .isEqualTo(List.of(
                        new ClauseEntry(
                                new Clause("X1"),
                                "house L1",
                                new Text("Play.", "둔다."),
                                Optional.of(new Text("Always.", "언제나.")),
                                Optional.of("House")),
                        new ClauseEntry(
                                new Clause("X2"),
                                "house L2",
                                new Text("Rest.", "쉰다."),
                                Optional.empty(),
                                Optional.empty())));
    }

    @Test
    void aTableWithoutClausesIsRefused() {
        assertMalformed("", "t.tsv: a head line and at least one clause expected");
        assertMalformed(HEAD, "t.tsv: a head line and at least one clause expected");
    }

    @Test
    void otherColumnsAreRefused() {
        assertMalformed("id\ttext\n", "t.tsv, line 1: the columns [id, source, type,", "found [id, text]");
    }

    @Test
    void aRowOfAnotherLengthIsRefused() {
        assertMalformed(HEAD + "X1\thouse\t-\tPlay.\t둔다.\n", "t.tsv, line 2: 7 cells expected, found 5: \"X1\thouse");
        assertMalformed(HEAD + "\n", "t.tsv, line 2: 7 cells expected, found 1: \"\"");
    }

    @Test
    void anEmptyCellIsRefusedUnlessItIsADefault() {
        assertMalformed(HEAD + "\thouse\t-\tPlay.\t둔다.\t\t", "t.tsv, line 2: the cell id is empty");
        assertMalformed(HEAD + "X1\t\t-\tPlay.\t둔다.\t\t", "t.tsv, line 2: the cell source is empty");
        assertMalformed(HEAD + "X1\thouse\t\tPlay.\t둔다.\t\t", "t.tsv, line 2: the cell type is empty");
        assertMalformed(HEAD + "X1\thouse\t-\t\t둔다.\t\t", "t.tsv, line 2: the cell english is empty");
        assertMalformed(HEAD + "X1\thouse\t-\tPlay.\t\t\t", "t.tsv, line 2: the cell korean is empty");
    }

    @Test
    void spaceAroundACellIsRefused() {
        assertMalformed(HEAD + "X1 \thouse\t-\tPlay.\t둔다.\t\t", "the cell id begins or ends with a space: \"X1 \"");
        assertMalformed(HEAD + "X1\thouse\t-\tPlay.\t둔다.\t \t", "the cell default-english begins or ends with a space");
    }

    @Test
    void aDefaultInOneLanguageIsRefused() {
        String message = "t.tsv, line 2: the default is told in one language only";
        assertMalformed(HEAD + "X1\thouse\t-\tPlay.\t둔다.\tAlways.\t", message);
        assertMalformed(HEAD + "X1\thouse\t-\tPlay.\t둔다.\t\t언제나.", message);
    }

    @Test
    void aSecondRowForAClauseIsRefused() {
        String row = "X1\thouse\t-\tPlay.\t둔다.\t\t\n";
        assertMalformed(HEAD + row + row, "t.tsv, line 3: a second row for X1");
    }

    @Test
    void aMissingResourceIsTold() {
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> ClauseReader.load("none.tsv"))
                .withMessage("the module lacks its resource none.tsv");
    }

    private static void assertMalformed(String table, String... parts) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ClauseReader.parse("t.tsv", table))
                .withMessageContainingAll(parts);
    }
}
