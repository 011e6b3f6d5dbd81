/**
 * How a position is represented, and how its moves are found. Nothing of this is public.
 *
 * <p>A square has an index, {@code rank * 9 + file}, both from 0. A set of squares is two words of 45 bits, so that each
 * palace lies in one of them; occupied squares and cannons are kept a second time turned by a quarter, file after file,
 * so that a whole rank and a whole file are each one shift and one mask away ({@link Bits}):
 *
 * <pre>
 *        a  b  c  d  e  f  g  h  i                      a ... e     f ... i
 *   10  36 37 38 39 40 41 42 43 44  \             10    9    49     9    39
 *    9  27 28 29 30 31 32 33 34 35   |             9    8    48     8    38
 *    8  18 19 20 21 22 23 24 25 26   | hi          8    7    47     7    37
 *    7   9 10 11 12 13 14 15 16 17   |             .    .     .     .     .
 *    6   0  1  2  3  4  5  6  7  8  /              .    .     .     .     .
 *    5  36 37 38 39 40 41 42 43 44  \              .    .     .     .     .
 *    4  27 28 29 30 31 32 33 34 35   |             4    3    43     3    33
 *    3  18 19 20 21 22 23 24 25 26   | lo          3    2    42     2    32
 *    2   9 10 11 12 13 14 15 16 17   |             2    1    41     1    31
 *    1   0  1  2  3  4  5  6  7  8  /              1    0    40     0    30
 *                                                       fa           fb
 * </pre>
 *
 * <p>A position ({@link Bitboards}) holds the squares of either side, seen from the side to move, and of six kinds for both
 * sides together; the generals are two indices. It is never changed: a child is made from its parent in one constructor,
 * by a few exclusive ors, with the key of the board carried along.
 *
 * <ul>
 *   <li>Chariots and cannons look up a rank of nine and a file of ten by what stands on them ({@link Lines}); horses and
 *       elephants look up the blocked points around them ({@link Leaps}); all others have tables of steps, made from the
 *       {@link org.janggi.core.Powers} of the rule set ({@link StepTables}).
 *   <li>Whether a move leaves the own general to be taken is never tried out. First one test tells whether any enemy piece
 *       is near enough to matter ({@link Zone}); if one is, {@link Safety} works out masks of squares where the general, the
 *       cannons, the others, and the pieces tied to a line may land.
 *   <li>{@link Counter} counts without finding single moves wherever such masks are not needed; {@link Generator} lists, and
 *       counts under masks. Neither makes an object for a move or a child.
 *   <li>{@link Attacks} looks from a general at the pieces that could take it.
 * </ul>
 */
package org.janggi.core.internal;
