import CelloAssets
import CelloFuzzing
import CelloRaster
import Foundation
import Testing

struct SVGReaderTests {
  /// Returns the printed items of a drawing of 24 × 24 points, without the first line.
  private func printed(_ content: String, root: String = "viewBox='0 0 24 24'") throws -> String {
    let list = try SVGReader.drawing(
      of: Array("<svg xmlns='http://www.w3.org/2000/svg' \(root)>\(content)</svg>".utf8),
      file: "icon.svg")
    return list.description.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  private func message(_ document: String) -> String? {
    do {
      _ = try SVGReader.drawing(of: Array(document.utf8), file: "icon.svg")
      return nil
    } catch {
      return error.description
    }
  }

  private func drawing(fromCorpus name: String) throws -> DisplayList {
    let file = FuzzTarget.corpusFolder.appendingPathComponent("svg/\(name)")
    return try SVGReader.drawing(of: Array(Data(contentsOf: file)), file: "icon.svg")
  }

  @Test("a dash period far below the offset's digits is read") func tinyDashPeriod() throws {
    #expect(try drawing(fromCorpus: "tiny-dash-period").items.count == 2)
  }

  @Test("a line of 48,775 dashes is read and drawn") func manyDashes() throws {
    let bitmap = try drawing(fromCorpus: "many-dashes").render(scale: 0.01)
    #expect(bitmap.width == 100)
    #expect(bitmap[0, 50] != bitmap[50, 50])
  }

  @Test("a line of more dashes than the limit is refused") func tooManyDashes() {
    #expect(
      message(
        "<svg width='9' height='9'><path d='M0 0h9' stroke='red' stroke-dasharray='1e-6'/></svg>")
        == "icon.svg: has 4,500,000 dashes along a path, where the limit is 50,000. "
        + "Make it smaller, or convert it to PNG if it is a drawing.")
    let lines = String(
      repeating: "<path d='M0 0h9' stroke='red' stroke-dasharray='1e-4'/>", count: 12)
    #expect(
      message("<svg width='9' height='9'>\(lines)</svg>")
        == "icon.svg: has 540,024 path elements, where the limit is 500,000. "
        + "Make it smaller, or convert it to PNG if it is a drawing.")
  }

  @Test("a picture whose layers paint too many pixels is refused") func deepFadedGroups() throws {
    let list = try drawing(fromCorpus: "deep-faded-groups")
    #expect(throws: RasterError.work(ExcessiveWork(work: .paintedPixels))) {
      try list.render(scale: 1)
    }
  }

  @Test(
    "shapes",
    arguments: [
      ("<rect x='1' y='2' width='3' height='4'/>", "fill path [M 1 2 L 4 2 L 4 6 L 1 6 Z] #000000"),
      (
        "<rect width='10' height='10' rx='2'/>",
        "fill path [M 2 0 L 8 0 C 9.105 0 10 0.895 10 2 L 10 8 C 10 9.105 9.105 10 8 10 L 2 10 "
          + "C 0.895 10 0 9.105 0 8 L 0 2 C 0 0.895 0.895 0 2 0 Z] #000000"
      ),
      (
        "<circle cx='5' cy='5' r='5' fill='red'/>",
        "fill path [M 10 5 C 10 7.761 7.761 10 5 10 C 2.239 10 0 7.761 0 5 C 0 2.239 2.239 0 5 0 "
          + "C 7.761 0 10 2.239 10 5 Z] #ff0000"
      ),
      (
        "<ellipse cx='4' cy='2' rx='4' ry='2'/>",
        "fill path [M 8 2 C 8 3.105 6.209 4 4 4 C 1.791 4 0 3.105 0 2 C 0 0.895 1.791 0 4 0 "
          + "C 6.209 0 8 0.895 8 2 Z] #000000"
      ),
      (
        "<line x1='3' y1='3' x2='5' y2='5' stroke='#00f'/>",
        "stroke path [M 3 3 L 5 5] width 1 miterLimit 4 #0000ff"
      ),
      ("<polyline points='1,1 5,1 5,5'/>", "fill path [M 1 1 L 5 1 L 5 5] #000000"),
      ("<polygon points='1 1 5 1 5 5'/>", "fill path [M 1 1 L 5 1 L 5 5 Z] #000000"),
      ("<rect width='0' height='5'/><circle r='0'/><path/><polygon points=''/>", ""),
    ])
  func shapes(content: String, expected: String) throws {
    #expect(try printed(content) == expected)
  }

  @Test(
    "styles",
    arguments: [
      ("<path d='M0 0h1v1z' fill='none'/>", ""),
      ("<path d='M0 0h1v1z' fill='#12345680'/>", "fill path [M 0 0 L 1 0 L 1 1 Z] #123456@0.502"),
      (
        "<path d='M0 0h1v1z' fill='rgb(255, 128, 0)' fill-opacity='.5'/>",
        "fill path [M 0 0 L 1 0 L 1 1 Z] #ff8000@0.5"
      ),
      (
        "<g fill='blue' color='lime'><path d='M0 0h1v1z'/><path d='M0 0h1v1z' fill='currentColor'/></g>",
        "fill path [M 0 0 L 1 0 L 1 1 Z] #0000ff\nfill path [M 0 0 L 1 0 L 1 1 Z] #00ff00"
      ),
      (
        "<path d='M0 0h1v1z' fill='red' style=' fill : blue ; fill-rule:evenodd; '/>",
        "fill path [M 0 0 L 1 0 L 1 1 Z] even-odd #0000ff"
      ),
      (
        "<path d='M5 5h1' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='bevel' fill='none'/>",
        "stroke path [M 5 5 L 6 5] width 2 cap round join bevel #ff0000"
      ),
      (
        "<path d='M5 5h4' stroke='red' stroke-dasharray='1 2' fill='none'/>",
        "stroke path [M 5 5 L 6 5 M 8 5 L 9 5] width 1 miterLimit 4 #ff0000"
      ),
      ("<path d='M0 0h1v1z' opacity='50%'/>", "fill path [M 0 0 L 1 0 L 1 1 Z] #000000@0.5"),
      (
        "<path d='M5 5h1v1z' opacity='.5' stroke='red' stroke-linejoin='round'/>",
        "group opacity 0.5\n  fill path [M 5 5 L 6 5 L 6 6 Z] #000000\n"
          + "  stroke path [M 5 5 L 6 5 L 6 6 Z] width 1 join round #ff0000"
      ),
      (
        "<g opacity='.5'><path d='M0 0h1v1z'/></g>",
        "group opacity 0.5\n  fill path [M 0 0 L 1 0 L 1 1 Z] #000000"
      ),
      ("<g display='none'><path d='M0 0h1v1z'/></g>", ""),
      (
        "<g visibility='hidden'><path d='M0 0h1v1z'/><path visibility='visible' d='M0 0h1v1z'/></g>",
        "fill path [M 0 0 L 1 0 L 1 1 Z] #000000"
      ),
      (
        "<title>A</title><desc>B</desc><metadata><rdf:x/></metadata><defs/><sodipodi:namedview/>",
        ""
      ),
      ("<svg:path d='M0 0h1v1z'/>", "fill path [M 0 0 L 1 0 L 1 1 Z] #000000"),
    ])
  func styles(content: String, expected: String) throws {
    #expect(try printed(content) == expected)
  }

  @Test(
    "transforms",
    arguments: [
      ("translate(5 6)", "M 5 6 L 6 6"), ("translate(5)", "M 5 0 L 6 0"),
      ("scale(2)", "M 0 0 L 2 0"), ("scale(2,3) translate(1,1)", "M 2 3 L 4 3"),
      ("rotate(90)", "M 0 0 L 0 1"), ("rotate(90 1 1)", "M 2 0 L 2 1"),
      ("matrix(1 0 0 1 3 4)", "M 3 4 L 4 4"), ("skewX(45)", "M 0 0 L 1 0"),
      ("skewY(45)", "M 0 0 L 1 1"), ("translate(1),translate(2)", "M 3 0 L 4 0"),
    ])
  func transforms(transform: String, expected: String) throws {
    #expect(
      try printed("<path transform='\(transform)' d='M0 0h1'/>")
        == "fill path [\(expected)] #000000")
  }

  @Test("a stroke that is stretched is stretched as a whole")
  func stretchedStroke() throws {
    #expect(
      try printed("<path transform='scale(2)' d='M5 5h1' stroke='red' fill='none'/>")
        == "stroke path [M 10 10 L 12 10] width 2 miterLimit 4 #ff0000")
    #expect(
      try printed("<path transform='scale(2 1)' d='M5 5h1' stroke='red' fill='none'/>")
        == "group clip rect (0, 0, 24, 24)\n  group transform (2, 0, 0, 1, 0, 0)\n"
        + "    stroke path [M 5 5 L 6 5] width 1 miterLimit 4 #ff0000")
  }

  @Test(
    "the view box is fitted into the size",
    arguments: [
      ("viewBox='0 0 24 24'", "24×24 pt", "M 0 0 L 24 24"),
      ("viewBox='0 0 24 24' width='48' height='48'", "48×48 pt", "M 0 0 L 48 48"),
      ("viewBox='0 0 24 12' width='48'", "48×24 pt", "M 0 0 L 48 48"),
      ("viewBox='0 0 24 24' width='100%' height='100%'", "24×24 pt", "M 0 0 L 24 24"),
      ("width='18pt' height='1in'", "24×96 pt", "M 0 0 L 24 24"),
      ("viewBox='0 0 24 24' width='48' height='24'", "48×24 pt", "M 12 0 L 36 24"),
      (
        "viewBox='0 0 24 24' width='48' height='24' preserveAspectRatio='xMaxYMin meet'",
        "48×24 pt",
        "M 24 0 L 48 24"
      ),
      (
        "viewBox='0 0 24 24' width='48' height='24' preserveAspectRatio='none'", "48×24 pt",
        "M 0 0 L 48 24"
      ),
      ("viewBox='-12 -12 24 24'", "24×24 pt", "M 12 12 L 36 36"),
    ])
  func viewBox(root: String, size: String, path: String) throws {
    let list = try SVGReader.drawing(
      of: Array("<svg \(root)><path d='M0 0L24 24'/></svg>".utf8), file: "icon.svg")
    #expect(list.description.hasPrefix(size + "\n"))
    #expect(list.description.contains("[\(path)]"))
  }

  @Test("only content outside the viewport is clipped")
  func clipping() throws {
    #expect(try printed("<path d='M0 0h24v24z'/>").hasPrefix("fill"))
    #expect(try printed("<path d='M0 0h25v24z'/>").hasPrefix("group clip rect (0, 0, 24, 24)"))
  }

  @Test(
    "elements that cannot be drawn are refused with their names",
    arguments: [
      ("<text>A</text>", "icon.svg:1: uses <text>, which is not supported"),
      ("\n<style>.a{}</style>", "icon.svg:2: uses <style>"),
      ("<g><use href='#a'/></g>", "uses <use>"), ("<image/>", "uses <image>"),
      ("<linearGradient/>", "uses <linearGradient>"),
      ("<defs>\n<clipPath id='a'/></defs>", "icon.svg:2: uses <clipPath>"),
      ("<path><animate/></path>", "uses <animate>"), ("<switch/>", "uses <switch>"),
      ("<path d='M0 0' fill='url(#a)'/>", "<path> has fill=\"url(#a)\", which is not supported"),
      ("<g filter='url(#a)'/>", "<g> has filter=\"url(#a)\""),
      ("<g style='mask:url(#a)'/>", "<g> has mask=\"url(#a)\""),
      ("<g style='mix-blend-mode: multiply'/>", "has mix-blend-mode=\"multiply\""),
    ])
  func refused(content: String, expected: String) {
    let text = message("<svg viewBox='0 0 1 1'>\(content)</svg>")
    #expect(text?.contains(expected) == true, "\(text ?? "nothing")")
  }

  @Test(
    "an invalid value is reported with its location",
    arguments: [
      ("<svg viewBox='0 0 1'/>", "icon.svg:1: <svg> has viewBox=\"0 0 1\", which is not valid"),
      ("<svg/>", "has viewBox=\"\""), ("<svg width='5'/>", "has viewBox=\"\""),
      ("<svg viewBox='0 0 0 5'/>", "viewBox"), ("<svg viewBox='0 0 1e9 5'/>", "viewBox"),
      ("<svg viewBox='0 0 1 1' width='x'/>", "width=\"x\""),
      ("<svg viewBox='0 0 1 1' preserveAspectRatio='middle'/>", "preserveAspectRatio"),
      ("<svg width='20000' height='5'/>", "a size above 10,000 points"),
      ("<svg viewBox='0 0 1 1'><circle r='1em'/></svg>", "<circle> has r=\"1em\""),
      ("<svg viewBox='0 0 1 1'><g fill='mauve'/></svg>", "<g> has fill=\"mauve\""),
      ("<svg viewBox='0 0 1 1'><g opacity='much'/></svg>", "opacity"),
      ("<svg viewBox='0 0 1 1'><g transform='turn(5)'/></svg>", "transform=\"turn(5)\""),
      ("<svg viewBox='0 0 1 1'><g transform='scale(1e8) scale(1e8)'/></svg>", "transform"),
      ("<svg viewBox='0 0 1 1'><g style='fill'/></svg>", "style=\"fill\""),
      ("<svg viewBox='0 0 1 1'><polygon points='1 2 3'/></svg>", "points=\"1 2 3\""),
      ("<html/>", "is not an SVG image; its root element is <html>"),
    ])
  func meaningless(document: String, expected: String) {
    let text = message(document)
    #expect(text?.contains(expected) == true, "\(text ?? "nothing")")
  }

  @Test(
    "documents that are not well-formed are refused",
    arguments: [
      ("", "there is no element"),
      ("<svg", "a name was expected|is not closed|no space|> was expected"),
      ("<svg>", "<svg> of line 1 is not closed"), ("<svg></g>", "</g> closes <svg> of line 1"),
      ("<svg/><svg/>", "a second root element"), ("</svg>", "closes nothing"),
      ("hello", "text outside the root element"), ("<svg a=5/>", "not quoted"),
      ("<svg a='5/>", "does not end"), ("<svg a='<'/>", "has a <"),
      ("<svg a='1' a='2'/>", "has a twice"), ("<svg a='1'b='2'/>", "no space"),
      ("<svg a='&foo;'/>", "&foo; is not a known entity"),
      ("<svg a='&#0;'/>", "not a known entity"),
      ("<svg a='&amp'/>", "starts no entity"), ("<!-- ", "a comment does not end"),
      ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "document type declares"),
      ("<svg><![CDATA[ x </svg>", "CDATA section does not end"),
      ("\u{feff}<svg>\n\n</g></svg>", "icon.svg:3: is not well-formed XML"),
    ])
  func malformed(document: String, expected: String) {
    let text = message(document) ?? "nothing"
    #expect(expected.split(separator: "|").contains { text.contains($0) }, "\(text)")
  }

  @Test("nesting, size and number are bounded")
  func bounds() {
    let deep = String(repeating: "<g>", count: 500)
    #expect(
      message("<svg viewBox='0 0 1 1'>" + deep)?.contains("nested more than 128 deep") == true)
    let many = String(repeating: "<g/>", count: 100_001)
    #expect(
      message("<svg viewBox='0 0 1 1'>\(many)</svg>")?.contains("more than 100000 elements") == true
    )
    #expect(message(String(repeating: " ", count: 17 << 20))?.contains("bytes, more than") == true)
  }

  @Test("entities and declarations that every editor writes are read")
  func preamble() throws {
    let list = try SVGReader.drawing(
      of: Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <!-- An editor's note. -->
        <svg viewBox="0 0 1 1"><path id="a&amp;b" d="M0&#32;0&#x20;h1v1z"/></svg>
        """.utf8), file: "icon.svg")
    #expect(list.items.count == 1)
  }
}
