package org.janggi.testkit.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.PlayedGame;

/** The single games of an experiment as comma-separated values: a line a game, by number, then by rule set. */
final class GamesCsv {
    private final Experiment experiment;
    private final List<String> rules;

    GamesCsv(Experiment experiment) {
        this.experiment = experiment;
        this.rules = experiment.rules().stream()
                .map(text -> CsvRow.of(List.of(text)))
                .toList();
    }

    /** The names of the columns. */
    static byte[] head() {
        List<String> names =
                new ArrayList<>(List.of("game", "rules", "setup", "first", "winner", "how", "clause", "capped"));
        Measure.all().forEach(measure -> names.add(measure.id()));
        names.add("refusals");
        return (CsvRow.of(names) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** The lines of some games. */
    byte[] rows(List<PlayedGame> games) {
        StringBuilder text = new StringBuilder();
        games.forEach(game -> add(game, text));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void add(PlayedGame game, StringBuilder text) {
        text.append(game.number()).append(',').append(rules.get(game.rules())).append(',');
        text.append(experiment.setup(game.number())).append(',');
        text.append(experiment.first(game.number()).id()).append(',');
        text.append(game.end().winner().id())
                .append(',')
                .append(game.end().how())
                .append(',');
        text.append(game.end().clause()).append(',').append(game.capped() ? 1 : 0);
        for (Measure measure : Measure.all()) {
            text.append(',');
            if (measure != Measure.DECIDING_LEAD || game.scored()) {
                text.append(game.value(measure));
            }
        }
        text.append(',');
        text.append(game.refusals().entrySet().stream()
                .map(refused -> refused.getKey() + ":" + refused.getValue())
                .collect(Collectors.joining(" ")));
        text.append('\n');
    }
}
