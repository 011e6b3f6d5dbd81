package org.janggi.variants.contest;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.janggi.core.Fen;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.variants.league.Player;

/** Terms of a match as attributes, in a fixed order, and back. */
final class MatchTermsText {
    static final String TYPE = "terms";

    private static final String RULES = "rules";
    private static final String READINGS = "readings";
    private static final String TIME = "time";
    private static final String DRAW = "draw";
    private static final String START = "start";
    private static final String OPTIONS = "options";
    private static final String LATENESS = "lateness";
    private static final String ABSENCE = "absence";
    private static final String SET_UP_TIME = "set-up-time";
    private static final String NAME = "-name";
    private static final String DAN = "-dan";
    private static final String BORN = "-born";

    private MatchTermsText() {}

    static Map<String, String> attributes(MatchTerms terms) {
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put(RULES, terms.rules().id());
        readings(terms.rules()).ifPresent(text -> attributes.put(READINGS, text));
        attributes.put(TIME, terms.time().toString());
        for (Side side : Side.values()) {
            Player player = terms.player(side);
            attributes.put(side.id(), player.id());
            if (!player.name().equals(player.id())) {
                attributes.put(side.id() + NAME, player.name());
            }
            attributes.put(side.id() + DAN, Integer.toString(player.dan()));
            player.born().ifPresent(date -> attributes.put(side.id() + BORN, date.toString()));
        }
        terms.draw().ifPresent(draw -> attributes.put(DRAW, draw.format()));
        terms.start().ifPresent(start -> attributes.put(START, start.toString()));
        if (!terms.options().isEmpty()) {
            attributes.put(
                    OPTIONS, terms.options().stream().map(MatchOption::id).collect(Collectors.joining(" ")));
        }
        attributes.put(LATENESS, Integer.toString(terms.latenessPercent()));
        attributes.put(ABSENCE, terms.absence().toString());
        terms.setUpTime().ifPresent(limit -> attributes.put(SET_UP_TIME, limit.toString()));
        return attributes;
    }

    /** The options of the rule set by name, so that another one is noticed. */
    private static Optional<String> readings(RuleSet rules) {
        if (rules.options().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(rules.options().entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .sorted()
                .collect(Collectors.joining(" ")));
    }

    static MatchTerms parse(Map<String, String> attributes, RuleSet rules) {
        MatchEventText.Attributes given = new MatchEventText.Attributes(TYPE, attributes);
        String id = given.text(RULES);
        Optional<String> readings = given.optional(READINGS);
        if (!id.equals(rules.id()) || !readings.equals(readings(rules))) {
            throw new IllegalArgumentException(
                    "the match was played by " + id + readings.map(r -> " " + r).orElse("") + ", read with " + rules);
        }
        TimeControl time = given.value(TIME, TimeControl::parse);
        Player cho = player(given, Side.CHO);
        Player han = player(given, Side.HAN);
        Optional<ColourDraw> draw = given.optional(DRAW).map(text -> ColourDraw.parse(text, cho, han));
        Optional<Position> start = given.optional(START).map(text -> Fen.parse(text, rules));
        Set<MatchOption> options =
                given.optional(OPTIONS).map(MatchTermsText::options).orElse(Set.of());
        MatchTerms terms = new MatchTerms(
                rules,
                time,
                cho,
                han,
                draw,
                start,
                options,
                given.number(LATENESS),
                given.value(ABSENCE, MatchEventText::duration),
                given.optional(SET_UP_TIME).map(MatchEventText::duration));
        given.requireAllRead();
        return terms;
    }

    private static Set<MatchOption> options(String text) {
        Set<MatchOption> options = EnumSet.noneOf(MatchOption.class);
        for (String word : text.split(" ", -1)) {
            MatchOption named = Arrays.stream(MatchOption.values())
                    .filter(option -> option.id().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("not an option of a match: \"" + word + "\""));
            if (!options.add(named)) {
                throw new IllegalArgumentException("an option is named once, found \"" + text + "\"");
            }
        }
        return options;
    }

    private static Player player(MatchEventText.Attributes given, Side side) {
        String id = given.text(side.id());
        String name = given.optional(side.id() + NAME).orElse(id);
        int dan = given.number(side.id() + DAN);
        return new Player(id, name, dan, given.optional(side.id() + BORN).map(MatchTermsText::date));
    }

    private static LocalDate date(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException("not a date, as in 1970-12-31: \"" + text + "\"", e);
        }
    }
}
