/**
 * Counts of lines of play that are published as text, and compared with what a rule set gives.
 *
 * <p>A {@link org.janggi.testkit.perft.PerftTable} is a text of {@link org.janggi.testkit.perft.PerftRow rows}; what does not
 * agree is a {@link org.janggi.testkit.perft.PerftMismatch} with the count of each first move.
 */
package org.janggi.testkit.perft;
