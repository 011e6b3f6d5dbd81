/** The rule sets of janggi. */
module org.janggi.variants {
    requires transitive org.janggi.core;

    exports org.janggi.variants;
}
