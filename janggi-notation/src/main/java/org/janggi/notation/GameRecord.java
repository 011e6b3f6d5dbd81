package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Event;
import org.janggi.core.Move;

/**
 * One game as somebody wrote it down, in no format in particular and under no rule set: tags, a start, a tree of moves,
 * a result, and what the referee did. Immutable.
 *
 * <p>Tags are what the record says about the game; those about the start and the result are kept among them as written,
 * and {@link #start()} and {@link #result()} are what they mean.
 *
 * <p><b>Equality.</b> Two records are equal when all their parts are. How a file laid them out does not matter.
 */
public final class GameRecord {
    /** A record of nothing. */
    public static final GameRecord EMPTY = builder().build();

    private final List<Tag> tags;
    private final @Nullable Start start;
    private final MoveTree moves;
    private final RecordResult result;
    private final List<Event> events;

    private GameRecord(Builder builder) {
        this.tags = List.copyOf(builder.tags);
        this.start = builder.start;
        this.moves = builder.moves;
        this.result = builder.result;
        this.events = List.copyOf(builder.events);
    }

    /**
     * A record to be filled.
     *
     * @return a builder without tags, start, moves and events, the result unknown
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * A builder with everything of this record.
     *
     * @return a builder to change a part with
     */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.tags.addAll(tags);
        builder.start = start;
        builder.moves = moves;
        builder.result = result;
        builder.events.addAll(events);
        return builder;
    }

    /**
     * The tags in the order of the record.
     *
     * @return an immutable list; a name may occur more than once
     */
    public List<Tag> tags() {
        return tags;
    }

    /**
     * The value of a tag.
     *
     * @param name its name as the record writes it
     * @return the value of the first tag of that name, or empty
     */
    public Optional<String> tag(String name) {
        return tags.stream()
                .filter(tag -> tag.name().equals(name))
                .map(Tag::value)
                .findFirst();
    }

    /**
     * The value of a tag by its meaning.
     *
     * @param meaning what the tag is about
     * @return the value of the first tag with one of its names, or empty
     */
    public Optional<String> tag(StandardTag meaning) {
        return tags.stream()
                .filter(tag -> meaning.names().contains(tag.name()))
                .map(Tag::value)
                .findFirst();
    }

    /**
     * Where the game starts.
     *
     * @return the start, or empty if the record does not tell, as that of a game called off may
     */
    public Optional<Start> start() {
        return Optional.ofNullable(start);
    }

    /**
     * The moves with their variations and remarks.
     *
     * @return the tree
     */
    public MoveTree moves() {
        return moves;
    }

    /**
     * The moves of the main line.
     *
     * @return an immutable list
     */
    public List<Move> mainMoves() {
        return moves.mainMoves();
    }

    /**
     * How many plies the main line has.
     *
     * @return 0 or more
     */
    public int plies() {
        return moves.plies();
    }

    /**
     * How the game ended.
     *
     * @return the result as the record tells it
     */
    public RecordResult result() {
        return result;
    }

    /**
     * What the referee and the players did beside the moves.
     *
     * @return an immutable list in the order of the record
     */
    public List<Event> events() {
        return events;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameRecord record
                && record.tags.equals(tags)
                && Objects.equals(record.start, start)
                && record.moves.equals(moves)
                && record.result.equals(result)
                && record.events.equals(events);
    }

    @Override
    public int hashCode() {
        return Objects.hash(tags, moves, result);
    }

    /** Players, plies and result on one line. */
    @Override
    public String toString() {
        return tag(StandardTag.CHO).orElse("?") + " - " + tag(StandardTag.HAN).orElse("?") + ", " + plies() + " plies, "
                + (result.raw().isEmpty() ? "result unknown" : result.raw());
    }

    /**
     * Puts a record together.
     *
     * <p>Not safe for use by several threads.
     */
    public static final class Builder {
        private final List<Tag> tags = new ArrayList<>();
        private final List<Event> events = new ArrayList<>();
        private @Nullable Start start;
        private MoveTree moves = MoveTree.EMPTY;
        private RecordResult result = RecordResult.UNKNOWN;

        private Builder() {}

        /**
         * Adds a tag behind the others.
         *
         * @param name its name
         * @param value its value
         * @return this builder
         */
        public Builder tag(String name, String value) {
            tags.add(new Tag(name, value));
            return this;
        }

        /**
         * Replaces all tags.
         *
         * @param all the tags in order
         * @return this builder
         */
        public Builder tags(List<Tag> all) {
            List<Tag> copy = List.copyOf(all);
            tags.clear();
            tags.addAll(copy);
            return this;
        }

        /**
         * Sets where the game starts.
         *
         * @param where the start
         * @return this builder
         */
        public Builder start(Start where) {
            start = Objects.requireNonNull(where, "where");
            return this;
        }

        /**
         * Replaces the moves.
         *
         * @param tree all moves
         * @return this builder
         */
        public Builder moves(MoveTree tree) {
            moves = Objects.requireNonNull(tree, "tree");
            return this;
        }

        /**
         * Sets the result.
         *
         * @param end how the game ended
         * @return this builder
         */
        public Builder result(RecordResult end) {
            result = Objects.requireNonNull(end, "end");
            return this;
        }

        /**
         * Adds an event behind the others.
         *
         * @param event what happened
         * @return this builder
         */
        public Builder event(Event event) {
            events.add(Objects.requireNonNull(event, "event"));
            return this;
        }

        /**
         * The record.
         *
         * @return everything set so far
         */
        public GameRecord build() {
            return new GameRecord(this);
        }
    }
}
