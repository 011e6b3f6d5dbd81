package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;

class GibStylesTest {
    @Provide
    Arbitrary<GibStyle> styles() {
        return Combinators.combine(
                        Arbitraries.of(GibStyle.Script.class),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        Arbitraries.of(GibStyle.Coordinates.class),
                        Arbitraries.of("\n", "\r\n", "\r"))
                .as(GibStyle::new);
    }

    @Property(tries = 200)
    void everyStyleIsReadAsItWasPlayed(@ForAll("styles") GibStyle style, @ForAll long seed) {
        List<Move> moves = Samples.randomGame(seed, 120);
        String text = Samples.gib(moves, style);

        ReadGame game = Samples.only(text, ReadOptions.strict());

        assertThat(game.record().mainMoves()).isEqualTo(moves);
        assertThat(game.diagnostics())
                .allMatch(d -> d.code() == DiagnosticCode.CAPTURE_MARK || d.code() == DiagnosticCode.OTHER_COORDINATES);
        assertThat(game.source().orElseThrow().text()).isEqualTo(text);
        GibSource source = (GibSource) game.source().orElseThrow();
        assertThat(source.style().eol()).isEqualTo(style.eol());
        boolean moved = moves.stream().anyMatch(move -> !move.isPass());
        if (moved) {
            assertThat(source.style().script()).isEqualTo(style.script());
            assertThat(source.style().sides()).isEqualTo(style.sides());
        }
    }

    @Test
    void rowsCountFromHanAndColumnsFromCho() {
        assertThat(moves("1. 79졸78 2. 41병42 3. 09차79")).containsExactly("i4h4", "a7b7", "i1i4");
    }

    @Test
    void oldCoordinatesCountColumnByColumnFromCho() {
        ReadGame game = Samples.only("[초차림 \"마상마상\"]\n[한차림 \"마상마상\"]\n[기보형식 \"구좌표\"]\n\n1. 84졸74 2. 20마28 3. 4졸14\n");
        assertThat(game.record().mainMoves()).map(Move::toString).containsExactly("i4h4", "b10c8", "a4b4");
        assertThat(game.diagnostics()).isEmpty();
    }

    @Test
    void algebraicRanksCountFromZero() {
        assertThat(moves("1. i3卒h3 2. a6兵b6 3. i0車i3")).containsExactly("i4h4", "a7b7", "i1i4");
    }

    @Test
    void sideWithoutPieceAndSquaresAloneAreMovesToo() {
        assertThat(moves("1. 79楚78 2. 4142 3. 09차79")).containsExactly("i4h4", "a7b7", "i1i4");
    }

    @Test
    void otherNamesOfTheGeneralAreRead() {
        assertThat(moves("1. 95궁05 2. 25왕15")).containsExactly("e2e1", "e9e10");
    }

    @Test
    void otherNamesOfCannonAndCheckAreRead() {
        ReadGame game = Samples.only(Samples.HEADER + "1. 03馬84 2. 한수쉼 3. 82砲85 4. 한수쉼 5. 84馬65\n");
        assertThat(game.record().plies()).isEqualTo(5);
        assertThat(game.diagnostics()).isEmpty();
        ReadGame marked = Samples.only(Samples.GAME.replace("장군", "멍군"));
        assertThat(marked.record().plies()).isEqualTo(8);
        assertThat(marked.diagnostics()).isEmpty();
    }

    @Test
    void clocksBelongToTheMoveBeforeThem() {
        ReadGame game = Samples.only(Samples.HEADER + "1. 79초졸78 <0> 2. 41한병42<102> 3. 09초차79 <7>\n");
        assertThat(game.record().moves().mainLine())
                .map(node -> node.remarks().clock())
                .containsExactly(Clock.ofSpent(0), Clock.ofSpent(102), Clock.ofSpent(7));
        assertThat(game.diagnostics()).isEmpty();
    }

    @Test
    void commentsKeepTheirPlace() {
        ReadGame game = Samples.only(
                Samples.HEADER
                        + "{before\n 1. 79졸78 is no move}\n1. 79졸78 {a}{b} 2. 41병42\n{line [one]\n\nline three}\n\n3. 09차79 {end}\n");
        MoveTree tree = game.record().moves();
        assertThat(tree.opening().after()).containsExactly("before\n 1. 79졸78 is no move");
        List<List<String>> comments = new ArrayList<>();
        tree.mainLine().forEach(node -> comments.add(node.remarks().after()));
        assertThat(comments).containsExactly(List.of("a", "b"), List.of("line [one]\n\nline three"), List.of("end"));
        assertThat(game.diagnostics()).isEmpty();
    }

    @Test
    void handicapBoardsBeginWithChosBackRank() {
        String board = "차마상사1사마상차/4장/1포5포/졸1졸1졸1졸1졸///兵1兵1兵1兵1/1包5包/4將/車馬象士1士馬象車";
        ReadGame game =
                Samples.only("[초차림 \"마상마상\"]\n[한차림 \"마상마상\"]\n[판 \"" + board + " 한 접장기\"]\n\n1. 41병42 2. 79졸78\n");
        Start start = game.record().start().orElseThrow();
        assertThat(start.kind()).isEqualTo(Start.Kind.BOARD);
        assertThat(start.setup().turn()).isEqualTo(Side.HAN);
        assertThat(start.setup().board()).hasToString("rnba1anbr/4k4/1c5c1/p1p1p1p2/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR");
        assertThat(start.cho()).contains(Formation.HEHE);
        assertThat(game.record().plies()).isEqualTo(2);
        assertThat(game.diagnostics()).isEmpty();
        ReadGame cho = Samples.only("[판 \"" + board + " 초 접장기\"]\n\n1. 79졸78\n");
        assertThat(cho.record().start().orElseThrow().setup().turn()).isEqualTo(Side.CHO);
    }

    @Test
    void aFenIsAStartWhereNothingElseIs() {
        ReadGame game = Samples.only(
                "[FEN \"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 0 1\"]\n1. 41병42\n");
        assertThat(game.record().start().orElseThrow().kind()).isEqualTo(Start.Kind.FEN);
        assertThat(game.record().mainMoves()).map(Move::toString).containsExactly("a7b7");
    }

    @Test
    void synonymsNameTheSetUp() {
        ReadGame game = Samples.only("[초포진 \"상마상마\"]\n[한포진 \"마상상마\"]\n" + Samples.MOVES);
        assertThat(game.record().start()).contains(Start.of(Samples.CHO, Samples.HAN));
        assertThat(game.record().tags()).extracting(Tag::name).containsExactly("초포진", "한포진");
    }

    @Test
    void aSuppliedStartServesGamesWithoutOne() {
        ReadOptions options = ReadOptions.lenient().withDefaultStart(Setup.start(Samples.CHO, Samples.HAN));
        ReadGame game = Samples.only("[대회명 \"x\"]\n\n" + Samples.MOVES, options);
        assertThat(game.record().plies()).isEqualTo(8);
        assertThat(game.record().start().orElseThrow().kind()).isEqualTo(Start.Kind.SUPPLIED);
        assertThat(Samples.codes(game)).containsExactly(DiagnosticCode.SUPPLIED_SETUP);
    }

    @Test
    void gamesFollowEachOtherWithOrWithoutBlankLines() {
        String cancelled = "[대회명 \"a\"]\n[총수 \"0\"]\n";
        List<ReadGame> games = GibReader.parse(
                Samples.GAME + Samples.HEADER + Samples.MOVES + cancelled + cancelled + "\n" + Samples.GAME,
                ReadOptions.lenient());
        assertThat(games).extracting(game -> game.record().plies()).containsExactly(8, 8, 0, 8);
        assertThat(games).extracting(ReadGame::index).containsExactly(1, 2, 3, 4);
        assertThat(games).extracting(game -> game.place().line()).containsExactly(1L, 7L, 11L, 13L);
    }

    @Test
    void aBikjangIsAcceptedByTheStepToTheEnemyGeneral() {
        ReadGame game = Samples.only(Samples.HEADER + Samples.MOVES + "9. 95장35\n");
        assertThat(game.record().mainMoves().get(8)).hasToString("e2e8");
        assertThat(game.truncated()).isFalse();
    }

    @Test
    void theRulesOfACallerGivePowersAndEndNothing() {
        String passes = Samples.HEADER + "1. 한수쉼 2. 한수쉼 3. 한수쉼 4. 한수쉼 5. 79졸78\n";
        ReadGame game = Samples.only(passes, ReadOptions.lenient().withRules(RuleSets.byId("fairy-modern")));
        assertThat(game.record().plies()).isEqualTo(5);
        assertThat(game.diagnostics()).isEmpty();
        ReadGame illegal = Samples.only(
                Samples.HEADER + "1. 79졸89\n", ReadOptions.lenient().withRules(RuleSets.byId("fairy-modern")));
        assertThat(Samples.codes(illegal)).containsExactly(DiagnosticCode.ILLEGAL_MOVE);
    }

    @Test
    void theTextIsLeftOutWhereItIsNotWanted() {
        assertThat(Samples.only(Samples.GAME, ReadOptions.lenient().withSource(false))
                        .source())
                .isEmpty();
        assertThat(ReadOptions.lenient().withSource(false).keepsSource()).isFalse();
    }

    @Test
    void aGameGoesOnAfterAGeneralIsTakenOnlyIfNothingMoves() {
        ReadGame game = Samples.only(Samples.HEADER
                + "1. 75졸65 2. 45병55 3. 65졸55병 4. 한수쉼 5. 55졸45 6. 한수쉼 7. 45졸35장군 8. 한수쉼 9. 35졸25장 10. 41병42\n");
        assertThat(game.record().plies()).isEqualTo(9);
        assertThat(Samples.codes(game)).containsExactly(DiagnosticCode.ILLEGAL_MOVE);
    }

    private static List<String> moves(String words) {
        ReadGame game = Samples.only(Samples.HEADER + "\n" + words + "\n");
        return game.record().mainMoves().stream().map(Move::toString).toList();
    }
}
