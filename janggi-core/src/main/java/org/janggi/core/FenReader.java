package org.janggi.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads one FEN as far as it can be read, and notes everything that is wrong with it. */
final class FenReader {
    /** Longer texts are refused unread. */
    private static final int LONGEST = 1_000;

    private static final String LETTERS = "KRCNBAPHE";

    private final List<Fault> faults = new ArrayList<>();
    private final int[] places = new int[Square.COUNT];
    private final Map<String, String> state = new HashMap<>();
    private final Map<String, Integer> statePlaces = new HashMap<>();
    private Board board = Board.empty();
    private Side turn = Side.CHO;
    private int halfmoves;
    private int halfmovesAt;
    private int fullmoves = 1;
    private boolean wholeBoard = true;

    FenReader(String fen) {
        Arrays.fill(places, -1);
        if (fen.length() > LONGEST) {
            error("fen.length", LONGEST, "at most 1000 characters", "1000자 이하", fen.length() + " characters");
            wholeBoard = false;
            return;
        }
        List<Token> fields = split(fen, 0, fen.length(), " \t");
        if (fields.isEmpty()) {
            error("fen.empty", 0, "a board", "장기판", "nothing");
            wholeBoard = false;
            return;
        }
        readBoard(fields.get(0));
        readSide(fields.size() > 1 ? fields.get(1) : new Token(fen.length(), ""));
        readRest(fields.subList(Math.min(2, fields.size()), fields.size()));
    }

    private record Token(int offset, String text) {}

    private static List<Token> split(String text, int from, int to, String separators) {
        List<Token> tokens = new ArrayList<>();
        int start = from;
        for (int i = from; i <= to; i++) {
            if (i == to || separators.indexOf(text.charAt(i)) >= 0) {
                if (i > start) {
                    tokens.add(new Token(start, text.substring(start, i)));
                }
                start = i + 1;
            }
        }
        return tokens;
    }

    private void readBoard(Token field) {
        String[] ranks = field.text.split("/", -1);
        if (ranks.length != Square.RANKS) {
            wholeBoard = false;
            error("fen.ranks", field.offset, "10 ranks parted by /", "/로 나뉜 10줄", ranks.length + " ranks");
        }
        int offset = field.offset;
        for (int i = 0; i < ranks.length; i++) {
            readRank(ranks[i], offset, Square.RANKS - i);
            offset += ranks[i].length() + 1;
        }
    }

    private void readRank(String text, int offset, int rank) {
        int file = 1;
        boolean promoted = false;
        boolean readable = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int kind = LETTERS.indexOf(Character.toUpperCase(c));
            if (c == '+' && !promoted) {
                promoted = true;
            } else if (kind >= 0 && c < 128) {
                place(c, promoted, file++, rank, offset + i - (promoted ? 1 : 0));
                promoted = false;
            } else if (c >= '1' && c <= '9' && !promoted) {
                file += c - '0';
            } else {
                readable = false;
                error(
                        promoted ? "fen.promotion" : "fen.letter",
                        offset + i,
                        promoted ? "a piece letter after +" : "a piece letter, + or a digit 1 to 9",
                        promoted ? "+ 다음의 기물 글자" : "기물 글자나 +나 숫자 1-9",
                        quoted(text, i));
                promoted = false;
                if (Character.isSupplementaryCodePoint(text.codePointAt(i))) {
                    i++;
                }
            }
        }
        if (promoted) {
            readable = false;
            error(
                    "fen.promotion",
                    offset + text.length(),
                    "a piece letter after +",
                    "+ 다음의 기물 글자",
                    "the end of a rank");
        }
        if (readable && file != Square.FILES + 1) {
            error("fen.rank-width", offset, "9 squares in a rank", "한 줄에 9칸", (file - 1) + " in \"" + text + "\"");
            readable = false;
        }
        wholeBoard &= readable;
    }

    private void place(char letter, boolean promoted, int file, int rank, int offset) {
        if (file > Square.FILES || rank < 1) {
            return;
        }
        Side side = Character.isUpperCase(letter) ? Side.CHO : Side.HAN;
        char upper = Character.toUpperCase(letter);
        char written = upper == 'H' ? 'N' : upper == 'E' ? 'B' : upper;
        for (PieceKind kind : PieceKind.values()) {
            if (kind.letter() == written) {
                Square square = Square.at(file, rank);
                board = board.with(square, Piece.of(side, kind, promoted));
                places[square.index()] = offset;
            }
        }
    }

    private void readSide(Token field) {
        if (field.text.equals("b")) {
            turn = Side.HAN;
        } else if (!field.text.equals("w")) {
            error("fen.side", field.offset, "w or b", "w 또는 b", field.text.isEmpty() ? "the end" : quoted(field.text));
        }
    }

    private void readRest(List<Token> fields) {
        int at = 0;
        while (at < fields.size() && at < 2 && fields.get(at).text.equals("-")) {
            at++;
        }
        int counters = 0;
        for (; at < fields.size(); at++) {
            Token field = fields.get(at);
            if (field.text.indexOf('=') >= 0 && at == fields.size() - 1) {
                readState(field);
            } else if (counters < 2 && field.text.matches("[0-9]{1,9}")) {
                readCounter(counters++, field);
            } else {
                error(
                        counters < 2 ? "fen.counter" : "fen.fields",
                        field.offset,
                        counters < 2 ? "a counter of up to 9 digits" : "no more than two counters and name=value",
                        counters < 2 ? "9자리 이하의 수" : "수 두 개와 이름=값",
                        quoted(field.text));
                counters++;
            }
        }
        long played = 2L * (fullmoves - 1) + (turn == Side.HAN ? 1 : 0);
        if (counters == 2 && halfmoves > played) {
            warning(
                    "fen.counter",
                    halfmovesAt,
                    "at most the " + played + " plies that were played",
                    "둔 " + played + "수 이하",
                    Integer.toString(halfmoves));
        }
    }

    private void readCounter(int which, Token field) {
        int value = Integer.parseInt(field.text);
        if (which == 0) {
            halfmoves = value;
            halfmovesAt = field.offset;
        } else if (value == 0) {
            warning("fen.counter", field.offset, "a move number from 1 on", "1 이상의 수", "0");
        } else {
            fullmoves = value;
        }
    }

    private void readState(Token field) {
        for (Token pair : split(field.text, 0, field.text.length(), ",")) {
            int equals = pair.text.indexOf('=');
            int offset = field.offset + pair.offset;
            if (equals <= 0) {
                error("fen.state", offset, "name=value", "이름=값", quoted(pair.text));
            } else if (statePlaces.putIfAbsent(pair.text.substring(0, equals), offset) != null
                    || state.put(pair.text.substring(0, equals), pair.text.substring(equals + 1)) != null) {
                error("fen.state", offset, "each name once", "이름마다 한 번", quoted(pair.text));
            }
        }
    }

    Setup setup() {
        return new Setup(board, turn, state, halfmoves, fullmoves);
    }

    /** The faults of the text alone. */
    List<Fault> textFaults() {
        return List.copyOf(faults);
    }

    /** The faults of the text, and those of the position as far as the board could be read. */
    List<Fault> faults(RuleSet rules) {
        List<Fault> all = new ArrayList<>(faults);
        if (board.equals(Board.empty()) && !wholeBoard) {
            return List.copyOf(all);
        }
        for (Fault fault : Position.faults(rules, setup())) {
            boolean general =
                    fault.code().equals("setup.generals") || fault.code().equals("setup.capturable");
            if (wholeBoard || !general) {
                all.add(located(fault));
            }
        }
        all.sort(Comparator.comparingInt(Fault::offset));
        return List.copyOf(all);
    }

    private Fault located(Fault fault) {
        if (fault.code().equals("setup.state")) {
            return fault.at(statePlace(fault.found()));
        }
        int offset = fault.square().map(square -> places[square.index()]).orElse(0);
        return fault.at(offset);
    }

    /** Where a state field stands that a fault quotes as name and value. */
    private int statePlace(String found) {
        int equals = found.indexOf('=');
        String name = equals > 0 ? found.substring(found.charAt(0) == '"' ? 1 : 0, equals) : "";
        return statePlaces.getOrDefault(name, 0);
    }

    private static String quoted(String text) {
        return "\"" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "\"";
    }

    private static String quoted(String text, int at) {
        int point = text.codePointAt(at);
        return Character.isISOControl(point) || Character.getType(point) == Character.SURROGATE
                ? String.format(Locale.ROOT, "U+%04X", point)
                : "\"" + Character.toString(point) + "\"";
    }

    private void error(String code, int offset, String english, String korean, String found) {
        faults.add(Fault.error(code, english, korean, found).at(offset));
    }

    private void warning(String code, int offset, String english, String korean, String found) {
        faults.add(Fault.warning(code, english, korean, found).at(offset));
    }
}
