package org.janggi.core;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One of the four arrangements (차림) of horses and elephants on files b, c, g, h of the back rank, named in file order
 * from a to i for both sides: H a horse (마), E an elephant (상).
 */
public enum Formation {
    /** Horses outside: 마상상마. */
    HEEH("마상상마"),
    /** Elephants outside: 상마마상. */
    EHHE("상마마상"),
    /** Elephants on files b and g: 상마상마. */
    EHEH("상마상마"),
    /** Horses on files b and g: 마상마상. */
    HEHE("마상마상");

    private final String korean;

    Formation(String korean) {
        this.korean = korean;
    }

    /**
     * Reads a Korean name or the name of the constant.
     *
     * @param text one of {@code 마상상마}, {@code 상마마상}, {@code 상마상마}, {@code 마상마상}, {@code HEEH}, ...
     * @return the formation
     * @throws IllegalArgumentException if {@code text} is none of the eight names; the message lists them
     */
    public static Formation parse(String text) {
        return Arrays.stream(values())
                .filter(formation ->
                        formation.korean.equals(text) || formation.name().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not a formation, one of "
                        + Arrays.stream(values())
                                .map(f -> f.korean + " " + f.name())
                                .collect(Collectors.joining(", "))
                        + ": \"" + text + "\""));
    }

    /**
     * The Korean name.
     *
     * @return four syllables in file order
     */
    public String korean() {
        return korean;
    }

    /**
     * The kinds on files b, c, g, h.
     *
     * @return four kinds in file order
     */
    public List<PieceKind> kinds() {
        return name().chars()
                .mapToObj(letter -> letter == 'H' ? PieceKind.HORSE : PieceKind.ELEPHANT)
                .toList();
    }
}
