package org.janggi.testkit.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A drawing that stands within a page: rectangles, lines and text, whose look the style sheet of the page tells by class.
 * Same calls, same bytes: no fonts are measured, which differ from machine to machine.
 */
final class Svg {
    private final StringBuilder body = new StringBuilder();
    private final double width;

    /** With a width in points. */
    Svg(double width) {
        this.width = width;
    }

    private static String number(double number) {
        BigDecimal rounded =
                new BigDecimal(number).setScale(1, RoundingMode.HALF_EVEN).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    private Svg element(String name, String look, String... attributes) {
        body.append('<').append(name).append(" class=\"").append(look).append('"');
        for (int i = 0; i < attributes.length; i += 2) {
            body.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(attributes[i + 1])
                    .append('"');
        }
        body.append('>');
        return this;
    }

    /** A rectangle from its upper left corner, which tells more when it is pointed at. */
    Svg box(double x, double y, double w, double h, String look, String hint) {
        element("rect", look, "x", number(x), "y", number(y), "width", number(w), "height", number(h));
        body.append("<title>").append(Html.escape(hint)).append("</title></rect>");
        return this;
    }

    /** The same, with an opacity from 0 to 1. */
    Svg shade(double x, double y, double w, double h, String look, double opacity) {
        String shown =
                new BigDecimal(opacity).setScale(2, RoundingMode.HALF_EVEN).toPlainString();
        element(
                "rect",
                look,
                "x",
                number(x),
                "y",
                number(y),
                "width",
                number(w),
                "height",
                number(h),
                "fill-opacity",
                shown);
        body.append("</rect>");
        return this;
    }

    Svg line(double x1, double y1, double x2, double y2, String look) {
        element("line", look, "x1", number(x1), "y1", number(y1), "x2", number(x2), "y2", number(y2));
        body.append("</line>");
        return this;
    }

    /** A text whose start, middle or end is at a point of its base line. */
    Svg text(double x, double y, String anchor, String look, String text) {
        element("text", look, "x", number(x), "y", number(y), "text-anchor", anchor);
        body.append(Html.escape(text)).append("</text>");
        return this;
    }

    /** An interval: a line with two ends. */
    Svg whisker(double low, double high, double y, double size) {
        return line(low, y, high, y, "w")
                .line(low, y - size, low, y + size, "w")
                .line(high, y - size, high, y + size, "w");
    }

    /** The drawing, and what it is for those who cannot see it. */
    String end(double height, String label) {
        return "<svg viewBox=\"0 0 " + number(width) + " " + number(height) + "\" width=\"" + number(width)
                + "\" height=\"" + number(height) + "\" role=\"img\" aria-label=\"" + Html.escape(label) + "\">" + body
                + "</svg>\n";
    }
}
