package org.janggi.core;

import java.util.List;
import java.util.stream.Collectors;

/** A FEN or a set-up from which no position can be made. Carries everything that is wrong with it. */
public final class InvalidPositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    /**
     * An exception about some faults.
     *
     * @param faults all faults, errors and warnings, at least one of them an error
     */
    public InvalidPositionException(List<Fault> faults) {
        super(faults.stream().filter(Fault::isError).map(Fault::toString).collect(Collectors.joining("; ")));
        this.faults = List.copyOf(faults);
    }

    /**
     * Everything that is wrong, in the order of the text.
     *
     * @return errors and warnings
     */
    public List<Fault> faults() {
        return faults;
    }
}
