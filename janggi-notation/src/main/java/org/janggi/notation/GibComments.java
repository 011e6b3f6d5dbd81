package org.janggi.notation;

import java.util.List;

/** What of comments GIB can hold: they end with the first brace, whatever stands before it. */
final class GibComments {
    private GibComments() {}

    /** Whether all comments on a ply can be read back as they are. */
    static boolean areWritable(List<String> comments) {
        return comments.stream().allMatch(GibComments::isWritable);
    }

    private static boolean isWritable(String comment) {
        if (comment.indexOf('}') >= 0 || comment.indexOf('\r') >= 0 || InputKind.looksLikeGo(comment)) {
            return false;
        }
        // A brace after a line that looks like a tag makes a reader believe that the comment was never closed.
        int line = comment.indexOf('\n') + 1;
        while (line > 0) {
            int end = comment.indexOf('\n', line);
            String text = comment.substring(line, end < 0 ? comment.length() : end);
            int visible = GameText.firstVisible(text, 0);
            if (text.startsWith("[", visible) && comment.indexOf('{', line) >= 0) {
                return false;
            }
            line = end + 1;
        }
        return true;
    }
}
