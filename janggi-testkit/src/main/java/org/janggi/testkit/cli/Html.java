package org.janggi.testkit.cli;

import java.util.List;
import org.janggi.core.Text;

/** Parts of a page. */
final class Html {
    private Html() {}

    /** A text so that none of its characters means anything else, in an element as in an attribute in double quotes. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                // Control characters and half characters have no place in a page.
                default ->
                    escaped.appendCodePoint(
                            c < ' ' && c != '\n' && c != '\t' || c >= 0xD800 && c <= 0xDFFF || c == 0x7F ? 0xFFFD : c);
            }
        });
        return escaped.toString();
    }

    /** Both languages. */
    static String both(Text text) {
        return escape(text.english()) + " <span lang=\"ko\">" + escape(text.korean()) + "</span>";
    }

    /** A row of a table; the first cell is its name. The cells are HTML. */
    static String row(List<String> cells) {
        return "<tr><th scope=\"row\">" + cells.get(0) + "</th><td>"
                + String.join("</td><td>", cells.subList(1, cells.size())) + "</td></tr>\n";
    }

    /** The head of a table. The cells are HTML. */
    static String head(List<String> cells) {
        return "<tr><th scope=\"col\">" + String.join("</th><th scope=\"col\">", cells) + "</th></tr>\n";
    }

    /** A table out of its rows. */
    static String table(String caption, String rows) {
        return "<div class=\"wide\"><table><caption>" + caption + "</caption>\n" + rows + "</table></div>\n";
    }
}
