/**
 * What tests a rule set of janggi, and the command line.
 *
 * <p>The libraries under {@code requires static} are optional: JUnit, jqwik and AssertJ are needed by who writes tests with this
 * module, commons-statistics by who asks for the statistics of an experiment, the others by the command line alone.
 *
 * <p>The charts of {@code janggi simulate} are drawn by Lets-Plot, whose jars have no module names of their own: they stand on the
 * class path, and a program that runs the command line as a module adds {@code --add-reads org.janggi.testkit=ALL-UNNAMED}.
 */
module org.janggi.testkit {
    requires transitive org.janggi.core;
    requires transitive org.janggi.notation;
    requires transitive org.janggi.variants;
    requires static com.fasterxml.jackson.databind;
    requires static info.picocli;
    requires static me.tongfei.progressbar;
    requires static net.jqwik.api;
    requires static org.apache.commons.statistics.distribution;
    requires static org.apache.commons.statistics.inference;
    requires static org.assertj.core;
    requires static org.junit.jupiter.api;

    exports org.janggi.testkit;
    exports org.janggi.testkit.assertj;
    exports org.janggi.testkit.diagram;
    exports org.janggi.testkit.jqwik;
    exports org.janggi.testkit.junit;
    exports org.janggi.testkit.laws;
    exports org.janggi.testkit.perft;
    exports org.janggi.testkit.reference;
    exports org.janggi.testkit.simulate;

    opens org.janggi.testkit.cli to
            info.picocli;

    uses org.janggi.core.RuleSet;
    uses org.janggi.testkit.simulate.PlayerFactory;
}
