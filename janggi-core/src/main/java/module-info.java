/** Board, pieces, moves and games of janggi (Korean chess). */
module org.janggi.core {
    requires static transitive org.checkerframework.checker.qual;

    exports org.janggi.core;
}
