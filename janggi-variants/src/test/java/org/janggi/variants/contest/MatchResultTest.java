package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.league.GameResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a match counts for in a league. */
class MatchResultTest {
    private static GameResult result(Match match) {
        return GameResult.of(match.outcome().orElseThrow(), Side.HAN);
    }

    @Test
    @Tag("K1")
    @Tag("K4")
    @DisplayName("faults.md E49: a complete win and a win by points are told apart by how the game ended")
    void aWinIsCompleteOrByPoints() {
        MatchTerms terms = Matches.terms(Kja.RULES, "5분");
        assertThat(result(Matches.started(terms, "resignation side=cho"))).isEqualTo(GameResult.COMPLETE_WIN);
        assertThat(result(Matches.started(terms, "PT6M"))).isEqualTo(GameResult.COMPLETE_WIN);
        assertThat(result(Matches.started(terms, "cho a4a9"))).isEqualTo(GameResult.COMPLETE_WIN);
        assertThat(result(Matches.started(terms, "cho pass", "han pass"))).isEqualTo(GameResult.POINTS_WIN);
        assertThat(result(Matches.started(terms, "adjudication"))).isEqualTo(GameResult.POINTS_WIN);
        assertThat(result(Matches.started(terms, "time-over"))).isEqualTo(GameResult.POINTS_WIN);
    }

    @Test
    @Tag("K10")
    void gungjanggiKnowsOnlyWinAndLoss() {
        Match decided = Matches.started(Matches.terms(Gungjanggi.SILVER), "adjudication");
        assertThat(result(decided)).isEqualTo(GameResult.COMPLETE_WIN);
    }
}
