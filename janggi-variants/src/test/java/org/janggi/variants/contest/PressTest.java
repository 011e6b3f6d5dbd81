package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** P4: the clock is pressed after a move, and pressing without one is a pass. */
class PressTest {
    private static final MatchTerms AUTOMATIC = Matches.terms(Kja.RULES, "5분 30초 3회");
    private static final MatchTerms BY_HAND = AUTOMATIC.with(MatchOption.HAND_CLOCK);

    @Test
    @Tag("P4")
    void aMovePressesTheClockByDefault() {
        Match match = Matches.started(AUTOMATIC, "PT20S", "cho a4b4", "PT5S");
        assertThat(match.clock(Side.CHO)).hasToString("4:40 +3x30s");
        assertThat(match.clock(Side.HAN)).hasToString("4:55 +3x30s");
        assertThat(Matches.refused(match, "press side=cho")).isEqualTo("P4");
        assertThat(Matches.refused(match, "cho a4a5")).as("not its turn").isEqualTo("P4");
    }

    @Test
    @Tag("P4")
    void pressingWithoutAMoveIsAPass() {
        for (MatchTerms terms : new MatchTerms[] {AUTOMATIC, BY_HAND}) {
            Match match = Matches.started(terms, "PT20S", "press side=cho");
            assertThat(match.active()).contains(Side.HAN);
            assertThat(match.game().orElseThrow().history().moves()).hasToString("[pass]");
            assertThat(match.clock(Side.CHO)).hasToString("4:40 +3x30s");
            assertThat(Matches.end(Matches.on(match, "press side=han"))).isEqualTo("han points P10 72-73.5");
        }
    }

    @Test
    @Tag("P4")
    void theClockOfOneWhoHasMovedRunsUntilItPresses() {
        Match moved = Matches.started(BY_HAND, "PT20S", "cho a4b4", "PT10S");
        assertThat(moved.active()).contains(Side.CHO);
        assertThat(moved.permittedMoves()).isEmpty();
        assertThat(Matches.refused(moved, "han a7b7")).isEqualTo("P4");
        assertThat(Matches.refused(moved, "touch side=han square=a7")).isEqualTo("P4");
        assertThat(Matches.refused(moved, "press side=han")).isEqualTo("P4");
        Match pressed = Matches.on(moved, "press side=cho", "PT1S", "han a7b7");
        assertThat(pressed.clock(Side.CHO)).hasToString("4:30 +3x30s");
        assertThat(pressed.clock(Side.HAN)).hasToString("4:59 +3x30s");
        assertThat(Matches.end(Matches.on(moved, "PT10M")))
                .as("forgot to press")
                .isEqualTo("han time S31");
    }

    @Test
    @Tag("P4")
    void thereIsNoSecondMoveBeforeThePress() {
        Match moved = Matches.started(BY_HAND, "cho a4b4");
        assertThat(Matches.refused(moved, "cho b4a4")).isEqualTo("P4");
        assertThat(Matches.refused(moved, "put-back side=cho")).isEqualTo("P4");
        Match passed = Matches.started(BY_HAND, "cho pass");
        assertThat(passed.active()).contains(Side.CHO);
        assertThat(Matches.on(passed, "press side=cho").active()).contains(Side.HAN);
    }

    @Test
    @Tag("P4")
    void aMoveThatEndsTheGameNeedsNoPress() {
        Match match = Matches.from("3k5/9/9/9/9/3R5/9/9/9/4K4 w", BY_HAND, "cho d5d10");
        assertThat(Matches.end(match)).isEqualTo("cho general-captured P8");
        assertThat(match.active()).isEmpty();
    }

    @Test
    @Tag("P4")
    void aPressThatWouldBeAForbiddenPassIsRefused() {
        Match match = Matches.started(
                Matches.terms(Gungjanggi.SILVER),
                "press side=cho",
                "press side=han",
                "press side=cho",
                "press side=han");
        assertThat(Matches.refused(match, "press side=cho")).isEqualTo("S22");
    }
}
