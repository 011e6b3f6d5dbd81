package org.janggi.testkit.assertj;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.AbstractAssert;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Choices;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Refusal;
import org.janggi.notation.Uci;
import org.janggi.testkit.diagram.BoardText;
import org.janggi.testkit.diagram.PieceScript;

/**
 * Assertions about what the side to move can choose from. Moves are told in UCI, a pass as the general's square twice; what
 * fails shows the board.
 *
 * <pre>{@code
 * Position start = FairyRules.CASUAL.start(Formation.HEEH, Formation.HEEH);
 * assertThat(start).permits("a4b4").refuses("a4a3", "M7").goesOn();
 * assertThat(start).permitsOnly("a4b4"); // fails: permitted moves
 * }</pre>
 *
 * @param <S> the type of the assertions
 * @param <A> what they are about
 */
@SuppressWarnings("exports") // Who asserts has AssertJ.
public abstract class ChoicesAssert<S extends ChoicesAssert<S, A>, A extends Choices> extends AbstractAssert<S, A> {
    /**
     * For the subclasses of this package.
     *
     * @param actual what the assertions are about
     * @param self the type of the assertions
     */
    @SuppressWarnings("nullness") // AssertJ takes a null and says so when it is asked.
    ChoicesAssert(@Nullable A actual, Class<?> self) {
        super(actual, self);
    }

    /** What the assertions are about; fails if it is null. */
    final A it() {
        isNotNull();
        return Objects.requireNonNull(actual);
    }

    /** Fails with the facts and the board. */
    final S check(boolean holds, String message) {
        if (!holds) {
            failWithMessage(
                    "%s",
                    message + "\n" + it().position() + "\n"
                            + BoardText.of(it().position(), Optional.empty(), PieceScript.LETTERS, Locale.ENGLISH));
        }
        return myself;
    }

    private Move move(String text) {
        boolean pass = text.equals(Uci.format(it().position(), Move.PASS));
        return pass ? Move.PASS : Move.parse(text);
    }

    /**
     * All these moves are permitted.
     *
     * <pre>{@code
     * Position start = FairyRules.CASUAL.start(Formation.HEEH, Formation.HEEH);
     * assertThat(start).permits("a4b4", "e2e2");
     * assertThat(start).permits("a4b4", "a1b1"); // fails: a1b1 is refused by M8
     * }</pre>
     *
     * @param moves moves in UCI
     * @return this
     */
    public S permits(String... moves) {
        List<String> refused = new ArrayList<>();
        for (String text : moves) {
            it().refusal(move(text)).ifPresent(refusal -> refused.add(text + " is refused by " + refusal));
        }
        return check(refused.isEmpty(), String.join(", ", refused));
    }

    /**
     * These moves are permitted and no others.
     *
     * <pre>{@code
     * Position cornered = Fen.parse("3k5/9/9/9/9/9/9/9/r7r/4K4 w", FairyRules.CASUAL);
     * assertThat(cornered).permitsOnly("e1d1", "e1e1"); // fails: permitted moves
     * assertThat(cornered).permitsOnly("e1d1", "e1f1", "e1e1");
     * }</pre>
     *
     * @param moves moves in UCI, in any order, each once
     * @return this
     * @throws IllegalArgumentException if a move is there twice
     */
    public S permitsOnly(String... moves) {
        Set<Move> missing = new LinkedHashSet<>();
        for (String text : moves) {
            if (!missing.add(move(text))) {
                throw new IllegalArgumentException("expected each move once, found " + text + " twice");
            }
        }
        Set<Move> surplus = new LinkedHashSet<>(it().legalMoves());
        Set<Move> expected = Set.copyOf(missing);
        missing.removeAll(surplus);
        surplus.removeAll(expected);
        return check(
                missing.isEmpty() && surplus.isEmpty(),
                "expected the permitted moves " + List.of(moves) + ", found not " + missing + ", but also " + surplus);
    }

    /**
     * A move is refused by a clause.
     *
     * <pre>{@code
     * Position start = FairyRules.CASUAL.start(Formation.HEEH, Formation.HEEH);
     * assertThat(start).refuses("a4a3", "M7");
     * assertThat(start).refuses("a4a3", "M8"); // fails: refused by M7
     * assertThat(start).refuses("a4b4", "M8"); // fails: a4b4 is permitted
     * }</pre>
     *
     * @param move a move in UCI
     * @param clause the name of the clause
     * @return this
     */
    public S refuses(String move, String clause) {
        Optional<Refusal> refusal = it().refusal(move(move));
        String found = refusal.map(reason -> move + " is refused by " + reason).orElse(move + " is permitted");
        return check(
                refusal.filter(reason -> reason.clause().id().equals(clause)).isPresent(),
                "expected that " + clause + " refuses " + move + ", but " + found);
    }

    /**
     * The game is over.
     *
     * <pre>{@code
     * Position mated = Fen.parse("3k5/9/9/9/9/9/9/9/r7r/r3K4 w", FairyRules.CASUAL);
     * assertThat(mated).isOver();
     * assertThat(FairyRules.CASUAL.start(Formation.HEEH, Formation.HEEH)).isOver(); // fails: the game goes on
     * }</pre>
     *
     * @return this
     */
    public S isOver() {
        return check(it().isOver(), "expected an outcome, but the game goes on");
    }

    /**
     * The game is not over.
     *
     * <pre>{@code
     * assertThat(FairyRules.CASUAL.start(Formation.HEEH, Formation.HEEH)).goesOn();
     * Position mated = Fen.parse("3k5/9/9/9/9/9/9/9/r7r/r3K4 w", FairyRules.CASUAL);
     * assertThat(mated).goesOn(); // fails: the game is over
     * }</pre>
     *
     * @return this
     */
    public S goesOn() {
        String end = it().outcome().map(Outcome::toString).orElse("");
        return check(!it().isOver(), "expected a game that goes on, but the game is over: " + end);
    }

    /**
     * The outcome, which must be there.
     *
     * <pre>{@code
     * Position mated = Fen.parse("3k5/9/9/9/9/9/9/9/r7r/r3K4 w", FairyRules.CASUAL);
     * assertThat(mated).outcome().isWonBy(Side.HAN);
     * assertThat(FairyRules.CASUAL.start(Formation.HEEH, Formation.HEEH)).outcome(); // fails: the game goes on
     * }</pre>
     *
     * @return assertions about the outcome
     */
    public OutcomeAssert outcome() {
        isOver();
        return new OutcomeAssert(it().outcome().orElseThrow());
    }
}
