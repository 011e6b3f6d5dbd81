/** The command line {@code janggi}. */
package org.janggi.testkit.cli;
