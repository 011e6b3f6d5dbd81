package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class StateFieldTest {
    private static final StateField CALL = new StateField("call", 3, 2, true, List.of("none", "cho", "han"));

    @Test
    void aFieldKeepsItsBitsAndLeavesTheOthers() {
        long state = CALL.with(-1L, 1);
        assertThat(CALL.get(state)).isEqualTo(1);
        assertThat(CALL.text(state)).isEqualTo("cho");
        assertThat(state | CALL.bits()).isEqualTo(-1L);
        assertThat(CALL.bits()).isEqualTo(0b11000);
    }

    @Test
    void aNamedValueIsReadByItsName() {
        assertThat(CALL.parse("han")).hasValue(2);
        assertThat(CALL.parse("2")).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> CALL.with(0, 3)).withMessageContaining("call");
        assertThatIllegalArgumentException().isThrownBy(() -> CALL.with(0, 4));
    }

    @Test
    void aNumberIsReadWithinItsWidth() {
        StateField number = StateField.number("plies", 0, 4);
        assertThat(number.parse("15")).hasValue(15);
        assertThat(number.parse("16")).isEmpty();
        assertThat(number.parse("-1")).isEmpty();
        assertThat(number.parse("")).isEmpty();
        assertThat(number.parse("99999999999")).isEmpty();
        assertThat(number.text(7)).isEqualTo("7");
        assertThatIllegalArgumentException().isThrownBy(() -> number.with(0, -1));
    }

    @Test
    void theWidestNumberHasThirtyOneBits() {
        StateField widest = StateField.number("n", 33, 31);
        assertThat(widest.get(widest.with(0, Integer.MAX_VALUE))).isEqualTo(Integer.MAX_VALUE);
        assertThat(widest.parse("2147483647")).hasValue(Integer.MAX_VALUE);
        assertThat(widest.parse("2147483648")).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> StateField.number("n", 0, 32));
        assertThatIllegalArgumentException().isThrownBy(() -> StateField.number("n", 34, 31));
        assertThatIllegalArgumentException().isThrownBy(() -> StateField.number("n", -1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> StateField.number("n", 0, 0));
    }

    @Test
    void namesAndValuesAreChecked() {
        assertThatIllegalArgumentException().isThrownBy(() -> StateField.flag("Over", 0));
        assertThatIllegalArgumentException().isThrownBy(() -> StateField.flag("a=b", 0));
        assertThatIllegalArgumentException().isThrownBy(() -> values("a", "b", "c"));
        assertThatIllegalArgumentException().isThrownBy(() -> values("a", "a"));
        assertThatIllegalArgumentException().isThrownBy(() -> values("a", "b,c"));
    }

    private static StateField values(String... values) {
        return new StateField("x", 0, 1, true, List.of(values));
    }

    @Test
    void theFieldsOfALayoutShareNeitherBitsNorNames() {
        StateLayout layout = StateLayout.of(CALL).and(new StateField("side", 0, 3, false, List.of()));
        assertThat(layout.fields()).extracting(StateField::name).containsExactly("call", "side");
        assertThat(layout.field("call")).contains(CALL);
        assertThat(layout.field("none")).isEmpty();
        assertThat(layout.identityBits()).isEqualTo(0b11000);
        assertThatIllegalArgumentException().isThrownBy(() -> layout.and(StateField.flag("x", 4)));
        assertThatIllegalArgumentException().isThrownBy(() -> layout.and(StateField.flag("call", 9)));
        assertThat(StateLayout.NONE.identityBits()).isZero();
    }
}
