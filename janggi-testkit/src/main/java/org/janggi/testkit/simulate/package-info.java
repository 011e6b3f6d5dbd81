/**
 * Experiments of many games, for questions such as which set-up favours Cho under which rules.
 *
 * <p>An {@link org.janggi.testkit.simulate.Experiment} says what is played: rule sets, set-ups, players, how many games
 * from which seed. A {@link org.janggi.testkit.simulate.Simulation} knows what its texts name and plays a
 * {@link org.janggi.testkit.simulate.Chunk} of consecutive games, each under every rule set. What it counts is a
 * {@link org.janggi.testkit.simulate.Tally} of whole numbers: tallies can be added in any order, so the result depends
 * neither on how the games are cut into chunks nor on who plays them. A {@link org.janggi.testkit.simulate.Runner} does
 * that, for one by the threads of a process, {@link org.janggi.testkit.simulate.LocalRunner}.
 *
 * <p>A {@link org.janggi.testkit.simulate.Player} chooses moves; others join by a
 * {@link org.janggi.testkit.simulate.PlayerFactory}.
 *
 * <p>What travels between machines is serializable, for a cluster whose machines all run the same version; its serialized
 * form may change with any version.
 *
 * @serial exclude
 */
package org.janggi.testkit.simulate;
