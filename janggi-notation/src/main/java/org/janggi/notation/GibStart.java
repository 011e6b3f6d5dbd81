package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Board;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Piece;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
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

    /** The tags with those about the start replaced. */
    static List<Tag> replaced(List<Tag> tags, Start start, boolean strict) {
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
        List<Tag> usual = formations(start);
        kept.addAll(at, usual);
        kept.addAll(boards(start, usual.size() == 2, strict));
        return kept;
    }

    private static List<Tag> formations(Start start) {
        Setup setup = start.setup();
        Optional<Formation> cho = start.cho();
        Optional<Formation> han = start.han();
        if (start.kind() != Start.Kind.BOARD) {
            for (Formation c : Formation.values()) {
                for (Formation h : Formation.values()) {
                    if (Board.start(c, h).equals(setup.board())) {
                        cho = Optional.of(c);
                        han = Optional.of(h);
                    }
                }
            }
        }
        List<Tag> tags = new ArrayList<>();
        if (!needsFen(setup)) {
            cho.ifPresent(formation -> tags.add(new Tag(CHO_FORMATION, formation.korean())));
            han.ifPresent(formation -> tags.add(new Tag(HAN_FORMATION, formation.korean())));
        }
        return tags;
    }

    /** The board, unless the arrangements say everything, and a FEN if the board cannot. */
    private static List<Tag> boards(Start start, boolean arranged, boolean strict) {
        Setup setup = start.setup();
        boolean counted = setup.halfmoves() != 0 || setup.fullmoves() != 1;
        boolean plain = !counted && !needsFen(setup);
        boolean usual =
                arranged && start.kind() != Start.Kind.BOARD && setup.turn() == Side.CHO && isUsual(setup.board());
        if (plain && usual) {
            return List.of();
        }
        List<Tag> tags = new ArrayList<>();
        if (!needsFen(setup)) {
            tags.add(new Tag(BOARD, GibBoard.write(setup.board(), setup.turn())));
        }
        if (!plain) {
            String fen = fen(setup);
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

    private static boolean isUsual(Board board) {
        for (Formation cho : Formation.values()) {
            for (Formation han : Formation.values()) {
                if (Board.start(cho, han).equals(board)) {
                    return true;
                }
            }
        }
        return false;
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

    private static String fen(Setup setup) {
        StringBuilder text = new StringBuilder()
                .append(setup.board())
                .append(' ')
                .append(setup.turn().letter())
                .append(" - - ")
                .append(setup.halfmoves())
                .append(' ')
                .append(setup.fullmoves());
        String separator = " ";
        for (Map.Entry<String, String> field : new TreeMap<>(setup.state()).entrySet()) {
            text.append(separator).append(field.getKey()).append('=').append(field.getValue());
            separator = ",";
        }
        return text.toString();
    }
}
