package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** State that contradicts the board or itself is refused, at its place in the text. */
class StateFaultsTest {
    private static final String FACING = "4k4/9/9/9/9/9/9/9/9/R3K4 w - - 0 1 ";
    private static final String APART = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1 ";
    private static final String LOST = "3k5/9/9/9/9/9/9/9/9/R8 w - - 0 1 ";

    private static List<Fault> errors(Described rules, String fen) {
        return Fen.check(fen, rules).stream().filter(Fault::isError).toList();
    }

    private static void assertRefused(Described rules, String fen, String field) {
        List<Fault> errors = errors(rules, fen);
        assertThat(errors).as(fen).hasSize(1);
        assertThat(errors.get(0).code()).isEqualTo("setup.state");
        assertThat(errors.get(0).offset()).isEqualTo(fen.indexOf(field + "="));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "APART; called=1; called",
                "FACING; over=general-captured; over",
                "FACING; over=accepted; over",
                "LOST; over=material; over",
                "FACING; called=2; called"
            })
    void gungjanggiRefusesIt(String board, String state, String field) {
        assertRefused(Gungjanggi.SILVER, board(board) + state, field);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"FACING; called=1", "LOST; over=general-captured", "LOST; over=accepted", "APART; over=first-check"
            })
    void gungjanggiTakesWhatFits(String board, String state) {
        assertThat(errors(Gungjanggi.SILVER, board(board) + state)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "APART; call=1; call",
                "APART; over=general-captured; over",
                "LOST; over=passes; over",
                "FACING; over=dead-piece; over",
                "FACING; over=dead-piece,dead=e5; dead",
                "FACING; over=dead-piece,dead=e10; dead",
                "FACING; over=dead-piece,dead=a1; dead",
                "FACING; dead=a1; dead",
                "APART; claim=cho; claim",
                "APART; turns=3; turns",
                "APART; chopoints=13; chopoints",
                "APART; over=time; over",
                "APART; claim=cho,turns=1,over=time; over"
            })
    void pointPlayRefusesIt(String board, String state, String field) {
        for (Kja rules : List.of(Kja.RULES, Kja.ASSOCIATION)) {
            assertRefused(rules, board(board) + state, field);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "FACING; call=1",
                "LOST; over=general-captured",
                "APART; over=passes",
                "APART; claim=han,turns=2,chopoints=13",
                "APART; claim=han,over=time",
                "LOST; claim=han,turns=2,over=general-captured"
            })
    void pointPlayTakesWhatFits(String board, String state) {
        assertThat(errors(Kja.RULES, board(board) + state)).isEmpty();
    }

    private static String board(String name) {
        return switch (name) {
            case "FACING" -> FACING;
            case "APART" -> APART;
            default -> LOST;
        };
    }
}
