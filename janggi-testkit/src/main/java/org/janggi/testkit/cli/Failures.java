package org.janggi.testkit.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Makes one line and an exit code of whatever stops a command. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final Streams streams;

    Failures(Streams streams) {
        this.streams = streams;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        String message = message(e);
        String plain = message.startsWith("Error: ") ? message.substring("Error: ".length()) : message;
        streams.error(name(e.getCommandLine()) + ": " + plain);
        return ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult result) {
        if (e instanceof UsageException) {
            streams.error(name(command) + ": " + message(e));
            return ExitCode.USAGE;
        }
        if (e instanceof IOException failed) {
            // Commands take what goes wrong with a file to its name; what is left are the standard streams.
            return ofOutput(streams, failed);
        }
        streams.error(name(command) + ": failed: " + e);
        return ExitCode.PROBLEMS;
    }

    private static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName();
    }

    private static String message(Exception e) {
        String message = e.getMessage();
        return message == null ? e.toString() : message;
    }

    /** A standard stream that cannot be used. Whoever reads the output may well have seen enough: no word about that. */
    static int ofOutput(Streams streams, IOException e) {
        String message = message(e);
        if (!message.contains("Broken pipe") && !message.contains("The pipe")) {
            streams.error("janggi: cannot read or write a standard stream: " + message);
        }
        return ExitCode.PROBLEMS;
    }

    /** What is wrong with a file. */
    static String ofFile(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "no permission";
        }
        String reason = e instanceof FileSystemException file ? file.getReason() : null;
        return reason == null ? message(e) : reason;
    }
}
