package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class FenPropertyTest {
    private static final List<RuleSet> RULES = List.of(new TestRules(), TestRules.safe(), new PromotingRules());

    /** Texts that look like a position: the parts of one, now and then something else in their place. */
    @Provide
    Arbitrary<String> fenLike() {
        Arbitrary<String> rank = Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(
                        6, Arbitraries.of("9", "4k4", "4K4", "p1p1p1p1p", "1C5C1", "3a1r3", "2NB5", "+P8")),
                net.jqwik.api.Tuple.of(
                        1,
                        Arbitraries.strings()
                                .withChars("kKpP+19rRhE/x\u0000\uD83D")
                                .ofMaxLength(9)));
        Arbitrary<String> board = rank.list().ofMinSize(9).ofMaxSize(11).map(ranks -> String.join("/", ranks));
        Arbitrary<String> whole = Arbitraries.of("4k4/9/9/4p4/9/9/9/2R6/4K4/9", "3k5/9/9/9/4+P4/9/9/9/5K3/9");
        Arbitrary<String> rest = Arbitraries.of(
                "",
                " w",
                " b",
                " w - - 0 1",
                " b - - 3 4",
                " w - - 0 1 last=pass",
                " w - - 0 1 over=1",
                " x 1 2 3 4",
                " w =");
        Arbitrary<String> tail = Arbitraries.strings().ofMaxLength(3);
        return Combinators.combine(Arbitraries.oneOf(board, whole, Arbitraries.strings()), rest, tail.optional(0.2))
                .as((first, second, third) -> first + second + third.orElse(""));
    }

    @Property(tries = 600)
    void anyTextIsAPositionOrAllItsFaultsAndNeverAnythingElse(@ForAll("fenLike") String text) {
        for (RuleSet rules : RULES) {
            List<Fault> faults = Fen.check(text, rules);
            assertThat(faults).allMatch(fault -> fault.offset() >= 0 && fault.offset() <= text.length());
            try {
                Position position = Fen.parse(text, rules);
                assertThat(faults).noneMatch(Fault::isError);
                assertThat(Fen.parse(position.toString(), rules))
                        .isEqualTo(position)
                        .hasToString(position.toString());
                assertThat(position.legalMoves()).hasSize(position.moveCount());
            } catch (InvalidPositionException e) {
                assertThat(e.faults()).isEqualTo(faults).anyMatch(Fault::isError);
            }
        }
    }
}
