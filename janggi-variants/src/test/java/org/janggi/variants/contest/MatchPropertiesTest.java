package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.janggi.core.Clause;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Refusal;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.variants.Clauses;
import org.janggi.variants.FairyRules;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;

/** Whatever happens in whatever order, a match is in a valid state, or refuses it with a clause. */
class MatchPropertiesTest {
    private static final List<RuleSet> RULES = List.of(
            Kja.RULES,
            Kja.RULES.with(SelfCheck.FORBIDDEN),
            Kja.ASSOCIATION,
            Gungjanggi.SILVER,
            Gungjanggi.DAN,
            FairyRules.JANGGI);
    private static final List<String> TIMES = List.of("미상", "1분", "0분 10초 2회", "1분 10초 3회 매수", "2분 5초 2회 총 3분", "총 2분");

    @Property(tries = 120, shrinking = ShrinkingMode.OFF)
    void anySequenceOfEventsLeavesAValidStateOrARefusalWithAClause(@ForAll long seed) {
        Random random = new Random(seed);
        Match match = Match.of(terms(random));
        for (int i = 0; i < 120; i++) {
            MatchEvent event = random.nextInt(3) > 0 ? fitting(match, random) : any(random);
            Optional<Refusal> refusal = match.refusal(event);
            if (refusal.isPresent()) {
                assertThat(Clauses.find(refusal.get().clause()))
                        .as("%s", refusal)
                        .isPresent();
                assertThat(refusal.get().text().korean()).containsPattern("\\p{IsHangul}");
                continue;
            }
            Match next = match.then(event);
            assertValid(match, next);
            match = next;
        }
        Match read = MatchLog.parse(MatchLog.format(match), match.terms().rules());
        assertThat(read).isEqualTo(match);
        assertThat(Matches.view(read)).isEqualTo(Matches.view(match));
    }

    private static void assertValid(Match before, Match match) {
        for (Side side : Side.values()) {
            Clock clock = match.clock(side);
            before.clock(side)
                    .left()
                    .ifPresent(left -> assertThat(clock.left().orElseThrow())
                            .isBetween(
                                    Duration.ZERO, left.plus(before.clock(side).used())));
            before.clock(side)
                    .free()
                    .ifPresent(free -> assertThat(clock.free().orElseThrow()).isLessThanOrEqualTo(free));
            assertThat(clock.periods()).isBetween(0, before.clock(side).periods());
            assertThat(clock.hasFallen() && !match.isOver()).isFalse();
            match.absenceLeft(side)
                    .ifPresent(left -> assertThat(left.isNegative()).isFalse());
            assertThat(match.warnings(side)).isBetween(0, match.isOver() ? 2 : 1);
        }
        match.totalLeft()
                .ifPresent(left -> assertThat(left)
                        .isBetween(Duration.ZERO, before.totalLeft().orElseThrow()));
        assertThat(match.isOver()).isEqualTo(match.stage() == Stage.OVER);
        assertThat(match.game().isPresent()).isEqualTo(hasGame(match));
        match.game().ifPresent(game -> {
            assertThat(game.outcome().flatMap(Outcome::winner))
                    .isEqualTo(match.outcome().flatMap(Outcome::winner));
            assertThat(game.outcome().map(Outcome::ending))
                    .isEqualTo(match.outcome().map(Outcome::ending));
            assertThat(game.legalMoves()).containsAll(match.permittedMoves());
        });
        match.outcome().map(Outcome::clause).ifPresent(MatchPropertiesTest::assertKnown);
        int events = before.log().size();
        assertThat(match.log().subList(0, events)).isEqualTo(before.log());
        assertThat(match.log()).hasSize(events + 1);
    }

    private static void assertKnown(Clause clause) {
        assertThat(Clauses.find(clause)).as("%s", clause).isPresent();
    }

    private static boolean hasGame(Match match) {
        return match.terms().start().isPresent() || match.formation(Side.CHO).isPresent();
    }

    private static MatchTerms terms(Random random) {
        RuleSet rules = RULES.get(random.nextInt(RULES.size()));
        TimeControl time = TimeControl.parse(TIMES.get(random.nextInt(TIMES.size())));
        if (rules instanceof Gungjanggi && time.total().isPresent()) {
            time = TimeControl.UNKNOWN;
        }
        MatchTerms terms = Matches.terms(rules).withTime(time).withLateness(random.nextInt(300));
        for (MatchOption option : MatchOption.values()) {
            terms = random.nextInt(3) == 0 ? terms.with(option) : terms;
        }
        terms = random.nextInt(4) == 0 ? terms.withSetUpTime(Duration.ofSeconds(20)) : terms;
        return random.nextInt(4) == 0 ? terms.from(rules.start(Formation.HEHE, Formation.EHHE)) : terms;
    }

    /** An event that is likely to be possible and to let the match go on. */
    private static MatchEvent fitting(Match match, Random random) {
        Side active = match.active().orElse(side(random));
        for (Side side : Side.values()) {
            if (match.absenceLeft(side).isPresent() && random.nextBoolean()) {
                return new MatchEvent.Return(side);
            }
        }
        return switch (match.stage()) {
            case SET_UP -> new MatchEvent.SetUp(active, formation(random));
            case READY -> new MatchEvent.Start();
            case TIME_OVER -> new MatchEvent.CloseOnTime(Optional.of(active), List.of());
            default -> {
                List<Move> moves = match.permittedMoves();
                if (random.nextInt(3) == 0) {
                    yield new MatchEvent.TimePasses(Duration.ofMillis(random.nextInt(12_000)));
                }
                yield moves.isEmpty() || random.nextInt(20) == 0
                        ? new MatchEvent.Press(active)
                        : new MatchEvent.Play(active, moves.get(random.nextInt(moves.size())));
            }
        };
    }

    private static MatchEvent any(Random random) {
        Side side = side(random);
        return switch (random.nextInt(24)) {
            case 0 -> new MatchEvent.SetUp(side, formation(random));
            case 1 -> new MatchEvent.Start();
            case 2 -> new MatchEvent.Late(side, Duration.ofSeconds(1 + random.nextInt(30)));
            case 3, 4, 5 -> new MatchEvent.Touch(side, square(random));
            case 6, 7 -> new MatchEvent.PutBack(side);
            case 8 -> new MatchEvent.Play(side, step(random));
            case 9 -> new MatchEvent.Play(side, Move.PASS);
            case 10, 11, 12 -> new MatchEvent.Press(side);
            case 13, 14, 15 -> new MatchEvent.Disconnect(side);
            case 16, 17, 18 -> new MatchEvent.Return(side);
            case 19 -> new MatchEvent.Warn(side, "noise");
            case 20 -> new MatchEvent.Withdraw(side);
            case 21 -> new MatchEvent.CloseOnTime(Optional.empty(), squares(random));
            case 22 -> random.nextInt(8) == 0 ? new MatchEvent.Resign(side) : new MatchEvent.Start();
            default -> random.nextInt(8) == 0 ? new MatchEvent.Adjudicate() : new MatchEvent.Press(side);
        };
    }

    private static List<Square> squares(Random random) {
        List<Square> squares = new ArrayList<>();
        if (random.nextBoolean()) {
            squares.add(square(random));
        }
        return squares;
    }

    private static Side side(Random random) {
        return random.nextBoolean() ? Side.CHO : Side.HAN;
    }

    private static Formation formation(Random random) {
        return Formation.values()[random.nextInt(4)];
    }

    private static Move step(Random random) {
        int from = random.nextInt(Square.COUNT);
        int to = (from + 1 + random.nextInt(Square.COUNT - 1)) % Square.COUNT;
        return Move.of(Square.of(from), Square.of(to));
    }

    private static Square square(Random random) {
        return Square.of(random.nextInt(Square.COUNT));
    }
}
