/**
 * What tests a rule set of janggi: {@link org.janggi.testkit.RandomPositions} to try it on, laws that it has to keep in
 * {@link org.janggi.testkit.laws}, and a naive generator to compare moves with in {@link org.janggi.testkit.reference}.
 */
package org.janggi.testkit;
