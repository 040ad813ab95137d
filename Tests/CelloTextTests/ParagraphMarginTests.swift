import CelloText
import Testing

struct ParagraphMarginTests {
  private func layOut(_ string: String, margins: [Range<Int>: CGFloat]) -> TextLayout {
    let ranges = margins.keys.sorted { $0.lowerBound < $1.lowerBound }
    let text = StyledText(string, attributes: TextAttributes(font: FontDescription(size: 17)))
      .changingParagraphs(in: ranges) { index, style in
        style.topMargin = margins[ranges[index]] ?? 0
        style.bottomMargin = 2 * (margins[ranges[index]] ?? 0)
      }
    return TextEngine.shared.layOut(
      text, in: TextConstraints(width: 300, grid: PixelGrid(scale: 1)))
  }

  @Test("margins add space above and below paragraphs, also at the ends of a text")
  func margins() {
    let plain = layOut("a\nb\nc", margins: [:])
    let first = layOut("a\nb\nc", margins: [0..<2: 10])
    #expect(zip(first.lines, plain.lines).map { $0.baseline - $1.baseline } == [10, 30, 30])
    #expect(first.size.height == plain.size.height + 30)
    let last = layOut("a\nb\nc", margins: [2..<4: 1, 4..<5: 10])
    #expect(zip(last.lines, plain.lines).map { $0.baseline - $1.baseline } == [0, 1, 13])
    #expect(last.size.height == plain.size.height + 33)
    #expect(layOut("a", margins: [0..<1: .nan]) == layOut("a", margins: [:]))
  }

  @Test("only the styles of the ranges are changed")
  func styles() {
    let text = StyledText("abcdef", attributes: TextAttributes(font: FontDescription(size: 17)))
    let changed = text.changingParagraphs(in: [1..<2, 4..<9]) { $1.headIndent = CGFloat($0 + 1) }
    #expect(changed.paragraphs.map(\.style.headIndent) == [0, 1, 0, 2, 0])
    #expect(changed.paragraphs.map(\.length).dropLast() == [1, 1, 2, 5])
    #expect(text.changingParagraphs(in: []) { _, _ in } == text)
  }

  @Test("a line is not broken at a forbidden offset, unless a word is wider than the line")
  func forbiddenBreaks() {
    func parts(_ forbidden: Set<Int>, width: CGFloat) -> [String] {
      var constraints = TextConstraints(width: width, grid: PixelGrid(scale: 1))
      constraints.forbiddenBreaks = forbidden
      let string = "aaaa bbbb cccc"
      return TextEngine.shared.layOut(
        StyledText(string, attributes: TextAttributes(font: FontDescription(size: 17))),
        in: constraints
      ).parts(of: string)
    }
    #expect(parts([], width: 90) == ["aaaa bbbb ", "cccc"])
    #expect(parts([10], width: 90) == ["aaaa ", "bbbb cccc"])
    #expect(parts([5, 10], width: 90).joined() == "aaaa bbbb cccc")
  }

  @Test(
    "the words, sentences and characters of a text",
    arguments: [
      (TextSegments.Kind.words, "It’s 3 o’clock, 你好!", ["It’s", "3", "o’clock", "你好"]),
      (.words, " … ", []), (.words, "", []),
      (.sentences, "One. Two? three", ["One. ", "Two? ", "three"]),
      (.characters, "e\u{301}👩‍👧\r\n", ["e\u{301}", "👩‍👧", "\r\n"]),
    ] as [(TextSegments.Kind, String, [String])])
  func segments(kind: TextSegments.Kind, text: String, expected: [String]) {
    let units = Array(text.utf16)
    let parts = TextSegments.ranges(of: kind, in: text).map {
      String(decoding: units[$0], as: UTF16.self)
    }
    #expect(parts == expected)
  }
}
