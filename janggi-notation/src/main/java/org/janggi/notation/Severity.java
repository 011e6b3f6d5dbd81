package org.janggi.notation;

import org.janggi.core.Text;

/** How bad a diagnostic is. */
public enum Severity {
    /** A way of writing that is worth knowing, but nothing wrong. */
    NOTE("note", "참고"),
    /** Something wrong that the reader repaired or did not need. */
    WARNING("warning", "경고"),
    /** Something wrong that cost a part of the record, or that the checks asked for do not let pass. */
    ERROR("error", "오류");

    private final Text text;

    Severity(String english, String korean) {
        this.text = new Text(english, korean);
    }

    /**
     * The severity for people.
     *
     * @return English and Korean
     */
    public Text text() {
        return text;
    }
}
