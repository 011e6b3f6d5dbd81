/** The laws as tests of JUnit 5, see {@link org.janggi.testkit.junit.RuleSetContract}. Needs {@code junit-jupiter-api}. */
package org.janggi.testkit.junit;
