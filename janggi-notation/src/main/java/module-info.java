/** Text formats of janggi: game records and moves, read and written. */
module org.janggi.notation {
    requires transitive org.janggi.core;

    exports org.janggi.notation;
}
