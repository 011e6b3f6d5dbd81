package org.janggi.variants;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.janggi.core.Ending;
import org.janggi.core.Outcome;
import org.janggi.core.Side;
import org.janggi.core.Text;

/** The patterns of the sentences that tell how a game ended. */
final class Verdict {
    private static final Map<Ending, Text> WON = Map.ofEntries(
            entry(Ending.MATE, new Text("{winner} wins by mate", "{winner} 승, 외통승")),
            entry(Ending.GENERAL_CAPTURED, new Text("{winner} wins by taking the general", "{winner} 승, 궁 잡음")),
            entry(Ending.FIRST_CHECK, new Text("{winner} wins by first check", "{winner} 승, 장군승")),
            entry(Ending.MATERIAL, new Text("{winner} wins by material", "{winner} 승, 기물승")),
            entry(Ending.SECOND_PLAYER, new Text("{winner} wins as the second player", "{winner} 승, 후수승")),
            entry(Ending.POINTS, new Text("{winner} wins on points", "{winner} 승, 점수승")),
            entry(Ending.RESIGNATION, new Text("{winner} wins by resignation of {loser}", "{winner} 승, {loser} 기권")),
            entry(Ending.TIME, new Text("{winner} wins on time against {loser}", "{winner} 승, {loser} 시간패")),
            entry(
                    Ending.DISQUALIFIED,
                    new Text("{winner} wins by disqualification of {loser}", "{winner} 승, {loser} 실격패")),
            entry(
                    Ending.NO_MOVES,
                    new Text("{winner} wins, {loser} has nowhere to move", "{winner} 승, {loser} 둘 곳 없음")));
    private static final Text WON_OTHERWISE = new Text("{winner} wins by {ending}", "{winner} 승, {ending}");
    private static final Text DRAWN = new Text("The game is drawn", "무승부(빅)");
    private static final Text NOT_WON = new Text("Nobody wins: {ending}", "승자 없음, {ending}");

    private static final Text SCORE = new Text(", {cho} to {han}", ", {cho} 대 {han}");
    private static final Text CAUSE = new Text(", cause: {cause}", ", 사유: {cause}");

    private Verdict() {}

    /** The sentence about an outcome, with the text of its clause if that is known. */
    static Text sentence(Outcome outcome, Optional<Text> clause) {
        return new Text(sentence(outcome, clause, Text::english), sentence(outcome, clause, Text::korean));
    }

    private static String sentence(Outcome outcome, Optional<Text> clause, Function<Text, String> language) {
        String result = language.apply(pattern(outcome));
        if (outcome.winner().isPresent()) {
            Side winner = outcome.winner().get();
            result = result.replace("{winner}", language.apply(winner.text()))
                    .replace("{loser}", language.apply(winner.opponent().text()));
        }
        result = result.replace("{ending}", language.apply(outcome.ending().text()));
        String score = outcome.score()
                .map(both -> language.apply(SCORE)
                        .replace("{cho}", both.text(Side.CHO))
                        .replace("{han}", both.text(Side.HAN)))
                .orElse("");
        String cause = outcome.cause()
                .map(words -> language.apply(CAUSE).replace("{cause}", words))
                .orElse("");
        String text = clause.map(both -> ": " + language.apply(both)).orElse(".");
        return result + score + cause + " (" + outcome.clause() + ")" + text;
    }

    private static Text pattern(Outcome outcome) {
        if (outcome.winner().isPresent()) {
            return WON.getOrDefault(outcome.ending(), WON_OTHERWISE);
        }
        return outcome.ending().equals(Ending.DRAW) ? DRAWN : NOT_WON;
    }
}
