package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InputLinesTest {
    @Test
    void every_line_end_ends_a_line() throws IOException {
        assertThat(lines("a\nb\r\nc\rd")).containsExactly("a", "b", "c", "d");
        assertThat(lines("a\n")).containsExactly("a");
        assertThat(lines("a\r\n")).containsExactly("a");
        assertThat(lines("\n\r\n\r\r\n")).containsExactly("", "", "", "");
        assertThat(lines("")).isEmpty();
    }

    @Test
    void a_long_line_is_cut_off_and_the_next_is_whole() throws IOException {
        InputLines input = new InputLines(new StringReader("x".repeat(9) + "\n" + "y".repeat(8) + "\n"), 8);
        assertThat(input.next()).contains(new InputLines.Line(1, "x".repeat(8), true));
        assertThat(input.next()).contains(new InputLines.Line(2, "y".repeat(8), false));
        assertThat(input.next()).isEmpty();
        assertThat(input.tooLong()).isEqualTo("expected at most 8 characters in a line, found more");
    }

    private static List<String> lines(String text) throws IOException {
        InputLines input = new InputLines(new StringReader(text), 8);
        List<String> lines = new ArrayList<>();
        for (Optional<InputLines.Line> line = input.next(); line.isPresent(); line = input.next()) {
            lines.add(line.get().text());
        }
        return lines;
    }
}
