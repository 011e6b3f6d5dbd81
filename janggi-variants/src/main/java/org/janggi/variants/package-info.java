/** The rule sets of janggi. */
package org.janggi.variants;
