package org.janggi.notation;

import java.util.List;

/** A JSON text, taken apart. Every value knows where it begins. */
sealed interface JsonValue {
    /** The character where the value begins, from 0. */
    int at();

    /** What it is, in a few words. */
    String described();

    /** A string, its escapes resolved. */
    record StringValue(int at, String text) implements JsonValue {
        @Override
        public String described() {
            return "\"" + Findings.shortened(text) + "\"";
        }
    }

    /** A number as it was written: no range and no rounding of any type. */
    record NumberValue(int at, String text) implements JsonValue {
        @Override
        public String described() {
            return text;
        }
    }

    /** One of {@code true}, {@code false} and {@code null}. */
    record WordValue(int at, String text) implements JsonValue {
        @Override
        public String described() {
            return text;
        }
    }

    /** An array. */
    record ArrayValue(int at, List<JsonValue> items) implements JsonValue {
        @Override
        public String described() {
            return "an array of " + items.size();
        }
    }

    /** An object; no two of its keys are the same. */
    record ObjectValue(int at, List<Member> members) implements JsonValue {
        @Override
        public String described() {
            return "an object";
        }
    }

    /**
     * A key of an object with its value.
     *
     * @param at the character where the key begins
     * @param name the key
     * @param value its value
     */
    record Member(int at, String name, JsonValue value) {}
}
