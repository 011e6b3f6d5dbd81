package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.janggi.core.Game;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What one move brings about, and in which order: the first step that ends the game gives the result. */
class OrderOfEffectsTest {
    private static final List<Gungjanggi> GUNGJANGGI = List.of(Gungjanggi.SILVER, Gungjanggi.DAN);

    /** Han's general leaves the file by taking Cho's last soldier. */
    @ParameterizedTest
    @EnumSource
    @Tag("R54")
    @Tag("D8")
    @Tag("D1")
    void aReplyThatBreaksABikjangByTakingTheLastSoldierPromotesGeneralAndGuards(Seat seat) {
        String fen = "3a1P3/4k4/9/9/8p/9/9/9/3K5/3A5 w";
        Game taken = seat.game(fen, Gungjanggi.DAN, "d2e2", "e9f10");
        assertThat(seat.promoted(taken)).isEqualTo("d1 d10 f10");
        Game avoided = seat.game(fen, Gungjanggi.DAN, "d2e2", "e9f9");
        assertThat(seat.promoted(avoided)).isEqualTo("f9");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R55")
    @Tag("S2")
    @Tag("S10")
    @Tag("P8")
    void takingTheCallersGeneralEndsTheGameBeforeTheCallIsDecided(Seat seat) {
        String fen = "4k4/9/9/9/9/9/9/9/3K3r1/RR7 w";
        for (Gungjanggi rules :
                List.of(Gungjanggi.SILVER, Gungjanggi.DAN, Gungjanggi.SILVER.with(Reading.FREE_REPLY))) {
            assertThat(seat.verdict(seat.game(fen, rules, "d2e2", "h2e2"))).isEqualTo("han general-captured S2");
        }
        for (Kja rules : List.of(Kja.RULES, Kja.ASSOCIATION)) {
            assertThat(seat.verdict(seat.game(fen, rules, "d2e2", "h2e2"))).isEqualTo("han general-captured P8");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R57")
    @Tag("S3")
    @Tag("S6")
    @Tag("D16")
    void theFirstCheckComesBeforeTheMaterial(Seat seat) {
        String fen = "9/R3k4/9/8n/9/9/9/9/9/3K5 b";
        for (Gungjanggi manual : GUNGJANGGI) {
            String clause = manual == Gungjanggi.DAN ? "D16" : "S3";
            Game passed = seat.game(fen, manual.with(Reading.MATERIAL_AFTER_TWO_PASSES), "pass");
            assertThat(seat.verdict(passed)).isEqualTo("goes on");
            assertThat(seat.verdict(seat.play(passed, "pass"))).isEqualTo("cho first-check " + clause);
            Game counted = seat.game(fen, manual.withMaterialAfter(2), "pass");
            assertThat(seat.verdict(seat.play(counted, "a9b9"))).isEqualTo("cho first-check " + clause);
        }
    }

    /** The soldier that stands in the way of the mate steps off the rank before the move is made a fourth time. */
    @ParameterizedTest
    @EnumSource
    @Tag("R58")
    @Tag("S24")
    @Tag("D11")
    @Tag("M12")
    void aRepetitionThatLosesComesBeforeTheMateItGives(Seat seat) {
        String fen = "2p1k4/9/6N2/8p/9/1R1R5/9/9/9/3K5 w";
        String[] thrice = {
            "b5b10", "i7i6", "b10b5", "i6i5", "b5b10", "i5i4", "b10b5", "i4i3", "b5b10", "i3i2", "b10b5", "c10c9"
        };
        for (Gungjanggi manual : GUNGJANGGI) {
            Game game = seat.game(fen, manual.with(Reading.FOURTH_MOVE_LOSES), thrice);
            assertThat(seat.verdict(game)).isEqualTo("goes on");
            assertThat(seat.verdict(seat.play(game, "b5b10")))
                    .isEqualTo("han disqualified " + (manual == Gungjanggi.DAN ? "D11" : "S24"));
            assertThat(seat.verdict(seat.game("4k4/2p6/6N2/9/9/1R1R5/9/9/8p/3K5 w", manual, "b5b10")))
                    .isEqualTo("cho mate S2");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R58")
    @Tag("P10")
    @Tag("P7")
    void twoPassesComeBeforeMateInPointPlay(Seat seat) {
        for (Kja rules : List.of(Kja.RULES, Kja.ASSOCIATION)) {
            Game mated = seat.game("R2k5/R8/9/9/9/9/9/9/9/4K4 w", rules, "e1e2");
            assertThat(seat.verdict(mated)).isEqualTo("cho mate K4");
            Game passes = seat.game("R2k5/R8/9/9/9/9/9/9/9/4K4 w", rules, "pass", "pass");
            assertThat(passes.outcome().orElseThrow().clause()).hasToString("P10");
        }
    }
}
