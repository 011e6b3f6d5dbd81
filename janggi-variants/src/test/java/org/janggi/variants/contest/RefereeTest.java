package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.variants.FairyRules;
import org.janggi.variants.ForcedWin;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.RuleSets;
import org.janggi.variants.TotalTime;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the referee does: warnings, the total time, decisions; and how players give up. */
class RefereeTest {
    private static final MatchTerms KJA = Matches.terms(Kja.RULES);
    /** Two chariots each; Cho's can mate in three turns if Han does nothing. 26 to 27.5. */
    private static final String LADDER = "4k4/9/8r/8r/9/9/9/RR7/9/3K5 w";

    @Test
    @Tag("P11")
    void theSecondWarningDisqualifies() {
        for (RuleSet rules : List.of(Kja.RULES, Gungjanggi.SILVER, FairyRules.JANGGI)) {
            Match warned = Matches.started(Matches.terms(rules), "warning side=cho cause=noise");
            assertThat(warned.warnings(Side.CHO)).isOne();
            assertThat(Matches.end(Matches.on(warned, "warning side=han cause=noise")))
                    .isEqualTo(Matches.OPEN);
            Match twice = Matches.on(warned, "warning side=cho cause=\"noise again\"");
            assertThat(Matches.end(twice)).isEqualTo("han disqualified P11");
            assertThat(twice.outcome().orElseThrow().cause()).contains("noise again");
            assertThat(twice.game().orElseThrow().isOver()).isTrue();
        }
    }

    @Test
    @Tag("P11")
    void aWarningBeforeTheGameCountsToo() {
        Match match = Matches.on(Match.of(KJA), "warning side=han cause=noise", "han HEEH", "cho HEEH", "start");
        assertThat(Matches.end(Matches.on(match, "warning side=han cause=noise")))
                .isEqualTo("cho disqualified P11");
        Match both = Matches.on(Match.of(KJA), "warning side=han cause=a", "warning side=han cause=b");
        assertThat(Matches.end(both)).isEqualTo("cho disqualified P11");
        assertThat(both.game()).isEmpty();
    }

    @Test
    @Tag("K5")
    void theTotalTimeStopsTheClocksAndTheGame() {
        MatchTerms terms = Matches.terms(Kja.RULES, "20분 총 10분");
        Match match = Matches.started(terms, "PT4M", "cho a4b4", "PT4M");
        assertThat(match.totalLeft()).contains(Duration.ofMinutes(2));
        assertThat(Matches.refused(match, "time-over")).isEqualTo("K5");
        Match over = Matches.on(match, "PT3M");
        assertThat(over.stage()).isEqualTo(Stage.TIME_OVER);
        assertThat(over.totalLeft()).contains(Duration.ZERO);
        assertThat(over.clock(Side.HAN)).as("only two minutes ran").hasToString("14:00");
        assertThat(Matches.refused(over, "han a7b7")).isEqualTo("K5");
        assertThat(Matches.on(over, "PT1H").clock(Side.HAN)).hasToString("14:00");
        assertThat(Matches.end(Matches.on(over, "time-over"))).isEqualTo("han points K5 72-73.5");
        assertThat(Matches.on(match, "PT2M").stage()).as("at the limit").isEqualTo(Stage.TIME_OVER);
    }

    @Test
    @Tag("K5")
    void aFlagThatFallsBeforeTheTotalTimeIsOverDecides() {
        MatchTerms terms = Matches.terms(Kja.RULES, "5분 총 10분");
        assertThat(Matches.end(Matches.started(terms, "PT11M"))).isEqualTo("han time K4");
        Match together = Matches.started(Matches.terms(Kja.RULES, "5분 총 5분"), "PT6M");
        assertThat(together.stage()).as("exactly at its limit a flag stands").isEqualTo(Stage.TIME_OVER);
    }

    @Test
    @Tag("K5")
    @Tag("S32")
    @Tag("D15")
    void thereIsNoEndOfATotalTimeWhereThereIsNone() {
        assertThat(Matches.refused(Matches.started(Matches.terms(Gungjanggi.SILVER)), "time-over"))
                .isEqualTo("S32");
        assertThat(Matches.refused(Matches.started(Matches.terms(Gungjanggi.DAN)), "time-over"))
                .isEqualTo("D15");
        assertThat(Matches.refused(Matches.started(Matches.terms(FairyRules.JANGGI)), "time-over"))
                .isEqualTo("K5");
    }

    @Test
    @Tag("P13a")
    void deadPiecesAreNamedAndLeftOut() {
        Match match = Matches.started(KJA);
        assertThat(Matches.end(Matches.on(match, "time-over dead=a10"))).isEqualTo("cho points K5 72-60.5");
        for (String wrong : new String[] {"e5", "e2", "\"a10 e9\""}) {
            assertThat(Matches.refused(match, "time-over dead=" + wrong)).isEqualTo("P13a");
        }
        Square a10 = Square.parse("a10");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MatchEvent.CloseOnTime(Optional.empty(), List.of(a10, a10)));
        assertThat(TotalTime.deadCandidates(match.game().orElseThrow().position()))
                .isNotNull();
    }

    @Test
    @Tag("P13b")
    void aClaimIsPlayedOutAndMayWin() {
        Match claimed = Matches.from(LADDER, KJA, "time-over claim=cho");
        assertThat(Matches.end(claimed)).isEqualTo(Matches.OPEN);
        Match won = Matches.on(claimed, "cho a3a9", "han pass", "cho b3b10");
        assertThat(Matches.end(won)).isEqualTo("cho mate K4");
        assertThat(ForcedWin.find(claimed.game().orElseThrow().position(), Side.CHO, TotalTime.TURNS))
                .as("what the referee may ask")
                .isPresent();
        assertThat(Matches.refused(claimed, "time-over")).isEqualTo("K5");
    }

    @Test
    @Tag("P13b")
    void aMatchMayStartWhereAClaimIsBeingPlayedOut() {
        String claimed = Matches.from(LADDER, KJA, "time-over claim=cho", "cho a3a9", "han pass")
                .game()
                .orElseThrow()
                .position()
                .toString();
        Match match = Matches.from(claimed, Matches.terms(Kja.RULES, "20분 총 10분"));
        assertThat(match.totalLeft()).as("it is over").isEmpty();
        assertThat(Matches.refused(match, "time-over")).isEqualTo("K5");
        assertThat(Matches.refused(match, "time-over claim=han")).isEqualTo("K5");
        assertThat(Matches.end(Matches.on(match, "PT15M", "cho b3b10"))).isEqualTo("cho mate K4");
    }

    @Test
    @Tag("P13c")
    void ifAClaimFailsThePointsAtTheEndOfTheTimeStand() {
        Match failed = Matches.from(
                LADDER, KJA, "time-over claim=cho", "cho a3a8", "han pass", "cho a8i8", "han pass", "cho i8h8");
        assertThat(Matches.end(failed)).isEqualTo("han points P13c 26-27.5");
    }

    @Test
    @Tag("P13b")
    void theClocksRunOnInAClaimAndTheTotalTimeDoesNot() {
        Match match = Matches.from(LADDER, Matches.terms(Kja.RULES, "20분 총 10분"), "PT10M", "time-over claim=cho");
        assertThat(match.stage()).isEqualTo(Stage.PLAYING);
        assertThat(match.totalLeft()).isEmpty();
        assertThat(Matches.on(match, "PT5M").clock(Side.CHO)).hasToString("5:00");
        assertThat(Matches.end(Matches.on(match, "PT11M"))).isEqualTo("han time K4");
    }

    @Test
    @Tag("P13b")
    @Tag("P4")
    void aMoveMadeBeforeTheEndOfTheTimeStandsWithoutAPress() {
        MatchTerms terms = Matches.terms(Kja.RULES, "20분 총 10분").with(MatchOption.HAND_CLOCK);
        Match match = Matches.from(LADDER, terms, "PT9M", "cho a3a4", "PT1M", "time-over claim=han");
        assertThat(match.active()).contains(Side.HAN);
        assertThat(match.permittedMoves()).contains(Move.PASS);
    }

    @Test
    @Tag("S35")
    @Tag("S36")
    @Tag("D16")
    void theRefereeDecidesAtAnyTime() {
        assertThat(Matches.end(Matches.started(Matches.terms(Gungjanggi.SILVER), "adjudication")))
                .isEqualTo("han second-player S36 72-72");
        assertThat(Matches.end(Matches.started(Matches.terms(Gungjanggi.DAN), "cho a4b4", "adjudication")))
                .isEqualTo("han second-player D16 15-15");
        assertThat(Matches.end(Matches.started(KJA, "adjudication"))).isEqualTo("han points K2 72-73.5");
        assertThat(Matches.refused(Match.of(KJA), "adjudication")).isEqualTo("P3");
        for (RuleSet rules : List.of(Gungjanggi.SILVER, Gungjanggi.DAN, Kja.RULES)) {
            Match ready = Matches.on(Match.of(Matches.terms(rules)), "han HEEH", "cho HEEH");
            String decided = Matches.end(Matches.on(ready, "adjudication"));
            assertThat(decided).startsWith("han ");
            MatchTerms byHand = Matches.terms(rules).with(MatchOption.HAND_CLOCK);
            for (String event : List.of("start", "disconnection side=cho", "touch side=cho square=a4", "cho a4b4")) {
                Match match = event.equals("start") ? ready : Matches.started(byHand);
                assertThat(Matches.end(Matches.on(match, event, "adjudication")))
                        .isEqualTo(decided);
            }
        }
        String fen = "4k4/9/9/9/r7R/9/9/9/9/R3K4 w";
        assertThat(Matches.end(Matches.from(fen, Matches.terms(Gungjanggi.SILVER), "adjudication")))
                .isEqualTo("cho material S36 26-13");
        assertThat(Matches.end(Matches.from(fen, Matches.terms(Gungjanggi.DAN), "adjudication")))
                .isEqualTo("cho material D16 2-1");
    }

    @Test
    @Tag("S35")
    @Tag("S36")
    void inDrawingMaterialTheFirstCheckWinsByItself() {
        Match match = Matches.from("3k5/9/9/9/9/9/9/9/9/4KR3 w", Matches.terms(Gungjanggi.SILVER), "cho f1f10");
        assertThat(match.isOver()).isTrue();
        assertThat(Matches.refused(match, "adjudication"))
                .isEqualTo(match.outcome().orElseThrow().clause().id());
    }

    @Test
    @Tag("K4")
    void resignationAndDisqualificationEndAMatchAtAnyStage() {
        assertThat(Matches.end(Matches.started(KJA, "resignation side=han"))).isEqualTo("cho resignation K4");
        assertThat(Matches.end(Matches.on(Match.of(KJA), "resignation side=han")))
                .isEqualTo("cho resignation K4");
        Match match = Matches.started(Matches.terms(Gungjanggi.SILVER), "disqualification side=cho cause=help");
        assertThat(Matches.end(match)).isEqualTo("han disqualified S1");
        assertThat(match.outcome().orElseThrow().cause()).contains("help");
        assertThat(Matches.end(Matches.on(Match.of(KJA), "disqualification side=cho cause=help")))
                .isEqualTo("han disqualified K4");
        assertThatIllegalArgumentException().isThrownBy(() -> new MatchEvent.Warn(Side.CHO, " "));
    }

    static List<RuleSet> builtIn() {
        return RuleSets.builtIn();
    }

    @ParameterizedTest
    @Tag("K4")
    @Tag("S1")
    @Tag("P3")
    @MethodSource("builtIn")
    void aVerdictNamesTheSameClauseBeforeTheSetUpIsDoneAndAfter(RuleSet rules) {
        MatchTerms terms = Matches.terms(rules).with(MatchOption.GROUP_LEAGUE);
        String lost = rules instanceof Kja ? "K4" : "S1";
        boolean fairy = rules instanceof FairyRules;
        Match empty = Match.of(terms);
        Match han = Matches.on(empty, "han HEEH");
        for (Match match : List.of(empty, han, Matches.on(han, "cho HEEH"), Matches.started(terms, "cho a4b4"))) {
            assertThat(Matches.end(Matches.on(match, "resignation side=cho")))
                    .isEqualTo("han resignation " + (fairy ? "resignation" : lost));
            Match disqualified = Matches.on(match, "disqualification side=han cause=help");
            assertThat(Matches.end(disqualified)).isEqualTo("cho disqualified " + (fairy ? "disqualification" : lost));
            assertThat(disqualified.outcome().orElseThrow().cause()).contains("help");
            assertThat(Matches.end(Matches.on(match, "withdrawal side=cho"))).isEqualTo("han resignation P12");
            assertThat(Matches.end(Matches.on(match, "warning side=cho cause=a", "warning side=cho cause=b")))
                    .isEqualTo("han disqualified P11");
            assertThat(Matches.end(Matches.on(match, "disconnection side=han", "PT3M")))
                    .isEqualTo("cho time " + (rules.equals(Gungjanggi.DAN) ? "D15" : "S34"));
        }
    }

    @Test
    @Tag("P12")
    void oneWithdrawsFromAGroupLeagueOnly() {
        Match match = Matches.started(KJA.with(MatchOption.GROUP_LEAGUE), "cho a4b4", "withdrawal side=cho");
        assertThat(Matches.end(match)).isEqualTo("han resignation P12");
        assertThat(Matches.refused(Matches.started(KJA), "withdrawal side=cho")).isEqualTo("P12");
    }

    @Test
    @Tag("K4")
    void nothingHappensAfterTheEnd() {
        Match over = Matches.started(KJA, "resignation side=han");
        for (String event :
                new String[] {"PT1S", "cho a4b4", "start", "time-over", "return side=cho", "late side=cho by=PT1S"}) {
            assertThat(Matches.refused(over, event)).isEqualTo("K4");
        }
        assertThat(over.permittedMoves()).isEmpty();
        assertThat(over.active()).isEmpty();
        assertThat(over.stage()).isEqualTo(Stage.OVER);
    }

    @Test
    @Tag("S31")
    @Tag("D15")
    void whoHasUsedUpAllPeriodsLosesOnTime() {
        assertThat(Matches.end(Matches.started(Matches.terms(Gungjanggi.SILVER, "5분 30초 30회"), "PT20M")))
                .isEqualTo(Matches.OPEN);
        assertThat(Matches.end(Matches.started(Matches.terms(Gungjanggi.SILVER, "5분 30초 30회"), "PT20M0.001S")))
                .isEqualTo("han time S31");
        assertThat(Matches.end(Matches.started(Matches.terms(Gungjanggi.DAN, "5분 30초 30회"), "PT21M")))
                .isEqualTo("han time D15");
        assertThat(Matches.end(Matches.started(Matches.terms(Kja.RULES, "10분"), "cho a4b4", "PT11M")))
                .isEqualTo("cho time K4");
    }
}
