package org.janggi.testkit.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.IntStream;

/** The engine that the library is compared with, in a process of its own, asked and answering by lines. */
final class Peer implements Closeable {
    private static final String SCRIPT = "peer.cjs";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path script;
    private final Process process;
    private final BufferedWriter questions;
    private final BufferedReader answers;

    private Peer(Path script, Process process) {
        this.script = script;
        this.process = process;
        this.questions = process.outputWriter(StandardCharsets.UTF_8);
        this.answers = process.inputReader(StandardCharsets.UTF_8);
    }

    /**
     * Starts it.
     *
     * @param node the command of the runtime
     * @param folder where the engine's package was installed
     */
    static Peer start(String node, Path folder) throws IOException {
        Path script = Files.createTempFile("peer", ".cjs");
        try (InputStream text = Peer.class.getResourceAsStream(SCRIPT)) {
            if (text == null) {
                throw new IOException("the resource " + SCRIPT + " is missing");
            }
            Files.copy(text, script, StandardCopyOption.REPLACE_EXISTING);
        }
        Process process = new ProcessBuilder(
                        node, script.toString(), folder.toAbsolutePath().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new Peer(script, process);
    }

    /** The names and versions of engine and runtime. */
    String description() {
        JsonNode hello = ask(question("hello"));
        return hello.path("engine").asText() + ", " + hello.path("runtime").asText();
    }

    /** Counts to a depth from several positions. */
    Counted perft(String variant, List<String> fens, int depth) {
        ObjectNode question = question("perft").put("variant", variant).put("depth", depth);
        question.set("fens", JSON.valueToTree(fens));
        JsonNode answer = ask(question);
        List<Long> counts = IntStream.range(0, fens.size())
                .mapToObj(i -> answer.path("counts").path(i).asLong())
                .toList();
        return new Counted(counts, sample(answer));
    }

    /** What it counted from each position, and how fast. */
    record Counted(List<Long> counts, Sample sample) {}

    /** Keeps the texts of games in its memory. */
    void load(List<String> games) {
        try {
            Path file = Files.createTempFile("games", ".json");
            try {
                JSON.writeValue(file.toFile(), games);
                ask(question("load").put("file", file.toString()));
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads and plays the games that it keeps. */
    Replayed replay(String variant) {
        JsonNode answer = ask(question("replay").put("variant", variant));
        JsonNode ends = answer.path("ends");
        return new Replayed(
                IntStream.range(0, ends.size())
                        .mapToObj(i -> new GameEnd(
                                ends.path(i).path("plies").asInt(),
                                ends.path(i).path("fen").asText()))
                        .toList(),
                sample(answer));
    }

    /** Where each game ended, and how fast that was. */
    record Replayed(List<GameEnd> ends, Sample sample) {}

    private static Sample sample(JsonNode answer) {
        return new Sample(
                answer.path("work").asLong(),
                answer.path("seconds").asDouble(),
                answer.path("cpuSeconds").asDouble());
    }

    private static ObjectNode question(String ask) {
        return JSON.createObjectNode().put("ask", ask);
    }

    private JsonNode ask(ObjectNode question) {
        try {
            questions.write(JSON.writeValueAsString(question));
            questions.newLine();
            questions.flush();
            String line = answers.readLine();
            if (line == null) {
                throw new IOException("the peer has ended");
            }
            JsonNode answer = JSON.readTree(line);
            if (answer.has("error")) {
                throw new IOException("the peer failed: " + answer.path("error").asText());
            }
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the process. */
    @Override
    public void close() throws IOException {
        process.destroy();
        Files.deleteIfExists(script);
    }
}
