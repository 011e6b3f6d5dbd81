package org.janggi.testkit.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.RuleSet;
import org.janggi.notation.GameRecord;
import org.janggi.notation.GibReader;
import org.janggi.notation.PgnDialect;
import org.janggi.notation.PgnReader;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.RecordReader;
import org.janggi.variants.FairyRules;

/** Reading records and replaying them under {@code fairy-janggi} to the FEN of the last position. */
final class Validation {
    /** The rule set of the replay. */
    static final RuleSet RULES = FairyRules.JANGGI;
    /** The dialect of the records in PGN. */
    static final PgnDialect DIALECT = PgnDialect.PYCHESS;

    private static final ReadOptions OPTIONS =
            ReadOptions.lenient().withRules(RULES).withSource(false);

    private Validation() {}

    /** Where the games of a file in GIB end. */
    static List<GameEnd> gib(Path file) {
        try (RecordReader reader = GibReader.open(file, OPTIONS)) {
            return ends(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where the games of a file in PGN end. */
    static List<GameEnd> pgn(Path file) {
        try (RecordReader reader = PgnReader.open(file, DIALECT, OPTIONS)) {
            return ends(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<GameEnd> ends(RecordReader reader) {
        return reader.stream().map(ReadGame::record).map(Validation::end).toList();
    }

    /** Where a game with a start ends; what the rule set forbids or ends on the way does not matter. */
    static GameEnd end(GameRecord game) {
        Replay replay = Replay.of(Position.of(RULES, game.start().orElseThrow().setup()));
        for (Move move : game.mainMoves()) {
            replay = replay.play(move);
        }
        return new GameEnd(replay.history().ply(), Fen.write(replay.position()));
    }

    /** The plies of all games together. */
    static long plies(List<GameEnd> ends) {
        return ends.stream().mapToLong(GameEnd::plies).sum();
    }
}
