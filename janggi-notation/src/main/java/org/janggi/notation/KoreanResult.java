package org.janggi.notation;

import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.checkerframework.checker.nullness.qual.Nullable;

/** The words of Korean records for results. */
final class KoreanResult {
    /** Longer texts are no results; it also bounds the time that the patterns take. */
    private static final int LONGEST = 64;

    private static final Pattern DECIDED = Pattern.compile("([초한楚漢])[ ]*의?[ ]*(.+)");
    private static final Pattern MARGIN = Pattern.compile("([0-9]{1,3})(\\.[05])?점 ?(점수승|승(\\(정선\\))?|승\\(정선\\))");
    private static final Pattern BRACKETED_MARGIN = Pattern.compile("승 ?\\(([0-9]{1,3})(\\.[05])?점\\)");
    private static final Pattern DISCONNECTED = Pattern.compile("(접속 ?끊김|[0-9]회 ?끊김) ?([승패])");

    private static final Map<String, ResultReason> WINS = Map.ofEntries(
            Map.entry("완승", ResultReason.COMPLETE),
            Map.entry("기권승", ResultReason.RESIGNATION),
            Map.entry("시간승", ResultReason.TIME),
            Map.entry("점수승", ResultReason.POINTS),
            Map.entry("점수승(기물승)", ResultReason.MATERIAL),
            Map.entry("장군승", ResultReason.CHECK),
            Map.entry("불계승", ResultReason.NO_COUNT),
            Map.entry("실격승", ResultReason.DISQUALIFICATION),
            Map.entry("빅승", ResultReason.BIKJANG),
            Map.entry("승리", ResultReason.UNSPECIFIED),
            Map.entry("승", ResultReason.UNSPECIFIED),
            Map.entry("승(기권)", ResultReason.RESIGNATION),
            Map.entry("승(외통수)", ResultReason.MATE),
            Map.entry("승(시간)", ResultReason.TIME));

    private static final Map<String, ResultReason> LOSSES = Map.of(
            "기권패", ResultReason.RESIGNATION,
            "시간패", ResultReason.TIME);

    private static final Map<String, ResultReason> DRAWS = Map.of(
            "무승부", ResultReason.UNSPECIFIED,
            "무승부(동의)", ResultReason.AGREEMENT,
            "무승부(빅장)", ResultReason.BIKJANG,
            "무승부(자동)", ResultReason.AUTOMATIC);

    private static final Map<String, ResultReason> UNKNOWNS = Map.of(
            "", ResultReason.UNSPECIFIED,
            "미상", ResultReason.UNSPECIFIED,
            "무효", ResultReason.VOID,
            "무효 대국", ResultReason.VOID,
            "통신장애중단", ResultReason.ABORTED,
            "대국취소", ResultReason.CANCELLED);

    private KoreanResult() {}

    static RecordResult parse(String raw) {
        String words = raw.strip();
        RecordResult result = words.length() > LONGEST ? null : read(words, raw);
        return result == null ? RecordResult.of(Winner.UNKNOWN, ResultReason.UNRECOGNISED, raw) : result;
    }

    private static @Nullable RecordResult read(String words, String raw) {
        ResultReason drawn = DRAWS.get(words.replace(" ", ""));
        if (drawn != null) {
            return RecordResult.of(Winner.NONE, drawn, raw);
        }
        ResultReason unknown = UNKNOWNS.get(words);
        if (unknown != null) {
            return RecordResult.of(Winner.UNKNOWN, unknown, raw);
        }
        Matcher decided = DECIDED.matcher(words);
        return decided.matches() ? decide(group(decided, 1), group(decided, 2), raw) : null;
    }

    /** Words for a result, those that come closest if there are none for it; what the record says does not matter. */
    static String words(RecordResult result) {
        ResultReason reason = result.reason();
        return switch (result.winner()) {
            case CHO -> "초 " + won(reason, result.marginHalves());
            case HAN -> "한 " + won(reason, result.marginHalves());
            case NONE ->
                switch (reason) {
                    case AGREEMENT -> "무승부(동의)";
                    case BIKJANG -> "무승부(빅장)";
                    case AUTOMATIC -> "무승부(자동)";
                    default -> "무승부";
                };
            case UNKNOWN ->
                switch (reason) {
                    case VOID -> "무효";
                    case ABORTED -> "통신장애중단";
                    case CANCELLED -> "대국취소";
                    default -> "미상";
                };
        };
    }

    private static String won(ResultReason reason, OptionalInt marginHalves) {
        if (reason == ResultReason.POINTS && marginHalves.isPresent()) {
            int halves = marginHalves.getAsInt();
            return halves / 2 + (halves % 2 == 0 ? "" : ".5") + "점 승";
        }
        return switch (reason) {
            case COMPLETE -> "완승";
            case MATE -> "승(외통수)";
            case CHECK -> "장군승";
            case RESIGNATION -> "기권승";
            case NO_COUNT -> "불계승";
            case TIME -> "시간승";
            case POINTS -> "점수승";
            case MATERIAL -> "점수승(기물승)";
            case DISQUALIFICATION -> "실격승";
            case BIKJANG -> "빅승";
            case DISCONNECTION -> "접속 끊김 승";
            case AGREEMENT, AUTOMATIC, VOID, ABORTED, CANCELLED, UNSPECIFIED, UNRECOGNISED -> "승";
        };
    }

    private static @Nullable RecordResult decide(String side, String how, String raw) {
        boolean cho = side.equals("초") || side.equals("楚");
        Winner named = cho ? Winner.CHO : Winner.HAN;
        Winner other = cho ? Winner.HAN : Winner.CHO;
        ResultReason win = WINS.get(how);
        if (win != null) {
            return RecordResult.of(named, win, raw);
        }
        ResultReason loss = LOSSES.get(how);
        if (loss != null) {
            return RecordResult.of(other, loss, raw);
        }
        Matcher disconnected = DISCONNECTED.matcher(how);
        if (disconnected.matches()) {
            Winner winner = group(disconnected, 2).equals("승") ? named : other;
            return RecordResult.of(winner, ResultReason.DISCONNECTION, raw);
        }
        Matcher margin = MARGIN.matcher(how);
        Matcher bracketed = BRACKETED_MARGIN.matcher(how);
        Matcher points = margin.matches() ? margin : bracketed.matches() ? bracketed : null;
        return points == null
                ? null
                : new RecordResult(named, ResultReason.POINTS, OptionalInt.of(halves(points)), raw);
    }

    private static int halves(Matcher points) {
        return 2 * Integer.parseInt(group(points, 1)) + (".5".equals(points.group(2)) ? 1 : 0);
    }

    private static String group(Matcher matcher, int number) {
        String group = matcher.group(number);
        return group == null ? "" : group;
    }
}
