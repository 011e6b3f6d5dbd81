package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.janggi.core.Game;
import org.janggi.core.RuleSet;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains a position and the moves in it. */
@Command(
        name = "explain",
        description = {
            "Says of moves whether they are permitted and what they do, or by which clause they are not.",
            "",
            "Without a move it describes the position, and lists what the pieces could do but the rules refuse."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class ExplainCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "MOVE", arity = "0..*", description = "Moves in UCI, each a choice in the game reached.")
    private List<String> choices = new ArrayList<>();

    @Option(
            names = "--rules",
            paramLabel = "ID",
            required = true,
            description = "The rule set, " + RuleSetSource.SPELLING)
    private String rules = "";

    @ArgGroup(exclusive = true, multiplicity = "0..1")
    private StartOption start = new StartOption();

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            description = "The moves that were played, in UCI with spaces between; none if not given.")
    private String moves = "";

    @Option(
            names = "--lang",
            paramLabel = "en|ko",
            description = "The language: English (en, the default) or Korean (ko).")
    private Language language = Language.EN;

    @Mixin
    private final PluginOption plugins = new PluginOption();

    ExplainCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        try (RuleSetSource known = plugins.open()) {
            Explanation explanation = new Explanation(game(known.parse(rules)), language);
            if (choices.isEmpty()) {
                for (String line : explanation.lines()) {
                    streams.print(line);
                }
                return ExitCode.OK;
            }
            boolean permitted = true;
            for (String choice : choices) {
                Explanation.Answer answer = explanation.of(choice);
                streams.print(answer.line());
                permitted &= answer.permitted();
            }
            return permitted ? ExitCode.OK : ExitCode.PROBLEMS;
        }
    }

    private Game game(RuleSet named) {
        Game game = Game.of(start.position(named));
        try {
            for (String word : GameText.words(moves)) {
                game = GameText.play(game, word);
            }
        } catch (BadMoveException e) {
            throw new UsageException("--moves: " + e.problem());
        }
        return game;
    }
}
