package org.janggi.notation;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.janggi.core.Side;
import org.janggi.core.Text;

/**
 * Something that a reader noticed in a text.
 *
 * @param severity how bad it is
 * @param code what it is about
 * @param place where it is; where it first is, if it stands for several
 * @param game the game within the input, from 1; 0 if it is about no game
 * @param gameLine the line where that game begins; 0 if it is about no game
 * @param ply the ply within the game, from 1; 0 if it is about no ply
 * @param side whose ply it is, where it is about one
 * @param token the word in question as it was written, shortened if it is long; empty if there is none
 * @param count how often it occurs, 1 or more, as the number of stray bytes in a row
 * @param expected what would be right, empty if that is no one thing
 * @param found what is there
 * @param fen the position before the ply, where it is about one and the position is known
 */
public record Diagnostic(
        Severity severity,
        DiagnosticCode code,
        Place place,
        int game,
        long gameLine,
        int ply,
        Optional<Side> side,
        String token,
        long count,
        Text expected,
        String found,
        Optional<String> fen) {
    /** Nothing in particular was expected. */
    public static final Text NOTHING = new Text("", "");

    private static final Pattern LINE_BREAK = Pattern.compile("\\R");

    /**
     * All about a diagnostic.
     *
     * @param severity how bad it is
     * @param code what it is about
     * @param place where it is
     * @param game the game within the input, or 0
     * @param gameLine the line where that game begins, or 0
     * @param ply the ply within the game, or 0
     * @param side whose ply it is, or empty
     * @param token the word in question
     * @param count how often it occurs
     * @param expected what would be right
     * @param found what is there
     * @param fen the position before the ply, or empty
     */
    public Diagnostic {
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(token, "token");
        Objects.requireNonNull(expected, "expected");
        Objects.requireNonNull(found, "found");
        Objects.requireNonNull(fen, "fen");
    }

    /**
     * Whether it is an error.
     *
     * @return false for a warning or a note
     */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /**
     * One line: what is wrong, what was expected, what was found, blanks for the line breaks in it. Place, game and ply are
     * left out.
     *
     * @param locale English or Korean
     * @return the line, without a line break
     */
    public String message(Locale locale) {
        boolean korean = locale.getLanguage().equals(Locale.KOREAN.getLanguage());
        StringBuilder line = new StringBuilder(code.text().in(locale));
        String separator = ": ";
        if (!expected.english().isEmpty()) {
            line.append(separator).append(korean ? "필요한 것 " : "expected ").append(expected.in(locale));
            separator = ", ";
        }
        if (!found.isEmpty()) {
            line.append(separator).append(korean ? "있는 것 " : "found ").append(found);
            separator = ", ";
        }
        if (count > 1) {
            line.append(separator).append(korean ? count + "번" : count + " times");
        }
        return LINE_BREAK.matcher(line).replaceAll(" ");
    }

    /**
     * One line with everything that helps to find the spot.
     *
     * @param locale English or Korean
     * @return source, line, column, severity, game, ply, message and code, without a line break
     */
    public String in(Locale locale) {
        boolean korean = locale.getLanguage().equals(Locale.KOREAN.getLanguage());
        StringBuilder line = new StringBuilder()
                .append(place)
                .append(": ")
                .append(severity.text().in(locale))
                .append(": ");
        if (game > 0) {
            line.append(korean ? "대국 " : "game ").append(game);
            if (ply > 0) {
                line.append(korean ? ", 수 " : ", ply ").append(ply);
                side.ifPresent(mover ->
                        line.append(" (").append(mover.text().in(locale)).append(')'));
            }
            line.append(": ");
        }
        return line.append(message(locale))
                .append(" [")
                .append(code.id())
                .append(']')
                .toString();
    }

    /** The English line. */
    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}
