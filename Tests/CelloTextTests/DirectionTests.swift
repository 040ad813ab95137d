import CelloText
import Testing

/// Direction of lines.
struct DirectionTests {
  /// Returns the glyphs of a layout from left to right, independently of the runs.
  private func glyphs(_ layout: TextLayout) -> [UInt32] {
    layout.glyphRuns.flatMap(\.glyphs).sorted { $0.position.x < $1.position.x }.map(\.id)
  }

  private func glyph(_ character: Character) -> UInt32 {
    layOut(String(character)).glyphRuns[0].glyphs[0].id
  }

  // The expected orders follow the bidirectional algorithm, and are written from left to right.
  @Test(
    "mixed text has the order of the bidirectional algorithm",
    arguments: [
      ("abc", false, "abc"),
      ("אבג", false, "גבא"),
      ("abאבcd", false, "abבאcd"),
      ("אבcdגד", false, "דגcdבא"),
      ("אב12גד", false, "דג12בא"),
      ("(אב)", false, "(בא)"),
      ("(אב)", true, "(בא)"),
      ("a!", true, "a!"),
      ("12!", true, "!12"),
    ])
  func order(string: String, rightToLeft: Bool, visual: String) {
    let found = glyphs(layOut(string, rightToLeft: rightToLeft))
    // Brackets are drawn with mirrored glyphs, so only letters and digits are compared.
    let expected = visual.filter { $0.isLetter || $0.isNumber }.map(glyph)
    let kept = Set(string.filter { $0.isLetter || $0.isNumber }.map(glyph))
    #expect(found.filter { kept.contains($0) } == expected)
    #expect(found.count == visual.count)
  }

  @Test("brackets are mirrored in text from right to left")
  func mirroring() {
    // The Hebrew letters are from a fallback font. The brackets may also be, but they differ from
    // the upright brackets.
    let upright = layOut("(").glyphRuns[0]
    let mirrored = glyphs(layOut("א(ב)ג"))
    #expect(mirrored.count == 5)
    let run = layOut("(", paragraph: ParagraphStyle(baseDirection: .rightToLeft)).glyphRuns[0]
    #expect(run.font == upright.font && run.glyphs[0].id == glyph(")"))
  }

  @Test("natural alignment follows the interface, or the direction of the paragraph")
  func alignment() {
    func x(_ string: String, _ style: ParagraphStyle, _ rightToLeft: Bool) -> CGFloat {
      let layout = layOut(string, paragraph: style, width: 200, rightToLeft: rightToLeft)
      return layout.x(ofLine: 0, boxWidth: 200)
    }
    let width = layOut("abc").lines[0].width
    #expect(x("abc", ParagraphStyle(), false) == 0)
    #expect(x("abc", ParagraphStyle(), true) == 200 - width)
    #expect(x("אבג", ParagraphStyle(), false) == 0)
    #expect(x("abc", ParagraphStyle(baseDirection: .rightToLeft), false) == 200 - width)
    #expect(x("abc", ParagraphStyle(baseDirection: .leftToRight), true) == 0)
    #expect(x("abc", ParagraphStyle(alignment: .left), true) == 0)
    #expect(x("abc", ParagraphStyle(alignment: .right), false) == 200 - width)
    #expect(x("abc", ParagraphStyle(alignment: .center), true) == (200 - width) / 2)
  }

  @Test("each paragraph has its own direction")
  func paragraphs() {
    let layout = layOut("abc\nאבג\n123")
    #expect(layout.lines.map(\.isRightToLeft) == [false, true, false])
    #expect(
      layOut("abc\nאבג\n123", rightToLeft: true).lines.map(\.isRightToLeft) == [false, true, true])
  }

  @Test("a line too wide for the box keeps its start visible")
  func overflow() {
    let wide = layOut("abcdefgh")
    #expect(wide.x(ofLine: 0, boxWidth: 10) == 0)
    let arabic = layOut("مرحبا بالعالم")
    #expect(arabic.x(ofLine: 0, boxWidth: 10) == 10 - arabic.lines[0].width)
  }

  @Test("spaces at the end of a right-to-left line hang to the left")
  func hangingSpaces() {
    let string = "שלום עולם     ומלואו"
    let layout = layOut(string, width: layOut("שלום עולם").lines[0].width + 1)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].width == layOut("שלום עולם").lines[0].width)
  }

  @Test("letters of a run split by color still join")
  func joining() {
    let plain = TextAttributes(font: FontDescription(size: 17))
    var red = plain
    red.color = 1
    let text = StyledText(
      "بب", runs: [.init(length: 1, attributes: plain), .init(length: 1, attributes: red)],
      paragraphs: [], defaultAttributes: plain)
    let split = TextEngine.shared.layOut(
      text, in: TextConstraints(width: .infinity, grid: PixelGrid(scale: 3)))
    #expect(glyphs(split) == glyphs(layOut("بب")))
    #expect(glyphs(split) != [glyph("ب"), glyph("ب")])
  }
}
