/**
 * Plays experiments on Apache Spark. Only for the class path: Spark's jars are no modules, so this package is not exported
 * from the module, and nothing else in the library uses it.
 */
package org.janggi.testkit.simulate.spark;
