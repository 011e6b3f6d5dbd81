package org.janggi.testkit.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.RuleSet;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.RecordFormat;
import org.janggi.notation.RecordWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the games of files in another format. */
@Command(
        name = "convert",
        description = {
            "Writes the games of files into one file, in another format or the same.",
            "",
            "What the format has no place for is kept in private tags and comments. A problem is a game with an error, of "
                    + "which as much is written as could be read, and one that cannot be written at all, which is left out; "
                    + "both are told. An unchanged GIB game is copied to GIB as it is."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class ConvertCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(
            paramLabel = "IN... OUT",
            arity = "1..*",
            hideParamSyntax = true,
            description = "Files to read, and behind them the one to write; - is the standard input or output.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description =
                    "The format to write: " + InputOption.WRITABLE + ". The default is told by the suffix of OUT.")
    private @Nullable String to;

    @Option(
            names = "--charset",
            paramLabel = "NAME",
            description = "The charset to write, as MS949 for old Korean programs; the default is UTF-8.")
    private String charset = "UTF-8";

    @Option(
            names = "--rules",
            paramLabel = "ID",
            description =
                    "The rule set whose pieces move; it matters where pieces promote or a start has state. The default "
                            + "is movement alone, as in all of janggi. Otherwise " + RuleSetSource.SPELLING)
    private @Nullable String rules;

    @Mixin
    private final InputOption input = new InputOption();

    @Mixin
    private final PluginOption plugins = new PluginOption();

    ConvertCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (files.size() < 2) {
            throw new UsageException("expected files to read and one to write, found only " + files.get(0));
        }
        try (RuleSetSource known = plugins.open()) {
            Optional<RuleSet> movement = Optional.ofNullable(rules).map(known::parse);
            List<String> from = files.subList(0, files.size() - 1);
            String out = files.get(files.size() - 1);
            Charset written = charset();
            RecordFormat format = format(out, written);
            from.forEach(name -> refuseOverwriting(name, out));
            ReadOptions lenient = ReadOptions.lenient().withSource(format == RecordFormat.GIB);
            ReadOptions options = input.options(movement.map(lenient::withRules).orElse(lenient));
            // Names of formats are looked at before anything is written.
            from.forEach(input::format);
            return convert(from, out, options, file -> format.writer(file, written, movement));
        }
    }

    private RecordFormat format(String out, Charset written) {
        RecordFormat format;
        String named = to;
        if (named != null) {
            format = InputOption.byId("--to", named);
        } else {
            format = RecordFormat.ofFile(path(out))
                    .orElseThrow(() -> new UsageException("--to: " + out
                            + " has no suffix that tells its format, which is one of " + InputOption.WRITABLE));
        }
        if (!format.isWritable()) {
            throw new UsageException("--to: " + format.id() + " is read, but not written");
        }
        if (format == RecordFormat.JSON && !written.equals(StandardCharsets.UTF_8)) {
            throw new UsageException("--charset: JSON is written in UTF-8, not in " + charset);
        }
        return format;
    }

    private Charset charset() {
        try {
            Charset named = Charset.forName(charset);
            if (named.canEncode()) {
                return named;
            }
        } catch (IllegalArgumentException e) {
            // Told below.
        }
        throw new UsageException("--charset: no charset \"" + charset + "\" that can be written");
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException(name + ": not the name of a file");
        }
    }

    private static void refuseOverwriting(String in, String out) {
        try {
            if (!in.equals(GameFile.STANDARD)
                    && !out.equals(GameFile.STANDARD)
                    && Files.isRegularFile(path(out))
                    && Files.isSameFile(path(in), path(out))) {
                throw new UsageException(out + ": is read and cannot be written at the same time");
            }
        } catch (IOException e) {
            // The input is not there, which is told when it is opened.
            return;
        }
    }

    private int convert(List<String> from, String out, ReadOptions options, Function<OutputStream, RecordWriter> format)
            throws IOException {
        boolean standard = out.equals(GameFile.STANDARD);
        Conversion conversion = new Conversion(streams);
        try (OutputFile file = standard ? null : OutputFile.create(path(out))) {
            OutputStream bytes = file == null ? streams.bytes() : file;
            try (Progress progress = new Progress(streams, "convert", from)) {
                // Closing the writer would close the standard output.
                RecordWriter writer = format.apply(bytes);
                for (String name : from) {
                    conversion.add(name, input.format(name), options, writer, progress);
                    progress.endOf(name);
                }
                writer.flush();
            }
            if (file != null && conversion.isWorthKeeping()) {
                file.complete();
            } else if (file != null) {
                streams.error(out + ": nothing was written");
            }
        } catch (IOException e) {
            if (standard) {
                throw e;
            }
            streams.error(out + ": error: cannot be written: " + Failures.ofFile(e));
            return ExitCode.USAGE;
        }
        streams.error(conversion.summary());
        return conversion.exitCode();
    }
}
