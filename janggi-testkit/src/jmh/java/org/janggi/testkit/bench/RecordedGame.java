package org.janggi.testkit.bench;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.janggi.core.Move;
import org.janggi.notation.GibReader;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;

/**
 * A game out of a file.
 *
 * @param file the file
 * @param charset its charset
 * @param game the game, with its text
 */
record RecordedGame(Path file, Charset charset, ReadGame game) {
    /** The files of a folder in the order of their names. */
    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** The games of some files. */
    static List<RecordedGame> read(List<Path> files) throws IOException {
        List<RecordedGame> games = new ArrayList<>();
        for (Path file : files) {
            try (GibReader reader = GibReader.open(file, ReadOptions.lenient().withRules(Validation.RULES))) {
                List<ReadGame> read = reader.stream().toList();
                Charset charset = reader.charset().orElse(StandardCharsets.UTF_8);
                read.forEach(game -> games.add(new RecordedGame(file, charset, game)));
            }
        }
        return games;
    }

    /** Whether every move could be read and played, from a known start. */
    boolean isWhole() {
        return !game.hasErrors() && game.record().start().isPresent();
    }

    /** Whether both sides pass in turn, which ends every game of the peer's. */
    boolean hasDoublePass() {
        List<Move> moves = game.record().mainMoves();
        return IntStream.range(1, moves.size())
                .anyMatch(i -> moves.get(i - 1).isPass() && moves.get(i).isPass());
    }

    /** The game in PGN, or empty if the peer's rules do not permit a move. */
    Optional<String> pgn() {
        return PeerPgn.of(game.record());
    }

    /** Where the library sees its end. */
    GameEnd end() {
        return Validation.end(game.record());
    }
}
