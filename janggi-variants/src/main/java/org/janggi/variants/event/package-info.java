/**
 * What an event announces before it begins (clauses K6 and K12): its rules, its stages and its times, made of the types of
 * {@link org.janggi.variants.contest} and {@link org.janggi.variants.league}.
 */
package org.janggi.variants.event;
