package org.janggi.core;

import java.util.List;
import java.util.stream.Stream;

/** A rule set that exists for tests alone: standard powers, one permission for every position. It follows no book. */
class TestRules implements RuleSet {
    static final Refusal NO = Refusal.of("T1", "refused by a test", "시험용 거절");
    static final String START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

    private final Permission permission;

    TestRules() {
        this(Permission.everything());
    }

    TestRules(Permission permission) {
        this.permission = permission;
    }

    /** Every move that leaves the own general capturable is refused. */
    static TestRules safe() {
        return new TestRules(Permission.everything().refusingSelfCheck(NO));
    }

    @Override
    public String id() {
        return "test";
    }

    @Override
    public Text name() {
        return new Text("test", "시험");
    }

    @Override
    public Permission permission(Position position) {
        return permission;
    }

    @Override
    public Outcome adjudicate(Game game) {
        return Outcome.win(Side.HAN, Ending.SECOND_PLAYER, "T2")
                .withScore(game.position().score());
    }

    Position read(String fen) {
        return Fen.parse(fen, this);
    }

    Position start() {
        return read(START);
    }

    static SquareSet squares(String... names) {
        return SquareSet.of(Stream.of(names).map(Square::parse).toList());
    }

    static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    static Position play(Position start, String... moves) {
        Position position = start;
        for (String move : moves) {
            position = position.play(Move.parse(move));
        }
        return position;
    }

    static Game play(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            game = game.play(Move.parse(move));
        }
        return game;
    }
}
