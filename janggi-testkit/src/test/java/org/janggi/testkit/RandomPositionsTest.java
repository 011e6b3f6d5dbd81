package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.janggi.core.Fault;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.testkit.SmallRules.Feature;
import org.janggi.testkit.reference.NaivePowers;
import org.junit.jupiter.api.Test;

class RandomPositionsTest {
    private static final RuleSet RULES = new SmallRules("safe-only", NaivePowers.DEFAULT, Feature.SAFE_ONLY);

    private static List<Position> positions(long seed) {
        RandomPositions row = new RandomPositions(RULES, seed);
        return Stream.generate(row::next).limit(600).toList();
    }

    @Test
    void theSameSeedGivesTheSamePositions() {
        assertThat(positions(1)).isEqualTo(positions(1)).isNotEqualTo(positions(2));
    }

    @Test
    void manyKindsOfPositionsOccur() {
        List<Position> positions = positions(3);
        assertThat(positions.stream().filter(position -> !position.promoted().isEmpty()))
                .hasSizeGreaterThan(200);
        assertThat(positions.stream().filter(Position::isFacing)).hasSizeGreaterThan(60);
        assertThat(positions.stream().filter(Position::isInCheck)).hasSizeGreaterThan(60);
        assertThat(positions.stream().filter(RandomPositionsTest::isSparse)).hasSizeGreaterThan(60);
        assertThat(positions.stream().filter(position -> !isSparse(position))).hasSizeGreaterThan(60);
        assertThat(positions.stream().filter(position -> position.turn() == Side.HAN))
                .hasSizeBetween(200, 400);
        assertThat(positions.stream().filter(position -> position.fullmoves() > 10))
                .hasSizeGreaterThan(30);
    }

    private static boolean isSparse(Position position) {
        return position.count(Side.CHO) + position.count(Side.HAN) <= 12;
    }

    @Test
    void theSearchForAPositionEnds() {
        RuleSet picky = new SmallRules("picky", NaivePowers.DEFAULT) {
            @Override
            public List<Fault> faults(Setup setup) {
                return List.of(Fault.error("setup.none", "another board", "다른 판", "this one"));
            }
        };
        assertThatThrownBy(() -> {
                    RandomPositions row = new RandomPositions(picky, 1);
                    for (int i = 0; i < 20; i++) {
                        row.next();
                    }
                })
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("picky refused 200");
    }
}
