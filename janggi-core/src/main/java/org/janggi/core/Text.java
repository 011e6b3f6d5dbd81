package org.janggi.core;

import java.util.Locale;
import java.util.Objects;

/**
 * A sentence or a name in English and in Korean.
 *
 * @param english the English text
 * @param korean the Korean text
 */
public record Text(String english, String korean) {
    /**
     * Both texts.
     *
     * @param english the English text
     * @param korean the Korean text
     */
    public Text {
        Objects.requireNonNull(english, "english");
        Objects.requireNonNull(korean, "korean");
    }

    /**
     * The text for a locale.
     *
     * @param locale any locale
     * @return the Korean text when the language of {@code locale} is Korean, otherwise the English text
     */
    public String in(Locale locale) {
        return locale.getLanguage().equals(Locale.KOREAN.getLanguage()) ? korean : english;
    }

    /** The English text. */
    @Override
    public String toString() {
        return english;
    }
}
