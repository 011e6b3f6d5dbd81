package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Ending;
import org.janggi.core.Outcome;
import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a win is worth. */
class WinKindTest {
    private static WinKind kind(Match match) {
        return WinKind.of(match.outcome().orElseThrow()).orElseThrow();
    }

    @Test
    @Tag("K1")
    @Tag("K4")
    @DisplayName("faults.md E49: a complete win and a win by points are told apart by how the game ended")
    void aWinIsCompleteOrByPoints() {
        MatchTerms terms = Matches.terms(Kja.RULES, "5분");
        assertThat(kind(Matches.started(terms, "resignation side=cho"))).isEqualTo(WinKind.COMPLETE);
        assertThat(kind(Matches.started(terms, "PT6M"))).isEqualTo(WinKind.COMPLETE);
        assertThat(kind(Matches.started(terms, "cho a4a9"))).isEqualTo(WinKind.COMPLETE);
        assertThat(kind(Matches.started(terms, "cho pass", "han pass"))).isEqualTo(WinKind.POINTS);
        assertThat(kind(Matches.started(terms, "adjudication"))).isEqualTo(WinKind.POINTS);
        assertThat(kind(Matches.started(terms, "time-over"))).isEqualTo(WinKind.POINTS);
        assertThat(kind(Matches.started(Matches.terms(Gungjanggi.SILVER), "adjudication")))
                .isEqualTo(WinKind.POINTS);
    }

    @Test
    @Tag("K1")
    void aDrawIsNoWin() {
        assertThat(WinKind.of(Outcome.draw("fairy-passes"))).isEmpty();
        assertThat(WinKind.of(Outcome.win(Side.CHO, Ending.FIRST_CHECK, "S3"))).contains(WinKind.COMPLETE);
        assertThat(WinKind.of(Outcome.win(Side.CHO, Ending.MATERIAL, "S6"))).contains(WinKind.POINTS);
    }
}
