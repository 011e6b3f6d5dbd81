package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Text;
import org.janggi.variants.Kja;
import org.janggi.variants.Reading;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EventPlanTest {
    private static EventPlan plan(RuleSet rules, List<Stage> stages, Duration free, Optional<Duration> total) {
        return new EventPlan(
                new Text("Spring Cup", "봄 대회"), rules, stages, LeaguePoints.KJA, TieBreaks.KJA, free, total);
    }

    @Test
    @Tag("K6")
    void formatAndTimesAreAnnounced() {
        EventPlan plan = plan(
                Kja.RULES,
                List.of(new Stage.Groups(8, 2), new Stage.Bracket(SeriesPlan.fromSemiFinal(3, 5))),
                Duration.ofMinutes(20),
                Optional.of(Duration.ofMinutes(60)));
        assertThat(plan.announcement().english())
                .isEqualTo("Spring Cup; " + Kja.RULES.name().english()
                        + "; group league, groups: 8, going on from each: 2;"
                        + " knock-out, games of a series from the final backwards: [5, 3, 1]; points 7,4,2,0;"
                        + " free time 1200 s; total time 3600 s");
        assertThat(plan.announcement().korean()).contains("봄 대회", "조별 리그, 8개 조", "자유 시간 1200초");
    }

    @Test
    @Tag("K6")
    void everythingInItIsAParameter() {
        EventPlan plan = plan(
                Kja.RULES,
                List.of(new Stage.SwissRounds(7, GameResult.POINTS_WIN)),
                Duration.ofSeconds(90),
                Optional.empty());
        assertThat(plan.announcement().english())
                .contains("Swiss, rounds: 7, a bye is a points win", "free time 90 s; no total time");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan(Kja.RULES, List.of(), Duration.ofSeconds(1), Optional.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan(Kja.RULES, plan.stages(), Duration.ZERO, Optional.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan(Kja.RULES, plan.stages(), Duration.ofSeconds(1), Optional.of(Duration.ZERO)));
        assertThatIllegalArgumentException().isThrownBy(() -> new Stage.Groups(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Stage.Groups(1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Stage.SwissRounds(0, GameResult.COMPLETE_WIN));
    }

    @Test
    @Tag("K12")
    void aBroadcastMayPlayWithAnyReadingOfThePointPlayRules() {
        for (Reading reading : Kja.RULES.readings()) {
            Kja changed = Kja.RULES.with(reading);
            EventPlan plan = plan(
                    changed,
                    List.of(new Stage.Bracket(SeriesPlan.SINGLE_GAMES)),
                    Duration.ofMinutes(10),
                    Optional.empty());
            assertThat(plan.announcement().english()).contains(reading.id() + "=on");
        }
        Kja both = Kja.RULES.with(SelfCheck.FORBIDDEN).withDeom(7).withRepetitions(3);
        assertThat(both.options()).containsKeys(Kja.RULES.parameters().keySet().toArray(String[]::new));
    }
}
