package org.janggi.notation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;

/** Parts of records with everything that a record can have, for the tests of all formats. */
final class RandomRecords {
    private RandomRecords() {}

    /** Tags that GIB can write. */
    static Arbitrary<List<Tag>> tags() {
        Arbitrary<String> names = Arbitraries.of("대회명", "회전", "대국일자", "초대국자", "한대국자", "제한시간", "심판", "x");
        Arbitrary<String> values = Arbitraries.strings()
                .withChars('a', ' ', '한', '9', ']', '[', '{', '}', '\\', '\'')
                .ofMaxLength(20);
        return Combinators.combine(names, values)
                .as(Tag::new)
                .list()
                .ofMaxSize(8)
                .uniqueElements(Tag::name);
    }

    /** Results of all kinds, whether or not their parts agree. */
    static Arbitrary<RecordResult> results() {
        Arbitrary<Integer> margins = Arbitraries.integers().between(-1, 3000);
        return Combinators.combine(
                        Arbitraries.of(Winner.class),
                        Arbitraries.of(ResultReason.class),
                        margins,
                        Arbitraries.of("", "초 완승", "한 3.5점 승", "1-0", "White wins", "?"))
                .as((winner, reason, margin, raw) -> new RecordResult(
                        winner, reason, margin < 0 ? OptionalInt.empty() : OptionalInt.of(margin), raw));
    }

    /** All rule sets of the library. */
    static Arbitrary<RuleSet> ruleSets() {
        return Arbitraries.of(RuleSets.builtIn());
    }

    /** A position some way into a game, so that there is state, counters and promoted pieces. */
    static Position middle(RuleSet rules, Formation cho, Formation han, Random random) {
        Position position = rules.start(cho, han);
        for (int i = random.nextInt(60); i > 0 && position.moveCount() > 0; i--) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    /** A tree of random moves with remarks of all kinds, under the rules of the start. */
    static MoveTree tree(Position start, Random random, List<String> texts) {
        MoveTree.Builder tree = MoveTree.builder();
        Map<Integer, Position> boards = new HashMap<>(Map.of(0, start));
        int plies = random.nextInt(30);
        remark(tree, random, texts);
        for (int i = 0; i < 3 * plies; i++) {
            if (i >= plies && random.nextInt(3) == 0) {
                tree.goTo(random.nextInt(tree.size() + 1));
            }
            Position at = boards.get(tree.here());
            List<Move> moves = at == null ? List.of() : moves(at);
            if (at == null || moves.isEmpty()) {
                continue;
            }
            Move move = random.nextInt(9) == 0 ? Move.PASS : moves.get(random.nextInt(moves.size()));
            tree.add(move);
            boards.put(tree.here(), Replay.after(at, move));
            remark(tree, random, texts);
        }
        return tree.build();
    }

    /** What the powers of the pieces give, and the acceptance of a bikjang. */
    private static List<Move> moves(Position position) {
        List<Move> moves = new ArrayList<>(position.powerMoves());
        if (!moves.isEmpty()) {
            position.legalMoves().stream()
                    .filter(move -> !moves.contains(move))
                    .toList()
                    .forEach(moves::add);
        }
        return moves;
    }

    private static void remark(MoveTree.Builder tree, Random random, List<String> texts) {
        Remarks said = Remarks.NONE;
        for (String text : texts) {
            said = random.nextInt(12) == 0 ? said.withBefore(text) : said;
            said = random.nextInt(6) == 0 ? said.withAfter(text) : said;
        }
        said = random.nextInt(6) == 0 ? said.withGlyph(random.nextInt(20)) : said;
        Optional<Duration> spent = random.nextInt(3) == 0
                ? Optional.of(Duration.ofMillis(1000L * random.nextInt(500) + 500L * random.nextInt(2)))
                : Optional.empty();
        Optional<Duration> left =
                random.nextInt(6) == 0 ? Optional.of(Duration.ofMillis(random.nextInt(900_000))) : Optional.empty();
        tree.remark(said.withClock(new Clock(spent, left)));
    }
}
