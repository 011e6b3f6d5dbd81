package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class NotationReadmeTest {
    @Test
    void tellsTheSeveritiesOfEveryCode() throws IOException {
        String text = readme();
        for (DiagnosticCode code : DiagnosticCode.values()) {
            assertThat(text)
                    .contains(
                            "| `" + code.id() + "` | " + lower(code.lenient()) + " | " + lower(code.strict()) + " | ");
        }
    }

    @Test
    void tellsEveryNotationForMoves() throws IOException {
        String text = readme();
        for (MoveNotation notation : MoveNotations.all()) {
            assertThat(text).contains("\n| `" + notation.id() + "` | yes | yes | one move | ");
        }
    }

    private static String readme() throws IOException {
        Path readme = Path.of(System.getProperty("janggi.root", ".."), "janggi-notation", "README.md");
        return Files.readString(readme);
    }

    private static String lower(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT);
    }
}
