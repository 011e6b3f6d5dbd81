package org.janggi.variants.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;
import org.janggi.variants.contest.MatchTerms;
import org.janggi.variants.contest.TimeControl;
import org.janggi.variants.league.LeaguePoints;
import org.janggi.variants.league.Player;
import org.janggi.variants.league.TieBreaks;

/**
 * What is announced for an event (K6): the rules, with whatever readings it plays (K12), the systems of its stages, the
 * points and the times.
 *
 * @param name the name of the event
 * @param rules the rule set, as {@code Kja.RULES} with any of its options
 * @param stages the preliminaries, the finals and whatever is between, in order; at least one
 * @param points the points of its leagues
 * @param tieBreaks how ties in its leagues are broken
 * @param time the times of a game; known, since they are announced
 */
public record EventPlan(
        Text name, RuleSet rules, List<Stage> stages, LeaguePoints points, TieBreaks tieBreaks, TimeControl time) {
    /**
     * What is announced for an event.
     *
     * @param name the name of the event
     * @param rules the rule set
     * @param stages its stages, in order
     * @param points the points of its leagues
     * @param tieBreaks how ties in its leagues are broken
     * @param time the times of a game
     * @throws IllegalArgumentException if there is no stage, nothing is known of the free time, or the total time is limited
     *     where {@link MatchTerms} has no such limit
     */
    public EventPlan {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(rules, "rules");
        stages = List.copyOf(stages);
        Objects.requireNonNull(points, "points");
        Objects.requireNonNull(tieBreaks, "tieBreaks");
        if (stages.isEmpty()) {
            throw new IllegalArgumentException("an event has at least one stage (K6)");
        }
        if (time.free().isEmpty()) {
            throw new IllegalArgumentException("the times of an event are announced (K6), found " + time);
        }
        // Refuses a total time where a match has none.
        MatchTerms.of(rules, Player.of("one"), Player.of("other")).withTime(time);
    }

    /**
     * The announcement, in one line.
     *
     * @return name, rule set with its options, stages, points, tie-breaks and times in both languages
     */
    public Text announcement() {
        List<Text> parts = new ArrayList<>(List.of(name, rules.name()));
        if (!rules.options().isEmpty()) {
            parts.add(both("options " + rules.options(), "선택 사항 " + rules.options()));
        }
        stages.forEach(stage -> parts.add(stage.text()));
        parts.add(both("points " + points, "승점 " + points));
        Text ties = tieBreaks.text();
        parts.add(both("ties: " + ties.english(), "동점: " + ties.korean()));
        time.free().ifPresent(free -> parts.add(seconds("free time", "자유 시간", free)));
        if (time.periods() > 0) {
            String each = time.periods() + " x " + time.period().toSeconds();
            parts.add(both(
                    "byoyomi " + each + " s" + (time.periodPerMove() ? ", one a move" : ""),
                    "초읽기 " + each + "초" + (time.periodPerMove() ? ", 매수" : "")));
        }
        parts.add(time.total()
                .map(total -> seconds("total time", "총 대국 시간", total))
                .orElse(both("no total time", "총 대국 시간 없음")));
        return both(joined(parts, Text::english), joined(parts, Text::korean));
    }

    private static Text both(String english, String korean) {
        return new Text(english, korean);
    }

    private static Text seconds(String english, String korean, Duration time) {
        return both(english + " " + time.toSeconds() + " s", korean + " " + time.toSeconds() + "초");
    }

    private static String joined(List<Text> parts, Function<Text, String> language) {
        return String.join("; ", parts.stream().map(language).toList());
    }
}
