package org.janggi.variants.event;

import java.util.Objects;
import org.janggi.core.Text;
import org.janggi.variants.league.GameResult;
import org.janggi.variants.league.Round;
import org.janggi.variants.league.SeriesPlan;

/** A part of an event: the preliminaries or the finals, and by which system they are played (K6 to K9). */
public sealed interface Stage {
    /**
     * What is announced about it.
     *
     * @return some words in both languages
     */
    Text text();

    /**
     * Everybody against everybody in each group (K8).
     *
     * @param groups how many groups, at least 1
     * @param qualifiers how many of each group go on, at least 1
     */
    record Groups(int groups, int qualifiers) implements Stage {
        /**
         * A group league.
         *
         * @param groups how many groups
         * @param qualifiers how many of each group go on
         * @throws IllegalArgumentException if a number is less than 1
         */
        public Groups {
            atLeastOne("groups", groups);
            atLeastOne("qualifiers", qualifiers);
        }

        @Override
        public Text text() {
            return new Text(
                    "group league, groups: " + groups + ", going on from each: " + qualifiers,
                    "조별 리그, " + groups + "개 조, 조마다 " + qualifiers + "명 진출");
        }
    }

    /**
     * A Swiss (K9).
     *
     * @param rounds how many rounds, 1 to 2,000
     * @param bye as which result a bye counts
     */
    record SwissRounds(int rounds, GameResult bye) implements Stage {
        /**
         * A Swiss.
         *
         * @param rounds how many rounds
         * @param bye as which result a bye counts
         * @throws IllegalArgumentException if the number of rounds is out of range
         */
        public SwissRounds {
            if (rounds < 1 || rounds > Round.MOST_ROUNDS) {
                throw new IllegalArgumentException(
                        "a Swiss has 1 to " + Round.MOST_ROUNDS + " rounds, found " + rounds);
            }
            Objects.requireNonNull(bye, "bye");
        }

        @Override
        public Text text() {
            return new Text(
                    "Swiss, rounds: " + rounds + ", a bye is a " + bye.text().english(),
                    "스위스 리그, " + rounds + "라운드, 부전승은 " + bye.text().korean());
        }
    }

    /**
     * A knock-out (K7).
     *
     * @param plan how many games a series has in each round
     */
    record Bracket(SeriesPlan plan) implements Stage {
        /**
         * A knock-out.
         *
         * @param plan how many games a series has in each round
         */
        public Bracket {
            Objects.requireNonNull(plan, "plan");
        }

        @Override
        public Text text() {
            return new Text(
                    "knock-out, games of a series from the final backwards: " + plan.lengths(),
                    "토너먼트, 결승부터 거꾸로 " + plan.lengths() + "번기");
        }
    }

    private static void atLeastOne(String what, int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least 1 expected for " + what + ", found " + number);
        }
    }
}
