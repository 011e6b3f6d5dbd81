package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A Swiss with random results, withdrawals and late entries, whose every round is checked. */
final class SwissSimulation {
    private final Random random;
    private final Set<Set<String>> met = new HashSet<>();
    private final Set<String> byes = new HashSet<>();
    private Swiss swiss;

    SwissSimulation(int players, Random random) {
        this.random = random;
        this.swiss = Swiss.of(players("p", players));
    }

    static List<Player> players(String prefix, int count) {
        List<Player> players = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            players.add(Player.of(prefix + i));
        }
        return players;
    }

    Swiss swiss() {
        return swiss;
    }

    /** Plays a round; gives whether there was a pairing. */
    boolean round() {
        return round(false);
    }

    /** Plays a round in the midst of which somebody may leave; gives whether there was a pairing. */
    boolean round(boolean leaving) {
        Round round;
        try {
            round = swiss.nextRound();
        } catch (NoPairingException e) {
            assertThat(e.leftOver()).isNotEmpty();
            return false;
        }
        check(round);
        swiss = swiss.with(round);
        if (leaving) {
            withdraw();
        }
        Set<String> gone = swiss.league().withdrawals().keySet();
        swiss = swiss.withResults(round.games().stream()
                .filter(game -> !gone.contains(game.players().cho())
                        && !gone.contains(game.players().han()))
                .map(this::played)
                .toList());
        return true;
    }

    private LeagueGame played(LeagueGame game) {
        int kind = random.nextInt(20);
        return kind == 0 ? game.lostByBoth() : game.with(GameResult.values()[kind % 4]);
    }

    private void check(Round round) {
        Set<String> seen = new HashSet<>();
        for (Pairing pairing : round.pairings()) {
            assertThat(seen.add(pairing.cho()) && seen.add(pairing.han())).isTrue();
            assertThat(met.add(Set.of(pairing.cho(), pairing.han())))
                    .as("%s meet for the first time", pairing)
                    .isTrue();
        }
        round.idle().ifPresent(idle -> {
            assertThat(seen.add(idle)).isTrue();
            assertThat(byes.add(idle)).as("%s has no other bye", idle).isTrue();
        });
        Set<String> active = new HashSet<>();
        swiss.league().players().forEach(player -> active.add(player.id()));
        active.removeAll(swiss.league().withdrawals().keySet());
        assertThat(seen).isEqualTo(active);
        assertThat(round.idle().isPresent()).isEqualTo(active.size() % 2 == 1);
    }

    void withdraw() {
        List<Player> players = swiss.league().players();
        String id = players.get(random.nextInt(players.size())).id();
        if (!swiss.league().withdrawals().containsKey(id)) {
            swiss = swiss.withWithdrawal(id);
        }
    }

    void enter(String id) {
        swiss = swiss.withEntry(Player.of(id));
    }

    boolean isOver() {
        return swiss.league().withdrawals().size() >= swiss.league().players().size() - 1;
    }
}
