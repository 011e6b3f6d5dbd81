package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rule sets of strangers. */
class PluginTest {
    private static final String SAMPLE = Project.root()
            .resolve("janggi-testkit/src/test/resources/sample.gib")
            .toString();
    private static final String SERVICE = "META-INF/services/org.janggi.core.RuleSet";

    @TempDir
    Path work;

    @Test
    void every_command_takes_a_plugin() throws IOException {
        String jar = rules("wild", "").toString();
        String start = Run.of("moves", "--rules", "wild", "--plugin", jar, "--fen", Run.START)
                .out();
        assertThat(start).contains(" e2e2 ");
        assertThat(Run.of("perft", "--rules", "wild", "--plugin=" + jar, "--depth", "2")
                        .out())
                .startsWith("depth 2 nodes 1024 ");
        assertThat(Run.of("validate", "--rules", "wild", "--plugin", jar, SAMPLE)
                        .out())
                .contains("files 1, games 1, plies 17, problems 0", "findings under wild: none");
        assertThat(Run.of("trace", "--rules", "wild", "--plugin", jar, "--moves", "a1a2 pass")
                        .lines())
                .hasSize(3);
        assertThat(Run.of("explain", "--rules", "wild", "--plugin", jar, "a1a2").out())
                .isEqualTo("a1a2: permitted\n");
        assertThat(Run.of("rules", "--plugin", jar).lines()).contains("wild\twild\twild\t-");
        assertThat(Run.of("rules", "--plugin", jar, "wild").lines())
                .containsExactly("wild: wild", "options in force: -", "no clauses are described");
        assertThat(Run.of("rules", "--plugin", jar, "wild", "--lang", "ko").lines())
                .containsExactly("wild: wild", "적용된 선택 사항: -", "조항 설명이 없음");
    }

    @Test
    void what_history_refuses_is_refused_in_a_trace_and_explained() throws IOException {
        String bars = "@Override public boolean historyMatters(History history) { return true; }"
                + "@Override public Optional<Refusal> barred(History history, Move move) {"
                + " return move.isPass() && history.move().filter(Move::isPass).isPresent()"
                + " ? Optional.of(Refusal.of(\"W2\", \"no second pass\", \"쉼 금지\")) : Optional.empty(); }"
                + "@Override public Map<String, String> options() { return Map.of(\"passes\", \"1\"); }";
        String jar = rules("barring", bars).toString();
        Run trace = Run.of("trace", "--rules", "barring", "--plugin", jar, "--moves", "pass pass");
        assertThat(trace.exit()).isEqualTo(1);
        assertThat(trace.lines()).hasSize(3);
        assertThat(trace.lines().get(0)).contains("\"e2e2\"");
        assertThat(trace.lines().get(1)).doesNotContain("\"e9e9\"");
        assertThat(trace.lines().get(2)).contains("no second pass", "\"clause\":\"W2\"");
        Run explain =
                Run.of("explain", "--rules", "barring", "--plugin", jar, "--moves", "pass", "--lang", "ko", "e9e9");
        assertThat(explain).isEqualTo(new Run(1, "e9e9: 둘 수 없음, W2: 쉼 금지\n", ""));
        assertThat(Run.of("explain", "--rules", "barring", "--plugin", jar, "--moves", "pass")
                        .lines())
                .contains("e9e9: not permitted, W2: no second pass");
        assertThat(Run.of("rules", "barring", "--plugin", jar).lines()).contains("options in force: passes=1");
    }

    @Test
    void a_rule_set_of_a_stranger_may_have_options() throws IOException {
        String options = "private boolean passes = true;"
                + "@Override public Map<String, String> options() { return passes ? Map.of() : Map.of(\"pass\", \"no\"); }"
                + "@Override public boolean historyMatters(History history) { return !passes; }"
                + "@Override public Optional<Refusal> barred(History history, Move move) {"
                + " return move.isPass() ? Optional.of(Refusal.of(\"W2\", \"no pass\", \"쉼 금지\")) : Optional.empty(); }"
                + "@Override public List<RuleOption> knownOptions() { return List.of(new RuleOption(\"pass\","
                + " new Clause(\"W2\"), new Text(\"may pass\", \"쉼\"), OptionValues.oneOf(\"yes\", \"no\"),"
                + " value -> { Wild wild = new Wild(); wild.passes = value.equals(\"yes\"); return wild; })); }";
        String jar = rules("choosy", options).toString();
        assertThat(Run.of("explain", "--plugin", jar, "--rules", "choosy:pass=yes", "e2e2")
                        .out())
                .isEqualTo("e2e2: permitted\n");
        assertThat(Run.of("explain", "--plugin", jar, "--rules", "choosy:pass=no", "e2e2")
                        .out())
                .isEqualTo("e2e2: not permitted, W2: no pass\n");
        assertThat(Run.of("rules", "choosy:pass=no", "--plugin", jar).lines())
                .contains("options in force: pass=no", "option pass=yes|no (default yes), W2: may pass");
        assertThat(Run.of("explain", "--plugin", jar, "--rules", "choosy:pass=maybe", "e2e2")
                        .onlyError())
                .isEqualTo("janggi explain: pass of choosy: expected yes|no, found \"maybe\"");
    }

    @Test
    void several_plugins_may_follow_one_option_or_several() throws IOException {
        String one = rules("one", "").toString();
        String two = rules("two", "").toString();
        Run list = Run.of("moves", "--plugin", one, two, "--rules", "?", "-");
        assertThat(list.onlyError()).endsWith("fairy-modern, fairy-casual, one, two");
        Run repeated = Run.of("moves", "--plugin", one, "--plugin", two, "--rules", "?", "-");
        assertThat(repeated.err()).isEqualTo(list.err());
        assertThat(Run.of("validate", "--rules", "two", "--plugin", one, two, SAMPLE)
                        .exit())
                .isZero();
    }

    @Test
    void a_jar_that_brings_no_rule_set_is_refused() throws IOException {
        Path empty = jar("empty", ZipOutputStream::closeEntry, "README", "nothing");
        assertRefused(empty.toString(), "brings no rule set, as it has no " + SERVICE);
        assertRefused(work.resolve("missing.jar").toString(), "no such file");
        assertRefused(SAMPLE, "not a jar");
        assertRefused(work.toString(), "not a jar");
    }

    @Test
    void a_broken_plugin_is_one_line() throws IOException {
        Path jar = jar("broken", ZipOutputStream::closeEntry, SERVICE, "no.such.Rules\n");
        assertRefused(jar.toString(), "cannot be loaded: org.janggi.core.RuleSet: Provider no.such.Rules not found");
    }

    @Test
    void a_plugin_cannot_take_a_name_that_is_taken() throws IOException {
        assertRefused(rules("fairy-modern", "").toString(), "two rule sets are called \"fairy-modern\"");
    }

    private static void assertRefused(String jar, String why) {
        Run run = Run.of("validate", SAMPLE, "--plugin", jar);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError()).startsWith("janggi validate: ").contains(why);
    }

    @Test
    void a_player_of_a_stranger_plays() throws IOException {
        Path dir = Files.createTempDirectory(work, "player");
        Path source = Files.writeString(dir.resolve("Last.java"), """
                import java.util.Map;
                import org.janggi.core.Text;
                import org.janggi.testkit.simulate.Player;
                import org.janggi.testkit.simulate.PlayerFactory;

                public class Last implements PlayerFactory {
                    @Override public String id() { return "last"; }
                    @Override public Text description() { return new Text("the last move", "the last move"); }
                    @Override public Player player(Map<String, String> options) {
                        return (game, random) -> game.legalMoves().get(game.legalMoves().size() - 1);
                    }
                }
                """);
        String jar = jar(
                        "last",
                        compiled(dir, source, "Last"),
                        "META-INF/services/org.janggi.testkit.simulate.PlayerFactory",
                        "Last\n")
                .toString();
        String[] game = {"simulate", "--rules", "kja", "--games", "1", "--seed", "1", "--players", "last", "--out"};
        List<String> args = new ArrayList<>(List.of(game));
        args.add(work.resolve("out").toString());
        assertThat(Run.of(args.toArray(String[]::new)).onlyError())
                .isEqualTo("janggi simulate: no player \"last\", there are random, prefer, greedy, alpha-beta");
        args.addAll(List.of("--plugin", jar));
        // The pass is the last move, so both sides pass.
        assertThat(Run.of(args.toArray(String[]::new)).out())
                .isEqualTo("kja: games 1, Cho wins 0.00 %, Han wins 100.00 %, nobody 0.00 %, mean length 2.00\n");
    }

    @Test
    void a_rule_set_that_fails_costs_a_file_and_no_stack_trace() throws IOException {
        String fails = "@Override public long stateAfter(Position before, Move move, Position after) {"
                + " throw new IllegalStateException(\"lost\"); }";
        String jar = rules("failing", fails).toString();
        Run validate = Run.of("validate", "--rules", "failing", "--plugin", jar, SAMPLE, SAMPLE);
        assertThat(validate.exit()).isEqualTo(1);
        String line = SAMPLE + ": error: the rule set failed: java.lang.IllegalStateException: lost";
        assertThat(validate.errors()).containsExactly(line, line);
        assertThat(validate.out()).contains("files 2, games 0, plies 0, problems 2");
        Run perft = Run.of("perft", "--rules", "failing", "--plugin", jar, "--depth", "2");
        assertThat(perft.exit()).isEqualTo(1);
        assertThat(perft.onlyError()).isEqualTo("janggi perft: failed: java.lang.IllegalStateException: lost");
        String games = "failing\t\ta1a2\nfairy-modern\t\t\n";
        Run trace = Run.withInput(games, "trace", "--plugin", jar, "--moves", "-");
        assertThat(trace.exit()).isEqualTo(1);
        assertThat(trace.lines()).hasSize(2);
        assertThat(trace.lines().get(0))
                .endsWith(",{\"error\":\"line 1: the rule set failed: java.lang.IllegalStateException: lost\"}]");
    }

    @Test
    void a_rule_set_that_fails_at_the_end_of_a_game_costs_that_game() throws IOException {
        String fails = "@Override public Score score(Position position) { return null; }";
        String jar = rules("failing", fails).toString();
        Run text = Run.of("validate", "--rules", "failing", "--plugin", jar, SAMPLE);
        assertThat(text.exit()).isEqualTo(1);
        assertThat(text.err()).isEmpty();
        assertThat(text.lines())
                .contains(
                        SAMPLE + ":1: error: game 1, after ply 17: java.lang.NullPointerException",
                        "files 1, games 1, plies 17, problems 1");
        Run json = Run.of("validate", "--rules", "failing", "--plugin", jar, "--format", "jsonl", SAMPLE);
        assertThat(json.out())
                .contains(
                        "\"points\":null",
                        "\"ok\":false",
                        "\"failure\":\"after ply 17: java.lang.NullPointerException\"");
    }

    /** A jar with a rule set of some id and more methods. */
    private Path rules(String id, String methods) throws IOException {
        Path dir = Files.createTempDirectory(work, "rules");
        Path source = Files.writeString(dir.resolve("Wild.java"), """
                import java.util.*;
                import org.janggi.core.*;

                public class Wild implements RuleSet {
                    @Override public String id() { return "%s"; }
                    @Override public Text name() { return new Text("wild", "wild"); }
                    @Override public Permission permission(Position position) { return Permission.everything(); }
                    @Override public Outcome adjudicate(Game game) { return Outcome.draw("W1"); }
                    %s
                }
                """.formatted(id, methods));
        return jar(id, compiled(dir, source, "Wild"), SERVICE, "Wild\n");
    }

    private static Filling compiled(Path dir, Path source, String name) throws IOException {
        StringWriter log = new StringWriter();
        PrintWriter out = new PrintWriter(log);
        String[] args = {"-proc:none", "-cp", Run.classPath(), "-d", dir.toString(), source.toString()};
        assertThat(ToolProvider.findFirst("javac").orElseThrow().run(out, out, args))
                .as("%s", log)
                .isZero();
        byte[] code = Files.readAllBytes(dir.resolve(name + ".class"));
        return zip -> {
            zip.putNextEntry(new ZipEntry(name + ".class"));
            zip.write(code);
        };
    }

    private interface Filling {
        void fill(ZipOutputStream zip) throws IOException;
    }

    private Path jar(String name, Filling more, String entry, String text) throws IOException {
        Path file = Files.createTempFile(work, name, ".jar");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry(entry));
            zip.write(text.getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
            more.fill(zip);
        }
        return file;
    }
}
