package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Stack;
import picocli.CommandLine;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option that adds the rule sets of others, for every command that takes the id of one. */
final class PluginOption {
    @Option(
            names = "--plugin",
            paramLabel = "JAR",
            arity = "1..*",
            parameterConsumer = Jars.class,
            description = "Adds the rule sets of a jar, which lists them in META-INF/services/org.janggi.core.RuleSet, "
                    + "and its players, listed in META-INF/services/org.janggi.testkit.simulate.PlayerFactory.")
    private List<String> jars = new ArrayList<>();

    /** Opens the rule sets; to be closed once they are not needed any more. */
    RuleSetSource open() throws IOException {
        return RuleSetSource.open(jars);
    }

    /** Whether no jar is named. */
    boolean isEmpty() {
        return jars.isEmpty();
    }

    /** Takes one name, and those behind it that end in .jar: what follows may be the files to work on. */
    static final class Jars implements IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> args, ArgSpec option, CommandSpec command) {
            if (args.isEmpty()) {
                CommandLine line = command.commandLine();
                throw new ParameterException(line, "Missing required parameter for option '--plugin' (JAR)");
            }
            List<String> known = option.getValue();
            List<String> jars = new ArrayList<>(known == null ? List.of() : known);
            jars.add(args.pop());
            while (!args.isEmpty() && args.peek().toLowerCase(Locale.ROOT).endsWith(".jar")) {
                jars.add(args.pop());
            }
            option.setValue(jars);
        }
    }
}
