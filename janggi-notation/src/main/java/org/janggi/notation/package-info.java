/**
 * Text formats of janggi: game records and moves, read and written.
 *
 * <p>A {@link org.janggi.notation.GameRecord} is one game as somebody wrote it down: tags, a start, a tree of moves with
 * comments, clocks and glyphs, a result. It belongs to no format and no rule set; a
 * {@link org.janggi.notation.RecordReader} makes records and says with {@link org.janggi.notation.Diagnostic}s what was
 * wrong with the text; a {@link org.janggi.notation.RecordWriter} makes texts of records and says with an
 * {@link org.janggi.notation.UnwritableException} what it cannot write. What only one format knows, such as the layout of
 * a file, stays beside the record in a {@link org.janggi.notation.RecordSource}. The formats are GIB
 * ({@link org.janggi.notation.GibReader}, {@link org.janggi.notation.GibWriter}), PGN
 * ({@link org.janggi.notation.PgnReader}, {@link org.janggi.notation.PgnWriter}) and, for programs and without loss, JSON
 * ({@link org.janggi.notation.JsonRecordReader}, {@link org.janggi.notation.JsonRecordWriter}); {@link
 * org.janggi.notation.RecordFormat} names them all.
 *
 * <p>A {@link org.janggi.notation.MoveNotation} writes and reads one move in a position;
 * {@link org.janggi.notation.MoveNotations} has them all.
 *
 * <p>Words used throughout: a <em>ply</em> is one turn of one side, counted from 1; a <em>GIB</em> file holds games in
 * the notation of the Korea Janggi Association, where {@code 79졸78} is the soldier from row 7, column 9 to row 7, column
 * 8; a <em>set-up</em> (차림) is a side's arrangement of horses and elephants.
 */
package org.janggi.notation;
