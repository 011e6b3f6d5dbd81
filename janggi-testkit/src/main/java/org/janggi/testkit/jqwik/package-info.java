/** Things of janggi for properties of jqwik, see {@link org.janggi.testkit.jqwik.JanggiArbitraries}. Needs {@code jqwik-api}. */
package org.janggi.testkit.jqwik;
