package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GibRobustnessTest {
    private static final Charset MS949 = Charset.forName("x-windows-949");
    private static final Limits SMALL = new Limits(300, 80, 30, 5, 20, 12, 600, 10);

    @Property(tries = 150)
    void anyBytesEndWithPlacesInside(@ForAll @Size(max = 1 << 16) byte[] bytes) {
        check(bytes, ReadOptions.lenient());
    }

    @Property(tries = 400)
    void fewBytesEndWithPlacesInside(@ForAll @Size(max = 200) byte[] bytes) {
        check(bytes, ReadOptions.strict().withLimits(SMALL));
    }

    @Provide
    Arbitrary<String> soups() {
        return Arbitraries.of(
                        "[초차림 \"상마상마\"]\n",
                        "[한차림 \"마상상마\"]",
                        "[대회명 \"",
                        "[기보형식 \"구좌표\"]\n",
                        "[판 \"차마상사1사마상차/4장/1포5포/졸1졸1졸1졸1졸///兵1兵1兵1兵1/1包5包/4將/車馬象士1士馬象車 한 접장기\"]\n",
                        "\"]",
                        "]",
                        "[",
                        "{",
                        "}",
                        "<",
                        "<3>",
                        ">",
                        "\n",
                        "\n\n",
                        "\r\n",
                        "\r",
                        " ",
                        "1. ",
                        "2.",
                        "99999999999.",
                        "79졸78 ",
                        "41병42",
                        " 79楚卒78",
                        "i3졸h3",
                        "84졸74 ",
                        "55졸54 ",
                        "한수쉼 ",
                        "장군",
                        "타졸",
                        "70마",
                        "\u001A",
                        "\uF8F7",
                        "\uFEFF",
                        "\u0000",
                        "해설",
                        "x".repeat(90))
                .list()
                .ofMaxSize(60)
                .map(parts -> String.join("", parts));
    }

    @Property(tries = 600)
    void anySoupOfWordsEndsWithPlacesInside(@ForAll("soups") String soup) {
        check(soup.getBytes(StandardCharsets.UTF_8), ReadOptions.lenient());
        check(soup.getBytes(StandardCharsets.UTF_16LE), ReadOptions.lenient().withCharset(StandardCharsets.UTF_16LE));
        check(soup.getBytes(MS949), ReadOptions.strict().withLimits(SMALL));
        GibReader.parse(soup, ReadOptions.lenient());
    }

    @Property(tries = 300)
    void aDamagedGameEndsWithPlacesInside(@ForAll long seed) {
        Random random = new Random(seed);
        byte[] bytes = (Samples.GAME + Samples.GAME.replace("7.", "{note}\n7.") + Samples.GAME).getBytes(MS949);
        for (int i = random.nextInt(4); i >= 0; i--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        check(bytes, ReadOptions.lenient());
    }

    /** Reads everything; the texts of all games must be the input, and all places in it. */
    private static void check(byte[] bytes, ReadOptions options) {
        try (GibReader reader = GibReader.of(new ByteArrayInputStream(bytes), "bytes", options)) {
            List<ReadGame> games = reader.stream().toList();
            List<Diagnostic> all = new ArrayList<>(reader.diagnostics());
            for (int i = 0; i < games.size(); i++) {
                ReadGame game = games.get(i);
                assertThat(game.index()).isEqualTo(i + 1);
                assertThat(game.record().plies())
                        .isLessThanOrEqualTo(options.limits().plies());
                assertThat(game.diagnostics().size())
                        .isLessThanOrEqualTo(options.limits().diagnostics() + 4);
                all.addAll(game.diagnostics());
                inside(game.place(), bytes);
            }
            all.forEach(d -> inside(d.place(), bytes));
            if (games.isEmpty()) {
                assertThat(reader.diagnostics()).isNotEmpty();
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void inside(Place place, byte[] bytes) {
        assertThat(place.offset()).isBetween(0L, (long) bytes.length);
        assertThat(place.line()).isBetween(1L, bytes.length + 1L);
        assertThat(place.column()).isBetween(1, bytes.length + 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, '\n', '\r', ' ', '1', 'a', '[', '{', '}', '<', '"', 0x1A, 0x80, 0xB0, 0xFE, 0xFF})
    void oneByteOverAndOverIsAnsweredQuickly(int value) {
        byte[] chunk = new byte[1 << 16];
        java.util.Arrays.fill(chunk, (byte) value);
        InputStream endless = new InputStream() {
            private int left = 64;

            @Override
            public int read() {
                throw new UnsupportedOperationException();
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                if (left == 0) {
                    return -1;
                }
                left--;
                int count = Math.min(length, chunk.length);
                System.arraycopy(chunk, 0, bytes, from, count);
                return count;
            }
        };
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            try (GibReader reader = GibReader.of(endless, "endless", ReadOptions.lenient())) {
                assertThat(reader.next()).isEmpty();
                assertThat(reader.diagnostics()).isNotEmpty().anyMatch(Diagnostic::isError);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[a \"",
                "[대회명 \"x\"]",
                "x[대회명 \"",
                "{}",
                "{}<1>",
                "}",
                "1. ",
                "나 ",
                "<1>",
                "79졸78 ",
                "{\n[대회명 \"x\"]\n"
            })
    void oneWordOverAndOverIsAnsweredQuickly(String word) {
        String text = Samples.HEADER + word.repeat(2_000_000 / word.length()) + "\n" + Samples.GAME;
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(30), () -> {
            List<ReadGame> games = GibReader.parse(text, ReadOptions.lenient());
            assertThat(games.get(games.size() - 1).record().plies()).isEqualTo(8);
        });
    }
}
