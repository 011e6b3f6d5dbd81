package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What a log says of games that are being played. */
class ProgressTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private long now = 1_000_000_000_000L;

    private Progress progress(Language language, boolean watched, long games, long before) {
        Streams streams =
                new Streams(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, false, watched);
        return Progress.ofGames(streams, new SimulationText(language), games, before, () -> now);
    }

    private void after(double seconds) {
        now += Math.round(seconds * TimeUnit.SECONDS.toNanos(1));
    }

    private String told() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_line_comes_when_30_seconds_have_gone_by() {
        try (Progress progress = progress(Language.EN, false, 10_000, 400)) {
            after(29.9);
            progress.at(450);
            assertThat(told()).isEmpty();
            after(0.1);
            progress.at(700);
            // 300 in 30 seconds; 9300 are left.
            assertThat(told()).isEqualTo("simulate: 700 of 10000 games, 10.0 a second, 0:15:30 left\n");
            after(29);
            progress.at(900);
            after(31);
            progress.at(9_000);
            // 8600 in 90 seconds; 1000 are left.
            assertThat(told()).endsWith(" left\nsimulate: 9000 of 10000 games, 95.6 a second, 0:00:10 left\n");
            after(600);
            progress.at(10_000);
        }
        assertThat(told().lines()).hasSize(2);
    }

    @Test
    void long_work_is_told_in_hours_and_in_korean() {
        try (Progress progress = progress(Language.KO, false, 1_000_000, 0)) {
            after(3_600);
            progress.at(100_000);
        }
        assertThat(told()).isEqualTo("simulate: 1000000판 중 100000판, 초당 27.8판, 남은 시간 9:00:00\n");
    }

    @Test
    void whoever_watches_sees_a_bar_in_place_of_lines() throws InterruptedException {
        try (Progress progress = progress(Language.EN, true, 1_000, 0)) {
            after(100);
            progress.at(500);
            for (int i = 0; i < 2_000 && !told().contains("500/1000"); i++) {
                Thread.sleep(5);
            }
        }
        assertThat(told()).contains("500/1000").doesNotContain("\n");
    }
}
