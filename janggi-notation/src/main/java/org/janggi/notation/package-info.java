/** Text formats of janggi. */
package org.janggi.notation;
