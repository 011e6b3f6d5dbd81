/**
 * Assertions about positions, games and outcomes for AssertJ, see {@link org.janggi.testkit.assertj.JanggiAssertions}. Needs
 * {@code assertj-core}.
 */
package org.janggi.testkit.assertj;
