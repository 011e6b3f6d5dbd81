/**
 * Board, pieces, moves and games of janggi (장기), and the interface behind which rule sets differ.
 *
 * <p>A {@link org.janggi.core.Setup} is what somebody typed in; a {@link org.janggi.core.RuleSet} makes a
 * {@link org.janggi.core.Position} of it; a {@link org.janggi.core.Game} is a position with its history. Words used
 * throughout: <em>bikjang</em> (빅장) is a call by bringing the generals face to face; <em>deom</em> (덤) is the points
 * that the second player gets; a <em>promoted</em> piece is one with new powers, marked {@code +} in a FEN.
 */
package org.janggi.core;
