package org.janggi.testkit.simulate;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which games are interesting, in words: conditions with commas between, all of which must hold. A condition is
 *
 * <ul>
 *   <li>{@code how=WORD} with the id of an ending, as in {@code how=first-check}, or {@code unfinished};
 *   <li>{@code winner=WORD} with {@code cho}, {@code han} or {@code none};
 *   <li>{@code clause=WORD} with the clause that ended the game, as in {@code clause=S7};
 *   <li>{@code length} with one of {@code = != < <= > >=} and a number of plies, as in {@code length>=300}.
 * </ul>
 *
 * <p>Words may be several with bars between, one of which must fit, as in {@code how=mate|first-check}; {@code !=} asks
 * that none does. {@code all} is every game.
 *
 * <pre>{@code
 * Simulation simulation = Simulation.of(Experiment.of(List.of("kja"), 16, 7), Catalogue.ofServices());
 * GameFilter filter = GameFilter.parse("winner=cho|han, length>0");
 * simulation.play(new Chunk(0, 16), true).games().stream().filter(filter::accepts).count(); // -> 16
 * }</pre>
 */
public final class GameFilter {
    private static final Pattern CONDITION = Pattern.compile("([a-z]+)\\s*(!=|<=|>=|=|<|>)\\s*(\\S+)");
    private static final Set<String> WINNERS =
            Stream.of(Winner.values()).map(Winner::id).collect(Collectors.toUnmodifiableSet());

    private final Predicate<PlayedGame> condition;

    private GameFilter(Predicate<PlayedGame> condition) {
        this.condition = condition;
    }

    /**
     * Reads a filter.
     *
     * @param text conditions
     * @return the filter
     * @throws IllegalArgumentException if they are none; the message is one line that tells what was expected
     */
    public static GameFilter parse(String text) {
        if (text.strip().equals("all")) {
            return new GameFilter(game -> true);
        }
        Predicate<PlayedGame> all = game -> true;
        for (String condition : text.split(",", -1)) {
            all = all.and(condition(condition.strip()));
        }
        return new GameFilter(all);
    }

    private static Predicate<PlayedGame> condition(String text) {
        Matcher matcher = CONDITION.matcher(text);
        if (!matcher.matches()) {
            throw fault("how=WORD, winner=WORD, clause=WORD, length>=N or all", text);
        }
        String sign = group(matcher, 2);
        String value = group(matcher, 3);
        return switch (group(matcher, 1)) {
            case "how" ->
                word(sign, value, "[a-z]+(-[a-z]+)*", text, game -> game.end().how());
            case "winner" -> winner(sign, value, text);
            case "clause" ->
                word(sign, value, "[A-Za-z0-9-]+", text, game -> game.end().clause());
            case "length" -> length(sign, value, text);
            default -> throw fault("how, winner, clause or length", text);
        };
    }

    private static String group(Matcher matcher, int group) {
        String found = matcher.group(group);
        return found == null ? "" : found;
    }

    private static Predicate<PlayedGame> winner(String sign, String value, String text) {
        if (!WINNERS.containsAll(List.of(value.split("\\|", -1)))) {
            throw fault("winner=cho, han or none", text);
        }
        return word(sign, value, "[a-z]+", text, game -> game.end().winner().id());
    }

    /** A condition on a fact that is a word, one of some that have a form. */
    private static Predicate<PlayedGame> word(
            String sign, String value, String form, String text, Function<PlayedGame, String> fact) {
        if (!sign.equals("=") && !sign.equals("!=")) {
            throw fault("= or !=", text);
        }
        List<String> words = List.of(value.split("\\|", -1));
        if (!words.stream().allMatch(word -> word.matches(form))) {
            throw fault("words with | between", text);
        }
        return sign.equals("=") ? game -> words.contains(fact.apply(game)) : game -> !words.contains(fact.apply(game));
    }

    private static Predicate<PlayedGame> length(String sign, String value, String text) {
        if (!value.matches("[0-9]{1,9}")) {
            throw fault("a number of plies", text);
        }
        int plies = Integer.parseInt(value);
        return switch (sign) {
            case "=" -> game -> game.value(Measure.LENGTH) == plies;
            case "!=" -> game -> game.value(Measure.LENGTH) != plies;
            case "<" -> game -> game.value(Measure.LENGTH) < plies;
            case "<=" -> game -> game.value(Measure.LENGTH) <= plies;
            case ">" -> game -> game.value(Measure.LENGTH) > plies;
            default -> game -> game.value(Measure.LENGTH) >= plies;
        };
    }

    private static IllegalArgumentException fault(String expected, String found) {
        return new IllegalArgumentException("keep: expected " + expected + ", found \"" + found + "\"");
    }

    /**
     * Whether a game is interesting.
     *
     * @param game a game that was played
     * @return true if all conditions hold
     */
    public boolean accepts(PlayedGame game) {
        return condition.test(game);
    }
}
