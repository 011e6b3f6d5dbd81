package org.janggi.testkit.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.testkit.RandomPositions;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** The structure of the pictures; how they look is for people to say. */
class BoardSvgTest {
    private static final Position FIGHT =
            Fen.parse("3a1k3/4a4/3CR4/9/2+p6/9/9/4c4/3AKc3/5+A3 b - - 0 1", RuleSets.byId("gungjanggi-dan"));

    private static Document parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("not well-formed: " + e.getMessage(), e);
        }
    }

    private static List<Element> elements(Document document, Predicate<Element> wanted) {
        NodeList nodes = document.getElementsByTagNameNS("*", "*");
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            Element element = (Element) nodes.item(i);
            if (wanted.test(element)) {
                found.add(element);
            }
        }
        return found;
    }

    private static List<Element> in(Document document, String group, String name) {
        return elements(
                document,
                element -> element.getLocalName().equals(name)
                        && ((Element) element.getParentNode())
                                .getAttribute("class")
                                .equals(group));
    }

    private static List<Element> classed(Document document, String name) {
        return elements(document, element -> element.getAttribute("class").equals(name));
    }

    @Test
    void the_start_has_every_point_line_and_piece() {
        Position start = RuleSets.byId("kja").start(Formation.EHEH, Formation.HEEH);
        Document svg = parse(BoardSvg.of(start, Optional.empty()));
        assertThat(svg.getDocumentElement().getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(in(svg, "points", "circle"))
                .extracting(point -> point.getAttribute("data-square"))
                .containsExactlyElementsOf(
                        Square.all().stream().map(Square::toString).toList());
        assertThat(in(svg, "grid", "line")).hasSize(9 + 10);
        assertThat(in(svg, "palaces", "line")).hasSize(4);
        assertThat(in(svg, "pieces", "g")).hasSize(32);
        assertThat(in(svg, "coordinates", "text"))
                .extracting(Element::getTextContent)
                .hasSize(2 * 9 + 2 * 10)
                .contains("a", "i", "1", "9", "10", "0");
        assertThat(classed(svg, "last-from")).isEmpty();
        assertThat(classed(svg, "last-to")).isEmpty();
        assertThat(svg.getElementsByTagNameNS("*", "title").item(0).getTextContent())
                .isEqualTo("Janggi board");
        assertThat(svg.getElementsByTagNameNS("*", "desc").item(0).getTextContent())
                .isEqualTo("Cho to move. FEN: " + start);
    }

    @Test
    void the_palace_lines_cross_in_the_middle_of_the_palaces() {
        Document svg = parse(BoardSvg.of(FIGHT, Optional.empty()));
        Set<String> middles = new TreeSet<>();
        for (Element line : in(svg, "palaces", "line")) {
            int x = number(line, "x1") + number(line, "x2");
            int y = number(line, "y1") + number(line, "y2");
            middles.add(x / 2 + "," + y / 2);
        }
        Set<String> points = new TreeSet<>();
        for (Element point : in(svg, "points", "circle")) {
            if (Set.of("e2", "e9").contains(point.getAttribute("data-square"))) {
                points.add(number(point, "cx") + "," + number(point, "cy"));
            }
        }
        assertThat(middles).isEqualTo(points).hasSize(2);
    }

    private static int number(Element element, String attribute) {
        return Integer.parseInt(element.getAttribute(attribute));
    }

    @Test
    void last_move_and_promoted_pieces_are_marked() {
        Document svg = parse(BoardSvg.of(FIGHT, Optional.of(Move.parse("e7e8"))));
        assertThat(classed(svg, "last-from"))
                .extracting(mark -> mark.getAttribute("data-square"))
                .containsExactly("e7");
        assertThat(classed(svg, "last-to"))
                .extracting(mark -> mark.getAttribute("data-square"))
                .containsExactly("e8");
        assertThat(classed(svg, "promoted"))
                .extracting(mark -> ((Element) mark.getParentNode()).getAttribute("data-piece"))
                .containsExactlyInAnyOrder("+p", "+A");
        assertThat(svg.getElementsByTagNameNS("*", "desc").item(0).getTextContent())
                .startsWith("Last move e7e8. Han to move.");
    }

    @Test
    void pieces_have_three_sizes_and_a_letter_beside_their_hanja() {
        Position start = RuleSets.byId("kja").start(Formation.EHEH, Formation.HEEH);
        Document svg = parse(BoardSvg.of(start, Optional.empty()));
        Set<Double> widths = new TreeSet<>();
        for (Element piece : in(svg, "pieces", "g")) {
            Element rim = (Element) piece.getElementsByTagNameNS("*", "polygon").item(0);
            String[] points = rim.getAttribute("points").split(" ");
            assertThat(points).hasSize(8);
            widths.add(Double.parseDouble(points[0].split(",")[0])
                    - Double.parseDouble(points[3].split(",")[0]));
            NodeList texts = piece.getElementsByTagNameNS("*", "text");
            assertThat(texts.getLength()).isEqualTo(2);
            assertThat(texts.item(0).getTextContent()).matches("[楚漢車包馬象士卒兵]");
            boolean cho = piece.getAttribute("data-piece")
                    .equals(piece.getAttribute("data-piece").toUpperCase(Locale.ROOT));
            assertThat(texts.item(1).getTextContent()).matches(cho ? "[KRCHEAP]" : "[krcheap]");
        }
        assertThat(widths.stream().map(Math::round).distinct()).hasSize(3);
    }

    @Test
    void a_picture_stands_alone() {
        for (PieceScript script : PieceScript.values()) {
            String svg = BoardSvg.of(FIGHT, Optional.of(Move.PASS), script, Locale.KOREAN);
            parse(svg);
            assertThat(svg)
                    .doesNotContain("href", "url(", "<style", "<script", "<image", "@import", " id=", "DOCTYPE")
                    .contains("초 한수쉼. 한 차례.", "xml:lang=\"ko\"");
            assertThat(svg.split("http", -1)).hasSize(2);
        }
    }

    @Property(tries = 50)
    void any_position_has_its_pieces(@ForAll long seed) {
        List<RuleSet> all = RuleSets.builtIn();
        RuleSet rules = all.get((int) Math.floorMod(seed, (long) all.size()));
        Position position = new RandomPositions(rules, seed).next();
        Document svg = parse(BoardSvg.of(position, Optional.empty()));
        assertThat(in(svg, "pieces", "g")).hasSize(position.count(Side.CHO) + position.count(Side.HAN));
        for (Element piece : in(svg, "pieces", "g")) {
            Square square = Square.parse(piece.getAttribute("data-square"));
            assertThat(position.pieceAt(square).orElseThrow()).hasToString(piece.getAttribute("data-piece"));
        }
    }
}
