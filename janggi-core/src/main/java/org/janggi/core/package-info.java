/** Board, pieces, moves, positions and games of janggi, free of any rule set. */
package org.janggi.core;
