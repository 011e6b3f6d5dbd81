package org.janggi.notation;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Square;
import org.janggi.core.Text;

/** The start of a record in JSON. */
final class JsonStart {
    private final JsonContext json;

    JsonStart(JsonContext json) {
        this.json = json;
    }

    /** The start that a value tells, or null if it cannot be read. */
    @Nullable
    Start read(JsonValue value) {
        Map<String, JsonValue> fields = json.fields(value, JsonForm.START_KEYS);
        if (fields == null) {
            return null;
        }
        JsonValue fen = fields.get(JsonForm.FEN);
        Start.Kind kind = json.constant(fields.get(JsonForm.KIND), Start.Kind.values());
        Formation cho = formation(fields.get(JsonForm.CHO));
        Formation han = formation(fields.get(JsonForm.HAN));
        boolean both = cho != null && han != null;
        if (kind == null) {
            kind = fen == null && both ? Start.Kind.FORMATIONS : Start.Kind.FEN;
        }
        Setup usual = cho != null && han != null ? Setup.start(cho, han) : null;
        Setup setup = fen == null ? usual : setup(fen);
        if (setup == null || (kind == Start.Kind.FORMATIONS && !both)) {
            if (fen == null || setup != null) {
                json.wrong(value, "a fen, or the arrangements of both sides", "FEN 또는 두 나라의 차림");
            }
            return null;
        }
        if (kind == Start.Kind.FORMATIONS && usual != null && !usual.equals(setup) && fen != null) {
            json.findings()
                    .add(
                            DiagnosticCode.CONFLICTING_SETUP,
                            json.line(),
                            fen.at(),
                            "",
                            new Text(FenText.of(usual), FenText.of(usual)),
                            FenText.of(setup));
        }
        return new Start(setup, kind, Optional.ofNullable(cho), Optional.ofNullable(han));
    }

    private @Nullable Formation formation(@Nullable JsonValue value) {
        if (value == null) {
            return null;
        }
        for (Formation formation : Formation.values()) {
            if (value instanceof JsonValue.StringValue string
                    && (string.text().equals(formation.name()) || string.text().equals(formation.korean()))) {
                return formation;
            }
        }
        json.wrong(value, "one of HEEH, EHHE, EHEH, HEHE", "HEEH, EHHE, EHEH, HEHE 중 하나");
        return null;
    }

    private @Nullable Setup setup(JsonValue value) {
        String fen = json.string(value);
        if (fen == null) {
            return null;
        }
        try {
            return Fen.parseSetup(fen);
        } catch (InvalidPositionException e) {
            bad(value.at(), fen, e.faults());
            return null;
        }
    }

    /** The position in which to look at the moves, or null if it cannot be told what they are worth. */
    @Nullable
    Position position(Start start, int at, ReadOptions options) {
        RuleSet rules = options.rules().orElse(null);
        Setup setup = start.setup();
        if (rules == null) {
            if (hasPromoted(setup)) {
                // What a promoted piece can do is for a rule set to say.
                return null;
            }
            rules = MovementRules.INSTANCE;
            setup = new Setup(setup.board(), setup.turn(), Map.of(), setup.halfmoves(), setup.fullmoves());
        }
        try {
            return Position.of(rules, setup);
        } catch (InvalidPositionException e) {
            bad(at, FenText.of(setup), e.faults());
            return null;
        }
    }

    private static boolean hasPromoted(Setup setup) {
        return Square.all().stream()
                .anyMatch(square ->
                        setup.board().pieceAt(square).filter(Piece::isPromoted).isPresent());
    }

    private void bad(int at, String fen, java.util.List<Fault> faults) {
        String found =
                faults.stream().filter(Fault::isError).map(Fault::toString).collect(Collectors.joining("; "));
        json.findings().add(DiagnosticCode.BAD_SETUP, json.line(), at, fen, Diagnostic.NOTHING, found);
    }
}
