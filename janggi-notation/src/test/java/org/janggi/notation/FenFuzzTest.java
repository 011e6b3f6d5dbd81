package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.variants.RuleSets;

/** Any text at all as a FEN, under the rule set that the first byte chooses. */
class FenFuzzTest {
    @FuzzTest
    void anyTextIsAPositionOrItsFaults(byte[] data) {
        int choice = data.length == 0 ? 0 : data[0] & 0xFF;
        List<RuleSet> all = RuleSets.builtIn();
        RuleSet rules = choice % 9 == 8 ? MovementRules.INSTANCE : all.get(choice % 9 % all.size());
        String text = new String(data, Math.min(1, data.length), Math.max(0, data.length - 1), StandardCharsets.UTF_8);
        checkPosition(text, rules);
        checkSetup(text);
    }

    private static void checkPosition(String text, RuleSet rules) {
        List<Fault> faults = Fen.check(text, rules);
        assertThat(faults).allMatch(fault -> fault.offset() >= 0 && fault.offset() <= text.length());
        Position position;
        try {
            position = Fen.parse(text, rules);
        } catch (InvalidPositionException e) {
            assertThat(e.faults()).isEqualTo(faults).anyMatch(Fault::isError);
            return;
        }
        assertThat(faults).noneMatch(Fault::isError);
        String written = Fen.write(position);
        Position again = Fen.parse(written, rules);
        assertThat(again).isEqualTo(position);
        assertThat(again.toSetup()).isEqualTo(position.toSetup());
        assertThat(Fen.write(again)).isEqualTo(written);
        assertThat(Fen.parseSetup(written)).isEqualTo(position.toSetup());
        assertThat(position.legalMoves()).hasSize(position.moveCount());
        assertThat(position.powerMoves()).hasSize(position.powerMoveCount());
    }

    private static void checkSetup(String text) {
        Setup setup;
        try {
            setup = Fen.parseSetup(text);
        } catch (InvalidPositionException e) {
            assertThat(e.faults()).anyMatch(Fault::isError);
            return;
        }
        String fields =
                setup.board() + " " + setup.turn().letter() + " - - " + setup.halfmoves() + " " + setup.fullmoves();
        Setup plain = new Setup(setup.board(), setup.turn(), Map.of(), setup.halfmoves(), setup.fullmoves());
        assertThat(Fen.parseSetup(fields)).isEqualTo(plain);
    }
}
