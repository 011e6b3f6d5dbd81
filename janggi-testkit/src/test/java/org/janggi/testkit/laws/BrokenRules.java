package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.checkerframework.checker.nullness.qual.Nullable;
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
import org.janggi.core.Remaining;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;
import org.janggi.core.Steps;
import org.janggi.core.Text;

/** Rule sets that break a law on purpose, and the sound ones that they are made from. */
final class BrokenRules {
    private static final Refusal NO = Refusal.of("T1", "refused by a test", "시험용 거절");
    private static final Permission SAFE = Permission.everything().refusingSelfCheck(NO);
    private static final Permission SAFE_WITHOUT_PASS = SAFE.refusingPass(NO);

    /** A broken rule set by the law that has to catch it. Each run gets a new one, since some of them remember. */
    record Broken(String law, Supplier<RuleSet> rules) {
        String name() {
            return rules.get().getClass().getSimpleName();
        }

        @Override
        public String toString() {
            return name() + " by " + law;
        }
    }

    static final List<Broken> ALL = List.of(
            new Broken("L1", ScoreOfTheMoment::new),
            new Broken("L1", Moody::new),
            new Broken("L2", WearsOut::new),
            new Broken("L3", AcceptsUnlisted::new),
            new Broken("L3", RefusesListed::new),
            new Broken("L4", PromotesNothing::new),
            new Broken("L5", Counting::new),
            new Broken("L6", Forgetful::new),
            new Broken("L7", Undeclared::new),
            new Broken("L7", Wordless::new),
            new Broken("L8", EndsLate::new),
            new Broken("L8", Endless::new),
            new Broken("L9", Exposing::new),
            new Broken("L10", OneSided::new),
            new Broken("L12", NoPassForHan::new),
            new Broken("L13", TakesBackWrongly::new),
            new Broken("L14", WrongBound::new),
            new Broken("L15", ThreadBound::new),
            new Broken("L16", CannonsTakeCannons::new));

    private BrokenRules() {}

    /** Safe moves only, and nothing else: a sound rule set to break. */
    static class Sound implements RuleSet {
        @Override
        public String id() {
            return getClass().getSimpleName();
        }

        @Override
        public Text name() {
            return new Text("broken", "깨진 규칙");
        }

        @Override
        public Permission permission(Position position) {
            return SAFE;
        }

        @Override
        public Outcome adjudicate(Game game) {
            return Outcome.draw("T2");
        }
    }

    /** Everything is permitted, and the general is taken: as sound. */
    static class Open extends Sound {
        static final StateField OVER = new StateField(StateLayout.OVER, 0, 1, true, List.of("no", "taken"));
        private static final StateLayout LAYOUT = StateLayout.of(OVER);

        @Override
        public StateLayout layout() {
            return LAYOUT;
        }

        @Override
        public long stateAfter(Position before, Move move, Position after) {
            return OVER.with(0, after.hasGeneral(after.turn()) ? 0 : 1);
        }

        @Override
        public Permission permission(Position position) {
            return Permission.everything();
        }
    }

    /** Scores by when it is asked. */
    private static final class ScoreOfTheMoment extends Sound {
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public Score score(Position position) {
            return position.points().plus(Side.HAN, asked.incrementAndGet());
        }
    }

    /** Answers anew every time it is asked. */
    private static final class Moody extends Sound {
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public Permission permission(Position position) {
            return asked.incrementAndGet() % 3 == 0 ? SAFE_WITHOUT_PASS : SAFE;
        }
    }

    /** Takes the pass from a position, the very object, from which all moves have been played twice, and one more. */
    private static final class WearsOut extends Sound {
        private @Nullable Position last;
        private int left;

        @Override
        public long stateAfter(Position before, Move move, Position after) {
            if (before != last) {
                last = null;
                left = 2 * before.moveCount() + 1;
                last = before;
            }
            left--;
            return 0;
        }

        @Override
        public Permission permission(Position position) {
            return position == last && left <= 0 ? SAFE_WITHOUT_PASS : SAFE;
        }
    }

    /** Refuses moves one by one, and thinks again when a thread asks about the same move twice running. */
    private abstract static class SecondThoughts extends Open {
        private final ThreadLocal<Move> last = ThreadLocal.withInitial(() -> Move.PASS);

        abstract boolean refuses(Move move, boolean again);

        @Override
        public Permission permission(Position position) {
            return Permission.everything().askingVeto();
        }

        @Override
        public Optional<Outcome> stuck(Remaining remaining) {
            return Optional.empty();
        }

        @Override
        public Optional<Refusal> veto(Position position, Move move) {
            boolean again = move == last.get();
            last.set(move);
            return refuses(move, again) ? Optional.of(NO) : Optional.empty();
        }
    }

    /** Gives in about steps to the middle file. */
    private static final class AcceptsUnlisted extends SecondThoughts {
        @Override
        boolean refuses(Move move, boolean again) {
            return !again && !move.isPass() && move.to().file() == 5;
        }
    }

    /** Vetoes only then. */
    private static final class RefusesListed extends SecondThoughts {
        @Override
        boolean refuses(Move move, boolean again) {
            return again;
        }
    }

    /** Promotes a square on which nothing stands. */
    private static final class PromotesNothing extends Sound {
        private static final Powers POWERS = Powers.standard().withPromoted(PieceKind.SOLDIER, Steps.ORTHOGONAL);

        @Override
        public Powers powers() {
            return POWERS;
        }

        @Override
        public SquareSet promotions(Position before, Move move, Position after) {
            return move.isPass() || !after.isEmpty(move.from()) ? SquareSet.EMPTY : SquareSet.of(move.from());
        }
    }

    /** Lets a counter decide that takes no part in equality. */
    private static final class Counting extends Sound {
        @Override
        public Permission permission(Position position) {
            return position.halfmoves() % 2 == 0 ? SAFE : SAFE_WITHOUT_PASS;
        }
    }

    /** Keeps a state that decides, and says that it takes no part in equality. */
    static class Forgetful extends Sound {
        private static final StateField PASSED = new StateField("passed", 0, 1, false, List.of());
        private static final StateLayout LAYOUT = StateLayout.of(PASSED);

        @Override
        public StateLayout layout() {
            return LAYOUT;
        }

        @Override
        public long stateAfter(Position before, Move move, Position after) {
            return PASSED.with(0, move.isPass() ? 1 : 0);
        }

        @Override
        public Permission permission(Position position) {
            return PASSED.get(position.state()) == 1 ? SAFE_WITHOUT_PASS : SAFE;
        }
    }

    /** Keeps more than it has declared. */
    private static final class Undeclared extends Sound {
        @Override
        public long stateAfter(Position before, Move move, Position after) {
            return move.isPass() ? 1 : 0;
        }
    }

    /** Lets a general be taken and has no word for that. */
    private static final class Wordless extends Sound {
        @Override
        public Permission permission(Position position) {
            return Permission.everything();
        }
    }

    /** Sees one ply late that the general was taken. */
    private static final class EndsLate extends Open {
        @Override
        public Optional<Outcome> ended(Position position) {
            return position.hasGeneral(position.turn().opponent())
                    ? Optional.empty()
                    : Optional.of(Outcome.win(position.turn(), Ending.GENERAL_CAPTURED, "T3"));
        }

        @Override
        public Optional<Outcome> stuck(Remaining remaining) {
            Position position = remaining.position();
            return position.hasGeneral(position.turn()) ? super.stuck(remaining) : Optional.empty();
        }
    }

    /** Refuses everything once a piece was taken, and calls it no end. */
    private static final class Endless extends Sound {
        @Override
        public Permission permission(Position position) {
            return position.count(Side.CHO) + position.count(Side.HAN) < 32 ? SAFE.askingVeto() : SAFE;
        }

        @Override
        public Optional<Refusal> veto(Position position, Move move) {
            return Optional.of(NO);
        }

        @Override
        public Optional<Outcome> stuck(Remaining remaining) {
            return Optional.empty();
        }
    }

    /** Says that self-check is forbidden, and permits it. */
    private static final class Exposing extends Open {
        @Override
        public SelfCheck selfCheck() {
            return SelfCheck.FORBIDDEN;
        }
    }

    /** Knows left from right, each side for itself. */
    private static final class OneSided extends Sound {
        @Override
        public Permission permission(Position position) {
            return SAFE.askingVeto();
        }

        @Override
        public Optional<Refusal> veto(Position position, Move move) {
            int file = position.turn() == Side.CHO ? 1 : Square.FILES;
            return !move.isPass() && move.to().file() == file ? Optional.of(NO) : Optional.empty();
        }
    }

    /** Says that both sides are treated alike, and lets only one of them pass. */
    private static final class NoPassForHan extends Sound {
        @Override
        public Permission permission(Position position) {
            return position.turn() == Side.CHO ? SAFE : SAFE_WITHOUT_PASS;
        }
    }

    /** Takes the pass from a game whose last two moves or more were taken back. */
    private static final class TakesBackWrongly extends Sound {
        private @Nullable History longest;

        @Override
        public boolean historyMatters(History history) {
            @Nullable History known = longest;
            if (known == null || history.ply() > known.ply()) {
                longest = history;
                return false;
            }
            return history.ply() < known.ply() - 1 && known.at(history.ply()) == history;
        }

        @Override
        public Optional<Refusal> barred(History history, Move move) {
            return move.isPass() ? Optional.of(NO) : Optional.empty();
        }
    }

    /** Declares a bound that it does not know of. */
    private static final class WrongBound extends Sound {
        @Override
        public OptionalInt longestGame() {
            return OptionalInt.of(20);
        }
    }

    /** Answers each thread differently. */
    private static final class ThreadBound extends Sound {
        private final Thread first = Thread.currentThread();

        @Override
        public Permission permission(Position position) {
            return Thread.currentThread() == first ? SAFE : SAFE_WITHOUT_PASS;
        }
    }
}
