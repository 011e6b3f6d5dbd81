package org.janggi.core;

/** The seven kinds of piece, with their letters and their points. */
public enum PieceKind {
    /** General (궁, 장): one step along the lines of its palace. No points. */
    GENERAL('K', 0, new Text("general", "궁")),
    /** Chariot (차): any distance along a clear line. */
    CHARIOT('R', 13, new Text("chariot", "차")),
    /** Cannon (포): jumps exactly one piece that is not a cannon. */
    CANNON('C', 7, new Text("cannon", "포")),
    /** Horse (마): one orthogonal and one diagonal step, blocked on the way. */
    HORSE('N', 5, new Text("horse", "마")),
    /** Elephant (상): one orthogonal and two diagonal steps, blocked on the way. */
    ELEPHANT('B', 3, new Text("elephant", "상")),
    /** Guard (사): moves as the general. */
    GUARD('A', 3, new Text("guard", "사")),
    /** Soldier (졸, 병): one step forward or sideways. */
    SOLDIER('P', 2, new Text("soldier", "졸"));

    private final char letter;
    private final int points;
    private final Text text;

    PieceKind(char letter, int points, Text text) {
        this.letter = letter;
        this.points = points;
        this.text = text;
    }

    /**
     * The letter of the kind in a FEN.
     *
     * @return one of {@code K R C N B A P}
     */
    public char letter() {
        return letter;
    }

    /**
     * The points of one piece of this kind.
     *
     * @return whole points: 13, 7, 5, 3, 3, 2, and 0 for the general
     */
    public int points() {
        return points;
    }

    /**
     * The name of the kind.
     *
     * @return the English and the Korean name
     */
    public Text text() {
        return text;
    }
}
