package org.janggi.variants;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.History;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.Refusal;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;
import org.janggi.core.Steps;
import org.janggi.core.Symmetry;
import org.janggi.core.Text;

/**
 * The four rule sets of Fairy-Stockfish and pychess, exactly, so that their games and counts can be checked. They
 * follow no federation's text. By themselves games end by mate, by two passes in succession, and where bikjang is known
 * by keeping the generals facing each other; repetition and move limits are {@linkplain #claimable claims}.
 */
public final class FairyRules implements Described {
    /** {@code janggi}: bikjang, ends by points. */
    public static final FairyRules JANGGI = new FairyRules("fairy-janggi", "장기", true, true, 3, 100, false);
    /** {@code janggitraditional}: bikjang, ends drawn. */
    public static final FairyRules TRADITIONAL = new FairyRules("fairy-traditional", "전통", true, false, 3, 100, false);
    /** {@code janggimodern}: no bikjang, ends by points, a to-and-fro loses. */
    public static final FairyRules MODERN = new FairyRules("fairy-modern", "현대", false, true, 4, 200, true);
    /** {@code janggicasual}: no bikjang, ends drawn. */
    public static final FairyRules CASUAL = new FairyRules("fairy-casual", "친선", false, false, 3, 100, false);

    private static final Powers POWERS = Powers.standard()
            .with(PieceKind.SOLDIER, Steps.FORWARD.or(Steps.SIDEWAYS).or(Steps.FORWARD_PALACE_DIAGONAL));

    private static final StateField PASSED = StateField.flag("passed", 0);
    private static final StateField OVER =
            new StateField(StateLayout.OVER, 1, 2, true, List.of("no", "bikjang", "passes"));
    private static final StateLayout LAYOUT = StateLayout.of(PASSED, OVER);
    private static final int BIKJANG = 1;
    private static final int PASSES = 2;

    private static final Permission SAFE_MOVES = Permission.everything()
            .refusingSelfCheck(Refusal.of("fairy-check", "the own general would be in check", "자기 궁이 장군을 받습니다"));
    private static final Permission BREAK_OR_PASS = SAFE_MOVES
            .withPassEnding()
            .refusingFacing(Refusal.of(
                    "fairy-bikjang",
                    "the generals must not face each other after it; only a pass accepts the bikjang",
                    "빅장을 풀거나 한 수 쉬어 받아야 합니다"));

    private static final int HALF_POINTS_OF_DEOM = 3;

    private final String id;
    private final Text name;
    private final boolean bikjang;
    private final boolean byPoints;
    private final int fold;
    private final int plyLimit;
    private final boolean toAndFroLoses;

    private FairyRules(
            String id,
            String korean,
            boolean bikjang,
            boolean byPoints,
            int fold,
            int plyLimit,
            boolean toAndFroLoses) {
        this.id = id;
        this.name = new Text("Fairy-Stockfish " + id.substring("fairy-".length()), "페어리 " + korean);
        this.bikjang = bikjang;
        this.byPoints = byPoints;
        this.fold = fold;
        this.plyLimit = plyLimit;
        this.toAndFroLoses = toAndFroLoses;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text name() {
        return name;
    }

    @Override
    public List<Policy> policies() {
        return new Policies(clause -> clause.startsWith("M") || clause.startsWith("fairy-") && knows(clause)).list();
    }

    private boolean knows(String clause) {
        return switch (clause) {
            case "fairy-bikjang" -> bikjang;
            case "fairy-move-repetition" -> toAndFroLoses;
            default -> true;
        };
    }

    /** None: the engine has no options within these four. */
    @Override
    public Set<Reading> readings() {
        return Set.of();
    }

    /** Deom and points are not the same for both sides; a draw is. */
    @Override
    public Symmetry symmetry() {
        return byPoints ? Symmetry.MOVES : Symmetry.RESULTS;
    }

    @Override
    public Powers powers() {
        return POWERS;
    }

    @Override
    public StateLayout layout() {
        return LAYOUT;
    }

    /** Facing on the board counts as the previous facing, also in a position that was set up; a pass does not. */
    @Override
    public long stateAfter(Position before, Move move, Position after) {
        if (!move.isPass()) {
            return 0;
        }
        long passed = PASSED.with(0, 1);
        if (bikjang && before.isFacing()) {
            return OVER.with(passed, BIKJANG);
        }
        return PASSED.get(before.state()) == 1 ? OVER.with(passed, PASSES) : passed;
    }

    @Override
    public Permission permission(Position position) {
        return bikjang && position.isFacing() ? BREAK_OR_PASS : SAFE_MOVES;
    }

    @Override
    public Optional<Outcome> ended(Position position) {
        return switch (OVER.get(position.state())) {
            case BIKJANG -> Optional.of(counted(position, "fairy-bikjang"));
            case PASSES -> Optional.of(counted(position, "fairy-passes"));
            default -> Described.super.ended(position);
        };
    }

    /** The points with deom decide, or nobody wins. */
    private Outcome counted(Position position, String clause) {
        Score score = score(position);
        Outcome outcome =
                byPoints ? Outcome.win(score.leader().orElseThrow(), Ending.POINTS, clause) : Outcome.draw(clause);
        return outcome.withScore(score);
    }

    @Override
    public Score score(Position position) {
        return position.points().plus(Side.HAN, HALF_POINTS_OF_DEOM);
    }

    @Override
    public Outcome adjudicate(Game game) {
        return counted(game.position(), "fairy-count");
    }

    /** The engine's optional ends: the move limit, a to-and-fro, the third or fourth occurrence of a position. */
    @Override
    public Optional<Outcome> claimable(History history) {
        Position position = history.position();
        if (position.halfmoves() >= plyLimit) {
            return Optional.of(counted(position, "fairy-move-limit"));
        }
        Side mover = position.turn().opponent();
        if (toAndFroLoses && new ToAndFro(history).isLost()) {
            return Optional.of(Outcome.win(mover.opponent(), Ending.DISQUALIFIED, "fairy-move-repetition"));
        }
        return repetition(history);
    }

    /** The position has occurred often enough since the last capture; checking all along by one side only loses. */
    private Optional<Outcome> repetition(History history) {
        Position last = history.position();
        boolean moverChecked = last.isInCheck();
        boolean otherChecked = true;
        int occurrences = 1;
        History at = history;
        for (int back = 1; back <= history.reversiblePlies(); back++) {
            at = at.previous().orElseThrow();
            boolean check = at.position().isInCheck();
            if (back % 2 == 1) {
                otherChecked &= check;
                continue;
            }
            moverChecked &= check;
            if (at.position().isRepetitionOf(last) && ++occurrences == fold) {
                if (moverChecked != otherChecked) {
                    Side winner = moverChecked ? last.turn() : last.turn().opponent();
                    return Optional.of(Outcome.win(winner, Ending.DISQUALIFIED, "fairy-perpetual-check"));
                }
                return Optional.of(counted(last, "fairy-repetition"));
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        return id;
    }
}
