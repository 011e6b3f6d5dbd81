/** Three-check janggi. */
module org.example.threecheck {
    requires transitive org.janggi.core;

    exports org.example.threecheck;

    provides org.janggi.core.RuleSet with
            org.example.threecheck.ThreeCheck;
}
