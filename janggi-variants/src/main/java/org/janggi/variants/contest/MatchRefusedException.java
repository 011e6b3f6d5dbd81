package org.janggi.variants.contest;

import org.janggi.core.Refusal;

/** An event that cannot happen in a match. Carries the match, the event and the clause that refuses it. */
public final class MatchRefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Match match;
    private final transient MatchEvent event;
    private final transient Refusal refusal;

    MatchRefusedException(Match match, MatchEvent event, Refusal refusal) {
        super(event + " after " + match.log().size() + " events: " + refusal);
        this.match = match;
        this.event = event;
        this.refusal = refusal;
    }

    /**
     * The match, unchanged.
     *
     * @return the match in which the event was to happen
     */
    public Match match() {
        return match;
    }

    /**
     * The event that was refused.
     *
     * @return the event
     */
    public MatchEvent event() {
        return event;
    }

    /**
     * Why it was refused.
     *
     * @return the clause and the reason in both languages
     */
    public Refusal refusal() {
        return refusal;
    }
}
