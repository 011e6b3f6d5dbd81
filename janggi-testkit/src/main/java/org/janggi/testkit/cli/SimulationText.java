package org.janggi.testkit.cli;

import java.util.Locale;
import org.janggi.testkit.simulate.Figures;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.Winner;

/**
 * What a run of an experiment says, in lines for people.
 *
 * @param language the language
 */
record SimulationText(Language language) {
    /** What became of the games under a rule set. */
    String result(String rules, Figures figures) {
        double games = figures.games();
        return format(
                "%s: games %d, Cho wins %.2f %%, Han wins %.2f %%, nobody %.2f %%, mean length %.2f",
                "%s: %d판, 초 승 %.2f %%, 한 승 %.2f %%, 승자 없음 %.2f %%, 평균 길이 %.2f수",
                rules,
                figures.games(),
                100 * figures.won(Winner.CHO) / games,
                100 * figures.won(Winner.HAN) / games,
                100 * figures.won(Winner.NONE) / games,
                figures.measure(Measure.LENGTH).sum() / games);
    }

    /** How fast it went, with the games of all rule sets. */
    String speed(long games, long plies, double seconds) {
        return format(
                "games %d, plies %d, seconds %.1f, games a second %.0f, plies a second %.0f",
                "%d판, %d수, %.1f초, 초당 %.0f판, 초당 %.0f수", games, plies, seconds, games / seconds, plies / seconds);
    }

    /** How far it has come, in games of each rule set, with their rate and the seconds that are left. */
    String progress(long played, long games, double rate, long left) {
        return format(
                "simulate: %1$d of %2$d games, %3$.1f a second, %4$d:%5$02d:%6$02d left",
                "simulate: %2$d판 중 %1$d판, 초당 %3$.1f판, 남은 시간 %4$d:%5$02d:%6$02d",
                played,
                games,
                rate,
                left / 3600,
                left / 60 % 60,
                left % 60);
    }

    /** That it was interrupted, and how it goes on. */
    String interrupted(long played, long games, String dir) {
        return format(
                "janggi simulate: interrupted after %1$d of %2$d games: --resume --out %3$s goes on",
                "janggi simulate: %2$d판 중 %1$d판 뒤에 중단됨: --resume --out %3$s 로 이어짐", played, games, dir);
    }

    private String format(String english, String korean, Object... values) {
        return String.format(Locale.ROOT, language.of(english, korean), values);
    }
}
