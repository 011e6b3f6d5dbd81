package org.janggi.variants;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.janggi.core.Fault;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Setup;
import org.janggi.core.Square;

/** Where the state of point play contradicts the board or itself. */
final class PointStateFaults {
    private PointStateFaults() {}

    static List<Fault> of(Setup setup) {
        StateFaults faults = new StateFaults(PointState.LAYOUT, setup);
        faults.generals(Set.of("general-captured"));
        faults.require("call", faults.hasText("call", "1") && !faults.isFacing(), "facing generals", "마주 보는 두 궁");
        dead(setup, faults);
        claim(faults);
        return faults.list();
    }

    /** P6c: the dead piece belongs to the side that replied, and has a place only in an end by it. */
    private static void dead(Setup setup, StateFaults faults) {
        boolean over = faults.over().equals("dead-piece");
        boolean named = faults.isSet("dead");
        faults.require("dead", named && !over, "no dead piece, as the game is not over by one", "죽은 기물 없음");
        faults.require("over", over && !named, "a field dead with the square of the dead piece", "죽은 기물의 자리를 적은 dead");
        if (over && named) {
            Optional<Piece> piece = setup.board().pieceAt(Square.parse(faults.text("dead")));
            boolean dead = piece.filter(found -> found.side() == setup.turn().opponent())
                    .filter(found -> found.kind() != PieceKind.GENERAL)
                    .isPresent();
            faults.require(
                    "dead", !dead, "the square of a piece of the side that replied, no general", "응수한 쪽의 궁이 아닌 기물의 자리");
        }
    }

    /** P13b, P13c: turns and points belong to a claim, and time is over when no turn is left. */
    private static void claim(StateFaults faults) {
        boolean claimed = faults.isSet("claim");
        boolean time = faults.over().equals("time");
        boolean turns = faults.isSet("turns");
        for (String field : List.of("turns", "chopoints", "hanpoints")) {
            faults.require(field, faults.isSet(field) && !claimed, "a claim", "승리 주장(claim)");
        }
        faults.require("over", time && !claimed, "a claim", "승리 주장(claim)");
        faults.require("over", time && turns, "no turns left", "남은 차례 없음");
        faults.require("claim", claimed && !turns && faults.over().equals("no"), "turns from 1 to 3", "1에서 3까지의 turns");
    }
}
