package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.janggi.core.Formation;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** P3: the pieces are set up before the game, Han first. */
class SetUpStageTest {
    private static final List<RuleSet> SETS = List.of(Kja.RULES, Gungjanggi.SILVER, Gungjanggi.DAN);

    @Test
    @Tag("P3")
    void hanSetsUpFirstThenCho() {
        for (RuleSet rules : SETS) {
            Match match = Match.of(Matches.terms(rules));
            assertThat(match.stage()).isEqualTo(Stage.SET_UP);
            assertThat(match.active()).contains(Side.HAN);
            assertThat(Matches.refused(match, "cho HEEH")).isEqualTo("P3");
            match = Matches.on(match, "han EHEH");
            assertThat(match.active()).contains(Side.CHO);
            assertThat(match.game()).isEmpty();
            match = Matches.on(match, "cho HEHE");
            assertThat(match.stage()).isEqualTo(Stage.READY);
            assertThat(match.formation(Side.HAN)).contains(Formation.EHEH);
            assertThat(match.game().orElseThrow().position()).isEqualTo(rules.start(Formation.HEHE, Formation.EHEH));
        }
    }

    @Test
    @Tag("P3")
    void aSetUpIsNotChangedAfterwards() {
        for (RuleSet rules : SETS) {
            Match han = Matches.on(Match.of(Matches.terms(rules)), "han EHEH");
            assertThat(Matches.refused(han, "han HEEH")).isEqualTo("P3");
            assertThat(Matches.refused(han, "han EHEH")).isEqualTo("P3");
            Match both = Matches.on(han, "cho HEEH");
            assertThat(Matches.refused(both, "cho EHEH")).isEqualTo("P3");
            assertThat(Matches.refused(Matches.on(both, "start"), "han HEEH")).isEqualTo("P3");
        }
    }

    @ParameterizedTest
    @Tag("P3")
    @ValueSource(
            strings = {
                "cho a4b4",
                "han a7b7",
                "cho pass",
                "start",
                "press side=cho",
                "touch side=han square=a7",
                "put-back side=cho",
                "time-over",
                "adjudication"
            })
    @DisplayName("faults.md F54: nothing is played before both players have set up")
    void theSetUpStageRefusesWhatBelongsToTheGame(String event) {
        for (RuleSet rules : SETS) {
            for (String[] before : new String[][] {{}, {"han HEEH"}}) {
                Match match = Matches.on(Match.of(Matches.terms(rules)), before);
                assertThat(Matches.refused(match, event)).isEqualTo("P3");
                assertThatExceptionOfType(MatchRefusedException.class)
                        .isThrownBy(() -> Matches.on(match, event))
                        .satisfies(e -> {
                            assertThat(e.match()).isSameAs(match);
                            assertThat(e.event()).isEqualTo(Matches.event(event));
                            assertThat(e.refusal().in(Locale.KOREAN)).startsWith("P3: ");
                        });
            }
        }
    }

    @Test
    @Tag("P3")
    @DisplayName("faults.md F54: a second start message is refused")
    void aMatchStartsOnceAndAfterTheSetUp() {
        for (RuleSet rules : SETS) {
            Match ready = Matches.on(Match.of(Matches.terms(rules)), "han HEEH", "cho HEEH");
            assertThat(Matches.refused(ready, "cho a4b4")).isEqualTo("P1");
            assertThat(Matches.refused(ready, "time-over")).isEqualTo("P1");
            Match playing = Matches.on(ready, "start");
            assertThat(playing.stage()).isEqualTo(Stage.PLAYING);
            assertThat(playing.active()).contains(Side.CHO);
            assertThat(Matches.refused(playing, "start")).isEqualTo("P1");
        }
    }

    @Test
    @Tag("P3")
    @DisplayName("faults.md F54: the first move may be made by a piece that was swapped")
    void theFirstMoveMayBeMadeByPiecesThatWereSwapped() {
        for (RuleSet rules : SETS) {
            Match match = Matches.on(Match.of(Matches.terms(rules)), "han HEEH", "cho HEHE", "start", "cho g1f3");
            assertThat(match.game().orElseThrow().history().moves()).hasToString("[g1f3]");
        }
    }

    @Test
    @Tag("P3")
    void timeDoesNotRunInTheSetUpStageByItself() {
        Match match = Matches.on(
                Match.of(Matches.terms(Kja.RULES, "5분")), "PT20M", "han HEEH", "PT20M", "cho HEEH", "PT20M", "start");
        assertThat(match.clock(Side.CHO)).hasToString("5:00");
        assertThat(match.clock(Side.HAN)).hasToString("5:00");
    }

    @Test
    @Tag("P3")
    @DisplayName("faults.md E50: who overruns the time to set up loses, Han in its stage and Cho in its own")
    void whoOverrunsTheTimeToSetUpLoses() {
        SETS.forEach(SetUpStageTest::assertThatWhoOverrunsTheTimeToSetUpLoses);
    }

    private static void assertThatWhoOverrunsTheTimeToSetUpLoses(RuleSet rules) {
        MatchTerms terms = Matches.terms(rules, "5분").withSetUpTime(Duration.ofSeconds(30));
        Match match = Match.of(terms);
        assertThat(Matches.end(Matches.on(match, "PT30S"))).isEqualTo(Matches.OPEN);
        assertThat(Matches.end(Matches.on(match, "PT30.001S"))).isEqualTo("cho time P3");
        Match hanIsReady = Matches.on(match, "PT30S", "han HEEH", "PT30S");
        assertThat(Matches.end(hanIsReady)).isEqualTo(Matches.OPEN);
        assertThat(Matches.end(Matches.on(hanIsReady, "PT0.001S"))).isEqualTo("han time P3");
        Match ready = Matches.on(hanIsReady, "cho HEEH", "PT1H");
        assertThat(Matches.end(ready)).isEqualTo(Matches.OPEN);
        assertThat(Matches.on(match, "PT31S").game()).isEmpty();
        assertThat(Matches.refused(Matches.on(match, "PT31S"), "han HEEH")).isEqualTo("P3");
    }

    @Test
    @Tag("P3")
    void aMatchFromAPositionHasNoSetUpStage() {
        Match match = Matches.from("4k4/9/9/9/9/9/9/9/9/R3K4 b", Matches.terms(Kja.RULES));
        assertThat(match.active()).contains(Side.HAN);
        assertThat(match.formation(Side.HAN)).isEmpty();
        assertThat(Matches.refused(match, "han HEEH")).isEqualTo("P3");
    }
}
