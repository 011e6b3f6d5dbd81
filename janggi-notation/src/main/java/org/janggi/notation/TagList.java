package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Text;

/** The tags of a game that is being read, as many and as long as the limits allow. */
final class TagList {
    private static final Text FORM = new Text("[name \"value\"]", "[이름 \"값\"]");

    private final Limits limits;
    private final Findings findings;
    private final List<Tag> tags = new ArrayList<>();
    private boolean full;

    TagList(Limits limits, Findings findings) {
        this.limits = limits;
        this.findings = findings;
    }

    /** The tags in order. */
    List<Tag> all() {
        return tags;
    }

    /** Whether the first tag has a name. */
    boolean isFirst(String name) {
        return !tags.isEmpty() && tags.get(0).name().equals(name);
    }

    /** The text of a tag whose bracket is at a place. */
    static String token(HeaderTag tag, Line line, int bracket) {
        return line.text().substring(bracket, Math.max(bracket, tag.end()));
    }

    /** Adds a tag; gives its value as far as it is kept, or null if there are too many tags. */
    @Nullable
    String add(HeaderTag tag, Line line, int bracket) {
        String token = token(tag, line, bracket);
        if (tags.size() == limits.tags()) {
            if (!full) {
                findings.add(
                        DiagnosticCode.TOO_MANY_TAGS, line, bracket, token, Findings.atMost(tags.size()), tag.name());
            }
            full = true;
            return null;
        }
        if (!tag.wellFormed()) {
            findings.add(DiagnosticCode.MALFORMED_TAG, line, bracket, token, FORM, Findings.shortened(token));
        }
        String value = tag.value();
        int most = limits.tag();
        if (value.length() > most) {
            findings.add(
                    DiagnosticCode.TAG_TOO_LONG,
                    line,
                    tag.valueAt() + most,
                    tag.name(),
                    Findings.atMost(most),
                    Integer.toString(value.length()));
            value = value.substring(0, most);
        }
        tags.add(new Tag(tag.name(), value));
        return value;
    }
}
