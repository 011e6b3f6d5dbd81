package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerTest {
    @Test
    void thePartsAreKept() {
        LocalDate date = LocalDate.of(1948, 5, 1);
        Player player = Player.of("p1").withName("김하나").withDan(5).withBirth(date);
        assertThat(player).isEqualTo(new Player("p1", "김하나", 5, Optional.of(date)));
        assertThat(Player.of("p1").name()).isEqualTo("p1");
        assertThat(Player.of("p1").dan()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " a", "a ", "a\nb", "a\u0000"})
    void aNameIsVisible(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Player.of(name))
                .withMessageContaining("the id of a player");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Player.of("p1").withName(name))
                .withMessageContaining("the name of a player");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 11})
    void aDanIsOneToTenOrNone(int dan) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Player.of("p1").withDan(dan))
                .withMessage("a dan is 0 (none) to 10, found " + dan + " of p1");
    }
}
