package org.janggi.variants.contest;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.variants.TotalTime;

/** Events of a match as a type and attributes, in a fixed order, and back. What the core names as well is named alike. */
final class MatchEventText {
    static final String SET_UP = "set-up";
    static final String START = "start";
    static final String LATE = "late";
    static final String TOUCH = "touch";
    static final String PUT_BACK = "put-back";
    static final String PLAY = "play";
    static final String PRESS = "press";
    static final String TIME = "time-passes";
    static final String DISCONNECT = "disconnection";
    static final String RETURN = "return";
    static final String WITHDRAWAL = "withdrawal";

    private static final String FORMATION = "formation";
    private static final String BY = "by";
    private static final String SQUARE = "square";
    private static final String MOVE = "move";
    private static final String LENGTH = "time";

    private MatchEventText() {}

    static String type(MatchEvent event) {
        if (event instanceof MatchEvent.SetUp) {
            return SET_UP;
        } else if (event instanceof MatchEvent.Start) {
            return START;
        } else if (event instanceof MatchEvent.Late) {
            return LATE;
        } else if (event instanceof MatchEvent.Touch) {
            return TOUCH;
        } else if (event instanceof MatchEvent.PutBack) {
            return PUT_BACK;
        } else if (event instanceof MatchEvent.Play) {
            return PLAY;
        } else if (event instanceof MatchEvent.Press) {
            return PRESS;
        } else if (event instanceof MatchEvent.TimePasses) {
            return TIME;
        } else if (event instanceof MatchEvent.Disconnect) {
            return DISCONNECT;
        } else if (event instanceof MatchEvent.Return) {
            return RETURN;
        } else if (event instanceof MatchEvent.Withdraw) {
            return WITHDRAWAL;
        }
        return coreType(event);
    }

    private static String coreType(MatchEvent event) {
        if (event instanceof MatchEvent.Warn) {
            return Event.WARNING;
        } else if (event instanceof MatchEvent.Disqualify) {
            return Event.DISQUALIFICATION;
        } else if (event instanceof MatchEvent.Resign) {
            return Event.RESIGNATION;
        } else if (event instanceof MatchEvent.CloseOnTime) {
            return Event.TIME_OVER;
        }
        return Event.ADJUDICATION;
    }

    /** The attributes in the order in which they are written. */
    static Map<String, String> attributes(MatchEvent event) {
        if (event instanceof MatchEvent.SetUp setUp) {
            return attributes(setUp.side(), FORMATION, setUp.formation().name());
        } else if (event instanceof MatchEvent.Late late) {
            return attributes(late.side(), BY, late.by().toString());
        } else if (event instanceof MatchEvent.Touch touch) {
            return attributes(touch.side(), SQUARE, touch.square().toString());
        } else if (event instanceof MatchEvent.Play play) {
            return attributes(play.side(), MOVE, play.move().toString());
        } else if (event instanceof MatchEvent.TimePasses passes) {
            return Map.of(LENGTH, passes.time().toString());
        } else if (event instanceof MatchEvent.Warn warning) {
            return attributes(warning.side(), Event.CAUSE, warning.cause());
        } else if (event instanceof MatchEvent.Disqualify disqualify) {
            return attributes(disqualify.side(), Event.CAUSE, disqualify.cause());
        } else if (event instanceof MatchEvent.CloseOnTime close) {
            return attributes(close);
        }
        return side(event).map(side -> Map.of(Event.SIDE, side.id())).orElse(Map.of());
    }

    private static Map<String, String> attributes(Side side, String name, String value) {
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put(Event.SIDE, side.id());
        attributes.put(name, value);
        return attributes;
    }

    static Map<String, String> attributes(MatchEvent.CloseOnTime close) {
        Map<String, String> attributes = new LinkedHashMap<>();
        close.claimant().ifPresent(side -> attributes.put(TotalTime.CLAIM, side.id()));
        if (!close.dead().isEmpty()) {
            attributes.put(
                    TotalTime.DEAD, close.dead().stream().map(Square::toString).collect(Collectors.joining(" ")));
        }
        return attributes;
    }

    private static Optional<Side> side(MatchEvent event) {
        if (event instanceof MatchEvent.PutBack back) {
            return Optional.of(back.side());
        } else if (event instanceof MatchEvent.Press press) {
            return Optional.of(press.side());
        } else if (event instanceof MatchEvent.Disconnect disconnect) {
            return Optional.of(disconnect.side());
        } else if (event instanceof MatchEvent.Return back) {
            return Optional.of(back.side());
        } else if (event instanceof MatchEvent.Resign resign) {
            return Optional.of(resign.side());
        } else if (event instanceof MatchEvent.Withdraw withdraw) {
            return Optional.of(withdraw.side());
        }
        return Optional.empty();
    }

    /**
     * Reads an event.
     *
     * @throws IllegalArgumentException if the type is unknown, an attribute is missing, too many or malformed
     */
    static MatchEvent parse(String type, Map<String, String> attributes) {
        Attributes given = new Attributes(type, attributes);
        MatchEvent event = switch (type) {
            case SET_UP -> new MatchEvent.SetUp(given.side(), given.value(FORMATION, Formation::parse));
            case START -> new MatchEvent.Start();
            case LATE -> new MatchEvent.Late(given.side(), given.value(BY, MatchEventText::duration));
            case TOUCH -> new MatchEvent.Touch(given.side(), given.value(SQUARE, Square::parse));
            case PUT_BACK -> new MatchEvent.PutBack(given.side());
            case PLAY -> new MatchEvent.Play(given.side(), given.value(MOVE, Move::parse));
            case PRESS -> new MatchEvent.Press(given.side());
            case TIME -> new MatchEvent.TimePasses(given.value(LENGTH, MatchEventText::duration));
            case DISCONNECT -> new MatchEvent.Disconnect(given.side());
            case RETURN -> new MatchEvent.Return(given.side());
            case WITHDRAWAL -> new MatchEvent.Withdraw(given.side());
            case Event.WARNING -> new MatchEvent.Warn(given.side(), given.text(Event.CAUSE));
            case Event.DISQUALIFICATION -> new MatchEvent.Disqualify(given.side(), given.text(Event.CAUSE));
            case Event.RESIGNATION -> new MatchEvent.Resign(given.side());
            case Event.TIME_OVER ->
                new MatchEvent.CloseOnTime(given.optional(TotalTime.CLAIM).map(Attributes::toSide), squares(given));
            case Event.ADJUDICATION -> new MatchEvent.Adjudicate();
            default -> throw new IllegalArgumentException("not an event of a match: \"" + type + "\"");
        };
        given.requireAllRead();
        return event;
    }

    private static List<Square> squares(Attributes given) {
        return given.optional(TotalTime.DEAD).map(String::strip).filter(text -> !text.isEmpty()).stream()
                .flatMap(text -> Stream.of(text.split("\\s+")))
                .map(Square::parse)
                .toList();
    }

    static Duration duration(String text) {
        try {
            return Duration.parse(text);
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException("not a time, as in PT2M30S: \"" + text + "\"", e);
        }
    }

    /** Attributes of which each is read once. */
    static final class Attributes {
        private final String type;
        private final Map<String, String> left;

        Attributes(String type, Map<String, String> attributes) {
            this.type = type;
            this.left = new LinkedHashMap<>(attributes);
        }

        Optional<String> optional(String name) {
            return Optional.ofNullable(left.remove(name));
        }

        String text(String name) {
            return optional(name)
                    .orElseThrow(
                            () -> new IllegalArgumentException("the event " + type + " needs the attribute " + name));
        }

        <T> T value(String name, Function<String, T> parse) {
            return parse.apply(text(name));
        }

        int number(String name) {
            String found = text(name);
            if (!found.matches("[0-9]{1,9}")) {
                throw new IllegalArgumentException(
                        name + " is a whole number of up to 9 digits, found \"" + found + "\"");
            }
            return Integer.parseInt(found);
        }

        Side side() {
            return toSide(text(Event.SIDE));
        }

        static Side toSide(String word) {
            return EventWords.side(word)
                    .orElseThrow(() -> new IllegalArgumentException("not a side, cho or han: \"" + word + "\""));
        }

        void requireAllRead() {
            if (!left.isEmpty()) {
                throw new IllegalArgumentException("the event " + type + " has no attributes " + left.keySet());
            }
        }
    }
}
