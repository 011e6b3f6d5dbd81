package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Holm's correction of chances for the number of tests. */
final class Holm {
    private Holm() {}

    /**
     * With {@code m} tests, the {@code k}-th smallest chance counts {@code m - k + 1} times, at most as 1, and none less than
     * a smaller one does. What is not known is left out, and stays unknown.
     */
    static List<Double> corrected(List<Double> chances) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < chances.size(); i++) {
            if (!Double.isNaN(chances.get(i))) {
                order.add(i);
            }
        }
        order.sort(Comparator.comparing(chances::get));
        List<Double> corrected = new ArrayList<>(chances);
        double least = 0;
        for (int rank = 0; rank < order.size(); rank++) {
            int place = order.get(rank);
            least = Math.max(least, Math.min(1, (order.size() - rank) * chances.get(place)));
            corrected.set(place, least);
        }
        return corrected;
    }
}
