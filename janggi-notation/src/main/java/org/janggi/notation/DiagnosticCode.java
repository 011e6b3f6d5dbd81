package org.janggi.notation;

import java.util.Locale;
import org.janggi.core.Text;

/**
 * What a {@link Diagnostic} is about. The names are stable. Each code has a severity for lenient and one for strict
 * reading; {@link ReadOptions} can change both.
 */
public enum DiagnosticCode {
    /** The input holds nothing. */
    EMPTY_INPUT(Severity.ERROR, Severity.ERROR, "the input is empty", "빈 입력"),
    /** The input holds text, but no game. */
    NO_GAME(Severity.ERROR, Severity.ERROR, "no game here", "대국 없음"),
    /** The input is no text. */
    BINARY_INPUT(Severity.ERROR, Severity.ERROR, "not a text", "텍스트가 아님"),
    /** The input is a record of Go with the same suffix. */
    GO_RECORD(Severity.ERROR, Severity.ERROR, "a record of Go, not of janggi", "장기가 아닌 바둑 기보"),
    /** This Java has no charset MS949 (module jdk.charsets); EUC-KR is used, which lacks many syllables. */
    CHARSET_MISSING(
            Severity.WARNING, Severity.WARNING, "charset MS949 is missing from this Java", "이 자바에 MS949 문자 집합이 없음"),
    /** Bytes that are no character in the charset of the input. */
    UNDECODABLE_BYTE(Severity.WARNING, Severity.ERROR, "undecodable bytes", "글자가 아닌 바이트"),
    /** A byte 0xFF, or the end-of-file mark 0x1A of old systems. */
    STRAY_BYTE(Severity.WARNING, Severity.ERROR, "stray bytes", "불필요한 바이트"),
    /** A control character, or a private one such as U+F8F7, which 0xFF becomes elsewhere. */
    STRAY_CHARACTER(Severity.WARNING, Severity.ERROR, "stray characters", "불필요한 문자"),
    /** Blanks at the end of a line or of a value, or before a tag. */
    STRAY_BLANKS(Severity.WARNING, Severity.WARNING, "stray blanks", "불필요한 빈칸"),
    /** A line is longer than the limit; the rest of it is not read. */
    LINE_TOO_LONG(Severity.ERROR, Severity.ERROR, "line too long", "너무 긴 줄"),
    /** The input ends within a line. */
    NO_FINAL_NEWLINE(Severity.WARNING, Severity.WARNING, "no newline at the end", "끝에 줄바꿈 없음"),
    /** Text before the first game. */
    TEXT_OUTSIDE_GAME(Severity.WARNING, Severity.ERROR, "text outside a game", "대국 밖의 글"),
    /** A game has more characters than the limit; the rest of it is not read. */
    GAME_TOO_LONG(Severity.ERROR, Severity.ERROR, "game too long", "너무 긴 대국"),
    /** There is more to say about a game than the limit allows. */
    TOO_MANY_DIAGNOSTICS(Severity.WARNING, Severity.WARNING, "too many diagnostics", "너무 많은 진단"),
    /** A line that begins with a bracket and is no tag. */
    MALFORMED_TAG(Severity.WARNING, Severity.ERROR, "malformed tag", "잘못된 태그"),
    /** A PGN game that does not say which game is played; it is read as janggi. */
    MISSING_VARIANT(Severity.WARNING, Severity.ERROR, "no variant", "종목 없음"),
    /** A PGN game of another variant of chess; its moves are not read. */
    OTHER_VARIANT(Severity.ERROR, Severity.ERROR, "not a game of janggi", "장기가 아닌 대국"),
    /** A tag that GIB does not know; it is kept. */
    UNKNOWN_TAG(Severity.WARNING, Severity.WARNING, "unknown tag", "모르는 태그"),
    /** A tag that the header has already; both are kept, the first counts. */
    DUPLICATE_TAG(Severity.WARNING, Severity.ERROR, "duplicate tag", "중복된 태그"),
    /** The value of a tag is longer than the limit; the rest of it is not read. */
    TAG_TOO_LONG(Severity.ERROR, Severity.ERROR, "tag too long", "너무 긴 태그"),
    /** A game has more tags than the limit; the rest is not read. */
    TOO_MANY_TAGS(Severity.ERROR, Severity.ERROR, "too many tags", "너무 많은 태그"),
    /** The words for the result are none that records use, or contradict the game; they are kept. */
    UNKNOWN_RESULT(Severity.WARNING, Severity.WARNING, "unknown result", "알 수 없는 결과"),
    /** The result behind the moves is not the one that the tag tells; the tag counts. */
    RESULT_MISMATCH(Severity.WARNING, Severity.ERROR, "result contradicts the tag", "태그와 다른 결과"),
    /** No result stands behind the moves. */
    MISSING_RESULT(Severity.WARNING, Severity.ERROR, "no result behind the moves", "수 뒤에 결과 없음"),
    /** The tag about coordinates names none that are known. */
    UNKNOWN_COORDINATES(Severity.WARNING, Severity.ERROR, "unknown coordinates", "알 수 없는 좌표"),
    /** The tag with the number of plies tells another number. */
    PLY_COUNT(Severity.WARNING, Severity.ERROR, "wrong number of plies", "틀린 총수"),
    /** There are moves, but nothing tells where the pieces stand. */
    MISSING_SETUP(Severity.ERROR, Severity.ERROR, "no set-up", "차림 없음"),
    /** Nothing tells where the pieces stand, and the start that the caller supplied is used. */
    SUPPLIED_SETUP(Severity.WARNING, Severity.ERROR, "no set-up, the supplied one is used", "차림이 없어 주어진 차림을 씀"),
    /** The start cannot be read, or no game can start there. */
    BAD_SETUP(Severity.ERROR, Severity.ERROR, "unusable set-up", "쓸 수 없는 차림"),
    /** Two tags give different starts; the board counts before the arrangements, and both before the FEN. */
    CONFLICTING_SETUP(Severity.WARNING, Severity.ERROR, "conflicting set-ups", "서로 다른 차림"),
    /** A game without moves. */
    NO_MOVES(Severity.WARNING, Severity.WARNING, "no moves", "수 없음"),
    /** A word among the moves that is no move. */
    UNKNOWN_TOKEN(Severity.WARNING, Severity.ERROR, "unknown word", "모르는 말"),
    /** A word that looks like a move and cannot be read as one. */
    UNREADABLE_MOVE(Severity.ERROR, Severity.ERROR, "unreadable move", "읽을 수 없는 수"),
    /** A word is longer than the limit. */
    TOKEN_TOO_LONG(Severity.ERROR, Severity.ERROR, "word too long", "너무 긴 말"),
    /** The number before a move is not the number of its ply. */
    WRONG_NUMBER(Severity.WARNING, Severity.ERROR, "wrong number", "틀린 번호"),
    /** Moves without numbers. */
    MISSING_NUMBER(Severity.WARNING, Severity.ERROR, "missing numbers", "빠진 번호"),
    /** Numbers joined to their moves. */
    JOINED_NUMBER(Severity.WARNING, Severity.WARNING, "joined numbers", "붙여 쓴 번호"),
    /** A time in angle brackets that is no number of seconds, or follows no move. */
    MALFORMED_CLOCK(Severity.WARNING, Severity.ERROR, "malformed time", "잘못된 시간"),
    /** Moves in algebraic coordinates, ranks 0 to 9. */
    OTHER_COORDINATES(Severity.WARNING, Severity.WARNING, "algebraic coordinates", "알파벳 좌표"),
    /** A pass written as a general that stays where it is. */
    OTHER_PASS(Severity.WARNING, Severity.ERROR, "other spelling of a pass", "다르게 쓴 한수쉼"),
    /** Hangul and hanja letters in one game, or some moves with the name of the side and some without. */
    MIXED_SCRIPT(Severity.WARNING, Severity.WARNING, "mixed script", "섞인 표기"),
    /** Captures marked with 타. */
    CAPTURE_MARK(Severity.NOTE, Severity.NOTE, "captures marked", "타 표시"),
    /** Moves without the letter of the piece. */
    MISSING_PIECE_LETTER(Severity.WARNING, Severity.ERROR, "missing piece letters", "빠진 기물 글자"),
    /** A move fits several pieces, and the only one that does not expose its general is taken. */
    UNDER_DISAMBIGUATED(Severity.WARNING, Severity.ERROR, "origin of the move not told", "출발점이 빠진 수"),
    /** A move fits several pieces. */
    AMBIGUOUS_MOVE(Severity.ERROR, Severity.ERROR, "ambiguous move", "여러 가지로 읽히는 수"),
    /** No piece stands on the square that a move leaves. */
    NO_PIECE(Severity.ERROR, Severity.ERROR, "no piece there", "기물 없음"),
    /** The piece on the square that a move leaves is the opponent's. */
    NOT_OWN_PIECE(Severity.ERROR, Severity.ERROR, "not the mover's piece", "상대의 기물"),
    /** The piece cannot move so. */
    ILLEGAL_MOVE(Severity.ERROR, Severity.ERROR, "illegal move", "둘 수 없는 수"),
    /** The letter of the moving piece contradicts the board. */
    PIECE_LETTER(Severity.WARNING, Severity.ERROR, "wrong piece letter", "틀린 기물 글자"),
    /** The name of the side contradicts the board. */
    SIDE_LETTER(Severity.WARNING, Severity.ERROR, "wrong side letter", "틀린 나라 글자"),
    /** A soldier is called by the other side's letter. */
    SOLDIER_LETTER(Severity.WARNING, Severity.ERROR, "the other side's soldier letter", "뒤바뀐 졸병 글자"),
    /** All moving soldiers of a game are called by the other side's letter. */
    SWAPPED_SOLDIER_LETTERS(Severity.NOTE, Severity.ERROR, "soldier letters swapped throughout", "모두 뒤바뀐 졸병 글자"),
    /** A move captures, but does not name what. */
    CAPTURE_MISSING(Severity.WARNING, Severity.ERROR, "capture not named", "빠진 잡은 기물"),
    /** A move names a captured piece, but captures nothing. */
    CAPTURE_EXTRA(Severity.WARNING, Severity.ERROR, "nothing captured", "잡은 기물 없음"),
    /** A move names another piece than it captures. */
    CAPTURE_LETTER(Severity.WARNING, Severity.ERROR, "wrong captured piece", "틀린 잡은 기물"),
    /** A move gives check, but is not marked so. */
    CHECK_MISSING(Severity.WARNING, Severity.ERROR, "check not marked", "빠진 장군"),
    /** A move is marked as check, but gives none. */
    CHECK_EXTRA(Severity.WARNING, Severity.ERROR, "no check", "장군 아님"),
    /** A game has more plies than the limit; the rest is not read. */
    TOO_MANY_PLIES(Severity.ERROR, Severity.ERROR, "too many plies", "너무 많은 수"),
    /** Variations within variations, more of them than the limit; the innermost are not read. */
    NESTING_TOO_DEEP(Severity.ERROR, Severity.ERROR, "variations nested too deep", "너무 깊은 변화수"),
    /** A variation does not end; what follows it was taken for a part of it. */
    UNCLOSED_VARIATION(Severity.ERROR, Severity.ERROR, "variation not closed", "닫히지 않은 변화수"),
    /** A closing parenthesis without an opening one, or a variation of no move. */
    UNOPENED_VARIATION(Severity.WARNING, Severity.ERROR, "variation of no move", "바꿀 수가 없는 변화수"),
    /** A comment does not end; what follows it may have been taken for a part of it. */
    UNCLOSED_COMMENT(Severity.ERROR, Severity.ERROR, "comment not closed", "닫히지 않은 주석"),
    /** A closing brace without an opening one. */
    UNOPENED_COMMENT(Severity.WARNING, Severity.ERROR, "comment not opened", "열리지 않은 주석"),
    /** A comment is longer than the limit; the rest of it is not kept. */
    COMMENT_TOO_LONG(Severity.ERROR, Severity.ERROR, "comment too long", "너무 긴 주석"),
    /** A line that is no JSON; nothing of it is read. */
    MALFORMED_JSON(Severity.ERROR, Severity.ERROR, "malformed JSON", "잘못된 JSON"),
    /** JSON that is no record of a game; nothing of it is read. */
    NOT_A_RECORD(Severity.ERROR, Severity.ERROR, "not a record of a game", "기보가 아님"),
    /** A record in JSON of another version of the form; what is known of it is read. */
    UNKNOWN_VERSION(Severity.WARNING, Severity.ERROR, "unknown version", "모르는 판본"),
    /** A key that JSON records do not have; its value is not read. */
    UNKNOWN_KEY(Severity.WARNING, Severity.ERROR, "unknown key", "모르는 이름"),
    /** A value in JSON that its key cannot have; it is not read. */
    WRONG_VALUE(Severity.ERROR, Severity.ERROR, "wrong value", "틀린 값");

    private final Severity lenient;
    private final Severity strict;
    private final Text text;

    DiagnosticCode(Severity lenient, Severity strict, String english, String korean) {
        this.lenient = lenient;
        this.strict = strict;
        this.text = new Text(english, korean);
    }

    /**
     * The stable name for programs and for command lines.
     *
     * @return lower-case words joined by hyphens, as in {@code stray-byte}
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The severity in lenient reading.
     *
     * @return an error only where a part of the record is lost
     */
    public Severity lenient() {
        return lenient;
    }

    /**
     * The severity in strict reading.
     *
     * @return an error also for most of what lenient reading repairs
     */
    public Severity strict() {
        return strict;
    }

    /**
     * What is wrong, in a few words.
     *
     * @return English and Korean
     */
    public Text text() {
        return text;
    }
}
