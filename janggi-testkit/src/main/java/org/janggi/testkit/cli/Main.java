package org.janggi.testkit.cli;

/** The command line {@code janggi}. */
public final class Main {
    private Main() {}

    /**
     * Runs a command.
     *
     * @param args the command and its arguments
     */
    public static void main(String[] args) {
        System.err.println("usage: janggi <command> [<argument>...]");
        if (args.length > 0) {
            System.err.println("unknown command: " + args[0]);
            System.exit(2);
        }
    }
}
