package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the rule sets, or tells what one of them does about each clause. */
@Command(
        name = "rules",
        description = {
            "Lists the rule sets: id, English and Korean name, and the options of each, with tabs between.",
            "",
            "With an ID it tells what that rule set does about each clause, and which options can be chosen with which "
                    + "values; also under some of them, as in kja:deom=4.5:dead-stay=on."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class RulesCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "ID", arity = "0..1", description = "A rule set, perhaps with options.")
    private @Nullable String id;

    @Option(
            names = "--lang",
            paramLabel = "en|ko",
            description = "The language of one rule set's clauses: English (en, the default) or Korean (ko).")
    private Language language = Language.EN;

    @Mixin
    private final PluginOption plugins = new PluginOption();

    RulesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        String named = id;
        try (RuleSetSource known = plugins.open()) {
            if (named == null) {
                for (RuleSet rules : known.all()) {
                    streams.print(RulesText.line(rules));
                }
            } else {
                RuleSet rules = known.parse(named);
                for (String line : RulesText.lines(rules, language)) {
                    streams.print(line);
                }
            }
        }
        return ExitCode.OK;
    }
}
