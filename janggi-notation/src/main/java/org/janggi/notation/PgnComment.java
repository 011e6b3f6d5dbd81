package org.janggi.notation;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A comment of PGN with the commands in it.
 *
 * @param text what it says apart from times; null if it says nothing else
 * @param beforeAll whether it is one of those that stand before everything
 * @param clock the times
 * @param malformed a command for a time that is none, or empty
 */
record PgnComment(@Nullable String text, boolean beforeAll, Clock clock, String malformed) {
    private static final String ESCAPED = "[%escaped] ";
    private static final String BEFORE_ALL = "[%before] ";
    private static final List<String> COMMANDS = List.of("[%clk", "[%emt", "[%escaped]", "[%before]");

    private static final Pattern TIME = Pattern.compile("\\[%(clk|emt)[ \\t]+([^\\]\\[]{0,40})\\]");
    private static final Pattern HOURS =
            Pattern.compile("(-?)(?:([0-9]{1,9}):)?(?:([0-9]{1,9}):)?([0-9]{1,9})(?:\\.([0-9]{1,9}))?");

    /** Reads what stands between the braces. */
    static PgnComment read(String comment) {
        if (comment.startsWith(ESCAPED)) {
            String text = EscapedText.unescape(comment.substring(ESCAPED.length()));
            return new PgnComment(text, false, Clock.NONE, "");
        }
        if (comment.startsWith(BEFORE_ALL)) {
            String text = EscapedText.unescape(comment.substring(BEFORE_ALL.length()));
            return new PgnComment(text, true, Clock.NONE, "");
        }
        if (!comment.contains("[%clk") && !comment.contains("[%emt")) {
            return new PgnComment(comment, false, Clock.NONE, "");
        }
        Optional<Duration> spent = Optional.empty();
        Optional<Duration> remaining = Optional.empty();
        String malformed = "";
        StringBuilder rest = new StringBuilder();
        Matcher matcher = TIME.matcher(comment);
        boolean found = false;
        while (matcher.find()) {
            boolean clk = "clk".equals(matcher.group(1));
            Duration time = time(String.valueOf(matcher.group(2)).strip());
            if (time == null || !clk && time.isNegative()) {
                malformed = String.valueOf(matcher.group());
                continue;
            }
            found = true;
            matcher.appendReplacement(rest, "");
            remaining = clk ? Optional.of(time) : remaining;
            spent = clk ? spent : Optional.of(time);
        }
        matcher.appendTail(rest);
        String text = found ? rest.toString().strip() : comment;
        boolean nothing = found && text.isEmpty();
        return new PgnComment(nothing ? null : text, false, new Clock(spent, remaining), malformed);
    }

    private static @Nullable Duration time(String text) {
        Matcher matcher = HOURS.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        // One number before the seconds is minutes, two are hours and minutes.
        boolean hours = matcher.group(3) != null;
        long first = number(matcher.group(2));
        long seconds = (hours ? 3600 * first + 60 * number(matcher.group(3)) : 60 * first) + number(matcher.group(4));
        String fraction = matcher.group(5);
        long nanos = fraction == null ? 0 : Long.parseLong((fraction + "00000000").substring(0, 9));
        Duration time = Duration.ofSeconds(seconds, nanos);
        return "-".equals(matcher.group(1)) ? time.negated() : time;
    }

    private static long number(@Nullable String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** The comment for a text, in braces. */
    static String write(String text) {
        return isPlain(text) ? "{" + text + "}" : "{" + ESCAPED + escape(text) + "}";
    }

    /** The comment for a text that stands before everything, in braces. */
    static String writeBeforeAll(String text) {
        return "{" + BEFORE_ALL + escape(text) + "}";
    }

    /** The comment for times that are known, in braces. */
    static String write(Clock clock) {
        String left =
                clock.remaining().map(time -> "[%clk " + write(time) + "]").orElse("");
        String used = clock.spent().map(time -> "[%emt " + write(time) + "]").orElse("");
        return "{" + left + (left.isEmpty() || used.isEmpty() ? "" : " ") + used + "}";
    }

    private static String write(Duration time) {
        Duration length = time.abs();
        StringBuilder text = new StringBuilder(time.isNegative() ? "-" : "")
                .append(length.toHours())
                .append(length.toMinutesPart() < 10 ? ":0" : ":")
                .append(length.toMinutesPart())
                .append(length.toSecondsPart() < 10 ? ":0" : ":")
                .append(length.toSecondsPart());
        if (length.toNanosPart() > 0) {
            String nanos =
                    Integer.toString(1_000_000_000 + length.toNanosPart()).substring(1);
            text.append('.').append(nanos.replaceAll("0+$", ""));
        }
        return text.toString();
    }

    private static String escape(String text) {
        return EscapedText.escape(text, false).replace("}", "\\c");
    }

    /** Whether a comment can stand in braces as it is, and be read by any program. */
    static boolean isPlain(String text) {
        if (text.indexOf('}') >= 0 || text.indexOf('\r') >= 0 || InputKind.looksLikeGo(text)) {
            return false;
        }
        if (COMMANDS.stream().anyMatch(text::contains)) {
            return false;
        }
        // Lines that look like a tag or like one to be passed over mean something else to many programs.
        for (int line = text.indexOf('\n') + 1; line > 0; line = text.indexOf('\n', line) + 1) {
            int visible = GameText.firstVisible(text, line);
            if (visible < text.length() && "[%".indexOf(text.charAt(visible)) >= 0) {
                return false;
            }
        }
        return true;
    }
}
