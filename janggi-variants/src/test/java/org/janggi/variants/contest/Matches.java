package org.janggi.variants.contest;

import java.util.Optional;
import java.util.TreeMap;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Refusal;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.variants.league.Player;

/** Matches from short texts. */
final class Matches {
    static final Player HANA = Player.of("김하나").withDan(5);
    static final Player DURI = Player.of("이두리").withDan(3);
    static final String OPEN = "goes on";

    private Matches() {}

    static MatchTerms terms(RuleSet rules) {
        return MatchTerms.of(rules, HANA, DURI);
    }

    static MatchTerms terms(RuleSet rules, String time) {
        return terms(rules).withTime(TimeControl.parse(time));
    }

    /** A match of which both sides have set up and the clock runs. */
    static Match started(MatchTerms terms, String... events) {
        return on(on(Match.of(terms), "han HEEH", "cho HEEH", "start"), events);
    }

    /** A match from a position, started. */
    static Match from(String fen, MatchTerms terms, String... events) {
        return on(on(Match.of(terms.from(Fen.parse(fen, terms.rules()))), "start"), events);
    }

    static Match on(Match start, String... events) {
        Match match = start;
        for (String event : events) {
            match = match.then(event(event));
        }
        return match;
    }

    /** {@code han HEEH} sets up, {@code cho a4b4} and {@code cho pass} play, {@code PT12S} passes time; else a line of a log. */
    static MatchEvent event(String text) {
        if (text.startsWith("PT")) {
            return MatchLog.parseEvent("time-passes time=" + text);
        }
        String[] words = text.split(" ");
        if (words.length == 2 && (words[0].equals("cho") || words[0].equals("han"))) {
            Side side = words[0].equals("cho") ? Side.CHO : Side.HAN;
            return words[1].matches("[HE]{4}")
                    ? new MatchEvent.SetUp(side, Formation.parse(words[1]))
                    : new MatchEvent.Play(side, Move.parse(words[1]));
        }
        return MatchLog.parseEvent(text);
    }

    /** The clause that refuses an event, or {@code -}. */
    static String refused(Match match, String event) {
        Optional<Refusal> refusal = match.refusal(event(event));
        return refusal.map(found -> found.clause().id()).orElse("-");
    }

    /** The end as one line, as in {@code han time S31}. */
    static String end(Match match) {
        return match.outcome().map(Matches::line).orElse(OPEN);
    }

    private static String line(Outcome outcome) {
        String winner = outcome.winner().map(Side::id).orElse("nobody");
        String score = outcome.score().map(Score::toString).orElse("");
        return (winner + " " + outcome.ending() + " " + outcome.clause() + " " + score).strip();
    }

    /** Everything that a match tells, as text. */
    static String view(Match match) {
        StringBuilder view = new StringBuilder();
        view.append(match.terms())
                .append('\n')
                .append(match.stage())
                .append(' ')
                .append(match.outcome());
        view.append(' ').append(match.active()).append(' ').append(match.totalLeft());
        view.append(' ').append(match.touched()).append(' ').append(match.permittedMoves());
        for (Side side : Side.values()) {
            view.append('\n').append(match.formation(side)).append(' ').append(match.clock(side));
            view.append(' ').append(match.absenceLeft(side)).append(' ').append(match.warnings(side));
        }
        match.game()
                .ifPresent(game -> view.append('\n')
                        .append(game)
                        .append(' ')
                        .append(game.events().stream()
                                .map(event -> event.ply() + event.type() + new TreeMap<>(event.attributes()))
                                .toList()));
        return view.toString();
    }
}
