package org.janggi.variants.contest;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * Something that happens in a match. Time passes by {@link TimePasses} alone; everything else happens at the moment that the
 * events before it have reached. {@link MatchLog} writes events as text and reads them.
 */
public sealed interface MatchEvent {
    /** No event takes longer. */
    Duration LONGEST = Duration.ofDays(365);

    /**
     * A player chooses its set-up (P3).
     *
     * @param side who
     * @param formation the arrangement of horses and elephants
     */
    record SetUp(Side side, Formation formation) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         * @param formation the arrangement of horses and elephants
         */
        public SetUp {
            Objects.requireNonNull(side, "side");
            Objects.requireNonNull(formation, "formation");
        }
    }

    /** Play begins: Cho's clock runs. */
    record Start() implements MatchEvent {}

    /**
     * A player came late, or was absent so long that it does not play (P1): lateness that costs anything and leaves no free
     * time loses, also where there was none.
     *
     * @param side who
     * @param by how late, more than zero
     */
    record Late(Side side, Duration by) implements MatchEvent {
        /**
         * An event within its bound.
         *
         * @param side who
         * @param by how late, more than zero, at most 365 days
         */
        public Late {
            Objects.requireNonNull(side, "side");
            if (by.isNegative() || by.isZero() || by.compareTo(LONGEST) > 0) {
                throw new IllegalArgumentException("one is late by more than zero and at most 365 days, found " + by);
            }
        }
    }

    /**
     * A player touches a piece: displaces, shifts or keeps hold of an own one, or lifts an enemy one (P5).
     *
     * @param side who
     * @param square where the piece stands
     */
    record Touch(Side side, Square square) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         * @param square where the piece stands
         */
        public Touch {
            Objects.requireNonNull(side, "side");
            Objects.requireNonNull(square, "square");
        }
    }

    /**
     * A player puts the general back that it has lifted, which is a pass (P5, P10).
     *
     * @param side who
     */
    record PutBack(Side side) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         */
        public PutBack {
            Objects.requireNonNull(side, "side");
        }
    }

    /**
     * A player completes a move, right or wrong (P5), or passes. A wrong one loses by disqualification, unless it is refused
     * for a self-check alone (P8). A right one that a piece touched before rules out is refused, and not lost.
     *
     * @param side who
     * @param move the move
     */
    record Play(Side side, Move move) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         * @param move the move
         */
        public Play {
            Objects.requireNonNull(side, "side");
            Objects.requireNonNull(move, "move");
        }
    }

    /**
     * A player presses the clock (P4): after its move, or without one, which is a pass.
     *
     * @param side who
     */
    record Press(Side side) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         */
        public Press {
            Objects.requireNonNull(side, "side");
        }
    }

    /**
     * Time passes.
     *
     * @param time how much, zero or more, at most 365 days
     */
    record TimePasses(Duration time) implements MatchEvent {
        /**
         * An event within its bounds.
         *
         * @param time how much, zero or more, at most 365 days
         */
        public TimePasses {
            if (time.isNegative() || time.compareTo(LONGEST) > 0) {
                throw new IllegalArgumentException("time passes by zero to 365 days, found " + time);
            }
        }
    }

    /**
     * A player drops out (S34).
     *
     * @param side who
     */
    record Disconnect(Side side) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         */
        public Disconnect {
            Objects.requireNonNull(side, "side");
        }
    }

    /**
     * A player who had dropped out is back (S34).
     *
     * @param side who
     */
    record Return(Side side) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         */
        public Return {
            Objects.requireNonNull(side, "side");
        }
    }

    /**
     * The referee warns a player; the second warning disqualifies (P11).
     *
     * @param side who
     * @param cause why, not blank
     */
    record Warn(Side side, String cause) implements MatchEvent {
        /**
         * An event with its cause.
         *
         * @param side who
         * @param cause why, not blank
         */
        public Warn {
            Objects.requireNonNull(side, "side");
            requireCause(cause);
        }
    }

    /**
     * The referee disqualifies a player.
     *
     * @param side who
     * @param cause why, not blank
     */
    record Disqualify(Side side, String cause) implements MatchEvent {
        /**
         * An event with its cause.
         *
         * @param side who
         * @param cause why, not blank
         */
        public Disqualify {
            Objects.requireNonNull(side, "side");
            requireCause(cause);
        }
    }

    /**
     * A player gives up.
     *
     * @param side who
     */
    record Resign(Side side) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         */
        public Resign {
            Objects.requireNonNull(side, "side");
        }
    }

    /**
     * A player withdraws from a group league (P12). What becomes of its other games is the league's affair.
     *
     * @param side who
     */
    record Withdraw(Side side) implements MatchEvent {
        /**
         * An event.
         *
         * @param side who
         */
        public Withdraw {
            Objects.requireNonNull(side, "side");
        }
    }

    /**
     * The referee closes the game because its total time is over (K5, P13), in point play only. Where the terms give a total
     * time it is over once it is used up, without one when the referee says so.
     *
     * @param claimant who claims a complete win within three moves (P13b), if anybody does
     * @param dead where dead pieces stand (P13a), none twice
     */
    record CloseOnTime(Optional<Side> claimant, List<Square> dead) implements MatchEvent {
        /**
         * An event; the squares are copied.
         *
         * @param claimant who claims a complete win within three moves (P13b), if anybody does
         * @param dead where dead pieces stand (P13a), none twice
         */
        public CloseOnTime {
            Objects.requireNonNull(claimant, "claimant");
            dead = List.copyOf(dead);
            if (new HashSet<>(dead).size() < dead.size()) {
                throw new IllegalArgumentException("a dead piece is named once, found " + dead);
            }
        }
    }

    /** The referee decides the game as it stands (S35, S36, D16). */
    record Adjudicate() implements MatchEvent {}

    private static void requireCause(String cause) {
        if (cause.isBlank()) {
            throw new IllegalArgumentException("the referee tells the cause");
        }
    }
}
