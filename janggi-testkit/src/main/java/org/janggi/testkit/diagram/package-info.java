/**
 * Boards for people: as text ({@link org.janggi.testkit.diagram.BoardText}) and as a picture
 * ({@link org.janggi.testkit.diagram.BoardSvg}), with the coordinates of engines (files a to i, ranks 1 to 10 from Cho's side)
 * and those of Korean records (rows 1 to 9 and 0 from Han's side, columns 1 to 9).
 */
package org.janggi.testkit.diagram;
