package org.janggi.testkit.simulate;

/**
 * A player failed, or chose no move or one that is not permitted. The message is one line that tells player, game and reason.
 *
 * <pre>{@code
 * PlayerFactory jumping = new PlayerFactory() {
 *     public String id() { return "jumping"; }
 *     public Text description() { return new Text("goes too far", "너무 멀리 간다"); }
 *     public Player player(Map<String, String> options) {
 *         return (game, random) -> Move.parse("a1a9");
 *     }
 * };
 * Catalogue catalogue = Catalogue.of(RuleSets::parse, List.of(jumping));
 * Experiment experiment = Experiment.of(List.of("kja"), 1, 7).withPlayers("jumping", "jumping");
 * try {
 *     Simulation.of(experiment, catalogue).play(new Chunk(0, 1), false);
 * } catch (PlayerException e) {
 *     e.getMessage().startsWith("player jumping, game 0 of kja: a1a9 is not permitted"); // -> true
 * }
 * }</pre>
 */
public final class PlayerException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * What went wrong.
     *
     * @param message one line
     * @param cause why
     */
    public PlayerException(String message, Throwable cause) {
        super(message, cause);
    }
}
