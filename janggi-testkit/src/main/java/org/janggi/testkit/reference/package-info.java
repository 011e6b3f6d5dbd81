/**
 * The rules of movement once more, written to be read beside the rule book and not to be fast: a table of pieces,
 * coordinates, and one plain condition for each clause. Nothing here is shared with the core's generator but the value
 * types and the questions that only a rule set can answer, so that the two can be compared.
 *
 * <p>{@link org.janggi.testkit.reference.NaiveBoard} is the table,
 * {@link org.janggi.testkit.reference.NaivePowers} the readings that rule sets differ in,
 * {@link org.janggi.testkit.reference.NaiveMovement} what pieces can do,
 * {@link org.janggi.testkit.reference.NaiveGenerator} what a position permits,
 * {@link org.janggi.testkit.reference.NaivePosition} a position under any rule set, and
 * {@link org.janggi.testkit.reference.NaivePerft} counts.
 */
package org.janggi.testkit.reference;
