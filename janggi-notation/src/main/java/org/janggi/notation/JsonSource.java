package org.janggi.notation;

/** The line that a record in JSON was read from. */
record JsonSource(String text) implements RecordSource {}
