package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.janggi.core.Move;
import org.junit.jupiter.api.Test;

class MoveTreeTest {
    private static final Move A = Move.parse("a4a5");
    private static final Move B = Move.parse("a7a6");
    private static final Move C = Move.parse("c4c5");
    private static final Move D = Move.parse("c7c6");

    /** A B C with D in place of B, and in that C, and C in place of A. */
    private static MoveTree tree() {
        MoveTree.Builder builder = MoveTree.builder().comment("opening").add(A);
        int first = builder.here();
        builder.add(B)
                .comment("x")
                .comment("y")
                .add(C)
                .goTo(first)
                .add(D)
                .add(C)
                .back()
                .add(Move.PASS);
        return builder.goTo(0).add(C).remark(Remarks.NONE.withGlyph(2)).build();
    }

    @Test
    void theMainLineComesFirst() {
        MoveTree tree = tree();
        assertThat(tree.size()).isEqualTo(7);
        assertThat(tree.mainMoves()).containsExactly(A, B, C);
        assertThat(tree.plies()).isEqualTo(3);
        assertThat(tree.mainLine()).map(MoveNode::ply).containsExactly(1, 2, 3);
        assertThat(tree.opening().after()).containsExactly("opening");
        assertThat(tree).hasToString("a4a5 (c4c5) a7a6 (c7c6 c4c5 (pass)) c4c5");
    }

    @Test
    void nodesKnowTheirNeighbours() {
        MoveTree tree = tree();
        MoveNode first = tree.first().orElseThrow();
        assertThat(first.parent()).isEmpty();
        assertThat(first.variations()).map(MoveNode::move).containsExactly(C);
        assertThat(tree.children()).map(MoveNode::move).containsExactly(A, C);
        assertThat(tree.children().get(1).remarks().glyphs()).containsExactly(2);
        MoveNode second = first.next().orElseThrow();
        assertThat(second.remarks().after()).containsExactly("x", "y");
        assertThat(second.parent()).contains(first);
        MoveNode variation = second.variations().get(0);
        assertThat(variation.move()).isEqualTo(D);
        assertThat(variation.variations()).isEmpty();
        assertThat(variation.children()).map(MoveNode::toString).containsExactly("c4c5", "pass");
        assertThat(variation.children().get(1).path()).containsExactly(A, D, Move.PASS);
        assertThat(variation.children().get(1).next()).isEmpty();
        assertThat(tree.nodes()).map(MoveNode::index).containsExactly(1, 2, 3, 4, 5, 6, 7);
        assertThat(first)
                .isEqualTo(tree().first().orElseThrow())
                .hasSameHashCodeAs(tree().first().orElseThrow());
        assertThat(first).isNotEqualTo(second);
    }

    @Test
    void theOrderOfPuttingTogetherDoesNotMatter() {
        MoveTree.Builder builder = MoveTree.builder().add(A).add(B);
        MoveTree depthFirst = builder.add(C).goTo(1).add(D).build();
        MoveTree.Builder other = MoveTree.builder().add(A).add(B).back().add(D);
        MoveTree breadthFirst = other.goTo(2).add(C).build();
        assertThat(breadthFirst).isEqualTo(depthFirst).hasSameHashCodeAs(depthFirst);
        assertThat(depthFirst).isNotEqualTo(MoveTree.of(List.of(A, B, C)));
        assertThat(depthFirst).isNotEqualTo(null);
        assertThat(MoveTree.EMPTY.first()).isEmpty();
        assertThat(MoveTree.EMPTY.mainLine()).isEmpty();
    }

    @Test
    void theBuilderStaysInTheTree() {
        assertThatThrownBy(() -> MoveTree.builder().back()).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> MoveTree.builder().goTo(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(MoveTree.builder().add(A).size()).isEqualTo(1);
    }

    @Test
    void noDepthExhaustsTheStack() {
        MoveTree deep = deep();
        MoveTree same = deep();
        assertThat(deep.equals(same)).isTrue();
        assertThat(deep.hashCode()).isEqualTo(same.hashCode());
        assertThat(deep.toString()).startsWith("a4a5 a7a6 (c4c5 a4a5 ").endsWith(")))");
        assertThat(deep.nodes()).hasSize(deep.size());
        MoveNode last = deep.nodes().get(deep.size() - 1);
        assertThat(last.path()).hasSize(last.ply());
    }

    /** A variation within a variation within a variation. */
    private static MoveTree deep() {
        MoveTree.Builder builder = MoveTree.builder();
        for (int i = 0; i < 100_000; i++) {
            builder.add(A).add(B).back().add(C);
        }
        return builder.build();
    }
}
