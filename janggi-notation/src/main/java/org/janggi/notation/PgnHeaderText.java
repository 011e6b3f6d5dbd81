package org.janggi.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;

/** The tags that a game gets in PGN. */
final class PgnHeaderText {
    private static final List<StandardTag> ROSTER = List.of(
            StandardTag.EVENT,
            StandardTag.SITE,
            StandardTag.DATE,
            StandardTag.ROUND,
            StandardTag.CHO,
            StandardTag.HAN,
            StandardTag.RESULT);

    private static final Pattern DATE = Pattern.compile("([0-9]{4})[-./]([0-9]{1,2})[-./]([0-9]{1,2})");

    /** Tags of the start without a start would give one to the record. */
    private static final Set<String> OF_START = Set.of(PgnHeader.FEN, PgnHeader.SET_UP);

    private final GameRecord record;
    private final PgnWriteOptions options;
    private final Map<String, String> tags = new LinkedHashMap<>();

    private PgnHeaderText(GameRecord record, PgnWriteOptions options) {
        this.record = record;
        this.options = options;
    }

    /** The tags of a game in order. */
    static List<Tag> of(GameRecord record, PgnWriteOptions options) {
        PgnHeaderText header = new PgnHeaderText(record, options);
        header.collect();
        header.tellResult();
        header.tellVariant();
        header.tellStart();
        header.tags.put(PgnHeader.PLY_COUNT, Integer.toString(record.plies()));
        List<Tag> written = new ArrayList<>();
        header.tags.forEach((name, value) -> written.add(new Tag(name, value)));
        if (options.isStrict()) {
            header.refuseLosses();
            return written;
        }
        List<Tag> all = new ArrayList<>(written);
        all.addAll(PgnExtras.tags(record.tags(), written));
        record.start().flatMap(PgnExtras::start).ifPresent(all::add);
        if (!header.isResultTold()) {
            all.add(PgnExtras.result(record.result()));
        }
        record.events().forEach(event -> all.add(PgnExtras.event(event)));
        return all;
    }

    private void collect() {
        Map<String, String> own = new LinkedHashMap<>();
        for (Tag tag : record.tags()) {
            boolean startless = record.start().isEmpty() && OF_START.contains(tag.name());
            if (isWritable(tag) && !startless) {
                own.putIfAbsent(tag.name(), tag.value());
            }
        }
        boolean complete = ROSTER.stream().map(StandardTag::english).allMatch(own::containsKey);
        if (complete) {
            tags.putAll(own);
            return;
        }
        for (StandardTag meaning : ROSTER) {
            String value = own.get(meaning.english());
            tags.put(meaning.english(), value != null ? value : translated(meaning));
        }
        String control = StandardTag.TIME_CONTROL.english();
        record.tag(StandardTag.TIME_CONTROL)
                .filter(PgnHeaderText::isLine)
                .ifPresent(value -> tags.put(control, own.getOrDefault(control, value)));
        own.forEach(tags::putIfAbsent);
    }

    private static boolean isWritable(Tag tag) {
        return PgnTag.isWritable(tag.name()) && !tag.name().startsWith(PgnExtras.PREFIX) && isLine(tag.value());
    }

    private static boolean isLine(String value) {
        return value.indexOf('\n') < 0 && value.indexOf('\r') < 0;
    }

    private String translated(StandardTag meaning) {
        String value = record.tag(meaning).filter(PgnHeaderText::isLine).orElse("?");
        if (meaning != StandardTag.DATE) {
            return value;
        }
        Matcher date = DATE.matcher(value.strip());
        return date.matches()
                ? date.group(1) + "." + twoDigits(date.group(2)) + "." + twoDigits(date.group(3))
                : "????.??.??";
    }

    private static String twoDigits(@org.checkerframework.checker.nullness.qual.Nullable String number) {
        return number != null && number.length() < 2 ? "0" + number : String.valueOf(number);
    }

    private void tellResult() {
        RecordResult result = record.result();
        tags.put(PgnHeader.RESULT, PgnResult.word(result.winner()));
        String termination = PgnResult.termination(result.reason());
        if (termination != null) {
            tags.putIfAbsent(PgnHeader.TERMINATION, termination);
        }
    }

    private boolean isResultTold() {
        String word = PgnResult.word(record.result().winner());
        return PgnResult.read(word, tags.get(PgnHeader.TERMINATION)).equals(record.result());
    }

    private void tellVariant() {
        String variant = tags.get(PgnHeader.VARIANT);
        if (variant == null || !PgnHeader.isJanggi(variant)) {
            tags.put(PgnHeader.VARIANT, options.dialect().variant());
        }
        if (options.dialect() == PgnDialect.XBOARD) {
            tags.putIfAbsent(PgnHeader.VARIANT_FAMILY, options.dialect().variant());
        }
    }

    private void tellStart() {
        Optional<Start> start = record.start();
        if (start.isEmpty()) {
            return;
        }
        Setup setup = start.get().setup();
        String told = tags.get(PgnHeader.FEN);
        if (told == null || !isFenOf(told, setup)) {
            tags.put(PgnHeader.FEN, fen(setup));
        }
        tags.put(PgnHeader.SET_UP, "1");
    }

    private boolean isFenOf(String fen, Setup setup) {
        RuleSet rules = options.rules().orElse(MovementRules.INSTANCE);
        try {
            return Fen.parse(fen.strip(), rules).toSetup().equals(setup);
        } catch (InvalidPositionException e) {
            return false;
        }
    }

    private String fen(Setup setup) {
        String fen = FenText.of(setup);
        if (options.dialect() != PgnDialect.XBOARD) {
            return fen;
        }
        int end = fen.indexOf(' ');
        String board = fen.substring(0, end);
        return board.replace('B', 'E').replace('b', 'e').replace('N', 'H').replace('n', 'h') + fen.substring(end);
    }

    /** Strict writing has no private tags, so that there must be nothing to keep in them. */
    private void refuseLosses() {
        for (Tag tag : record.tags()) {
            if (!isWritable(tag) && tag.standard().isEmpty()) {
                throw UnwritableException.inTag(
                        UnwritableException.Kind.NO_PLACE, tag.name(), tag.value(), "no name or value of PGN");
            }
        }
        if (!isResultTold()) {
            String result = record.result().reason() + " " + record.result().raw();
            throw UnwritableException.inTag(
                    UnwritableException.Kind.NO_PLACE, PgnHeader.RESULT, result, "PGN has no words for this result");
        }
        for (Event event : record.events()) {
            throw UnwritableException.atPly(
                    UnwritableException.Kind.NO_PLACE,
                    event.ply(),
                    EventText.write(event),
                    "an event, for which PGN has no place");
        }
    }
}
