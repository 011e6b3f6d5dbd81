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
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hostile and damaged PGN: limits, soups of words, mutations. */
class PgnRobustnessTest {
    private static final Charset MS949 = Charset.forName("x-windows-949");
    private static final Limits SMALL = new Limits(300, 80, 90, 5, 20, 12, 900, 10, 2);

    private static final String RICH = PgnSamples.HEADER
            + "{opening} 1. Pih4 $1 {[%clk 0:05:00] [%emt 0:00:03]} (1. Pab4 {a} (1. -- Pih7) Pab7) 1... Pab7! ; end\n"
            + "% nothing\n2. Hg3 -- 3. Rh1 Hg8 1-0\n\n";

    @Provide
    Arbitrary<String> soups() {
        return Arbitraries.of(
                        "[Event \"x\"]\n",
                        "[Variant \"Janggi\"]\n[FEN \"" + PgnSamples.FEN + "\"]\n",
                        "[FEN \"9/9",
                        "[Variant \"Chess\"]",
                        "[JanggiTags \"* -Event a=Event x\"]\n",
                        "[JanggiTag \"a b\"]\n",
                        "[JanggiStart \"FORMATIONS EHEH HEEH\"]\n",
                        "[JanggiResult \"MATE - x\"]\n",
                        "[JanggiEvent \"1 x a=b\"]\n",
                        "\"]",
                        "[",
                        "]",
                        "{",
                        "}",
                        "(",
                        ")",
                        ";",
                        "%",
                        "\n",
                        "\r\n",
                        "\r",
                        " ",
                        "1.",
                        "2...",
                        "99999999999.",
                        " Pih4 ",
                        " Pab7",
                        "Hg3!?",
                        " --",
                        " Ke2 ",
                        "h1g3 ",
                        "$5",
                        "$99999999999",
                        "[%clk 0:00:01]",
                        "[%escaped] \\",
                        "1-0",
                        " * ",
                        "1/2-1/2",
                        "\\",
                        "\u001A",
                        "\uFEFF",
                        "\u0000",
                        "한수쉼",
                        "x".repeat(90))
                .list()
                .ofMaxSize(60)
                .map(parts -> String.join("", parts));
    }

    @Property(tries = 600)
    void anySoupOfWordsEndsWithPlacesInside(@ForAll("soups") String soup) {
        check(soup.getBytes(StandardCharsets.UTF_8), PgnDialect.PYCHESS, ReadOptions.lenient());
        check(soup.getBytes(MS949), PgnDialect.XBOARD, ReadOptions.strict().withLimits(SMALL));
        check((PgnSamples.HEADER + soup).getBytes(StandardCharsets.UTF_8), PgnDialect.STUDY, ReadOptions.lenient());
    }

    @Test
    void damagedGamesEndWithPlacesInsideAndCostNoNeighbour() {
        Random random = new Random(20201107);
        byte[] neighbour = PgnSamples.GAME.getBytes(StandardCharsets.UTF_8);
        String alphabet = "[]{}();%$\"\\ \n\r\t.*-+x0123456789KAEHRCPab\u0000\u001A";
        for (int i = 0; i < 3_000; i++) {
            StringBuilder text = new StringBuilder(RICH);
            for (int count = random.nextInt(5); count >= 0; count--) {
                int at = random.nextInt(text.length());
                char c = alphabet.charAt(random.nextInt(alphabet.length()));
                switch (random.nextInt(4)) {
                    case 0 -> text.setCharAt(at, c);
                    case 1 -> text.insert(at, c);
                    case 2 -> text.deleteCharAt(at);
                    default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(60))));
                }
            }
            byte[] damaged = (text + "\n").getBytes(StandardCharsets.UTF_8);
            byte[] bytes = new byte[damaged.length + neighbour.length];
            System.arraycopy(damaged, 0, bytes, 0, damaged.length);
            System.arraycopy(neighbour, 0, bytes, damaged.length, neighbour.length);
            List<ReadGame> games = check(bytes, PgnDialect.PYCHESS, ReadOptions.lenient());
            assertThat(games.get(games.size() - 1).record().plies())
                    .as(text.toString())
                    .isEqualTo(6);
            for (ReadGame game : games) {
                String again = PgnWriter.format(game.record(), PgnWriteOptions.lenient());
                List<ReadGame> read = PgnReader.parse(again, ReadOptions.lenient());
                assertThat(read).as(again).hasSize(1);
                assertThat(read.get(0).record()).as(again).isEqualTo(game.record());
            }
        }
    }

    /** Reads everything; the texts of all games must be the input, and all places in it. */
    private static List<ReadGame> check(byte[] bytes, PgnDialect dialect, ReadOptions options) {
        try (PgnReader reader = PgnReader.of(new ByteArrayInputStream(bytes), "bytes", dialect, options)) {
            List<ReadGame> games = reader.stream().toList();
            List<Diagnostic> all = new ArrayList<>(reader.diagnostics());
            for (int i = 0; i < games.size(); i++) {
                ReadGame game = games.get(i);
                assertThat(game.index()).isEqualTo(i + 1);
                assertThat(game.record().moves().size())
                        .isLessThanOrEqualTo(options.limits().plies());
                assertThat(game.diagnostics().size())
                        .isLessThanOrEqualTo(options.limits().diagnostics() + 5);
                all.addAll(game.diagnostics());
                inside(game.place(), bytes);
            }
            all.forEach(d -> inside(d.place(), bytes));
            if (games.isEmpty()) {
                assertThat(reader.diagnostics()).isNotEmpty();
            }
            return games;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void inside(Place place, byte[] bytes) {
        assertThat(place.offset()).isBetween(0L, (long) bytes.length);
        assertThat(place.line()).isBetween(1L, bytes.length + 1L);
        assertThat(place.column()).isBetween(1, bytes.length + 1);
    }

    private static ReadGame limited(String text, Limits limits) {
        return PgnSamples.only(text, PgnDialect.PYCHESS, ReadOptions.lenient().withLimits(limits));
    }

    @Test
    void everyLimitIsKept() {
        Limits limits = new Limits(1_000, 40, 100, 5, 20, 5, 2_000, 10, 2);
        ReadGame plies = limited(PgnSamples.GAME, limits);
        assertThat(plies.record().plies()).isEqualTo(5);
        assertThat(PgnSamples.codes(plies)).containsExactly(DiagnosticCode.TOO_MANY_PLIES);
        assertThat(plies.truncated()).isTrue();

        ReadGame comment =
                limited(PgnSamples.HEADER + "{" + "x".repeat(50) + "} 1. Pih4 ;" + "y".repeat(50) + "\n*\n", limits);
        assertThat(comment.record().moves().opening().after()).containsExactly("x".repeat(40));
        assertThat(comment.record().moves().mainLine().get(0).remarks().after()).containsExactly("y".repeat(40));
        assertThat(PgnSamples.codes(comment))
                .containsExactly(DiagnosticCode.COMMENT_TOO_LONG, DiagnosticCode.COMMENT_TOO_LONG);

        ReadGame told = limited("[JanggiTags \"a=Event b=Event c=Event\"]\n" + PgnSamples.GAME, limits);
        assertThat(told.record().tags()).hasSize(5).first().hasFieldOrPropertyWithValue("name", "JanggiTags");

        ReadGame tag = limited(PgnSamples.HEADER.replace("\"?\"", "\"" + "x".repeat(120) + "\"") + "*\n", limits);
        assertThat(tag.record().tag("Event")).contains("x".repeat(100));
        assertThat(PgnSamples.codes(tag)).contains(DiagnosticCode.TAG_TOO_LONG);

        ReadGame tags = limited("[A \"\"]\n[B \"\"]\n" + PgnSamples.HEADER + "*\n", limits);
        assertThat(tags.record().tags()).hasSize(5);
        assertThat(PgnSamples.codes(tags)).contains(DiagnosticCode.TOO_MANY_TAGS);

        ReadGame token = limited(PgnSamples.HEADER + "1. Pih4 " + "x".repeat(21) + " Pab7 *\n", limits);
        assertThat(PgnSamples.codes(token)).containsExactly(DiagnosticCode.TOKEN_TOO_LONG);
        assertThat(token.record().plies()).isEqualTo(1);

        ReadGame game = limited(PgnSamples.HEADER + "1. Pih4\n" + "{ }\n".repeat(1_000) + "Pab7 *\n", limits);
        assertThat(PgnSamples.codes(game)).containsExactly(DiagnosticCode.GAME_TOO_LONG);
        assertThat(game.record().plies()).isEqualTo(1);
    }

    @Test
    void nestingIsLimited() {
        String moves = "1. Pih4 (1. Pab4 (1. Pcb4 (1. -- Pab7 (1... --)) 1... Pab7) Pih7) 1... Pab7 1-0\n";
        Limits two = Limits.STANDARD.withNesting(2);
        ReadGame game = limited(PgnSamples.HEADER + moves, two);
        assertThat(PgnSamples.codes(game)).containsExactly(DiagnosticCode.NESTING_TOO_DEEP);
        assertThat(game.record().moves()).hasToString("i4h4 (a4b4 i7h7) (c4b4 a7b7) a7b7");
        assertThat(game.truncated()).isTrue();
        assertThat(two.nesting()).isEqualTo(2);
        String deep = PgnSamples.HEADER + "1. -- ".repeat(1) + "(1. -- ".repeat(100_000) + ")".repeat(100_000) + " *\n";
        ReadGame abyss = PgnSamples.only(deep);
        assertThat(PgnSamples.codes(abyss)).contains(DiagnosticCode.NESTING_TOO_DEEP);
        assertThat(abyss.record().plies()).isEqualTo(1);
        assertThat(abyss.record().moves().size()).isEqualTo(101);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[A \"", "[A \"x\"] ", "[A \"x\"]\n", "{}", "}", "( ", ") ", "()", "(1. -- )", "1. ", "$1 ",
                        "$1{[%clk 0:0:1]}",
                "{[%clk ", "{[%clk 0:0:1]}{x}", "; x\n", "% x\n", "-- ", "Ke2 Ke9 ", "* ", "1-0 1. ", "x ", "1",
                        "{\n[A \"x\"]\n", "\\"
            })
    void oneWordOverAndOverIsAnsweredQuickly(String word) {
        String text = PgnSamples.HEADER + "1. -- " + word.repeat(1_500_000 / word.length()) + "\n" + PgnSamples.GAME;
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            List<ReadGame> games = PgnReader.parse(text, ReadOptions.lenient());
            assertThat(games.get(games.size() - 1).record().plies()).isEqualTo(6);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {'\n', ' ', '1', 'a', '[', '{', '(', ')', ';', '%', '"', '*', '$', 0x1A, 0xFF})
    void oneByteOverAndOverIsAnsweredQuickly(int value) {
        InputStream endless = new InputStream() {
            private int left = 1 << 21;

            @Override
            public int read() {
                return left-- > 0 ? value : -1;
            }
        };
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            try (PgnReader reader = PgnReader.of(endless, "endless", PgnDialect.PYCHESS, ReadOptions.lenient())) {
                assertThat(reader.next()).isEmpty();
                assertThat(reader.diagnostics()).isNotEmpty().anyMatch(Diagnostic::isError);
            }
        });
    }
}
