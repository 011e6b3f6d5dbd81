package org.janggi.core;

/** One of the two players. Cho (초, 楚) sits at the bottom and moves first; Han (한, 漢) is the second player. */
public enum Side {
    /** Cho, the first player: ranks 1 to 4 at the start, upper case in a FEN. */
    CHO('w', new Text("Cho", "초")),
    /** Han, the second player: ranks 7 to 10 at the start, lower case in a FEN. */
    HAN('b', new Text("Han", "한"));

    private final char letter;
    private final Text text;

    Side(char letter, Text text) {
        this.letter = letter;
        this.text = text;
    }

    /**
     * The other side.
     *
     * @return Han for Cho, Cho for Han
     */
    public Side opponent() {
        return this == CHO ? HAN : CHO;
    }

    /**
     * The letter of the side to move in a FEN.
     *
     * @return {@code w} for Cho, {@code b} for Han
     */
    public char letter() {
        return letter;
    }

    /**
     * The name of the side in data.
     *
     * @return {@code cho} or {@code han}
     */
    public String id() {
        return this == CHO ? "cho" : "han";
    }

    /**
     * The name of the side.
     *
     * @return "Cho" and "초", or "Han" and "한"
     */
    public Text text() {
        return text;
    }
}
