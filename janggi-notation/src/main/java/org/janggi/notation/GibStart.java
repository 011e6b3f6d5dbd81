package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Board;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Piece;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Square;

/** The tags of GIB for where a game starts. */
final class GibStart {
    static final String CHO_FORMATION = "초차림";
    static final String HAN_FORMATION = "한차림";
    static final String BOARD = "판";
    static final String FEN = "FEN";

    private static final Set<StandardTag> MEANINGS =
            Set.of(StandardTag.CHO_FORMATION, StandardTag.HAN_FORMATION, StandardTag.BOARD, StandardTag.FEN);
    private static final Set<StandardTag> FOLLOWING =
            Set.of(StandardTag.TIME_CONTROL, StandardTag.PLY_COUNT, StandardTag.RESULT);

    private GibStart() {}

    /** Whether tags give a start exactly as it is. */
    static boolean isTold(List<Tag> tags, Start start, RuleSet rules) {
        String board = value(tags, StandardTag.BOARD);
        String fen = value(tags, StandardTag.FEN);
        Optional<Formation> cho = formation(value(tags, StandardTag.CHO_FORMATION));
        Optional<Formation> han = formation(value(tags, StandardTag.HAN_FORMATION));
        Setup written = fen == null ? null : parse(fen, rules);
        if (board != null) {
            Setup setup = GibBoard.parse(board);
            boolean agrees = setup != null && written != null && isSame(setup, written);
            Setup told = agrees ? written : setup;
            return told != null && start.equals(new Start(told, Start.Kind.BOARD, cho, han));
        }
        if (cho.isPresent() && han.isPresent()) {
            return start.equals(Start.of(cho.get(), han.get()));
        }
        return written != null && start.equals(Start.of(written, Start.Kind.FEN));
    }

    /** Whether two set-ups have the same pieces and the same side to move. */
    static boolean isSame(Setup one, Setup other) {
        return one.board().equals(other.board()) && one.turn() == other.turn();
    }

    private static @Nullable String value(List<Tag> tags, StandardTag meaning) {
        for (Tag tag : tags) {
            boolean korean = meaning == StandardTag.FEN || !tag.name().equals(meaning.english());
            if (korean && meaning.names().contains(tag.name())) {
                return tag.value();
            }
        }
        return null;
    }

    private static Optional<Formation> formation(@Nullable String value) {
        for (Formation formation : Formation.values()) {
            if (value != null && formation.korean().equals(value.strip())) {
                return Optional.of(formation);
            }
        }
        return Optional.empty();
    }

    private static @Nullable Setup parse(String fen, RuleSet rules) {
        try {
            return Fen.parse(fen.strip(), rules).toSetup();
        } catch (InvalidPositionException e) {
            return null;
        }
    }

    /** The tags without those about the start, but with the arrangements, where files have them. */
    static List<Tag> arranged(List<Tag> tags, Start start) {
        List<Tag> kept = new ArrayList<>();
        int at = -1;
        for (Tag tag : tags) {
            boolean old = tag.standard().filter(MEANINGS::contains).isPresent();
            at = at < 0 && old ? kept.size() : at;
            if (!old) {
                kept.add(tag);
            }
        }
        if (at < 0) {
            at = 0;
            while (at < kept.size()
                    && kept.get(at).standard().filter(FOLLOWING::contains).isEmpty()) {
                at++;
            }
        }
        Start usual = usual(start);
        Start named = usual == null ? start : usual;
        List<Tag> formations = new ArrayList<>();
        if (!needsFen(start.setup())) {
            named.cho().ifPresent(formation -> formations.add(new Tag(CHO_FORMATION, formation.korean())));
            named.han().ifPresent(formation -> formations.add(new Tag(HAN_FORMATION, formation.korean())));
        }
        kept.addAll(at, formations);
        return kept;
    }

    /** The board, unless the arrangements say everything, and a FEN if the board cannot; for the end of a header. */
    static List<Tag> boards(Start start, boolean strict) {
        Setup setup = start.setup();
        Start usual = usual(start);
        if (usual != null && usual.setup().equals(setup)) {
            return List.of();
        }
        List<Tag> tags = new ArrayList<>();
        boolean counted = setup.halfmoves() != 0 || setup.fullmoves() != 1;
        if (!needsFen(setup)) {
            tags.add(new Tag(BOARD, GibBoard.write(setup.board(), setup.turn())));
        }
        if (counted || needsFen(setup)) {
            String fen = FenText.of(setup);
            if (strict) {
                throw UnwritableException.inTag(
                        UnwritableException.Kind.NO_PLACE,
                        BOARD,
                        fen,
                        "promoted pieces, state and counters of a start, for which GIB has no place");
            }
            tags.add(new Tag(FEN, fen));
        }
        return tags;
    }

    /** The usual start with the same board, or null if there is none or the record wants the board. */
    private static @Nullable Start usual(Start start) {
        for (Formation cho : Formation.values()) {
            for (Formation han : Formation.values()) {
                boolean same = Board.start(cho, han).equals(start.setup().board());
                if (same && start.kind() != Start.Kind.BOARD) {
                    return Start.of(cho, han);
                }
            }
        }
        return null;
    }

    /** Whether a start has what decides about moves and no board of GIB shows. */
    private static boolean needsFen(Setup setup) {
        return !setup.state().isEmpty()
                || Square.all().stream()
                        .anyMatch(square -> setup.board()
                                .pieceAt(square)
                                .filter(Piece::isPromoted)
                                .isPresent());
    }
}
