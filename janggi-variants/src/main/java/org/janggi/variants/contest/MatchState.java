package org.janggi.variants.contest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Piece;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.variants.TotalTime;

/** What the events so far have made of a match. Changed only while an event is judged, on a copy of its own. */
final class MatchState {
    final MatchTerms terms;
    final Seat cho;
    final Seat han;
    Stage stage;

    @Nullable
    Game game;

    @Nullable
    Outcome outcome;

    List<Square> touched = List.of();
    /** The side that has moved and has to press the clock. */
    @Nullable
    Side toPress;
    /** What is left of the total time; null if it has no limit. */
    @Nullable
    Duration totalLeft;
    /** Whether the referee has closed the total time, with a claim that is being played out. */
    boolean closed;

    /** What one player has used up. */
    static final class Seat {
        Clock clock;

        @Nullable
        Formation formation;

        Duration setUpUsed = Duration.ZERO;
        boolean late;
        boolean absent;
        Duration away = Duration.ZERO;
        int warnings;

        Seat(Clock clock) {
            this.clock = clock;
        }

        Seat(Seat other) {
            this.clock = other.clock;
            this.formation = other.formation;
            this.setUpUsed = other.setUpUsed;
            this.late = other.late;
            this.absent = other.absent;
            this.away = other.away;
            this.warnings = other.warnings;
        }
    }

    MatchState(MatchTerms terms) {
        this.terms = terms;
        this.cho = new Seat(Clock.of(terms.time()));
        this.han = new Seat(Clock.of(terms.time()));
        this.closed = terms.start().filter(TotalTime::isClaimed).isPresent();
        this.totalLeft = closed ? null : terms.time().total().orElse(null);
        this.game = terms.start().map(Game::of).orElse(null);
        this.stage = game == null ? Stage.SET_UP : Stage.READY;
    }

    MatchState(MatchState other) {
        this.terms = other.terms;
        this.cho = new Seat(other.cho);
        this.han = new Seat(other.han);
        this.stage = other.stage;
        this.game = other.game;
        this.outcome = other.outcome;
        this.touched = other.touched;
        this.toPress = other.toPress;
        this.totalLeft = other.totalLeft;
        this.closed = other.closed;
    }

    Seat seat(Side side) {
        return side == Side.CHO ? cho : han;
    }

    boolean someoneIsAbsent() {
        return cho.absent || han.absent;
    }

    /** The side whose time runs in this stage, or that has to act in it. */
    Optional<Side> active() {
        if (stage == Stage.SET_UP) {
            return Optional.of(han.formation == null ? Side.HAN : Side.CHO);
        }
        Game played = game;
        if (stage != Stage.PLAYING || played == null) {
            return Optional.empty();
        }
        return Optional.of(toPress != null ? toPress : played.turn());
    }

    /** Whether a player can move now. */
    boolean isMovable() {
        return stage == Stage.PLAYING
                && toPress == null
                && (terms.has(MatchOption.CLOCK_RUNS)
                        ? active().filter(side -> !seat(side).absent).isPresent()
                        : !someoneIsAbsent());
    }

    /** P5: every piece touched is played or taken, or the player passes; a touch after which neither is possible binds not. */
    List<Move> permitted(List<Square> touches) {
        Game played = game;
        if (played == null) {
            return List.of();
        }
        List<Move> permitted = played.legalMoves();
        for (Square square : touches) {
            boolean own = played.position().pieceAt(square).map(Piece::side).orElse(played.turn()) == played.turn();
            List<Move> bound = permitted.stream()
                    .filter(move -> move.isPass() || (own ? move.from() : move.to()) == square)
                    .toList();
            permitted = bound.isEmpty() ? permitted : bound;
        }
        return permitted;
    }

    List<Square> touchedWith(Square square) {
        if (touched.contains(square)) {
            return touched;
        }
        List<Square> more = new ArrayList<>(touched);
        more.add(square);
        return List.copyOf(more);
    }
}
