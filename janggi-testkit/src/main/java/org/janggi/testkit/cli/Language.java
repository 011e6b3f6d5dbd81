package org.janggi.testkit.cli;

import java.util.Locale;
import org.janggi.core.Text;

/** The languages in which rules are explained. */
enum Language {
    /** English. */
    EN(Locale.ENGLISH),
    /** Korean. */
    KO(Locale.KOREAN);

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    /** The locale of the texts. */
    Locale locale() {
        return locale;
    }

    /** A text in this language. */
    String of(Text text) {
        return text.in(locale);
    }

    /** The text in this language of the two. */
    String of(String english, String korean) {
        return of(new Text(english, korean));
    }
}
