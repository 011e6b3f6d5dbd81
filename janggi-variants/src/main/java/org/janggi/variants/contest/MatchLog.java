package org.janggi.variants.contest;

import java.util.ArrayList;
import java.util.List;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.RuleSet;

/**
 * Matches in writing: as lines of text, and as the {@link Event}s that a record of a game holds beside its moves. Both keep
 * the terms and every event, so that what is read is an equal match.
 *
 * <p>The first line, or event, is {@code terms}. An event is a type and attributes in a fixed order, as in
 * {@code play side=cho move=a4b4}; times are written as ISO 8601 durations. What the core names too, as {@link Event#WARNING},
 * has its name and its attributes.
 */
public final class MatchLog {
    private MatchLog() {}

    /**
     * A match as text.
     *
     * @param match any match
     * @return a line for the terms and one for each event, each ended by a line feed
     */
    public static String format(Match match) {
        StringBuilder text = new StringBuilder();
        text.append(EventLine.format(MatchTermsText.TYPE, MatchTermsText.attributes(match.terms())))
                .append('\n');
        for (MatchEvent event : match.log()) {
            text.append(format(event)).append('\n');
        }
        return text.toString();
    }

    /**
     * An event as text.
     *
     * @param event any event
     * @return one line without its end
     */
    public static String format(MatchEvent event) {
        return EventLine.format(MatchEventText.type(event), MatchEventText.attributes(event));
    }

    /**
     * Reads an event.
     *
     * @param line what {@link #format(MatchEvent)} wrote
     * @return the event
     * @throws IllegalArgumentException if it is no event; the message tells what was expected
     */
    public static MatchEvent parseEvent(String line) {
        EventLine.Parsed parsed = EventLine.parse(line);
        return MatchEventText.parse(parsed.type(), parsed.attributes());
    }

    /**
     * Reads a match and replays it.
     *
     * @param text what {@link #format(Match)} wrote; lines may end in any way
     * @param rules the rule set of the match, with its options
     * @return an equal match
     * @throws MatchRefusedException if an event cannot happen
     * @throws IllegalArgumentException if the text is malformed or of another rule set; the message has the line's number
     */
    public static Match parse(String text, RuleSet rules) {
        List<Event> events = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            try {
                EventLine.Parsed parsed = EventLine.parse(line);
                events.add(new Event(0, parsed.type(), parsed.attributes()));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("line " + number + ": " + e.getMessage(), e);
            }
        }
        return parse(events, rules, "line ");
    }

    /**
     * A match as events of a record.
     *
     * <p>Cost: replays the match, for the plies.
     *
     * @param match any match
     * @return the terms at ply 0, and each event with the number of plies that had been played before it
     */
    public static List<Event> events(Match match) {
        List<Event> events = new ArrayList<>();
        events.add(new Event(0, MatchTermsText.TYPE, MatchTermsText.attributes(match.terms())));
        Match replayed = Match.of(match.terms());
        for (MatchEvent event : match.log()) {
            events.add(event(event, plies(replayed)));
            replayed = replayed.then(event);
        }
        return List.copyOf(events);
    }

    /**
     * An event as one of a record.
     *
     * @param event any event
     * @param ply how many plies had been played before it
     * @return its type and attributes
     */
    public static Event event(MatchEvent event, int ply) {
        return new Event(ply, MatchEventText.type(event), MatchEventText.attributes(event));
    }

    private static int plies(Match match) {
        return match.game().map(Game::history).map(history -> history.ply()).orElse(0);
    }

    /**
     * Reads a match from a record and replays it.
     *
     * @param events what {@link #events(Match)} gave
     * @param rules the rule set of the match, with its options
     * @return an equal match
     * @throws MatchRefusedException if an event cannot happen
     * @throws IllegalArgumentException if an event is malformed, at another ply, or of another rule set; the message has its
     *     number
     */
    public static Match match(List<Event> events, RuleSet rules) {
        Match match = parse(events, rules, "event ");
        List<Event> expected = events(match);
        for (int i = 0; i < events.size(); i++) {
            int ply = expected.get(i).ply();
            if (events.get(i).ply() != ply) {
                throw new IllegalArgumentException("event " + (i + 1) + ": expected at ply " + ply + ", found at ply "
                        + events.get(i).ply());
            }
        }
        return match;
    }

    private static Match parse(List<Event> events, RuleSet rules, String what) {
        if (events.isEmpty() || !events.get(0).type().equals(MatchTermsText.TYPE)) {
            throw new IllegalArgumentException(what + "1: expected " + MatchTermsText.TYPE + ", found "
                    + (events.isEmpty() ? "nothing" : events.get(0).type()));
        }
        int number = 1;
        try {
            Match match = Match.of(MatchTermsText.parse(events.get(0).attributes(), rules));
            for (Event event : events.subList(1, events.size())) {
                number++;
                match = match.then(MatchEventText.parse(event.type(), event.attributes()));
            }
            return match;
        } catch (MatchRefusedException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(what + number + ": " + e.getMessage(), e);
        }
    }
}
