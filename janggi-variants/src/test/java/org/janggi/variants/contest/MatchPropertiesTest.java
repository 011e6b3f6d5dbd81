package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
import org.janggi.variants.RuleSets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens in whatever order, a match is in a valid state, or refuses it with a clause. */
class MatchPropertiesTest {
    private static final List<RuleSet> RULES = Stream.concat(
                    RuleSets.builtIn().stream(),
                    Stream.of(Kja.RULES.with(SelfCheck.FORBIDDEN), Gungjanggi.DAN.with(SelfCheck.FORBIDDEN)))
            .toList();
    /** What rules.md numbers. */
    private static final Pattern NUMBERED = Pattern.compile("[MSDKP][0-9]+[a-c]?");

    private static final List<String> TIMES = List.of("미상", "1분", "0분 10초 2회", "1분 10초 3회 매수", "2분 5초 2회 총 3분", "총 2분");

    @Property(tries = 120, shrinking = ShrinkingMode.OFF)
    void anySequenceOfEventsLeavesAValidStateOrARefusalWithAClause(@ForAll long seed) {
        Random random = new Random(seed);
        Match match = played(RULES.get(random.nextInt(RULES.size())), random, new HashSet<>(), new HashSet<>());
        Match read = MatchLog.parse(MatchLog.format(match), match.terms().rules());
        assertThat(read).isEqualTo(match);
        assertThat(Matches.view(read)).isEqualTo(Matches.view(match));
    }

    static List<RuleSet> rules() {
        return RULES;
    }

    /** The sequences above are made in this way: with fixed seeds, each kind of event is played and refused. */
    @ParameterizedTest
    @MethodSource("rules")
    void eachKindOfEventHappensInEachRuleSetAndIsRefusedAtTimes(RuleSet rules) {
        Set<Class<?>> kinds = Set.of(MatchEvent.class.getPermittedSubclasses());
        Set<Class<?>> happened = new HashSet<>();
        Set<Class<?>> refused = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            played(rules, new Random(seed), happened, refused);
        }
        assertThat(refused).isEqualTo(kinds);
        if (rules instanceof Kja) {
            assertThat(happened).isEqualTo(kinds);
        } else {
            assertThat(happened).hasSize(kinds.size() - 1).doesNotContain(MatchEvent.CloseOnTime.class);
        }
    }

    private static Match played(RuleSet rules, Random random, Set<Class<?>> happened, Set<Class<?>> refused) {
        Match match = Match.of(terms(rules, random));
        for (int i = 0; i < 120; i++) {
            MatchEvent event = random.nextInt(3) > 0 ? fitting(match, random) : any(random);
            Optional<Refusal> refusal = match.refusal(event);
            if (refusal.isPresent()) {
                assertNumbered(rules, refusal.get().clause());
                assertThat(refusal.get().text().korean()).containsPattern("\\p{IsHangul}");
                refused.add(event.getClass());
                continue;
            }
            Match next = match.then(event);
            assertValid(match, next);
            if (event instanceof MatchEvent.Touch) {
                assertThat(match.permittedMoves()).containsAll(next.permittedMoves());
                assertThat(next.permittedMoves()).isNotEmpty();
            }
            happened.add(event.getClass());
            match = next;
        }
        return match;
    }

    private static void assertValid(Match before, Match match) {
        for (Side side : Side.values()) {
            Clock clock = match.clock(side);
            Clock earlier = before.clock(side);
            Duration renewed = clock.used().isZero() ? earlier.used() : Duration.ZERO;
            earlier.left()
                    .ifPresent(left ->
                            assertThat(clock.left().orElseThrow()).isBetween(Duration.ZERO, left.plus(renewed)));
            before.clock(side)
                    .free()
                    .ifPresent(free -> assertThat(clock.free().orElseThrow()).isLessThanOrEqualTo(free));
            assertThat(clock.periods()).isBetween(0, before.clock(side).periods());
            assertThat(clock.hasFallen() && !match.isOver()).isFalse();
            match.absenceLeft(side)
                    .ifPresent(left -> assertThat(left)
                            .isBetween(
                                    Duration.ZERO,
                                    before.absenceLeft(side)
                                            .orElse(match.terms().absence())));
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
        match.outcome()
                .map(Outcome::clause)
                .ifPresent(clause -> assertNumbered(match.terms().rules(), clause));
        int events = before.log().size();
        assertThat(match.log().subList(0, events)).isEqualTo(before.log());
        assertThat(match.log()).hasSize(events + 1);
    }

    /** In the catalogue, and numbered, except in the engine's rule sets, whose own clauses have names. */
    private static void assertNumbered(RuleSet rules, Clause clause) {
        assertThat(Clauses.find(clause)).as("%s", clause).isPresent();
        if (!(rules instanceof FairyRules)) {
            assertThat(clause.id()).matches(NUMBERED);
        }
    }

    private static boolean hasGame(Match match) {
        return match.terms().start().isPresent() || match.formation(Side.CHO).isPresent();
    }

    private static MatchTerms terms(RuleSet rules, Random random) {
        TimeControl time = TimeControl.parse(TIMES.get(random.nextInt(TIMES.size())));
        if (!(rules instanceof Kja) && time.total().isPresent()) {
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
            default -> fittingTurn(match, active, random);
        };
    }

    private static MatchEvent fittingTurn(Match match, Side active, Random random) {
        if (random.nextInt(3) == 0) {
            return new MatchEvent.TimePasses(Duration.ofMillis(random.nextInt(12_000)));
        }
        Optional<Square> general = match.game().flatMap(game -> game.position().general(active));
        boolean lifted = match.touched().equals(general.stream().toList());
        if (general.isPresent() && (lifted ? random.nextBoolean() : random.nextInt(15) == 0)) {
            return lifted ? new MatchEvent.PutBack(active) : new MatchEvent.Touch(active, general.get());
        }
        List<Move> moves = match.permittedMoves();
        return moves.isEmpty() || random.nextInt(20) == 0
                ? new MatchEvent.Press(active)
                : new MatchEvent.Play(active, moves.get(random.nextInt(moves.size())));
    }

    private static MatchEvent any(Random random) {
        Side side = side(random);
        boolean rarely = random.nextInt(12) == 0;
        return switch (random.nextInt(26)) {
            case 0 -> new MatchEvent.SetUp(side, formation(random));
            case 1 -> new MatchEvent.Start();
            case 2 -> new MatchEvent.Late(side, Duration.ofSeconds(1 + random.nextInt(30)));
            case 3, 4, 5, 11, 12 -> new MatchEvent.Touch(side, square(random));
            case 6, 7 -> new MatchEvent.PutBack(side);
            case 8 -> new MatchEvent.Play(side, step(random));
            case 9 -> new MatchEvent.Play(side, Move.PASS);
            case 10 -> new MatchEvent.Press(side);
            case 13, 14, 15 -> new MatchEvent.Disconnect(side);
            case 16, 17, 18 -> new MatchEvent.Return(side);
            case 19 -> new MatchEvent.Warn(side, "noise");
            case 20 ->
                new MatchEvent.CloseOnTime(
                        random.nextBoolean() ? Optional.of(side) : Optional.empty(), squares(random));
            case 21 -> new MatchEvent.TimePasses(Duration.ofSeconds(random.nextInt(rarely ? 1000 : 2)));
            case 22 ->
                random.nextInt(3) == 0 ? new MatchEvent.Withdraw(side) : new MatchEvent.Touch(side, square(random));
            case 23 -> rarely ? new MatchEvent.Resign(side) : new MatchEvent.Start();
            case 24 -> rarely ? new MatchEvent.Disqualify(side, "help") : new MatchEvent.PutBack(side);
            default -> rarely ? new MatchEvent.Adjudicate() : new MatchEvent.Play(side, step(random));
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
