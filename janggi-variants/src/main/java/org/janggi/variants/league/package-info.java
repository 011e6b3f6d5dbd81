/**
 * Leagues and knock-outs of the 대한장기연맹 (clauses K6 to K12 and P12): points, standings, pairings.
 *
 * <p>A {@link org.janggi.variants.league.League} is who plays and what was played; its
 * {@linkplain org.janggi.variants.league.Standing standings} rank by points and break ties. Games come from a
 * {@link org.janggi.variants.league.RoundRobin}, in {@link org.janggi.variants.league.GroupLeague groups} or not, from the
 * rounds of a {@link org.janggi.variants.league.Swiss} or, without a table, from a
 * {@link org.janggi.variants.league.Knockout}. Players are named by their ids throughout. All types but
 * {@link org.janggi.variants.league.LeagueBuilder} are immutable and safe for use by several threads; each {@code with}
 * gives a changed copy.
 */
package org.janggi.variants.league;
