package org.janggi.testkit.cli;

import org.janggi.core.Outcome;
import org.janggi.core.Side;
import org.janggi.core.Text;

/** How the command line says in a sentence how a game ended. */
final class Sentences {
    private static final Text NOBODY = new Text("nobody wins", "승자 없음");

    private Sentences() {}

    /** Who won, how, by which clause, and the scores where there are some. */
    static String of(Outcome outcome, Language language) {
        String who = outcome.winner()
                .map(Side::text)
                .map(side -> language.of(side.english() + " wins", side.korean() + " 승"))
                .orElseGet(() -> language.of(NOBODY));
        String how = language.of(outcome.ending().text());
        return who + language.of(" by " + how, ", " + how) + " (" + outcome.clause() + ")"
                + outcome.score().map(score -> ", " + score).orElse("")
                + outcome.cause().map(cause -> ", " + cause).orElse("");
    }
}
