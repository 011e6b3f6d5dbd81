package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GibCharsetTest {
    private static final Charset MS949 = Charset.forName("x-windows-949");
    private static final Charset KOREAN = Charsets.korean();

    /** What a reader gave. */
    private record Read(List<ReadGame> games, List<Diagnostic> diagnostics, Optional<Charset> charset) {
        List<DiagnosticCode> codes() {
            List<DiagnosticCode> codes = new ArrayList<>();
            games.forEach(game -> game.diagnostics().forEach(d -> codes.add(d.code())));
            diagnostics.forEach(d -> codes.add(d.code()));
            return codes;
        }
    }

    private static Read read(byte[] bytes, ReadOptions options, Charset korean) {
        try (GibReader reader = GibReader.of(new ByteArrayInputStream(bytes), "file.gib", options, korean)) {
            List<ReadGame> games = reader.stream().toList();
            return new Read(games, reader.diagnostics(), reader.charset());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Read read(byte[] bytes) {
        return read(bytes, ReadOptions.lenient(), KOREAN);
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    @Test
    void utf8AndMs949AreToldApart() {
        Read utf8 = read(Samples.GAME.getBytes(StandardCharsets.UTF_8));
        assertThat(utf8.charset()).contains(StandardCharsets.UTF_8);
        Read ms949 = read(Samples.GAME.getBytes(MS949));
        assertThat(ms949.charset()).contains(MS949);
        assertThat(utf8.games().get(0).record()).isEqualTo(ms949.games().get(0).record());
        assertThat(utf8.codes()).isEmpty();
        assertThat(ms949.codes()).isEmpty();
    }

    @Test
    void syllablesOutsideEucKrAreRead() {
        Read read = read((Samples.HEADER + "[대국결과 \"초 완슫\"]\n" + Samples.MOVES).getBytes(MS949));
        assertThat(read.games().get(0).record().result().raw()).isEqualTo("초 완슫");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
    void aByteOrderMarkDecides(String name) {
        Charset charset = Charset.forName(name);
        String bad = "\uFEFF" + Samples.HEADER + "1. 79졸78 2. 가나다 41병42\n";
        Read read = read(bad.getBytes(charset));
        assertThat(read.charset()).contains(charset);
        assertThat(read.games().get(0).record().plies()).isEqualTo(2);
        Diagnostic d = read.games().get(0).diagnostics().get(0);
        assertThat(d.code()).isEqualTo(DiagnosticCode.UNKNOWN_TOKEN);
        assertThat(d.place().column()).isEqualTo(13);
        int before = bad.substring(0, bad.indexOf("가나다")).getBytes(charset).length;
        assertThat(d.place().offset()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16", "UTF-16LE", "UTF-32", "UTF-32LE", "EUC-KR", "x-windows-949", "x-Johab"})
    void aCharsetCanBeGiven(String name) {
        Charset charset = Charset.forName(name);
        Read read = read(Samples.GAME.getBytes(charset), ReadOptions.lenient().withCharset(charset), KOREAN);
        assertThat(read.games()).hasSize(1);
        assertThat(read.games().get(0).record().plies()).isEqualTo(8);
        assertThat(read.codes()).isEmpty();
        assertThat(read.charset()).isPresent();
    }

    @Test
    void utf16WithoutMarkIsBigEndian() {
        ReadOptions options = ReadOptions.lenient().withCharset(StandardCharsets.UTF_16);
        assertThat(read(Samples.GAME.getBytes(StandardCharsets.UTF_16BE), options, KOREAN)
                        .codes())
                .isEmpty();
        byte[] little = join(bytes(0xFF, 0xFE), Samples.GAME.getBytes(StandardCharsets.UTF_16LE));
        assertThat(read(little, options, KOREAN).codes()).isEmpty();
    }

    @Test
    void aCharsetWithoutLinesIsRefused() {
        assertThatThrownBy(() -> ReadOptions.lenient().withCharset(Charset.forName("IBM1047")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("IBM1047");
    }

    @Test
    void bytes0xFFAreLeftOutAndCounted() {
        byte[] game = Samples.GAME.getBytes(MS949);
        Read read = read(join(game, bytes(0xFF, 0xFF), game, bytes(0x1A, 0xFF)));
        assertThat(read.games()).hasSize(2);
        assertThat(read.games().get(0).diagnostics()).isEmpty();
        List<Diagnostic> found = read.games().get(1).diagnostics();
        assertThat(found).extracting(Diagnostic::code).containsOnly(DiagnosticCode.STRAY_BYTE);
        assertThat(found).extracting(Diagnostic::count).containsExactly(2L, 1L, 1L);
        assertThat(found).extracting(Diagnostic::found).containsExactly("0xFF", "0xFF", "0x1A");
        assertThat(found)
                .extracting(d -> d.place().offset())
                .containsExactly((long) game.length, 2L * game.length + 3, 2L * game.length + 2);
    }

    @Test
    void a0xFFWithinAPairIsLeftOut() {
        byte[] syllable = "가".getBytes(MS949);
        byte[] split = bytes(syllable[0], 0xFF, syllable[1]);
        byte[] head = (Samples.HEADER + "{").getBytes(MS949);
        Read read = read(join(head, split, "}\n1. 79졸78\n".getBytes(MS949)));
        assertThat(read.games().get(0).record().moves().opening().after()).containsExactly("가");
        assertThat(read.codes()).containsExactly(DiagnosticCode.STRAY_BYTE);
    }

    @Test
    void laterUndecodableBytesAreToldWithTheirPlace() {
        byte[] head = (Samples.HEADER + "{" + "가".repeat(30_000) + "}\n{나").getBytes(StandardCharsets.UTF_8);
        Read read = read(join(head, bytes(0xC0, 0xC1, 0xFF), "}\n1. 79졸78\n".getBytes(StandardCharsets.UTF_8)));
        assertThat(read.charset()).contains(StandardCharsets.UTF_8);
        Diagnostic d = read.games().get(0).diagnostics().get(0);
        assertThat(d.code()).isEqualTo(DiagnosticCode.UNDECODABLE_BYTE);
        assertThat(d.count()).isEqualTo(2);
        assertThat(d.place().offset()).isEqualTo(head.length);
        assertThat(d.place().column()).isEqualTo(3);
        assertThat(read.codes()).containsExactly(DiagnosticCode.UNDECODABLE_BYTE, DiagnosticCode.STRAY_BYTE);
        assertThat(read.games().get(0).record().plies()).isEqualTo(1);
    }

    @Test
    void aWindowThatEndsWithinACharacterIsStillUtf8() {
        String text = "{" + "가".repeat(40_000) + "}\n" + Samples.GAME;
        for (int shift = 0; shift < 3; shift++) {
            Read read = read(("x".repeat(shift) + text).getBytes(StandardCharsets.UTF_8));
            assertThat(read.charset()).contains(StandardCharsets.UTF_8);
        }
    }

    @Test
    void aLongBeginningInAsciiDecidesNothing() {
        String ascii = ("{" + "x".repeat(900) + "}\n").repeat(300);
        assertThat(read((ascii + Samples.GAME).getBytes(MS949)).charset()).contains(MS949);
        assertThat(read((ascii + Samples.GAME).getBytes(StandardCharsets.UTF_8)).charset())
                .contains(StandardCharsets.UTF_8);
        assertThat(read(ascii.getBytes(StandardCharsets.US_ASCII)).charset()).isEmpty();
    }

    @Test
    void aMissingCharsetIsTold() {
        Read read = read(Samples.GAME.getBytes(MS949), ReadOptions.lenient(), Charset.forName("EUC-KR"));
        assertThat(read.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.CHARSET_MISSING);
        assertThat(read.games().get(0).record().plies()).isEqualTo(8);
    }

    @Test
    void charactersHaveNoOffsets() throws IOException {
        String text = Samples.HEADER + "1. 79졸78 가 2. 41병42\n";
        try (GibReader reader = GibReader.of(new StringReader(text), "memory", ReadOptions.lenient())) {
            Place place = reader.next().orElseThrow().diagnostics().get(0).place();
            assertThat(place).isEqualTo(new Place("memory", -1, 3, 10));
            assertThat(reader.charset()).isEmpty();
        }
    }

    @Test
    void aStreamMayComeInSmallPieces() throws IOException {
        InputStream drops = new FilterInputStream(new ByteArrayInputStream(Samples.GAME.getBytes(MS949))) {
            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return super.read(bytes, from, Math.min(length, 1));
            }
        };
        try (GibReader reader = GibReader.of(drops, "drops", ReadOptions.lenient())) {
            assertThat(reader.next().orElseThrow().record().plies()).isEqualTo(8);
            assertThat(reader.next()).isEmpty();
            assertThat(reader.next()).isEmpty();
        }
    }

    @Test
    void charactersMayBeReadByteByByte() throws IOException {
        try (InputStream bytes = new CharacterBytes(new StringReader("aé가"))) {
            assertThat(bytes.read(new byte[0], 0, 0)).isZero();
            assertThat(bytes.read()).isZero();
            assertThat(bytes.readAllBytes()).containsExactly('a', 0, 0xE9, 0xAC, 0);
            assertThat(bytes.read()).isEqualTo(-1);
        }
    }

    @Test
    void filesAreReadAndDirectoriesRefused(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("game.gib");
        Files.write(file, Samples.GAME.getBytes(MS949));
        try (GibReader reader = GibReader.open(file)) {
            assertThat(reader.stream()).hasSize(1);
        }
        assertThatThrownBy(() -> GibReader.open(directory))
                .isInstanceOf(FileSystemException.class)
                .hasMessageContaining("directory");
        assertThatThrownBy(() -> GibReader.open(directory.resolve("none.gib"))).isInstanceOf(IOException.class);
        assertThat(GibReader.parse(Samples.GAME.getBytes(MS949), ReadOptions.lenient()))
                .hasSize(1);
    }

    @Test
    void aBrokenStreamThrowsWhatIsDocumented() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("broken");
            }
        };
        assertThatThrownBy(() ->
                        GibReader.of(broken, "broken", ReadOptions.lenient()).next())
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> GibReader.of(broken, "broken", ReadOptions.lenient()).stream()
                        .count())
                .isInstanceOf(UncheckedIOException.class);
    }
}
