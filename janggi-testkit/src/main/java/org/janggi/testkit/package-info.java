/** What tests a rule set of janggi. */
package org.janggi.testkit;
