package org.janggi.variants;

/** What point play does about its clauses where nothing is chosen, in both formats. */
final class PointPolicies {
    private PointPolicies() {}

    static Policies of(boolean association) {
        Policies policies = new Policies(clause -> clause.matches("[MKP][0-9]+[a-c]?"));
        if (association) {
            policies.replaced(
                            "P6a",
                            "A move (no pass) after which the generals face is a call if after it each side has fewer than 30"
                                    + " points, deom not counted, or if it was a general's capture that made the facing.",
                            "두고 나서 양쪽이 모두 덤 없이 30점 미만이거나, 궁이 기물을 잡아 마주 보게 된 수이면 빅장이며, 한 수 쉼은 빅장이 아니다.")
                    .replaced(
                            "P7",
                            "The third arrival loses, for the side that checked on all its moves of the cycle if exactly one"
                                    + " did, else for the side that arrived; while both sides are under 30 points it ends the"
                                    + " game by points.",
                            "세 번째에 그 반복의 모든 수로 장군을 부른 쪽(한쪽만일 때), 아니면 되풀이한 쪽이 지며, 양쪽이 모두 30점" + " 미만이면 점수로 끝낸다.");
        }
        return policies;
    }
}
