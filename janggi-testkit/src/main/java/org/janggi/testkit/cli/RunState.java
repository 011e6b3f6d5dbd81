package org.janggi.testkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.OptionalLong;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Tally;

/**
 * Where a run of an experiment stands.
 *
 * @param experiment what is played
 * @param next the number of the next game; all before it were played
 * @param tally what was counted in them
 * @param listed how many bytes of the list of games belong to them, or -1 if there is no list
 */
record RunState(Experiment experiment, long next, Tally tally, long listed) {
    private static final String HEAD = "janggi simulate state 2 sha-256 ";
    private static final int DIGEST = 64;

    /**
     * Where a run stands.
     *
     * @throws IllegalArgumentException if a number is out of its range; the message is one line
     */
    RunState {
        if (next < 0 || next > experiment.games()) {
            throw new IllegalArgumentException("expected 0 to " + experiment.games() + " games, found " + next);
        }
        if (listed < -1 || (listed > 0) != (next > 0) && listed >= 0) {
            throw new IllegalArgumentException(next + " games take no list of " + listed + " bytes");
        }
    }

    /** Whether all games were played. */
    boolean isFinished() {
        return next == experiment.games();
    }

    /** The beginning of a run. */
    static RunState first(Experiment experiment, boolean listing) {
        return new RunState(experiment, 0, Tally.empty(experiment), listing ? 0 : -1);
    }

    /** The bytes of a file: a line with the digest of what follows, and that. */
    byte[] bytes() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("experiment", ExperimentJson.write(experiment));
        json.put("next", next);
        json.put("listed", listed);
        json.set("tally", TallyJson.write(tally));
        byte[] content = json.toString().getBytes(StandardCharsets.UTF_8);
        byte[] head = (HEAD + digest(content) + "\n").getBytes(StandardCharsets.US_ASCII);
        byte[] all = Arrays.copyOf(head, head.length + content.length);
        System.arraycopy(content, 0, all, head.length, content.length);
        return all;
    }

    /**
     * Reads what {@link #bytes} gives.
     *
     * @throws IllegalArgumentException if it is anything else; the message is one line
     */
    static RunState of(byte[] bytes) {
        int head = HEAD.length() + DIGEST + 1;
        if (bytes.length < head || !new String(bytes, 0, HEAD.length(), StandardCharsets.US_ASCII).equals(HEAD)) {
            throw new IllegalArgumentException("not the state of a run, or one of another version");
        }
        byte[] content = Arrays.copyOfRange(bytes, head, bytes.length);
        String digest = new String(bytes, HEAD.length(), DIGEST + 1, StandardCharsets.US_ASCII);
        if (!digest.equals(digest(content) + "\n")) {
            throw new IllegalArgumentException("damaged: it is not what its digest says");
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            JsonNode json = JsonText.parse(text);
            Experiment experiment = ExperimentJson.read(TallyJson.text(json, "experiment"), OptionalLong.empty());
            RunState state = new RunState(
                    experiment,
                    TallyJson.number(json.required("next")),
                    TallyJson.read(json.required("tally")),
                    TallyJson.number(json.required("listed")));
            TallyCheck.check(state.tally, experiment, state.next);
            return state;
        } catch (CharacterCodingException | RuntimeException e) {
            throw new IllegalArgumentException("not the state of a run: " + e.getMessage(), e);
        }
    }

    private static String digest(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
