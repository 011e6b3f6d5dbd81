package org.janggi.testkit.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.notation.GameRecord;
import org.janggi.notation.MoveTree;
import org.janggi.notation.RecordFormat;
import org.janggi.notation.RecordResult;
import org.janggi.notation.RecordWriter;
import org.janggi.notation.ResultReason;
import org.janggi.notation.StandardTag;
import org.janggi.notation.Start;
import org.janggi.notation.Winner;
import org.janggi.testkit.simulate.AtCap;
import org.janggi.testkit.simulate.End;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.KeptGame;
import org.janggi.testkit.simulate.SetupPair;
import org.janggi.testkit.simulate.Simulation;

/** The kept games of a rule set as records in PGN. */
final class KeptRecords {
    private static final Map<String, ResultReason> REASONS = Map.of(
            "mate",
            ResultReason.MATE,
            "general-captured",
            ResultReason.COMPLETE,
            "first-check",
            ResultReason.CHECK,
            "material",
            ResultReason.MATERIAL,
            "second-player",
            ResultReason.MATERIAL,
            "points",
            ResultReason.POINTS,
            "disqualified",
            ResultReason.DISQUALIFICATION,
            End.UNFINISHED.how(),
            ResultReason.ABORTED);

    private final Simulation simulation;
    private final Experiment experiment;
    private final int rules;

    KeptRecords(Simulation simulation, int rules) {
        this.simulation = simulation;
        this.experiment = simulation.experiment();
        this.rules = rules;
    }

    /** The name of the file: the place of the rule set in the experiment and its id. */
    String name() {
        String id = simulation.rules().get(rules).id().replaceAll("[^A-Za-z0-9-]", "_");
        return "kept-" + (rules + 1) + "-" + id + ".pgn";
    }

    /** Writes games of the rule set. */
    void write(List<KeptGame> games, OutputStream out) throws IOException {
        // Closing the writer would close what it writes to.
        RecordWriter writer = RecordFormat.PGN.writer(
                out, StandardCharsets.UTF_8, Optional.of(simulation.rules().get(rules)));
        for (KeptGame game : games) {
            writer.write(record(game));
        }
        writer.flush();
    }

    private GameRecord record(KeptGame game) {
        GameRecord.Builder record = GameRecord.builder()
                .tag(
                        StandardTag.EVENT.english(),
                        "simulation of " + experiment.rules().get(rules) + ", seed " + experiment.seed())
                .tag(StandardTag.ROUND.english(), Long.toString(game.number()))
                .tag(StandardTag.CHO.english(), experiment.cho())
                .tag(StandardTag.HAN.english(), experiment.han())
                .start(start(game.number()))
                .moves(MoveTree.of(game.moves()))
                .result(result(game.end()));
        if (game.capped() && experiment.atCap() == AtCap.REFEREE) {
            record.event(new Event(game.moves().size(), Event.ADJUDICATION, Map.of()));
        }
        return record.build();
    }

    private Start start(long number) {
        SetupPair setup = experiment.setup(number);
        Position start = simulation.start(rules, number);
        Formation cho = setup.cho();
        Formation han = setup.han();
        return start.turn() == Side.CHO
                        && start.board().equals(Start.of(cho, han).setup().board())
                ? Start.of(cho, han)
                : Start.of(start.toSetup(), Start.Kind.FEN);
    }

    private static RecordResult result(End end) {
        Winner winner = switch (end.winner()) {
            case CHO -> Winner.CHO;
            case HAN -> Winner.HAN;
            case NONE -> Winner.NONE;
        };
        return RecordResult.of(winner, REASONS.getOrDefault(end.how(), ResultReason.AUTOMATIC), "");
    }
}
