package org.janggi.core.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Fault;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;

/** Everything that is wrong with a set-up under a rule set, found in one pass. */
final class SetupFaults {
    private static final int[] MOST = {1, 2, 2, 2, 2, 2, 5};

    private final RuleSet rules;
    private final Setup setup;
    private final List<Fault> faults = new ArrayList<>();

    private SetupFaults(RuleSet rules, Setup setup) {
        this.rules = rules;
        this.setup = setup;
    }

    static List<Fault> of(RuleSet rules, Setup setup) {
        return new SetupFaults(rules, setup).find();
    }

    private List<Fault> find() {
        state();
        boolean over = isOver();
        int[][] counts = counts();
        for (Side side : Side.values()) {
            generals(side, counts[side.ordinal()][PieceKind.GENERAL.ordinal()], over);
            counts(side, counts[side.ordinal()]);
        }
        for (Square square : Square.all()) {
            Optional<Piece> piece = setup.board().pieceAt(square);
            if (piece.isPresent()) {
                place(square, piece.get(), over);
            }
        }
        if (!over && faults.stream().noneMatch(Fault::isError)) {
            capturable();
        }
        faults.addAll(rules.faults(setup));
        return List.copyOf(faults);
    }

    /** How many pieces of each kind each side has, by ordinals. */
    private int[][] counts() {
        int[][] counts = new int[Side.values().length][PieceKind.values().length];
        for (Square square : Square.all()) {
            Optional<Piece> piece = setup.board().pieceAt(square);
            if (piece.isPresent()) {
                counts[piece.get().side().ordinal()][piece.get().kind().ordinal()]++;
            }
        }
        return counts;
    }

    private void state() {
        for (Map.Entry<String, String> entry : setup.state().entrySet()) {
            Optional<StateField> field = rules.layout().field(entry.getKey());
            String found = "\"" + entry.getKey() + "=" + entry.getValue() + "\"";
            if (field.isEmpty()) {
                String names = rules.layout().fields().stream()
                        .map(StateField::name)
                        .toList()
                        .toString();
                faults.add(Fault.error(
                        "setup.state",
                        "a state field of " + rules.id() + " " + names,
                        rules.id() + "의 상태 " + names,
                        found));
            } else if (field.get().parse(entry.getValue()).isEmpty()) {
                String values = field.get().values().isEmpty()
                        ? "0-" + ((1L << field.get().width()) - 1)
                        : field.get().values().toString();
                faults.add(Fault.error("setup.state", "a value in " + values, values + " 가운데 하나", found));
            }
        }
    }

    /** A finished position may lack a general, or show the winner's in the enemy palace. */
    private boolean isOver() {
        Optional<StateField> over = rules.layout().field(StateLayout.OVER);
        String value = setup.state().get(StateLayout.OVER);
        return over.isPresent() && value != null && over.get().parse(value).orElse(0) != 0;
    }

    private void generals(Side side, int found, boolean over) {
        if (found > 1 || found == 0 && !over) {
            faults.add(Fault.error(
                    "setup.generals",
                    "one general of " + side.text().english(),
                    side.text().korean() + "의 궁 하나",
                    Integer.toString(found)));
        }
    }

    private void counts(Side side, int[] found) {
        for (PieceKind kind : PieceKind.values()) {
            int most = MOST[kind.ordinal()];
            if (kind != PieceKind.GENERAL && found[kind.ordinal()] > most) {
                faults.add(Fault.warning(
                        "setup.count",
                        "at most " + most + " pieces " + Piece.of(side, kind),
                        side.text().korean() + "의 " + kind.text().korean() + " " + most + "개 이하",
                        Integer.toString(found[kind.ordinal()])));
            }
        }
    }

    private void place(Square square, Piece piece, boolean over) {
        boolean tied =
                piece.kind() == PieceKind.GENERAL && !over || piece.kind() == PieceKind.GUARD && !piece.isPromoted();
        if (tied && !square.isInPalaceOf(piece.side())) {
            faults.add(Fault.error(
                            "setup.palace",
                            piece + " in the palace of " + piece.side().text().english(),
                            piece.side().text().korean() + "의 궁성 안의 "
                                    + piece.kind().text().korean(),
                            piece + " on " + square)
                    .at(square));
        }
        if (piece.isPromoted() && !rules.powers().promotable().contains(piece.kind())) {
            faults.add(Fault.error(
                            "setup.promotion",
                            "no promoted piece of this kind in " + rules.id(),
                            rules.id() + "에 없는 진급이 없는 판",
                            piece + " on " + square)
                    .at(square));
        }
        int ownRank = piece.side() == Side.CHO ? square.rank() : Square.RANKS + 1 - square.rank();
        if (piece.kind() == PieceKind.SOLDIER && !piece.isPromoted() && ownRank < 4) {
            faults.add(Fault.warning(
                            "setup.soldier-rank",
                            "no unpromoted soldier behind its start rank",
                            "처음 줄보다 뒤에 있지 않은 " + piece.kind().text().korean(),
                            piece + " on " + square)
                    .at(square));
        }
    }

    private void capturable() {
        BitPosition position = BitPosition.unchecked(rules, setup);
        if (rules.ended(position).isEmpty()
                && rules.permission(position).selfCheck() == SelfCheck.FORBIDDEN
                && position.isAttackedAfterMove()) {
            Square general = position.general(setup.turn().opponent()).orElseThrow();
            faults.add(Fault.error(
                            "setup.capturable",
                            "a general of the side not to move that cannot be taken",
                            "둘 차례가 아닌 쪽의 잡히지 않는 궁",
                            Piece.of(setup.turn().opponent(), PieceKind.GENERAL) + " attacked on " + general)
                    .at(general));
        }
    }
}
