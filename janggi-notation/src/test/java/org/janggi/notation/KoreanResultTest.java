package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KoreanResultTest {
    @ParameterizedTest
    @CsvSource({
        "초 완승, CHO, COMPLETE, ",
        "한 완승, HAN, COMPLETE, ",
        "한 기권승, HAN, RESIGNATION, ",
        "초기권승, CHO, RESIGNATION, ",
        "漢의 기권승, HAN, RESIGNATION, ",
        "楚 장군승, CHO, CHECK, ",
        "漢 불계승, HAN, NO_COUNT, ",
        "한 시간승, HAN, TIME, ",
        "초 점수승, CHO, POINTS, ",
        "한 점수승(기물승), HAN, MATERIAL, ",
        "초실격승, CHO, DISQUALIFICATION, ",
        "초 빅승, CHO, BIKJANG, ",
        "한승, HAN, UNSPECIFIED, ",
        "한 승리, HAN, UNSPECIFIED, ",
        "'초승(기권) ', CHO, RESIGNATION, ",
        "초승(외통수), CHO, MATE, ",
        "한승(시간), HAN, TIME, ",
        "한승(1.5점), HAN, POINTS, 3",
        "한 8.5점 승, HAN, POINTS, 17",
        "초 3.5점 점수승, CHO, POINTS, 7",
        "초 2점 승(정선), CHO, POINTS, 4",
        "초 접속 끊김 승, CHO, DISCONNECTION, ",
        "한 접속 끊김승, HAN, DISCONNECTION, ",
        "한 접속끊김승, HAN, DISCONNECTION, ",
        "초 5회 끊김승, CHO, DISCONNECTION, ",
        "무승부, NONE, UNSPECIFIED, ",
        "무승부(동의), NONE, AGREEMENT, ",
        "무승부 (빅장), NONE, BIKJANG, ",
        "무승부(자동), NONE, AUTOMATIC, ",
        "미상, UNKNOWN, UNSPECIFIED, ",
        "'', UNKNOWN, UNSPECIFIED, ",
        "무효, UNKNOWN, VOID, ",
        "무효 대국, UNKNOWN, VOID, ",
        "통신장애중단, UNKNOWN, ABORTED, "
    })
    void wordsOfRealRecords(String words, Winner winner, ResultReason reason, Integer halves) {
        RecordResult result = RecordResult.parseKorean(words);
        assertThat(result.winner()).isEqualTo(winner);
        assertThat(result.reason()).isEqualTo(reason);
        assertThat(result.marginHalves().isPresent() ? result.marginHalves().getAsInt() : null)
                .isEqualTo(halves);
        assertThat(result.raw()).isEqualTo(words);
        assertThat(result.isRecognised()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"초 접속 끊김 패, HAN, DISCONNECTION", "한기권패, CHO, RESIGNATION", "초 시간패, HAN, TIME"})
    void aLossNamesTheLoserFirst(String words, Winner winner, ResultReason reason) {
        RecordResult result = RecordResult.parseKorean(words);
        assertThat(result.winner()).isEqualTo(winner);
        assertThat(result.reason()).isEqualTo(reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"초 촨승", "초 와늣", "초 점속 끊김승", "한 8.5 점수승", "무승부'", "1-0", "승", "초", "초 완승패"})
    void otherWordsAreKeptAndMeanNothing(String words) {
        RecordResult result = RecordResult.parseKorean(words);
        assertThat(result).isEqualTo(RecordResult.of(Winner.UNKNOWN, ResultReason.UNRECOGNISED, words));
        assertThat(result.isRecognised()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "CHO, COMPLETE, 초 완승",
        "HAN, MATE, 한 승(외통수)",
        "CHO, CHECK, 초 장군승",
        "HAN, RESIGNATION, 한 기권승",
        "CHO, NO_COUNT, 초 불계승",
        "HAN, TIME, 한 시간승",
        "CHO, POINTS, 초 점수승",
        "HAN, MATERIAL, 한 점수승(기물승)",
        "CHO, DISQUALIFICATION, 초 실격승",
        "HAN, BIKJANG, 한 빅승",
        "CHO, DISCONNECTION, 초 접속 끊김 승",
        "HAN, UNSPECIFIED, 한 승",
        "NONE, UNSPECIFIED, 무승부",
        "NONE, AGREEMENT, 무승부(동의)",
        "NONE, BIKJANG, 무승부(빅장)",
        "NONE, AUTOMATIC, 무승부(자동)",
        "UNKNOWN, UNSPECIFIED, 미상",
        "UNKNOWN, VOID, 무효",
        "UNKNOWN, ABORTED, 통신장애중단",
        "UNKNOWN, CANCELLED, 대국취소"
    })
    void resultsHaveWordsThatMeanThem(Winner winner, ResultReason reason, String words) {
        assertThat(KoreanResult.words(RecordResult.of(winner, reason, "x"))).isEqualTo(words);
        assertThat(RecordResult.parseKorean(words)).isEqualTo(RecordResult.of(winner, reason, words));
    }

    @Test
    void marginsHaveWordsToo() {
        for (int halves : new int[] {0, 1, 2, 7, 145}) {
            RecordResult result = new RecordResult(Winner.HAN, ResultReason.POINTS, OptionalInt.of(halves), "");
            RecordResult read = RecordResult.parseKorean(KoreanResult.words(result));
            assertThat(read.marginHalves()).hasValue(halves);
            assertThat(read.winner()).isEqualTo(Winner.HAN);
        }
    }

    @Test
    void longTextIsNoResult() {
        assertThat(RecordResult.parseKorean("초 " + "끊".repeat(100_000)).isRecognised())
                .isFalse();
    }

    @Test
    void reasonsHaveNames() {
        for (ResultReason reason : ResultReason.values()) {
            assertThat(reason.text().english()).isNotEmpty();
            assertThat(reason.text().korean()).isNotEmpty();
        }
        assertThat(Winner.of(org.janggi.core.Side.HAN).side()).contains(org.janggi.core.Side.HAN);
        assertThat(Winner.of(org.janggi.core.Side.CHO).side()).contains(org.janggi.core.Side.CHO);
        assertThat(Winner.NONE.side()).isEmpty();
    }
}
