package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

/** What a run finds in its directory that no run has left there: one line, and all of it stays. */
class SimulateDirectoryTest extends SimulateRuns {
    private static final String[] LISTED = {"--games-csv", "--keep", "all", "--keep-max", "2"};

    /** The command refuses with one line, and changes nothing. */
    private void refused(String message, String... args) throws IOException {
        List<String> before = contents();
        Run run = simulate(args);
        assertThat(run.exit()).as("%s", run).isEqualTo(2);
        assertThat(run.onlyErrorBeside()).startsWith("janggi simulate: ").contains(message);
        assertThat(contents()).isEqualTo(before);
    }

    @Test
    void a_directory_has_a_name() {
        out = "";
        assertThat(simulate(GAMES).onlyError())
                .isEqualTo("janggi simulate: --out: expected the name of a directory, found nothing");
    }

    @Test
    void a_link_to_nothing_is_no_directory() throws IOException {
        Files.createSymbolicLink(Path.of(out), work.resolve("nothing"));
        assertThat(simulate(GAMES).onlyError())
                .isEqualTo("janggi simulate: " + out + ": expected an empty directory or none, found a file");
        assertThat(work.resolve("nothing")).doesNotExist();
    }

    @Test
    void a_run_that_was_killed_before_its_first_state_can_be_begun_again() throws IOException {
        Files.createDirectory(Path.of(out));
        Files.writeString(Path.of(out, "lock"), "");
        Files.writeString(Path.of(out, "state.part"), "janggi simu");
        assertThat(simulate(GAMES).exit()).isZero();
        assertThat(names()).contains("state").doesNotContain("state.part");
    }

    @Test
    void a_list_without_its_state_is_not_begun_anew() throws IOException {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        Files.delete(Path.of(out, "state"));
        refused("expected an empty directory or none, found files in it", GAMES);
    }

    @Test
    void a_lost_list_is_told_and_not_made() throws IOException {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        Files.delete(Path.of(out, "games.csv"));
        refused(" bytes that the state tells of, found no file", "--resume");
    }

    @Test
    void a_list_that_grew_after_the_last_game_is_told_and_kept() throws IOException {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        Path list = Path.of(out, "games.csv");
        Files.writeString(list, file("games.csv") + "mine\n");
        refused("games.csv: expected the ", "--resume");
    }

    @Test
    void another_file_in_the_place_of_the_list_is_not_cut() throws IOException {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        Path list = Path.of(out, "games.csv");
        long length = Files.size(list);
        Path mine = Files.writeString(work.resolve("mine"), "mine\n".repeat((int) length));
        Files.delete(list);
        Files.createSymbolicLink(list, mine);
        refused("games.csv: expected ", "--resume");
        assertThat(Files.size(mine)).isEqualTo(5 * length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"kept-1-kja.pgn", "experiment.json"})
    void a_result_that_was_changed_is_told_and_kept(String name) throws IOException {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        List<String> whole = contents();
        Path file = Path.of(out, name);
        Files.writeString(file, "mine");
        refused(name + ": was changed, and is not overwritten", "--resume");
        Files.delete(file);
        assertThat(simulate("--resume").exit()).isZero();
        assertThat(contents()).isEqualTo(whole);
    }

    @Test
    void charts_that_cannot_be_drawn_cost_nothing_but_the_report() throws IOException {
        String library = Path.of("org", "jetbrains", "lets-plot").toString();
        String without = Stream.of(Run.classPath().split(File.pathSeparator))
                .filter(entry -> !entry.contains(library))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> args = new ArrayList<>(List.of("simulate", "--out", out));
        args.addAll(List.of(GAMES));
        args.addAll(List.of(LISTED));
        Run run = Run.inProcess(work, List.of("-cp", without), args.toArray(String[]::new));
        assertThat(run.exit()).as("%s", run).isEqualTo(2);
        assertThat(run.onlyErrorBeside())
                .startsWith("janggi simulate: report.html: cannot be drawn: java.lang.NoClassDefFoundError: ")
                .endsWith("; all other files are written");
        List<String> written = contents();
        String[] drawn = {"report.html", "outcomes.svg", "endings.svg", "lengths.svg"};
        assertThat(names()).doesNotContain(drawn);
        assertThat(simulate("--resume").exit()).isZero();
        assertThat(names()).contains(drawn);
        for (String name : drawn) {
            Files.delete(Path.of(out, name));
        }
        assertThat(contents()).isEqualTo(written);
    }

    @ParameterizedTest
    @ValueSource(strings = {"outcomes.svg", "endings.svg", "lengths.svg"})
    void charts_are_pictures_of_their_own(String name) throws Exception {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        DocumentBuilderFactory xml = DocumentBuilderFactory.newInstance();
        xml.setNamespaceAware(true);
        Element root =
                xml.newDocumentBuilder().parse(Path.of(out, name).toFile()).getDocumentElement();
        assertThat(root.getLocalName()).isEqualTo("svg");
        assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(root.getTextContent()).contains("kja");
    }

    @Test
    void a_finished_run_goes_on_to_the_same() throws IOException {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        List<String> whole = contents();
        assertThat(simulate("--resume").exit()).isZero();
        assertThat(contents()).isEqualTo(whole);
        refused("--resume: another experiment than in ", "--resume", "--rules", "kja", "--games", "40", "--seed", "5");
    }

    /** The state, changed, with the digest that belongs to it. */
    private String changed(Consumer<ObjectNode> change) throws IOException {
        String state = file("state");
        ObjectNode json = (ObjectNode) JsonText.parse(state.substring(state.indexOf('\n')));
        change.accept(json);
        byte[] content = json.toString().getBytes(StandardCharsets.UTF_8);
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return "janggi simulate state 2 sha-256 " + HexFormat.of().formatHex(digest) + "\n" + json;
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static ObjectNode cell(ObjectNode json) {
        return (ObjectNode) json.path("tally").path("cells").path(0);
    }

    private static ObjectNode pair(ObjectNode json) {
        return (ObjectNode) json.path("tally").path("pairs").path(0);
    }

    static Stream<Arguments> changes() {
        return Stream.of(
                change("expected 0 to 40 games, found 41", json -> json.put("next", 41)),
                change("expected 0 to 40 games, found -1", json -> json.put("next", -1)),
                change("games of a cell: expected 1, found 3", json -> json.put("next", 16)),
                change("0 games take no list of ", json -> json.put("next", 0)),
                change("40 games take no list of -7 bytes", json -> json.put("listed", -7)),
                change("expected a whole number, found \"40\"", json -> json.put("next", "40")),
                change("expected a whole number, found 1.5", json -> json.put("listed", 1.5)),
                change("expected a string as experiment, found null", json -> json.putNull("experiment")),
                change(
                        "games of a cell: expected 3, found 4",
                        json -> cell(json).put("games", 4)),
                change(
                        "ends: expected 3, found 0",
                        json -> ((ArrayNode) cell(json).path("ends")).removeAll()),
                change(
                        "lengths: expected 3, found 0",
                        json -> ((ObjectNode) cell(json).path("measures")).removeAll()),
                change(
                        "games of a cell: expected 3, found 0",
                        json -> cell(json).put("setup", 99)),
                change(
                        "cells of another experiment: expected 0, found 1",
                        json -> ((ArrayNode) json.path("tally").path("cells"))
                                .add(cell(json).deepCopy().put("setup", 99))),
                change(
                        "kept games at most: expected 2, found 3",
                        json -> ((ObjectNode) json.path("tally")).put("keepMax", 3)),
                change(
                        "pairs: expected 1, found 0",
                        json -> ((ArrayNode) json.path("tally").path("pairs")).removeAll()),
                change(
                        "games of a pair: expected 40, found 39",
                        json -> pair(json).put("games", 39)),
                change(
                        "the same end of a pair: expected 0 to ",
                        json -> ((ObjectNode) pair(json).path("winners")).put("cho", 41)),
                change(
                        "the same end of a pair: expected 0 to 0, found 1",
                        json -> ((ObjectNode) pair(json).path("kinds")).put("no-such-end", 1)),
                change(
                        "kept games that were not played: expected 0, found 1",
                        json -> ((ObjectNode) json.path("tally").path("kept").path(0)).put("number", 40)),
                change(
                        "not a square, a1 to i10: \"ru\"",
                        json -> ((ObjectNode) json.path("tally").path("kept").path(0)).put("moves", "rubbish")));
    }

    private static Arguments change(String message, Consumer<ObjectNode> change) {
        return Arguments.of(message, change);
    }

    @ParameterizedTest
    @MethodSource("changes")
    void a_state_that_cannot_be_is_told_though_its_digest_is_right(String message, Consumer<ObjectNode> change)
            throws IOException {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        Files.writeString(Path.of(out, "state"), changed(change));
        refused(message, "--resume");
    }

    @Test
    void the_state_of_another_version_is_told() throws IOException {
        assertThat(simulate(GAMES, LISTED).exit()).isZero();
        Files.writeString(Path.of(out, "state"), file("state").replaceFirst("state 2", "state 1"));
        refused("state: not the state of a run, or one of another version", "--resume");
    }

    @Test
    void a_state_that_is_a_directory_is_none() throws IOException {
        Files.createDirectories(Path.of(out, "state"));
        assertThat(simulate(GAMES).onlyError()).contains("found files in it");
        assertThat(simulate("--resume").onlyError()).contains("expected the state of a run to go on with, found none");
    }
}
