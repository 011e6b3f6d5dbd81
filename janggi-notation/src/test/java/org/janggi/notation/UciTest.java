package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UciTest {
    private static final RuleSet MODERN = RuleSets.byId("fairy-modern");
    private static final Position START = MODERN.start(Samples.CHO, Samples.HAN);

    @Test
    void everyPermittedMoveIsReadAsItIsWritten() {
        Position position = START;
        for (int i = 0; i < 60 && !position.legalMoves().isEmpty(); i++) {
            List<Move> moves = position.legalMoves();
            List<String> texts = new java.util.ArrayList<>();
            for (Move move : moves) {
                String text = Uci.format(position, move);
                texts.add(text);
                assertThat(Uci.parse(position, text)).isEqualTo(move);
            }
            assertThat(texts).doesNotHaveDuplicates();
            position = position.play(moves.get(i * 7 % moves.size()));
        }
    }

    @Test
    void ranksBeforeTenAndTen() {
        Position position = START.play(Move.parse("a4b4"));
        assertThat(Uci.parse(position, "a10a9")).isEqualTo(Move.parse("a10a9"));
        assertThat(Uci.format(position, Move.PASS)).isEqualTo("e9e9");
        Position next = position.play(Move.parse("a10a9"));
        Position back = next.play(Move.PASS);
        assertThat(Uci.parse(back, "a9a10")).isEqualTo(Move.parse("a9a10"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e2e2", "0000", "@@@@", "pass"})
    void everySpellingOfThePassIsRead(String text) {
        assertThat(Uci.parse(START, text)).isEqualTo(Move.PASS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "a", "a1", "a1b", "a1b11", "j1a1", "a0a1", "a1a1", "a11b1", "A1B1", "a1b1q", "e9e9", "a10", "a1-b1",
                "79졸78", "a1b10x"
            })
    void otherTextsAreNoMoves(String text) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> Uci.parse(START, text));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_A_MOVE);
        assertThat(e.text()).isEqualTo(text);
        assertThat(e.position()).isEqualTo(START);
        assertThat(e.refusal()).isEmpty();
        assertThat(e.candidates()).isEmpty();
    }

    @Test
    void aRefusedMoveComesWithItsReason() {
        NotationException e = catchThrowableOfType(NotationException.class, () -> Uci.parse(START, "a1b2"));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_PERMITTED);
        assertThat(e.refusal()).isPresent();
        assertThat(e)
                .hasMessageContaining("a1b2")
                .hasMessageContaining(e.refusal().orElseThrow().toString());
    }

    @Test
    void aGameRefusesMoreThanItsPosition() {
        Game over = Game.of(START).record(Event.RESIGNATION, Map.of(Event.SIDE, "cho"));
        assertThat(Uci.parse(over.position(), "a1a2")).isEqualTo(Move.parse("a1a2"));
        NotationException e = catchThrowableOfType(NotationException.class, () -> Uci.parse(over, "a1a2"));
        assertThat(e.refusal()).isEqualTo(over.refusal(Move.parse("a1a2")));
        assertThat(e.position()).isEqualTo(START);
    }

    @Test
    void ambiguityNamesTheCandidates() {
        List<Move> moves = List.of(Move.parse("a1a2"), Move.parse("a1a3"));
        NotationException e = NotationException.ambiguous("a", START, moves);
        assertThat(e.kind()).isEqualTo(NotationException.Kind.AMBIGUOUS);
        assertThat(e.candidates()).isEqualTo(moves);
    }

    @Test
    void acceptanceIsTheStepToTheEnemyGeneral() {
        Position facing = Fen.parse("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", MovementRules.INSTANCE);
        assertThat(Uci.parse(facing, "e1e10")).isEqualTo(Move.parse("e1e10"));
        assertThat(Uci.format(facing, Move.parse("e1e10"))).isEqualTo("e1e10");
    }

    @Test
    void withoutAGeneralThePassIsTheNullMove() {
        Position start = Fen.parse("4k4/4P4/9/9/9/9/9/9/9/4K4 w - - 0 1", MovementRules.INSTANCE);
        Position taken = start.play(Move.parse("e9e10"));
        assertThat(Uci.format(taken, Move.PASS)).isEqualTo("0000");
    }
}
