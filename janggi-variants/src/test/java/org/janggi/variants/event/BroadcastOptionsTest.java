package org.janggi.variants.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.RuleOption;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.janggi.core.Text;
import org.janggi.variants.Kja;
import org.janggi.variants.Reading;
import org.janggi.variants.contest.MatchOption;
import org.janggi.variants.contest.MatchTerms;
import org.janggi.variants.contest.TimeControl;
import org.janggi.variants.league.GameResult;
import org.janggi.variants.league.LeaguePoints;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.SeriesPlan;
import org.janggi.variants.league.TieBreaks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** K12: whatever a broadcast varies within the frame of point play can be announced and played. */
@Tag("K12")
class BroadcastOptionsTest {
    private static final TimeControl TIME = TimeControl.parse("10분 40초 3회 매수 총 90분");
    private static final Player OLD = Player.of("김하나").withDan(5);
    private static final Player YOUNG = Player.of("이두리").withDan(3);

    private static EventPlan plan(Kja rules, Stage stage, LeaguePoints points, TieBreaks tieBreaks) {
        return new EventPlan(new Text("Cup", "대회"), rules, List.of(stage), points, tieBreaks, TIME);
    }

    /** Rules, and under which names their options are announced. */
    private record Varied(Kja rules, Map<String, String> options) {
        Varied with(Kja changed, String option, String value) {
            Map<String, String> more = new TreeMap<>(options);
            more.put(option, value);
            return new Varied(changed, more);
        }
    }

    /** Every combination of the options of the rule set, parameters with one value besides the default. */
    private static List<Varied> allRules() {
        List<Varied> all = new ArrayList<>(List.of(new Varied(Kja.RULES, Map.of())));
        for (Reading reading : Kja.RULES.readings()) {
            List.copyOf(all).forEach(one -> all.add(one.with(one.rules.with(reading), reading.id(), "on")));
        }
        // Where self-check is forbidden no general can be taken, so that mate cannot be played out.
        all.stream()
                .filter(one -> !one.options.containsKey(Reading.PLAYED_OUT.id()))
                .toList()
                .forEach(one -> all.add(one.with(one.rules.with(SelfCheck.FORBIDDEN), "self-check", "forbidden")));
        List.copyOf(all).forEach(one -> all.add(one.with(one.rules.withDeom(9), "deom", "4.5")));
        List.copyOf(all).forEach(one -> all.add(one.with(one.rules.withRepetitions(3), "repetitions", "3")));
        return all;
    }

    @Test
    void everyCombinationOfTheOptionsOfPointPlayCanBeAnnouncedAndPlayed() {
        List<Varied> all = allRules();
        assertThat(Kja.RULES.readings()).hasSize(4);
        assertThat(all).hasSize((16 + 8) * 2 * 2);
        Set<String> varied = new HashSet<>();
        all.forEach(one -> varied.addAll(one.options.keySet()));
        assertThat(varied)
                .containsExactlyInAnyOrderElementsOf(
                        Kja.RULES.knownOptions().stream().map(RuleOption::name).toList());
        for (Varied one : all) {
            assertThat(one.rules.options()).isEqualTo(one.options);
            String announced = plan(one.rules, new Stage.Groups(2, 1), LeaguePoints.KJA, TieBreaks.KJA)
                    .announcement()
                    .english();
            one.options.forEach((option, value) -> assertThat(announced).contains(option + "=" + value));
            assertThat(MatchTerms.of(one.rules, OLD, YOUNG).withTime(TIME).rules())
                    .isEqualTo(one.rules);
            Game drawn = Game.of(one.rules.start(Formation.EHEH, Formation.HEEH))
                    .play(Move.PASS)
                    .play(Move.PASS);
            assertThat(drawn.outcome().orElseThrow())
                    .hasToString(
                            "Han wins by points (P10), " + (one.options.containsKey("deom") ? "72-76.5" : "72-73.5"));
        }
    }

    @ParameterizedTest
    @EnumSource(MatchOption.class)
    void everyOptionOfAMatchIsAvailable(MatchOption option) {
        MatchTerms terms = MatchTerms.of(Kja.RULES, OLD, YOUNG).with(option);
        assertThat(terms.options()).containsExactly(option);
        assertThat(terms.rules()).isEqualTo(Kja.RULES);
    }

    @Test
    void theTimesOfAMatchMayVary() {
        MatchTerms terms = MatchTerms.of(Kja.RULES, OLD, YOUNG)
                .withTime(TIME)
                .withLateness(200)
                .withAbsence(Duration.ofMinutes(1))
                .withSetUpTime(Duration.ofSeconds(30));
        assertThat(terms.time().total()).contains(Duration.ofMinutes(90));
        assertThat(terms.player(Side.CHO)).isEqualTo(OLD);
        assertThat(plan(Kja.RULES, new Stage.Groups(2, 1), LeaguePoints.KJA, TieBreaks.KJA)
                        .announcement()
                        .english())
                .endsWith("free time 600 s; byoyomi 3 x 40 s, one a move; total time 5400 s");
    }

    @ParameterizedTest
    @EnumSource(GameResult.class)
    void everyOptionOfAnEventIsAvailable(GameResult bye) {
        for (Stage stage : List.of(
                new Stage.Groups(4, 3),
                new Stage.SwissRounds(5, bye),
                new Stage.Bracket(new SeriesPlan(List.of(3, 5, 3))))) {
            for (boolean completeWinsOnly : new boolean[] {true, false}) {
                LeaguePoints points = new LeaguePoints(5, 3, 1, -1);
                TieBreaks ties = new TieBreaks(completeWinsOnly, Optional.empty());
                assertThat(plan(Kja.RULES, stage, points, ties).announcement().korean())
                        .contains(stage.text().korean(), ties.text().korean(), "승점 5,3,1,-1");
            }
        }
    }
}
