package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.variants.ForcedWin;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.TotalTime;
import org.janggi.variants.league.GameResult;
import org.janggi.variants.league.Knockout;
import org.janggi.variants.league.League;
import org.janggi.variants.league.LeagueGame;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.SeriesPlan;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A contest of eight players, match by match, with everything that happens in one. The log of each match is stored in a
 * file; at the end all files are read and replayed.
 */
class ContestTest {
    private static final List<Player> PLAYERS = List.of(
            Player.of("김하나").withDan(5).withBirth(LocalDate.of(1948, 5, 1)),
            Player.of("이두리").withDan(3).withBirth(LocalDate.of(1961, 8, 15)),
            Player.of("박세나").withDan(3).withBirth(LocalDate.of(1955, 1, 9)),
            Player.of("최네미").withDan(2),
            Player.of("정다오").withDan(7),
            Player.of("강여사").withDan(1),
            Player.of("조일구").withDan(4),
            Player.of("윤여덟"));
    private static final TimeControl AMATEUR = TimeControl.parse("5분 30초 3회");
    private static final TimeControl SHORT = TimeControl.parse("20분 총 10분");
    private static final String LADDER = "4k4/9/8r/8r/9/9/9/RR7/9/3K5 w";

    private final List<Match> matches = new ArrayList<>();

    @TempDir
    Path logs;

    private static MatchTerms terms(RuleSet rules, int cho, int han) {
        return MatchTerms.of(rules, PLAYERS.get(cho), PLAYERS.get(han)).withTime(AMATEUR);
    }

    private Match ended(Match match, String end) {
        assertThat(Matches.end(match)).isEqualTo(end);
        try {
            Files.writeString(log(matches.size()), MatchLog.format(match));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        matches.add(match);
        return match;
    }

    private Path log(int number) {
        return logs.resolve(number + ".log");
    }

    private List<Match> reread() throws IOException {
        List<Match> read = new ArrayList<>();
        for (Match match : matches) {
            String text = Files.readString(log(read.size()));
            read.add(MatchLog.parse(text, match.terms().rules()));
        }
        return read;
    }

    private void assertThatEveryMatchComesBackFromItsLog() throws IOException {
        List<Match> reread = reread();
        for (int i = 0; i < matches.size(); i++) {
            Match match = matches.get(i);
            Match read = reread.get(i);
            assertThat(read).isEqualTo(match);
            assertThat(Matches.view(read)).isEqualTo(Matches.view(match));
            Match fromRecord =
                    MatchLog.match(MatchLog.events(match), match.terms().rules());
            assertThat(Matches.view(fromRecord)).isEqualTo(Matches.view(match));
        }
    }

    @Test
    @Tag("P1")
    @Tag("P2")
    @Tag("P3")
    @Tag("P4")
    @Tag("P5")
    @Tag("P11")
    @Tag("P13a")
    @Tag("P13b")
    @Tag("P13c")
    @Tag("S31")
    @Tag("S34")
    @Tag("K5")
    @Tag("K7")
    @Tag("K10")
    @Tag("P12")
    void aContestOfEightPlayers() throws IOException {
        firstRound();
        secondRound();
        thirdRound();
        assertThat(matches).hasSize(12);
        Table table = Table.of(matches);
        assertThat(table.ranks(0)).containsExactly("1 김하나 18", "2 최네미 16", "3 박세나 7", "4 이두리 0");
        assertThat(table.ranks(1)).containsExactly("1 정다오 16", "2 강여사 13", "3 조일구 7", "4 윤여덟 4");
        finals();
        assertThat(matches).hasSize(19);
        assertThat(Table.of(matches).champion()).contains("정다오");
        assertThatEveryMatchComesBackFromItsLog();
        assertThat(Table.of(reread())).isEqualTo(Table.of(matches));
    }

    /** The tables of two groups of four, and the bracket of the best two of each: what the matches come to. */
    private record Table(List<League> groups, Optional<Knockout> bracket) {
        static Table of(List<Match> played) {
            List<Match> rest = played.subList(12, played.size());
            List<League> groups = List.of(group(PLAYERS.subList(0, 4), played), group(PLAYERS.subList(4, 8), played));
            if (rest.isEmpty()) {
                return new Table(groups, Optional.empty());
            }
            List<String> qualified = Stream.of(0, 1)
                    .flatMap(place -> groups.stream()
                            .map(group -> group.standings().get(place).player().id()))
                    .toList();
            Knockout bracket = Knockout.of(qualified, SeriesPlan.fromSemiFinal(3, 1));
            for (Match match : rest) {
                bracket = bracket.withGame(id(match, Side.CHO), id(match, Side.HAN), result(match));
            }
            return new Table(groups, Optional.of(bracket));
        }

        private static League group(List<Player> players, List<Match> played) {
            League league = League.of(players);
            for (Match match : played.subList(0, 12)) {
                String cho = id(match, Side.CHO);
                if (players.contains(match.terms().player(Side.CHO))) {
                    int round = league.games().size() / 2 + 1;
                    league = league.with(
                            LeagueGame.of(round, cho, id(match, Side.HAN)).with(result(match)));
                }
                if (Matches.end(match).endsWith("P12")
                        && players.contains(match.terms().player(Side.CHO))) {
                    league = league.withWithdrawal(cho);
                }
            }
            return league;
        }

        private static String id(Match match, Side side) {
            return match.terms().player(side).id();
        }

        private static GameResult result(Match match) {
            return GameResult.of(match.outcome().orElseThrow(), Side.CHO);
        }

        List<String> ranks(int group) {
            return groups.get(group).standings().stream()
                    .map(row -> row.rank() + " " + row.player().id() + " "
                            + row.tally().points())
                    .toList();
        }

        Optional<String> champion() {
            return bracket.flatMap(Knockout::winner);
        }
    }

    /** Semi-finals best of three with colours alternating, and a final of one game. */
    private void finals() {
        ended(Matches.started(terms(Kja.RULES, 0, 5), "resignation side=han"), "cho resignation K4");
        ended(Matches.started(terms(Kja.RULES, 5, 0), "cho a4b4", "resignation side=han"), "cho resignation K4");
        ended(Matches.started(terms(Kja.RULES, 0, 5), "cho a4b4", "han b10d9"), "cho disqualified P5");
        ended(Matches.started(terms(Kja.RULES, 3, 4), "cho a4a9"), "han disqualified P5");
        ended(Matches.started(terms(Kja.RULES, 4, 3), "cho pass", "han pass"), "han points P10 72-73.5");
        ended(Matches.started(terms(Kja.RULES, 3, 4), "resignation side=cho"), "han resignation K4");
        ended(Matches.started(terms(Kja.RULES, 0, 4), "resignation side=cho"), "han resignation K4");
    }

    private void firstRound() {
        // A draw for sides, a player who is late, and the flag that falls for it.
        ColourDraw draw = ColourDraw.of(PLAYERS.get(0), PLAYERS.get(1), new Random(7));
        MatchTerms drawn = MatchTerms.of(Kja.RULES, draw).withTime(TimeControl.parse("5분"));
        Match late = Matches.on(
                Match.of(drawn), "late side=cho by=PT4M", "han HEEH", "cho EHHE", "start", "PT1M", "cho a4b4");
        assertThat(late.clock(Side.CHO)).hasToString("0:00");
        ended(Matches.on(late, "han a7b7", "PT0.001S"), "han time K4");

        // Byoyomi that runs out exactly at its limit is not overrun.
        Match byoyomi = Matches.started(terms(Kja.RULES, 2, 3), "PT5M", "cho a4b4", "han a7b7", "PT30S", "cho b4a4");
        assertThat(byoyomi.clock(Side.CHO).periods()).isEqualTo(3);
        byoyomi = Matches.on(byoyomi, "han b7a7", "PT1M30S");
        assertThat(byoyomi.clock(Side.CHO).periods()).isOne();
        ended(Matches.on(byoyomi, "PT0.001S"), "han time S31");

        // A touch that forces a pass, answered by a pass: the points decide.
        Match touched =
                Matches.started(terms(Kja.RULES, 4, 5).with(MatchOption.HAND_CLOCK), "touch side=cho square=b3");
        assertThat(touched.permittedMoves()).containsExactly(Move.PASS);
        ended(Matches.on(touched, "press side=cho", "PT2S", "press side=han"), "han points P10 72-73.5");

        // An illegal move that was completed.
        ended(Matches.started(terms(Kja.RULES, 6, 7), "cho a4b4", "han b10d9"), "cho disqualified P5");
    }

    private void secondRound() {
        // Two warnings, one of them before the game.
        Match warned = Matches.on(
                Match.of(terms(Kja.RULES, 0, 2)), "han HEEH", "warning side=han cause=phone", "cho HEEH", "start");
        ended(Matches.on(warned, "cho a4b4", "warning side=han cause=\"phone again\""), "cho disqualified P11");

        // One drops out for 2:59, the other for 3:00.
        Match online = Matches.started(terms(Gungjanggi.SILVER, 1, 3), "disconnection side=cho", "PT2M59S");
        online = Matches.on(online, "return side=cho", "PT3S", "cho a4b4", "disconnection side=han", "PT2M59.999S");
        assertThat(Matches.end(online)).isEqualTo(Matches.OPEN);
        ended(Matches.on(online, "PT0.001S"), "cho time S34");

        // A claim within three moves that succeeds.
        MatchTerms total = terms(Kja.RULES, 4, 6).withTime(TimeControl.parse("20분 총 30분"));
        Match claimed = Matches.from(LADDER, total, "PT15M", "cho b3b4", "PT14M", "han pass", "PT1M");
        assertThat(claimed.stage()).isEqualTo(Stage.TIME_OVER);
        claimed = Matches.on(claimed, "time-over claim=cho");
        ForcedWin win = ForcedWin.find(claimed.game().orElseThrow().position(), Side.CHO, TotalTime.TURNS)
                .orElseThrow();
        Side turn = Side.CHO;
        for (Move move : win.line()) {
            claimed = claimed.then(new MatchEvent.Play(turn, move));
            turn = turn.opponent();
        }
        ended(claimed, "cho mate K4");

        // And one that fails.
        MatchTerms brief = terms(Kja.RULES, 5, 7).withTime(SHORT);
        Match failed = Matches.from(LADDER, brief, "PT10M", "time-over claim=cho", "cho a3a4", "han pass");
        ended(Matches.on(failed, "cho a4a3", "han pass", "cho a3a4"), "han points P13c 26-27.5");
    }

    private void thirdRound() {
        // Dead pieces are named when the total time is over.
        String hanging = "3k5/9/9/9/r8/9/9/9/9/R3K4 w";
        assertThat(TotalTime.deadCandidates(Fen.parse(hanging, Kja.RULES))).contains(Square.parse("a6"));
        Match timeOver = Matches.from(hanging, terms(Kja.RULES, 0, 3).withTime(SHORT), "PT10M");
        assertThat(timeOver.stage()).isEqualTo(Stage.TIME_OVER);
        ended(Matches.on(timeOver, "time-over dead=a6"), "cho points K5 13-1.5");

        // A withdrawal from the group league.
        MatchTerms league = terms(Kja.RULES, 1, 2).with(MatchOption.GROUP_LEAGUE);
        ended(Matches.on(Match.of(league), "han HEEH", "withdrawal side=cho"), "han resignation P12");

        // A player who does not come at all, and one who gives up.
        ended(Matches.on(Match.of(terms(Kja.RULES, 4, 7)), "late side=han by=PT5M"), "cho time P1");
        ended(Matches.started(terms(Gungjanggi.DAN, 5, 6), "cho a4b4", "resignation side=han"), "cho resignation S1");
    }
}
