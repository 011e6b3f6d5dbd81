package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of comma-separated values, read strictly: a cell with commas or quotes in it stands in quotes, a quote in it is
 * doubled, and no cell goes on in the next line. Spaces around a cell without quotes do not count.
 *
 * @param line the line, from 1
 * @param cells what the cells say
 * @param columns where they begin, from 1
 */
record CsvRow(int line, List<String> cells, List<Integer> columns) {
    /** What is wrong at a place. The message is {@code LINE:COLUMN: error: expected E, found F}. */
    static final class Fault extends Exception {
        private static final long serialVersionUID = 1L;

        Fault(int line, int column, String expected, String found) {
            super(line + ":" + column + ": error: expected " + expected + ", found " + found);
        }
    }

    CsvRow {
        cells = List.copyOf(cells);
        columns = List.copyOf(columns);
    }

    /** The cells of a line. */
    static CsvRow parse(int line, String text) throws Fault {
        List<String> cells = new ArrayList<>();
        List<Integer> columns = new ArrayList<>();
        int at = 0;
        while (true) {
            columns.add(at + 1);
            int end = text.startsWith("\"", at) ? afterQuotes(line, text, at) : afterPlain(line, text, at);
            String cell = text.substring(at, end);
            cells.add(cell.startsWith("\"") ? unquoted(cell) : cell.strip());
            if (end == text.length()) {
                return new CsvRow(line, cells, columns);
            }
            at = end + 1;
        }
    }

    private static int afterPlain(int line, String text, int start) throws Fault {
        int comma = text.indexOf(',', start);
        int end = comma < 0 ? text.length() : comma;
        int quote = text.substring(start, end).indexOf('"');
        if (quote >= 0) {
            throw new Fault(
                    line, start + quote + 1, "the whole cell in quotes, or no quote", "a quote within the cell");
        }
        return end;
    }

    private static int afterQuotes(int line, String text, int start) throws Fault {
        int at = start + 1;
        while (at < text.length()) {
            if (text.charAt(at) != '"') {
                at++;
            } else if (text.startsWith("\"\"", at)) {
                at += 2;
            } else if (at + 1 == text.length() || text.charAt(at + 1) == ',') {
                return at + 1;
            } else {
                throw new Fault(
                        line,
                        at + 2,
                        "a comma or the end of the line after a quoted cell",
                        quote(text.substring(at + 1)));
            }
        }
        throw new Fault(line, text.length() + 1, "a closing quote", "the end of the line");
    }

    private static String unquoted(String cell) {
        return cell.substring(1, cell.length() - 1).replace("\"\"", "\"");
    }

    /** The number of cells, empty ones at the end left out. */
    int size() {
        int size = cells.size();
        while (size > 0 && cells.get(size - 1).isEmpty()) {
            size--;
        }
        return size;
    }

    /** The text of a cell, or an empty text if there is none. */
    String cell(int index) {
        return index < cells.size() ? cells.get(index) : "";
    }

    /** What is wrong with a cell. */
    Fault fault(int index, String expected) {
        boolean there = index < cells.size();
        int column = there ? columns.get(index) : columns.get(columns.size() - 1) + 1;
        return new Fault(line, column, expected, there ? quote(cells.get(index)) : "the end of the line");
    }

    private static String quote(String text) {
        return "\"" + text + "\"";
    }

    /** A line out of cells. */
    static String of(List<String> cells) {
        List<String> written = new ArrayList<>();
        for (String cell : cells) {
            boolean plain = cell.equals(cell.strip()) && cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '#');
            written.add(plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"");
        }
        return String.join(",", written);
    }
}
