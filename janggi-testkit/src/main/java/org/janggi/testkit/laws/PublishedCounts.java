package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.testkit.perft.PerftMismatch;
import org.janggi.testkit.perft.PerftRow;
import org.janggi.testkit.perft.PerftTable;

/** L16, for the published tables or for one that is given. */
final class PublishedCounts implements Law {
    /** What is counted in a moment; the published tables go deeper. A table that is given is counted as it is. */
    private static final long MOST_LINES = 50_000;

    private final Optional<PerftTable> given;

    PublishedCounts(Optional<PerftTable> given) {
        this.given = given;
    }

    @Override
    public String id() {
        return "L16";
    }

    @Override
    public String statement() {
        return "lines of play are as many as the published tables say, in both notions";
    }

    private Optional<PerftTable> table(RuleSet rules) {
        return given.isPresent() ? given : PerftTable.published(rules);
    }

    @Override
    public Optional<String> reasonToSkip(RuleSet rules) {
        return table(rules).isPresent() ? Optional.empty() : Optional.of("no counts are published for it");
    }

    @Override
    public List<Position> positions(RuleSet rules) {
        given.filter(table -> !table.rules().equals(rules.id())).ifPresent(table -> {
            throw new IllegalArgumentException("expected a table of " + rules.id() + ", found one of " + table.rules());
        });
        return table(rules).stream()
                .flatMap(table -> table.rows().stream())
                .map(PerftRow::fen)
                .distinct()
                .map(fen -> Fen.parse(fen, rules))
                .toList();
    }

    /** Says something about the roots of the table only. */
    @Override
    public Optional<Difference> check(Game game) {
        if (game.history().ply() > 0) {
            return Optional.empty();
        }
        long most = given.isPresent() ? Long.MAX_VALUE : MOST_LINES;
        return table(game.rules()).stream()
                .flatMap(table -> table.rows().stream())
                .filter(row -> Fen.parse(row.fen(), game.rules()).equals(game.position()))
                .flatMap(row -> row.upTo(most).stream())
                .flatMap(row -> row.mismatch(game.position()).stream())
                .map(PublishedCounts::difference)
                .findFirst();
    }

    private static Difference difference(PerftMismatch mismatch) {
        return new Difference(
                "the " + mismatch.row().notion() + " count to depth " + mismatch.depth(),
                Long.toString(mismatch.expected()),
                mismatch.found() + ", as " + mismatch.divide());
    }
}
