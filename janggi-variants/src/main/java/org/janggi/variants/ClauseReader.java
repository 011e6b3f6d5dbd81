package org.janggi.variants;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.janggi.core.Clause;
import org.janggi.core.Text;

/**
 * The reader of the table of clauses: UTF-8, a head line, then a line for each clause, cells separated by tabs. A type
 * may be {@code -}, and both defaults may be empty.
 */
final class ClauseReader {
    private static final List<String> HEAD =
            List.of("id", "source", "type", "english", "korean", "default-english", "default-korean");
    private static final String NO_TYPE = "-";

    private final String name;
    private final List<ClauseEntry> entries = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private int line;

    private ClauseReader(String name) {
        this.name = name;
    }

    /** The clauses of a resource of this package. */
    static List<ClauseEntry> load(String name) {
        try (InputStream in = ClauseReader.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the module lacks its resource " + name);
            }
            return parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the resource " + name, e);
        }
    }

    /**
     * The clauses of a table.
     *
     * @throws IllegalArgumentException if the text is no such table; the message tells the line, what was expected and
     *     what was found
     */
    static List<ClauseEntry> parse(String name, String text) {
        ClauseReader reader = new ClauseReader(name);
        text.lines().forEach(reader::read);
        if (reader.entries.isEmpty()) {
            throw new IllegalArgumentException(name + ": a head line and at least one clause expected");
        }
        return List.copyOf(reader.entries);
    }

    private void read(String row) {
        line++;
        List<String> cells = List.of(row.split("\t", -1));
        if (line == 1) {
            if (!cells.equals(HEAD)) {
                throw malformed("the columns " + HEAD + " expected, found " + cells);
            }
            return;
        }
        if (cells.size() != HEAD.size()) {
            throw malformed(HEAD.size() + " cells expected, found " + cells.size() + ": \"" + row + "\"");
        }
        for (int column = 0; column < HEAD.size(); column++) {
            check(HEAD.get(column), cells.get(column), column < HEAD.indexOf("default-english"));
        }
        String id = cells.get(0);
        if (!ids.add(id)) {
            throw malformed("a second row for " + id);
        }
        String type = cells.get(2);
        entries.add(new ClauseEntry(
                new Clause(id),
                cells.get(1),
                new Text(cells.get(3), cells.get(4)),
                byDefault(cells.get(5), cells.get(6)),
                type.equals(NO_TYPE) ? Optional.empty() : Optional.of(type)));
    }

    private void check(String column, String cell, boolean needed) {
        if (needed && cell.isEmpty()) {
            throw malformed("the cell " + column + " is empty");
        }
        if (!cell.equals(cell.strip())) {
            throw malformed("the cell " + column + " begins or ends with a space: \"" + cell + "\"");
        }
    }

    private Optional<Text> byDefault(String english, String korean) {
        if (english.isEmpty() != korean.isEmpty()) {
            throw malformed("the default is told in one language only");
        }
        return english.isEmpty() ? Optional.empty() : Optional.of(new Text(english, korean));
    }

    private IllegalArgumentException malformed(String what) {
        return new IllegalArgumentException(name + ", line " + line + ": " + what);
    }
}
