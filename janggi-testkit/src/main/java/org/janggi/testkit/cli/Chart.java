package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jetbrains.letsPlot.commons.encoding.UnsupportedRGBEncoder;
import org.jetbrains.letsPlot.commons.intern.json.JsonSupport;
import org.jetbrains.letsPlot.core.util.PlotSvgExportCommon;

/**
 * A drawing by Lets-Plot of rows of data, as a specification in the JSON of that library tells. Same rows, same bytes: the
 * library measures texts by tables of its own, not by the fonts of a machine.
 */
final class Chart {
    private static final Pattern ROOT = Pattern.compile("xmlns=\"[^\"]*\" xmlns:xlink=\"[^\"]*\"");
    /** A name that the library draws by lot. */
    private static final Pattern ID = Pattern.compile("(?<= id=\")[^\"]+");

    private static final int WIDTH = 780;

    private final Map<String, Object> specification;
    private final Map<String, List<Object>> columns = new LinkedHashMap<>();

    /** Without rows so far. */
    Chart(String specification, String... columns) {
        this.specification = JsonSupport.INSTANCE.parseJson(specification);
        for (String column : columns) {
            this.columns.put(column, new ArrayList<>());
        }
    }

    /** Adds a row: a text or a number for each column; NaN is not drawn. */
    Chart row(Object... cells) {
        int next = 0;
        for (List<Object> column : columns.values()) {
            column.add(cells[next++]);
        }
        return this;
    }

    /**
     * The drawing as a part of a page.
     *
     * @param id what names within it begin with, different from those of the other charts of the page
     * @param height in points
     * @param title what it shows
     */
    String draw(String id, int height, String title) {
        specification.put("data", columns);
        specification.put("ggtitle", new HashMap<>(Map.of("text", title)));
        specification.put("ggsize", new HashMap<>(Map.of("width", WIDTH, "height", height)));
        String svg = PlotSvgExportCommon.INSTANCE.buildSvgImageFromRawSpecs(
                specification, null, new UnsupportedRGBEncoder(), true);
        List<String> names =
                ID.matcher(svg).results().map(found -> found.group()).distinct().toList();
        for (int i = 0; i < names.size(); i++) {
            svg = svg.replace("id=\"" + names.get(i) + '"', "id=\"" + id + i + '"')
                    .replace("#" + names.get(i), "#" + id + i);
        }
        String seen = "viewBox=\"0 0 " + WIDTH + " " + height + "\" role=\"img\" aria-label=\""
                + Html.escape(title.replace('\n', ' ')) + '"';
        return ROOT.matcher(svg).replaceFirst(Matcher.quoteReplacement(seen)) + "\n";
    }

    /** A drawing as a file of its own. */
    static String alone(String drawing) {
        return drawing.replaceFirst("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ");
    }
}
