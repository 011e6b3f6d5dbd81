package org.janggi.variants.contest;

import java.util.Locale;
import org.janggi.core.Text;

/** A text that is no time control. Carries the text, the place and what was expected there. */
public final class TimeControlFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** The text. */
    private final String text;
    /** Where it is none, from 1. */
    private final int place;

    private final transient Text expected;

    TimeControlFormatException(String text, int place, Text expected) {
        super(sentence(text, place, expected).english());
        this.text = text;
        this.place = place;
        this.expected = expected;
    }

    private static Text sentence(String text, int place, Text expected) {
        String found = place > text.length() ? "" : text.substring(place - 1);
        return new Text(
                "at character " + place + ": expected " + expected + ", found "
                        + (found.isEmpty() ? "the end" : "\"" + found + "\""),
                place + "번째 글자: " + expected.korean() + " 있어야 하나 "
                        + (found.isEmpty() ? "끝났습니다" : "\"" + found + "\"입니다"));
    }

    /**
     * The text that was to be read.
     *
     * @return the whole text
     */
    public String text() {
        return text;
    }

    /**
     * Where it cannot be read.
     *
     * @return the number of the character, 1 for the first; one more than the length at the end
     */
    public int place() {
        return place;
    }

    /**
     * What should stand there.
     *
     * @return a description in both languages; the Korean one ends with its subject particle
     */
    public Text expected() {
        return expected;
    }

    /**
     * The whole message in a language.
     *
     * @param locale any locale
     * @return one sentence
     */
    public String in(Locale locale) {
        return sentence(text, place, expected).in(locale);
    }
}
