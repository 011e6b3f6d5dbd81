package org.janggi.testkit.cli;

import java.util.Comparator;
import java.util.List;
import org.janggi.core.Clause;
import org.janggi.core.Ending;
import org.janggi.core.Text;
import org.janggi.testkit.simulate.Compared;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.RulesDifference;
import org.janggi.testkit.simulate.Winner;
import org.janggi.variants.ClauseEntry;
import org.janggi.variants.Clauses;

/** What the names in figures mean, for readers of the report. */
final class ReportWords {
    private static final List<Ending> ENDINGS = List.of(
            Ending.MATE,
            Ending.GENERAL_CAPTURED,
            Ending.FIRST_CHECK,
            Ending.MATERIAL,
            Ending.SECOND_PLAYER,
            Ending.POINTS,
            Ending.RESIGNATION,
            Ending.TIME,
            Ending.DISQUALIFIED,
            Ending.NO_MOVES,
            Ending.DRAW);

    private static final List<String> CATALOGUE =
            Clauses.all().stream().map(entry -> entry.clause().id()).toList();

    /** Clauses in the order of the catalogue, then those it lacks by name. */
    static final Comparator<String> CLAUSES = Comparator.<String>comparingInt(
                    id -> CATALOGUE.contains(id) ? CATALOGUE.indexOf(id) : CATALOGUE.size())
            .thenComparing(Comparator.naturalOrder());

    private ReportWords() {}

    static Text of(Winner winner) {
        return switch (winner) {
            case CHO -> new Text("Cho wins", "초 승");
            case HAN -> new Text("Han wins", "한 승");
            case NONE -> new Text("nobody wins", "승자 없음");
        };
    }

    /** A way to end by its id; the id itself for one that a rule set of somebody else brings. */
    static Text ending(String how) {
        if (how.equals("unfinished")) {
            return new Text("unfinished", "미종료");
        }
        return ENDINGS.stream()
                .filter(ending -> ending.id().equals(how))
                .map(Ending::text)
                .findFirst()
                .orElse(new Text(how, ""));
    }

    /** What a clause says; nothing for one that the catalogue lacks. */
    static Text clause(String id) {
        return Clauses.find(new Clause(id)).map(ClauseEntry::text).orElse(new Text("", ""));
    }

    static Text of(Measure measure) {
        return switch (measure) {
            case LENGTH -> new Text("length, in moves of either side", "길이(수)");
            case PERMITTED -> new Text("permitted moves a turn", "차례당 둘 수 있는 수");
            case CHO_CALLS -> new Text("calls of bikjang by Cho", "초의 빅장 부름");
            case HAN_CALLS -> new Text("calls of bikjang by Han", "한의 빅장 부름");
            case CHO_ACCEPTANCES -> new Text("calls that Cho accepted", "초의 빅장 응낙");
            case HAN_ACCEPTANCES -> new Text("calls that Han accepted", "한의 빅장 응낙");
            case CHO_PROMOTED_GENERALS -> new Text("promotions of Cho's general", "초 궁의 승격");
            case HAN_PROMOTED_GENERALS -> new Text("promotions of Han's general", "한 궁의 승격");
            case CHO_PROMOTED_GUARDS -> new Text("promotions of Cho's guards", "초 사의 승격");
            case HAN_PROMOTED_GUARDS -> new Text("promotions of Han's guards", "한 사의 승격");
            case CHO_PROMOTED_SOLDIERS -> new Text("promotions of Cho's soldiers", "초 졸의 승격");
            case HAN_PROMOTED_SOLDIERS -> new Text("promotions of Han's soldiers", "한 병의 승격");
            case CHO_PROMOTED_OTHERS -> new Text("promotions of Cho's other pieces", "초 다른 기물의 승격");
            case HAN_PROMOTED_OTHERS -> new Text("promotions of Han's other pieces", "한 다른 기물의 승격");
            case LEAD -> new Text("points by which Cho leads at the end", "종국 때 초의 점수 차");
            case DECIDING_LEAD -> new Text("the same, where scores decided the game", "점수로 끝난 판의 점수 차");
        };
    }

    static Text of(Compared what) {
        if (what instanceof Compared.Won won) {
            return switch (won.winner()) {
                case CHO -> new Text("share of Cho's wins, %", "초 승률(%)");
                case HAN -> new Text("share of Han's wins, %", "한 승률(%)");
                case NONE -> new Text("share without a winner, %", "승자 없는 판(%)");
            };
        }
        if (what instanceof Compared.Ended ended) {
            Text how = ending(ended.how());
            String korean = how.korean().isEmpty() ? "" : how.korean() + "(%)";
            return new Text(how.english() + ", % of games", korean);
        }
        return of(((Compared.Measured) what).measure());
    }

    static String of(RulesDifference.Test test) {
        return switch (test) {
            case MCNEMAR -> "McNemar";
            case PAIRED_T -> "paired t";
            case WELCH -> "Welch";
        };
    }

    /** By what a figure is multiplied for the reader: scores are counted in half points, shares shown in hundredths. */
    static double scale(Measure measure) {
        return measure == Measure.LEAD || measure == Measure.DECIDING_LEAD ? 0.5 : 1;
    }

    static double scale(Compared what) {
        return what instanceof Compared.Measured measured ? scale(measured.measure()) : 100;
    }
}
