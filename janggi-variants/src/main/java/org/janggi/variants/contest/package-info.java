/**
 * Matches: what happens around the game of two players, from the choice of colours to the result.
 *
 * <p>A {@link org.janggi.variants.contest.Match} is its {@linkplain org.janggi.variants.contest.MatchTerms terms} and a
 * list of {@linkplain org.janggi.variants.contest.MatchEvent events}; the same terms and events give the same match.
 * Nothing here reads a clock of the system: time passes by an event that says how much.
 *
 * <p><b>Vocabulary.</b> <i>Free time</i> (자유시간) is what a player may use as it likes. <i>Byoyomi</i> (초읽기) is counted
 * after it, in <i>periods</i> of some seconds; a period is used up only when a single move overruns it. A clock is
 * <i>overrun</i> when more than its limit has been used: exactly the limit is in time. An absence, of one who is late or has
 * dropped out, is over its limit as soon as the limit is reached.
 */
package org.janggi.variants.contest;
