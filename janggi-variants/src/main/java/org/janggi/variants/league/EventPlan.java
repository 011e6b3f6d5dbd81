package org.janggi.variants.league;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;

/**
 * What is announced for an event (K6): the rules, with whatever readings it plays (K12), the systems of its stages, the
 * points and the times.
 *
 * @param name the name of the event
 * @param rules the rule set, as {@code Kja.RULES} with any of its options
 * @param stages the preliminaries, the finals and whatever is between, in order; at least one
 * @param points the points of its leagues
 * @param tieBreaks how ties in its leagues are broken
 * @param freeTime the time each player has for a game
 * @param totalTime how long a game lasts at most (K5), if there is a limit
 */
public record EventPlan(
        Text name,
        RuleSet rules,
        List<Stage> stages,
        LeaguePoints points,
        TieBreaks tieBreaks,
        Duration freeTime,
        Optional<Duration> totalTime) {
    /**
     * What is announced for an event.
     *
     * @param name the name of the event
     * @param rules the rule set
     * @param stages its stages, in order
     * @param points the points of its leagues
     * @param tieBreaks how ties in its leagues are broken
     * @param freeTime the time each player has for a game
     * @param totalTime how long a game lasts at most, or empty
     * @throws IllegalArgumentException if there is no stage, or a time is not positive
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
        if (freeTime.isNegative() || freeTime.isZero()) {
            throw new IllegalArgumentException("the free time is positive, found " + freeTime);
        }
        if (totalTime.filter(time -> time.isNegative() || time.isZero()).isPresent()) {
            throw new IllegalArgumentException("the total time is positive, found " + totalTime);
        }
    }

    /**
     * The announcement, in one line.
     *
     * @return name, rule set with its options, stages, points and times in both languages
     */
    public Text announcement() {
        String options = rules.options().isEmpty() ? "" : " " + rules.options();
        return new Text(
                String.join(
                        "; ",
                        List.of(
                                name.english(),
                                rules.name().english() + options,
                                stages.stream()
                                        .map(stage -> stage.text().english())
                                        .collect(Collectors.joining("; ")),
                                "points " + points,
                                "free time " + seconds(freeTime) + " s",
                                totalTime
                                        .map(time -> "total time " + seconds(time) + " s")
                                        .orElse("no total time"))),
                String.join(
                        "; ",
                        List.of(
                                name.korean(),
                                rules.name().korean() + options,
                                stages.stream()
                                        .map(stage -> stage.text().korean())
                                        .collect(Collectors.joining("; ")),
                                "승점 " + points,
                                "자유 시간 " + seconds(freeTime) + "초",
                                totalTime
                                        .map(time -> "총 대국 시간 " + seconds(time) + "초")
                                        .orElse("총 대국 시간 없음"))));
    }

    private static long seconds(Duration time) {
        return time.toSeconds();
    }
}
