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
        Path readme = Path.of(System.getProperty("janggi.root", ".."), "janggi-notation", "README.md");
        String text = Files.readString(readme);
        for (DiagnosticCode code : DiagnosticCode.values()) {
            assertThat(text)
                    .contains(
                            "| `" + code.id() + "` | " + lower(code.lenient()) + " | " + lower(code.strict()) + " | ");
        }
    }

    private static String lower(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT);
    }
}
