package org.janggi.variants.contest;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Text;

/** Reads a time control, from left to right, and looks ahead by one amount of time at most. */
final class TimeControlReader {
    private static final int LONGEST_TEXT = 200;
    private static final int MOST_DIGITS = 8;
    private static final int SECONDS = 1;
    private static final int MINUTES = 60;
    private static final int HOURS = 3600;

    /** Longer words before those they begin with. */
    private static final Map<String, Integer> UNITS = units();

    private static final Text AMOUNT = new Text("a time, as in 10분 or 30초", "10분이나 30초 같은 시간이");
    private static final Text UNIT = new Text("a unit of time, 시간, 분 or 초", "시간, 분, 초 가운데 하나가");
    private static final Text COUNT = new Text("the number of periods, as in 3회", "3회 같은 초읽기 횟수가");
    private static final Text END = new Text("the end", "글의 끝이");

    private final String text;
    private int at;

    TimeControlReader(String text) {
        this.text = text;
    }

    private static Map<String, Integer> units() {
        Map<String, Integer> units = new LinkedHashMap<>();
        units.put("시간", HOURS);
        units.put("時間", HOURS);
        units.put("분", MINUTES);
        units.put("分", MINUTES);
        units.put("minutes", MINUTES);
        units.put("min", MINUTES);
        units.put("초", SECONDS);
        units.put("秒", SECONDS);
        units.put("seconds", SECONDS);
        units.put("sec", SECONDS);
        units.put("h", HOURS);
        units.put("m", MINUTES);
        units.put("s", SECONDS);
        return units;
    }

    TimeControl read() {
        if (text.length() > LONGEST_TEXT) {
            throw refused(LONGEST_TEXT, END);
        }
        if (word("미상")) {
            return ended(TimeControl.UNKNOWN);
        }
        Optional<Duration> total = total();
        if (total.isPresent()) {
            return ended(TimeControl.UNKNOWN.withTotal(total.get()));
        }
        return ended(withTotal(withByoyomi()));
    }

    private TimeControl ended(TimeControl control) {
        if (peek() != null) {
            throw refused(at, END);
        }
        return control;
    }

    private TimeControl withByoyomi() {
        boolean named = word("자유시간");
        boolean each = word("각자") || word("각");
        boolean free = named || each || !comes("초읽기");
        Duration time = Duration.ZERO;
        if (free) {
            time = freeTime(named);
        }
        TimeControl control = TimeControl.of(time);
        boolean byoyomi = word("초읽기");
        if (!byoyomi && !comesAmount()) {
            return control;
        }
        return withPeriods(control);
    }

    /** All amounts after their name; without it one amount, or hours and minutes. */
    private Duration freeTime(boolean named) {
        boolean hours = comesAmountIn(HOURS);
        Duration time = amount();
        if (hours && !named && comesAmountIn(MINUTES)) {
            int minutes = at;
            Duration more = amount();
            if (comesCount()) { // so they are a period
                at = minutes;
            } else {
                time = within(time.plus(more), minutes);
            }
        }
        while (named && comesAmount()) {
            time = andMore(time);
        }
        return time;
    }

    private TimeControl withPeriods(TimeControl control) {
        int start = at;
        Duration period = amount();
        while (comesAmount() && !comesCount()) {
            period = andMore(period);
        }
        if (period.isZero()) {
            throw refused(start, new Text("a period of a second or more", "1초 이상의 초읽기가"));
        }
        skip();
        int place = at;
        long count = comesCount() ? number() : 0;
        if (!word("회") && !word("回")) {
            throw refused(place, COUNT);
        }
        if (count < 1 || count > TimeControl.MOST_PERIODS) {
            throw refused(place, COUNT);
        }
        TimeControl with = control.withByoyomi((int) count, period);
        return word("매수") ? with.withPeriodPerMove() : with;
    }

    private TimeControl withTotal(TimeControl control) {
        return total().map(control::withTotal).orElse(control);
    }

    private Optional<Duration> total() {
        if (!word("총")) {
            return Optional.empty();
        }
        word("대국");
        word("시간");
        skip();
        int start = at;
        Duration time = amount();
        while (comesAmount()) {
            time = andMore(time);
        }
        if (time.isZero()) {
            throw refused(start, new Text("a total time of a second or more", "1초 이상의 총 시간이"));
        }
        return Optional.of(time);
    }

    private Duration amount() {
        skip();
        int start = at;
        if (!comesAmount()) {
            throw refused(at, AMOUNT);
        }
        long number = number();
        skip();
        int unit = unit();
        if (unit == 0) {
            throw refused(at, UNIT);
        }
        return within(Duration.ofSeconds(number * unit), start);
    }

    /** The seconds of the unit that comes, or 0 if none does. */
    private int unit() {
        for (Map.Entry<String, Integer> unit : UNITS.entrySet()) {
            if (word(unit.getKey())) {
                return unit.getValue();
            }
        }
        return 0;
    }

    private Duration andMore(Duration time) {
        skip();
        int start = at;
        return within(time.plus(amount()), start);
    }

    private Duration within(Duration time, int start) {
        if (time.compareTo(Duration.ofDays(365)) > 0) {
            throw refused(start, new Text("a time of at most a year", "1년 이내의 시간이"));
        }
        return time;
    }

    private long number() {
        skip();
        int start = at;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        if (at - start > MOST_DIGITS) {
            throw refused(start, new Text("a number of at most 8 digits", "여덟 자리 이하의 수가"));
        }
        return Long.parseLong(text.substring(start, at));
    }

    private boolean comesAmount() {
        Character next = peek();
        return next != null && isDigit(next);
    }

    /** Whether a number comes whose unit is no unit of time. */
    private boolean comesCount() {
        return comesAmountIn(0);
    }

    private boolean comesAmountIn(int seconds) {
        if (!comesAmount()) {
            return false;
        }
        int here = at;
        number();
        boolean comes = unit() == seconds;
        at = here;
        return comes;
    }

    private boolean comes(String word) {
        skip();
        return text.startsWith(word, at);
    }

    private boolean word(String word) {
        if (!comes(word)) {
            return false;
        }
        at += word.length();
        return true;
    }

    private @Nullable Character peek() {
        skip();
        return at < text.length() ? text.charAt(at) : null;
    }

    private void skip() {
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    private TimeControlFormatException refused(int index, Text expected) {
        return new TimeControlFormatException(text, index + 1, expected);
    }
}
