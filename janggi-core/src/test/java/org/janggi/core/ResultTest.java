package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Scores, outcomes, endings, clauses, events, and the sentences that go with them. */
class ResultTest {
    @Test
    @DisplayName("faults.md I72: half points are exact")
    void halfPointsAreExact() {
        Score score = Score.ofPoints(72, 72).plus(Side.HAN, 3);
        assertThat(score).hasToString("72-73.5").isEqualTo(new Score(144, 147));
        assertThat(score.points(Side.HAN)).isEqualTo(73.5);
        assertThat(score.halves(Side.CHO)).isEqualTo(144);
        assertThat(score.leader()).contains(Side.HAN);
        assertThat(score.plus(Side.CHO, 4).leader()).contains(Side.CHO);
        assertThat(new Score(-1, -3)).hasToString("-0.5--1.5");
        assertThat(new Score(5, 5).leader()).isEmpty();
    }

    @Test
    void anOutcomeTellsWinnerEndingClauseScoreAndCause() {
        Outcome outcome = Outcome.win(Side.HAN, Ending.DISQUALIFIED, "P11")
                .withScore(Score.ofPoints(30, 20))
                .withCause("second warning");
        assertThat(outcome.winner()).contains(Side.HAN);
        assertThat(outcome.toString())
                .contains("Han wins")
                .contains("disqualified")
                .contains("P11")
                .contains("30-20")
                .contains("second warning");
        assertThat(Outcome.draw("T3").winner()).isEmpty();
        assertThat(Outcome.draw("T3").ending()).isEqualTo(Ending.DRAW);
        assertThat(Outcome.draw("T3").toString()).contains("no winner");
    }

    @Test
    void anEndingIsKnownByItsId() {
        Ending ending = new Ending("mate", new Text("other words", "다른 말"));
        assertThat(ending).isEqualTo(Ending.MATE).hasSameHashCodeAs(Ending.MATE).hasToString("mate");
        assertThat(ending).isNotEqualTo(Ending.POINTS).isNotEqualTo("mate");
        assertThatIllegalArgumentException().isThrownBy(() -> new Ending("Mate", Ending.MATE.text()));
        assertThatIllegalArgumentException().isThrownBy(() -> new Ending("mate-", Ending.MATE.text()));
        assertThatIllegalArgumentException().isThrownBy(() -> new Clause(""));
    }

    @Test
    void anEventNamesWhatItNeeds() {
        Event event = new Event(3, Event.RESIGNATION, Map.of(Event.SIDE, "han"));
        assertThat(event.side()).isSameAs(Side.HAN);
        assertThat(new Event(0, "x", Map.of(Event.SIDE, "cho")).side()).isSameAs(Side.CHO);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> event.attribute(Event.CAUSE))
                .withMessageContaining("resignation")
                .withMessageContaining("cause");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Event(0, "x", Map.of(Event.SIDE, "red")).side())
                .withMessageContaining("\"red\"");
        assertThatIllegalArgumentException().isThrownBy(() -> new Event(-1, "x", Map.of()));
    }

    @Test
    void aRefusalSpeaksKoreanOrEnglish() {
        Refusal refusal = Refusal.of("M3", "no screen", "넘을 기물이 없습니다");
        assertThat(refusal.in(Locale.KOREA)).isEqualTo("M3: 넘을 기물이 없습니다");
        assertThat(refusal.in(Locale.GERMAN)).isEqualTo("M3: no screen");
        assertThat(refusal).hasToString("M3: no screen");
        assertThat(refusal.text()).hasToString("no screen");
    }

    @Test
    void aFaultTellsThePlaceWhatWasExpectedAndWhatWasFound() {
        Fault fault = Fault.error("x.y", "one", "하나", "two");
        assertThat(fault).hasToString("expected one, found two (x.y)");
        assertThat(fault.at(Square.parse("e5"))).hasToString("e5: expected one, found two (x.y)");
        assertThat(fault.at(0)).hasToString("at character 1: expected one, found two (x.y)");
        assertThat(fault.at(4).in(Locale.KOREAN))
                .contains("5번째 글자")
                .contains("하나")
                .contains("two");
        assertThat(fault.isError()).isTrue();
        assertThat(Fault.warning("x.y", "one", "하나", "two").isError()).isFalse();
    }
}
