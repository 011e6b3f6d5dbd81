package org.janggi.testkit.stranger;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.janggi.testkit.Project;

/**
 * What the contributor's guide shows: the files of a rule set, each block under a line with the name of the file, and the
 * commands in a block {@code sh}, each above a comment with all that it prints.
 */
record WalkThrough(Map<String, String> files, Map<List<String>, String> commands) {
    private static final Pattern FILE = Pattern.compile("^`([^`\\n]+)`:\\n\\n```\\w+\\n(.*?)^```$", blocks());
    private static final Pattern SHELL = Pattern.compile("^```sh\\n(.*?)^```$", blocks());
    private static final Pattern COMMAND = Pattern.compile("^janggi (.*)\\n# (.*)$", Pattern.MULTILINE);
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private static int blocks() {
        return Pattern.MULTILINE | Pattern.DOTALL;
    }

    static WalkThrough read() throws IOException {
        return of(Files.readString(Project.root().resolve(".github/CONTRIBUTING.md")));
    }

    static WalkThrough of(String guide) {
        Map<String, String> files = new LinkedHashMap<>();
        FILE.matcher(guide).results().forEach(found -> files.put(found.group(1), found.group(2)));
        Map<List<String>, String> commands = new LinkedHashMap<>();
        Matcher shell = SHELL.matcher(guide);
        while (shell.find()) {
            COMMAND.matcher(shell.group(1))
                    .results()
                    .forEach(found -> commands.put(words(found.group(1)), found.group(2)));
        }
        return new WalkThrough(files, commands);
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        WORD.matcher(line).results().forEach(word -> words.add(word.group(1) == null ? word.group(2) : word.group(1)));
        return words;
    }
}
