package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Board;
import org.janggi.core.Event;
import org.janggi.core.Move;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.junit.jupiter.api.Test;

class GameRecordTest {
    private static GameRecord.Builder full() {
        return GameRecord.builder()
                .tag("초대국자", "Kim ")
                .tag("Black", "Lee")
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(MoveTree.of(List.of(Move.parse("i4h4"), Move.PASS)))
                .result(RecordResult.parseKorean("초 완승"))
                .event(new Event(2, Event.RESIGNATION, Map.of(Event.SIDE, "han")));
    }

    @Test
    void recordsAreEqualByTheirParts() {
        GameRecord record = full().build();
        assertThat(record).isEqualTo(full().build()).hasSameHashCodeAs(full().build());
        assertThat(record).isEqualTo(record.toBuilder().build());
        assertThat(record).isNotEqualTo(full().tag("x", "").build());
        assertThat(record).isNotEqualTo(full().moves(MoveTree.EMPTY).build());
        assertThat(record).isNotEqualTo(full().result(RecordResult.UNKNOWN).build());
        assertThat(record)
                .isNotEqualTo(full().start(Start.of(Samples.HAN, Samples.HAN)).build());
        assertThat(record)
                .isNotEqualTo(
                        full().event(new Event(2, Event.TIME_OVER, Map.of())).build());
        assertThat(record).isNotEqualTo("record");
        assertThat(GameRecord.EMPTY).isEqualTo(GameRecord.builder().build());
    }

    @Test
    void partsAreFound() {
        GameRecord record = full().build();
        assertThat(record.tag("초대국자")).contains("Kim ");
        assertThat(record.tag(StandardTag.CHO)).contains("Kim ");
        assertThat(record.tag(StandardTag.HAN)).contains("Lee");
        assertThat(record.tag("White")).isEmpty();
        assertThat(record.tags()).hasToString("[[초대국자 \"Kim \"], [Black \"Lee\"]]");
        assertThat(record.start().orElseThrow().cho()).contains(Samples.CHO);
        assertThat(record.plies()).isEqualTo(2);
        assertThat(record.mainMoves()).containsExactly(Move.parse("i4h4"), Move.PASS);
        assertThat(record.events()).hasSize(1);
        assertThat(record).hasToString("Kim  - Lee, 2 plies, 초 완승");
        assertThat(GameRecord.EMPTY).hasToString("? - ?, 0 plies, result unknown");
        assertThat(full().tags(List.of(new Tag("a", "b"))).build().tags()).containsExactly(new Tag("a", "b"));
    }

    @Test
    void tagsHaveMeanings() {
        assertThat(StandardTag.of("대회명")).contains(StandardTag.EVENT);
        assertThat(new Tag("한포진", "x").standard()).contains(StandardTag.HAN_FORMATION);
        assertThat(new Tag("심판", "x").standard()).isEmpty();
        assertThat(StandardTag.EVENT.english()).isEqualTo("Event");
        assertThat(StandardTag.EVENT.korean()).contains("대회명");
        assertThat(StandardTag.FEN.korean()).isEmpty();
        assertThatThrownBy(() -> new Tag("", "x")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void startsByArrangementsNeedBoth() {
        Setup setup = Setup.of(Board.empty(), Side.CHO);
        assertThatThrownBy(() -> new Start(setup, Start.Kind.FORMATIONS, Optional.empty(), Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(Start.of(setup, Start.Kind.FEN).cho()).isEmpty();
    }

    @Test
    void clocksAndRemarksGrow() {
        Remarks remarks = Remarks.NONE
                .withBefore("a")
                .withAfter("b")
                .withAfter("c")
                .withGlyph(1)
                .withGlyph(14)
                .withClock(Clock.ofSpent(3));
        assertThat(remarks).isEqualTo(new Remarks(List.of("a"), List.of("b", "c"), Clock.ofSpent(3), List.of(1, 14)));
        assertThat(Clock.NONE.isKnown()).isFalse();
        assertThat(new Clock(Optional.empty(), Optional.of(Duration.ofMinutes(-1))).isKnown())
                .isTrue();
        assertThatThrownBy(() -> Clock.ofSpent(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void limitsAndPlacesAreChecked() {
        assertThatThrownBy(() -> new Limits(1, 1, 1, 1, 1, 1, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Place("x", 0, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new Place("x", 0, 1, 2)).hasToString("x:1:2");
    }
}
