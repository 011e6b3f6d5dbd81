/** Board, pieces, moves, positions and games of Korean chess (janggi), free of any rule set. */
module org.janggi.core {
    requires static transitive org.checkerframework.checker.qual;

    exports org.janggi.core;
}
