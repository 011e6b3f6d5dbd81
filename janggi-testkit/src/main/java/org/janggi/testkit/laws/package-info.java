/**
 * Laws that every rule set keeps, whatever it plays, checked without any test framework.
 *
 * <p>A {@link org.janggi.testkit.laws.Law} says what must hold for every game;
 * {@link org.janggi.testkit.laws.Laws} lists them; a {@link org.janggi.testkit.laws.LawCheck} plays random games under a
 * rule set, asks the laws about each of their positions, and gives a {@link org.janggi.testkit.laws.LawReport} with a
 * {@link org.janggi.testkit.laws.LawViolation} for each law that was broken.
 *
 * <pre>{@code
 * LawReport report = LawCheck.of(FairyRules.CASUAL).withGames(1, 3).run(Laws.all());
 * if (!report.violations().isEmpty()) {
 *     throw new AssertionError(report);
 * }
 * }</pre>
 */
package org.janggi.testkit.laws;
