package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.janggi.core.Formation;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.RuleSet;
import org.janggi.core.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A record played on position by position goes where a replay of the whole game goes, through every kind of end. */
class ReplayAfterTest {
    private static final int GAMES = 40;
    private static final int PLIES = 150;

    static List<RuleSet> ruleSets() {
        return RuleSets.builtIn();
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void positionsAreThoseOfAReplay(RuleSet rules) {
        Random random = new Random(20);
        int passedOver = 0;
        for (int game = 0; game < GAMES; game++) {
            Formation[] formations = Formation.values();
            Position position = rules.start(formations[game % formations.length], Formation.HEEH);
            Replay replay = Replay.of(position);
            for (int ply = 0; ply < PLIES && !position.powerMoves().isEmpty(); ply++) {
                Move move = random.nextInt(8) == 0 ? anyMove(random) : possible(position, random);
                Optional<String> refused = refusal(replay, move);
                assertThat(refusal(position, move))
                        .as("%s in %s", move, position)
                        .isEqualTo(refused);
                if (refused.isEmpty()) {
                    replay = replay.play(move);
                    position = Replay.after(position, move);
                    assertThat(position).hasToString(replay.position().toString());
                    assertThat(position.state()).isEqualTo(replay.position().state());
                }
            }
            passedOver += (int) replay.findings().stream()
                    .filter(finding -> finding.outcome().isPresent())
                    .count();
        }
        assertThat(passedOver).as("ends passed over").isPositive();
    }

    private static Move anyMove(Random random) {
        List<Square> squares = Square.all();
        Square from = squares.get(random.nextInt(squares.size()));
        Square to = squares.get(random.nextInt(squares.size()));
        return from == to ? Move.PASS : Move.of(from, to);
    }

    /** A move by the powers of the pieces that leaves the generals, or a permitted one, or a pass. */
    private static Move possible(Position position, Random random) {
        if (random.nextInt(6) == 0) {
            return Move.PASS;
        }
        Square enemy = position.general(position.turn().opponent()).orElseThrow();
        List<Move> moves = Stream.concat(position.powerMoves().stream(), position.legalMoves().stream())
                .filter(move -> move.isPass() || move.to() != enemy || isAcceptance(position, move))
                .toList();
        List<Move> choice = new ArrayList<>(moves);
        moves.stream().filter(move -> isAcceptance(position, move)).forEach(choice::add);
        return choice.get(random.nextInt(choice.size()));
    }

    private static boolean isAcceptance(Position position, Move move) {
        return position.powerRefusal(move).isPresent();
    }

    private static Optional<String> refusal(Replay replay, Move move) {
        try {
            replay.play(move);
            return Optional.empty();
        } catch (IllegalMoveException e) {
            return Optional.of(e.refusal().toString());
        }
    }

    private static Optional<String> refusal(Position position, Move move) {
        try {
            Replay.after(position, move);
            return Optional.empty();
        } catch (IllegalMoveException e) {
            return Optional.of(e.refusal().toString());
        }
    }
}
