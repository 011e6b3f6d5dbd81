package org.janggi.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.RuleSet;

/**
 * The tags that a game gets in GIB: those of the record, with what they do not say of its start, its result and the number
 * of plies, and what GIB has no place for.
 */
final class GibHeaderText {
    private static final String PLY_COUNT = "총수";
    private static final String RESULT = "대국결과";
    private static final String COORDINATES = "기보형식";
    private static final String OLD = "구좌표";

    /** The results of PGN say no more than who won. */
    private static final Set<String> PGN_RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*", "");

    private final GameRecord record;
    private final GibWriteOptions options;
    private final @Nullable GibSource source;
    private List<Tag> tags;
    private List<Tag> boards = List.of();
    private boolean resultUntold;
    private boolean rawUntold;

    private GibHeaderText(GameRecord record, @Nullable GibSource source, GibWriteOptions options) {
        this.record = record;
        this.options = options;
        this.source = source;
        this.tags = new ArrayList<>(record.tags());
    }

    /** The tags of a game in order. */
    static List<Tag> of(GameRecord record, @Nullable GibSource source, GibStyle style, GibWriteOptions options) {
        GibHeaderText header = new GibHeaderText(record, source, options);
        header.tags.replaceAll(tag -> GibExtras.asTag(tag, options.isStrict()));
        if (source == null) {
            header.translate();
        }
        header.tellStart();
        header.tellPlies();
        header.tellResult();
        header.tellCoordinates(style.coordinates() == GibStyle.Coordinates.OLD);
        header.tags.addAll(header.boards);
        header.tags.addAll(GibExtras.of(record, header.resultUntold, header.rawUntold, options.isStrict()));
        if (header.tags.isEmpty()) {
            header.tags.add(new Tag(PLY_COUNT, Integer.toString(record.plies())));
        }
        return header.tags;
    }

    /** Whether tags say that the squares are numbers from 1 to 90. */
    static boolean saysOldCoordinates(GameRecord record) {
        return record.tags().stream()
                .filter(tag -> tag.name().equals(COORDINATES))
                .findFirst()
                .filter(tag -> tag.value().strip().equals(OLD))
                .isPresent();
    }

    /** Gives the tags of other formats their names in GIB. */
    private void translate() {
        Set<String> names = new HashSet<>();
        tags.forEach(tag -> names.add(tag.name()));
        for (int i = 0; i < tags.size(); i++) {
            Tag tag = tags.get(i);
            Optional<String> korean = tag.standard()
                    .filter(meaning -> meaning.english().equals(tag.name()))
                    .flatMap(StandardTag::korean);
            if (korean.isPresent() && names.add(korean.get())) {
                tags.set(i, new Tag(korean.get(), tag.value()));
            }
        }
    }

    private void tellStart() {
        RuleSet rules = options.rules().orElse(MovementRules.INSTANCE);
        Optional<Start> start = record.start();
        if (start.isPresent() && !GibStart.isTold(tags, start.get(), rules)) {
            tags = GibStart.arranged(tags, start.get());
            boards = GibStart.boards(start.get(), options.isStrict());
        }
    }

    /** The number of plies stays as it was read, even if it is wrong, as long as there are no more and no fewer. */
    private void tellPlies() {
        String plies = Integer.toString(record.plies());
        int at = indexOf(PLY_COUNT);
        if (at >= 0) {
            boolean asRead = source != null && source.record().plies() == record.plies();
            if (!asRead && tags.get(at).value().strip().matches("[0-9]+")) {
                String value = tags.get(at).value().strip();
                tags.set(at, value.equals(plies) ? tags.get(at) : new Tag(PLY_COUNT, plies));
            }
        } else if (source == null) {
            int result = indexOf(RESULT);
            tags.add(result < 0 ? tags.size() : result, new Tag(PLY_COUNT, plies));
        }
    }

    private void tellResult() {
        RecordResult result = record.result();
        int at = indexOf(RESULT);
        if (at < 0 && result.equals(RecordResult.UNKNOWN)) {
            return;
        }
        String value = at >= 0 ? tags.get(at).value() : result.raw();
        if (!value.equals(result.raw()) || !isMeant(value)) {
            value = isMeant(result.raw()) && !result.raw().isEmpty() ? result.raw() : KoreanResult.words(result);
            Tag tag = new Tag(RESULT, value);
            if (at >= 0) {
                tags.set(at, tag);
            }
        }
        if (at < 0) {
            tags.add(new Tag(RESULT, value));
        }
        resultUntold = !isMeant(value);
        rawUntold = !value.equals(result.raw()) && !PGN_RESULTS.contains(result.raw());
    }

    /** Whether words are read as the result of this record. */
    private boolean isMeant(String value) {
        boolean cancelled = tags.stream()
                .anyMatch(
                        tag -> tag.standard().isPresent() && tag.value().strip().equals(GibHeader.CANCELLED));
        RecordResult read = GibHeader.result(value, record.plies(), cancelled);
        RecordResult result = record.result();
        return read.winner() == result.winner()
                && read.reason() == result.reason()
                && read.marginHalves().equals(result.marginHalves());
    }

    private void tellCoordinates(boolean old) {
        int at = indexOf(COORDINATES);
        boolean told = at >= 0 && tags.get(at).value().strip().equals(OLD);
        if (old && !told) {
            Tag tag = new Tag(COORDINATES, OLD);
            if (at >= 0) {
                tags.set(at, tag);
            } else {
                tags.add(tag);
            }
        } else if (!old && told) {
            tags.remove(at);
        }
    }

    private int indexOf(String name) {
        for (int i = 0; i < tags.size(); i++) {
            if (tags.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }
}
