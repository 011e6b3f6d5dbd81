/**
 * The command line {@code janggi}: {@link org.janggi.testkit.cli.Main} and one small class for each command.
 *
 * <p>A command prints what it was asked for to the standard output and what goes wrong, one line each, to the standard
 * error, both in UTF-8 whatever the locale. It exits with 0 when nothing is wrong, 1 when problems were found, and 2 when
 * it was used wrongly or a file could not be read.
 */
package org.janggi.testkit.cli;
