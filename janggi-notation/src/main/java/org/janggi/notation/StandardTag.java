package org.janggi.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the tags of janggi records are about, whatever a format calls them. */
public enum StandardTag {
    /** The competition. */
    EVENT("Event", "대회명"),
    /** The round within the competition. */
    ROUND("Round", "회전"),
    /** The day, or the days, or what somebody wrote instead. */
    DATE("Date", "대국일자"),
    /** The place. */
    SITE("Site", "대국장소"),
    /** The player of Cho. */
    CHO("White", "초대국자", "Cho"),
    /** The player of Han. */
    HAN("Black", "한대국자", "Han"),
    /** Cho's arrangement of horses and elephants. */
    CHO_FORMATION("ChoFormation", "초차림", "초포진"),
    /** Han's arrangement of horses and elephants. */
    HAN_FORMATION("HanFormation", "한차림", "한포진"),
    /** The whole board at the start and the side to move. */
    BOARD("Board", "판"),
    /** The start as a FEN. */
    FEN("FEN"),
    /** The time control. */
    TIME_CONTROL("TimeControl", "제한시간"),
    /** The time that Cho used. */
    CHO_TIME("ChoTime", "초소비시간"),
    /** The time that Han used. */
    HAN_TIME("HanTime", "한소비시간"),
    /** The number of plies. */
    PLY_COUNT("PlyCount", "총수"),
    /** The result. */
    RESULT("Result", "대국결과"),
    /** The coordinates of the moves. */
    COORDINATES("Coordinates", "기보형식");

    private static final Map<String, StandardTag> BY_NAME = new HashMap<>();

    static {
        for (StandardTag tag : values()) {
            for (String name : tag.names) {
                BY_NAME.put(name, tag);
            }
        }
    }

    private final List<String> names;

    StandardTag(String... names) {
        this.names = List.of(names);
    }

    /**
     * The meaning of a name.
     *
     * @param name a name as a format writes it
     * @return what it is about, or empty if it is none of the known names
     */
    public static Optional<StandardTag> of(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    /**
     * All names of this tag: the English one first, then the Korean ones, the usual one before its synonyms.
     *
     * @return an immutable list
     */
    public List<String> names() {
        return names;
    }

    /**
     * The name that PGN uses, or would use.
     *
     * @return the English name
     */
    public String english() {
        return names.get(0);
    }

    /**
     * The usual Korean name.
     *
     * @return the name in GIB, or empty if GIB has none
     */
    public Optional<String> korean() {
        return names.size() > 1 ? Optional.of(names.get(1)) : Optional.empty();
    }
}
