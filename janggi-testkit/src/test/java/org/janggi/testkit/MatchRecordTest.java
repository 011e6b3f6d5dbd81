package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.notation.GameRecord;
import org.janggi.notation.GibReader;
import org.janggi.notation.GibWriteOptions;
import org.janggi.notation.GibWriter;
import org.janggi.notation.JsonRecordReader;
import org.janggi.notation.JsonRecordWriter;
import org.janggi.notation.MoveTree;
import org.janggi.notation.PgnReader;
import org.janggi.notation.PgnWriteOptions;
import org.janggi.notation.PgnWriter;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.Start;
import org.janggi.variants.Kja;
import org.janggi.variants.contest.Match;
import org.janggi.variants.contest.MatchEvent;
import org.janggi.variants.contest.MatchLog;
import org.janggi.variants.contest.MatchOption;
import org.janggi.variants.contest.MatchTerms;
import org.janggi.variants.contest.TimeControl;
import org.janggi.variants.league.Player;
import org.junit.jupiter.api.Test;

/** Matches kept in records of games, in every format. */
class MatchRecordTest {
    private static Match played() {
        Player cho = Player.of("김하나").withDan(5).withBirth(LocalDate.of(1948, 5, 1));
        MatchTerms terms = MatchTerms.of(Kja.RULES, cho, Player.of("이두리").withDan(3))
                .withTime(TimeControl.parse("5분 30초 3회"))
                .with(MatchOption.HAND_CLOCK)
                .with(MatchOption.ABSENCE_IN_TOTAL);
        return Match.of(terms)
                .then(new MatchEvent.Late(Side.HAN, Duration.ofMillis(61_500)))
                .then(new MatchEvent.SetUp(Side.HAN, Formation.HEEH))
                .then(new MatchEvent.SetUp(Side.CHO, Formation.EHEH))
                .then(new MatchEvent.Start())
                .after(Duration.ofMillis(12_345))
                .then(new MatchEvent.Touch(Side.CHO, Square.parse("a4")))
                .then(new MatchEvent.Play(Side.CHO, Move.parse("a4b4")))
                .then(new MatchEvent.Press(Side.CHO))
                .then(new MatchEvent.Warn(Side.CHO, "전화가 울림; \"says\" {x} a=b\\\n[next]"))
                .then(new MatchEvent.Disconnect(Side.HAN))
                .after(Duration.ofMinutes(2))
                .then(new MatchEvent.Return(Side.HAN))
                .then(new MatchEvent.Press(Side.HAN))
                .then(new MatchEvent.Play(Side.CHO, Move.parse("b4b5")))
                .then(new MatchEvent.Press(Side.CHO))
                .then(new MatchEvent.Resign(Side.HAN));
    }

    private static GameRecord record(Match match) {
        Game game = match.game().orElseThrow();
        GameRecord.Builder record = GameRecord.builder()
                .start(Start.of(
                        match.formation(Side.CHO).orElseThrow(),
                        match.formation(Side.HAN).orElseThrow()))
                .moves(MoveTree.of(game.history().moves()));
        MatchLog.events(match).forEach(record::event);
        return record.build();
    }

    private static void assertMatch(List<ReadGame> games, Match match) {
        assertThat(games).hasSize(1);
        GameRecord read = games.get(0).record();
        Match again = MatchLog.match(read.events(), Kja.RULES);
        assertThat(again).isEqualTo(match);
        assertThat(again.outcome()).isEqualTo(match.outcome());
        assertThat(again.game().orElseThrow().history().moves()).isEqualTo(read.mainMoves());
    }

    @Test
    void a_match_comes_back_from_json() {
        Match match = played();
        String text = JsonRecordWriter.format(record(match));
        assertMatch(JsonRecordReader.parse(text, ReadOptions.strict()), match);
    }

    @Test
    void a_match_comes_back_from_gib() {
        Match match = played();
        String text = GibWriter.format(record(match), GibWriteOptions.lenient());
        assertMatch(GibReader.parse(text, ReadOptions.lenient()), match);
    }

    @Test
    void a_match_comes_back_from_pgn() {
        Match match = played();
        String text = PgnWriter.format(record(match), PgnWriteOptions.lenient());
        assertMatch(PgnReader.parse(text, ReadOptions.lenient()), match);
    }

    @Test
    void the_events_that_the_core_knows_too_end_a_game_alike() {
        Match match = played();
        Game game = Game.start(Kja.RULES, Formation.EHEH, Formation.HEEH);
        for (Move move : match.game().orElseThrow().history().moves()) {
            game = game.play(move);
        }
        for (Event event : MatchLog.events(match)) {
            game = game.record(event.type(), event.attributes());
        }
        assertThat(game.outcome()).isEqualTo(match.outcome());
    }
}
