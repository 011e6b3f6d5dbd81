package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("P13b")
class CheckZoneTest {
    private static final int GAMES = 150;
    private static final int PLIES = 150;

    @Test
    void everyMoveThatBeginsACheckConcernsTheZone() {
        for (RuleSet rules : List.of(Kja.RULES, FairyRules.CASUAL)) {
            SplittableRandom random = new SplittableRandom(7);
            Map<PieceKind, Integer> checks = new EnumMap<>(PieceKind.class);
            int left = 0;
            for (int game = 0; game < GAMES; game++) {
                Position position = rules.start(Formation.HEEH, Formation.EHHE);
                for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
                    left += check(position, checks);
                    List<Move> moves = position.safeMoves();
                    position = position.play(moves.get(random.nextInt(moves.size())));
                }
            }
            assertThat(checks)
                    .containsKeys(
                            PieceKind.CHARIOT,
                            PieceKind.CANNON,
                            PieceKind.HORSE,
                            PieceKind.ELEPHANT,
                            PieceKind.SOLDIER);
            assertThat(left).as("moves that need not be made").isPositive();
        }
    }

    /** Powers that only a foreign rule set has: a soldier that steps four files and one rank at once. */
    @Test
    void stepsOfForeignPowersBelongToTheZone() {
        Powers far = Powers.standard()
                .with(
                        PieceKind.SOLDIER,
                        (side, from, to) -> from.file() == to.file() + 4 && from.rank() == to.rank() + 1);
        Square general = Square.parse("e9");
        Move move = Move.parse("i8i10");
        assertThat(CheckZone.of(general, Side.CHO, far).concerns(move)).isTrue();
        assertThat(CheckZone.of(general, Side.CHO, Powers.standard()).concerns(move))
                .isFalse();
    }

    private static int check(Position position, Map<PieceKind, Integer> checks) {
        CheckZone zone = CheckZone.of(
                position.general(position.turn().opponent()).orElseThrow(),
                position.turn(),
                position.rules().powers());
        int left = 0;
        for (Move move : position.safeMoves()) {
            if (!position.givesCheck(move)) {
                left += zone.concerns(move) ? 0 : 1;
                continue;
            }
            assertThat(zone.concerns(move)).as("%s in %s", move, position).isTrue();
            checks.merge(position.pieceAt(move.from()).orElseThrow().kind(), 1, Integer::sum);
        }
        return left;
    }
}
