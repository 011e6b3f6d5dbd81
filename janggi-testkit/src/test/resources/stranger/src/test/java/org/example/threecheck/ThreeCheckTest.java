package org.example.threecheck;

import org.janggi.core.RuleSet;
import org.janggi.testkit.junit.RuleSetContract;

class ThreeCheckTest implements RuleSetContract {
    public RuleSet rules() {
        return new ThreeCheck();
    }
}
