package org.janggi.variants;

import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.Side;
import org.janggi.core.SquareSet;
import org.janggi.core.Steps;

/** Which generals a turn promotes: that of the side that answered a call (S11), and both in drawing material (S18). */
final class GeneralPromotion {
    /** S12: a promoted general steps as before; its power along the clear file is the core's. */
    static final Powers POWERS = Powers.standard().withPromoted(PieceKind.GENERAL, Steps.OWN_PALACE);

    private final boolean simultaneous;
    private final boolean alsoSingle;
    private final DrawingMaterial drawing;

    GeneralPromotion(Manual manual, Settings settings, DrawingMaterial drawing) {
        this.simultaneous = manual == Manual.SILVER;
        this.alsoSingle = settings.has(Reading.SINGLE_PROMOTION);
        this.drawing = drawing;
    }

    /** The generals that a turn promotes, both being on the board after it. */
    SquareSet promoted(Position before, Position after) {
        SquareSet replied = GungjanggiState.isCalled(before.state()) && !after.isFacing()
                ? unpromoted(after, before.turn())
                : SquareSet.EMPTY;
        if (!simultaneous || !drawing.isDrawing(after)) {
            return replied;
        }
        SquareSet all = unpromoted(after, Side.CHO).or(unpromoted(after, Side.HAN));
        int left = all.size() - replied.size();
        return left == 2 || left == 1 && alsoSingle ? all : replied;
    }

    private static SquareSet unpromoted(Position position, Side side) {
        return position.isGeneralPromoted(side) ? SquareSet.EMPTY : position.squares(side, PieceKind.GENERAL);
    }

    /** Whether a turn may promote the enemy general, so that facing it becomes dangerous by that turn. */
    boolean mayPromoteEnemy(Position position) {
        return simultaneous
                && drawing != DrawingMaterial.REFEREE_ONLY
                && !position.isGeneralPromoted(position.turn().opponent())
                && (alsoSingle || !position.isGeneralPromoted(position.turn()))
                && (drawing != DrawingMaterial.TABLE || isNearlyDrawn(position));
    }

    /** With one attacker more than always wins, no capture makes the material drawn. */
    private static boolean isNearlyDrawn(Position position) {
        return WinningSets.attackers(position, Side.CHO) <= WinningSets.ANY
                && WinningSets.attackers(position, Side.HAN) <= WinningSets.ANY;
    }
}
