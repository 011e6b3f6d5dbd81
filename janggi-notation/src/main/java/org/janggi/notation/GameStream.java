package org.janggi.notation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The games of a reader as a stream that reads when asked. */
final class GameStream implements Iterator<ReadGame> {
    private final Source source;
    private Optional<ReadGame> ahead = Optional.empty();

    private GameStream(Source source) {
        this.source = source;
    }

    /** Something that has games. */
    interface Source {
        /** The next game, or empty at the end. */
        Optional<ReadGame> next() throws IOException;
    }

    /** The games still to come. */
    static Stream<ReadGame> of(Source source) {
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(new GameStream(source), Spliterator.ORDERED | Spliterator.NONNULL),
                false);
    }

    @Override
    public boolean hasNext() {
        if (ahead.isEmpty()) {
            try {
                ahead = source.next();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return ahead.isPresent();
    }

    @Override
    public ReadGame next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more games");
        }
        ReadGame game = ahead.orElseThrow();
        ahead = Optional.empty();
        return game;
    }
}
