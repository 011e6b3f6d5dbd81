/** Rule sets of janggi as compositions of named policies, and the matches played by them. */
module org.janggi.variants {
    requires transitive org.janggi.core;

    exports org.janggi.variants;
    exports org.janggi.variants.contest;
    exports org.janggi.variants.event;
    exports org.janggi.variants.league;

    uses org.janggi.core.RuleSet;
}
