package org.janggi.core;

import java.util.List;

/**
 * Positions as text: six fields as the field's engines write them, and a seventh with the state of the rule set where it
 * differs from what the board implies, as in {@code ... w - - 0 1 call=1,passes=1}.
 *
 * <p>Read are the letters {@code N B} and {@code H E} for horse and elephant and two to seven fields; written are
 * {@code N B} and at least six.
 */
public final class Fen {
    private Fen() {}

    /**
     * Reads a position.
     *
     * @param fen the text
     * @param rules the rule set to play it under
     * @return the position
     * @throws InvalidPositionException with all faults of the text and of the position at once
     */
    public static Position parse(String fen, RuleSet rules) {
        FenReader reader = new FenReader(fen);
        List<Fault> faults = reader.faults(rules);
        if (faults.stream().anyMatch(Fault::isError)) {
            throw new InvalidPositionException(faults);
        }
        return Position.of(rules, reader.setup());
    }

    /**
     * Reads a text that no rule set has looked at yet, such as that of a record.
     *
     * @param fen the text
     * @return the pieces, the side to move, counters and state as they are written
     * @throws InvalidPositionException with all faults of the text at once; what a rule set would say is not among them
     */
    public static Setup parseSetup(String fen) {
        FenReader reader = new FenReader(fen);
        List<Fault> faults = reader.textFaults();
        if (faults.stream().anyMatch(Fault::isError)) {
            throw new InvalidPositionException(faults);
        }
        return reader.setup();
    }

    /**
     * Everything that is wrong with a text as a position.
     *
     * @param fen the text
     * @param rules the rule set to play it under
     * @return errors and warnings in the order of the text; empty for a flawless position
     */
    public static List<Fault> check(String fen, RuleSet rules) {
        return new FenReader(fen).faults(rules);
    }

    /**
     * Writes a position.
     *
     * @param position any position, finished ones included
     * @return a text from which {@link #parse} makes an equal position with the same counters
     */
    public static String write(Position position) {
        Setup setup = position.toSetup();
        StringBuilder text = new StringBuilder()
                .append(setup.board())
                .append(' ')
                .append(setup.turn().letter())
                .append(" - - ")
                .append(setup.halfmoves())
                .append(' ')
                .append(setup.fullmoves());
        String separator = " ";
        for (StateField field : position.rules().layout().fields()) {
            String value = setup.state().get(field.name());
            if (value != null) {
                text.append(separator).append(field.name()).append('=').append(value);
                separator = ",";
            }
        }
        return text.toString();
    }
}
