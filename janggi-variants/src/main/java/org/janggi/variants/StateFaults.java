package org.janggi.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.janggi.core.Board;
import org.janggi.core.Fault;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.StateLayout;

/** Finds out where the state of a set-up contradicts its board. */
final class StateFaults {
    private static final String NO = "no";

    private final StateLayout layout;
    private final Setup setup;
    private final Board board;
    private final List<Fault> faults = new ArrayList<>();

    StateFaults(StateLayout layout, Setup setup) {
        this.layout = layout;
        this.setup = setup;
        this.board = setup.board();
    }

    /** An error at a field, if something is wrong with it. */
    void require(String field, boolean wrong, String english, String korean) {
        if (wrong) {
            faults.add(Fault.error("setup.state", english, korean, "\"" + field + "=" + text(field) + "\""));
        }
    }

    /** Some endings take the general of the side to move off the board, the others leave both on it. */
    void generals(Set<String> taking) {
        String over = over();
        boolean taken = general(setup.turn()).isEmpty();
        boolean both = !taken && general(setup.turn().opponent()).isPresent();
        require(
                StateLayout.OVER,
                taking.contains(over) && !taken,
                "a board without the general of the side to move",
                "둘 차례인 쪽의 궁이 없는 판");
        require(
                StateLayout.OVER,
                !over.equals(NO) && !taking.contains(over) && !both,
                "a board with both generals",
                "두 궁이 다 있는 판");
    }

    String over() {
        return text(StateLayout.OVER);
    }

    /** What a field says, or {@code no} if it says nothing or nothing that it can say. */
    String text(String field) {
        String text = setup.state().get(field);
        if (text == null) {
            return NO;
        }
        boolean known = layout.field(field)
                .filter(declared -> declared.parse(text).isPresent())
                .isPresent();
        return known ? text : NO;
    }

    boolean hasText(String field, String text) {
        return text(field).equals(text);
    }

    /** Whether a number or a name is other than its default. */
    boolean isSet(String field) {
        return !text(field).equals(NO) && !text(field).matches("0+");
    }

    private Optional<Square> general(Side side) {
        return board
                .squaresOf(Piece.of(side, PieceKind.GENERAL))
                .or(board.squaresOf(Piece.of(side, PieceKind.GENERAL, true)))
                .stream()
                .findFirst();
    }

    boolean isFacing() {
        Optional<Square> cho = general(Side.CHO);
        Optional<Square> han = general(Side.HAN);
        if (cho.isEmpty() || han.isEmpty() || cho.get().file() != han.get().file()) {
            return false;
        }
        int low = Math.min(cho.get().rank(), han.get().rank());
        int high = Math.max(cho.get().rank(), han.get().rank());
        for (int rank = low + 1; rank < high; rank++) {
            if (board.pieceAt(Square.at(cho.get().file(), rank)).isPresent()) {
                return false;
            }
        }
        return true;
    }

    List<Fault> list() {
        return List.copyOf(faults);
    }
}
