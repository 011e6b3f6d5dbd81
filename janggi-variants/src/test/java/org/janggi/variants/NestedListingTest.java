package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule set may list moves while moves are listed: the judgement whether a facing move mates does. */
class NestedListingTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "6b2/3a1a3/2C1k4/2P1c3p/9/9/9/5A3/4KN3/9 b - - 0 1",
                "4a4/1b7/3ka1rr1/4R4/9/9/3c5/9/9/3K5 b - - 0 1"
            })
    @Tag("S8")
    void onlyPermittedMovesAreSafe(String fen) {
        Gungjanggi rules = Gungjanggi.SILVER.with(Reading.CALL_BY_GENERAL);
        Position taken = Fen.parse(fen, rules);
        assertThat(taken.safeMoves()).doesNotHaveDuplicates().isSubsetOf(taken.legalMoves());
        for (Move move : taken.legalMoves()) {
            boolean lost = taken.play(move).isGeneralAttacked(taken.turn());
            assertThat(taken.safeMoves().contains(move)).as(move.toString()).isEqualTo(!lost);
        }
        Position forbidden = Fen.parse(fen, rules.with(SelfCheck.FORBIDDEN));
        assertThat(forbidden.legalMoves()).isEqualTo(taken.safeMoves()).allMatch(forbidden::permits);
    }
}
