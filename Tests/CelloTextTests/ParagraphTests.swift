import CelloText
import Testing

/// Paragraph styles.
struct ParagraphTests {
  private let lineHeight: CGFloat = FontDescription(size: 17).metrics.lineHeight

  private func baselines(_ style: ParagraphStyle, _ string: String = "a\nb\nc") -> [CGFloat] {
    // A fine grid, so that rounding does not hide errors in the sums.
    layOut(string, paragraph: style, scale: 1000).lines.map(\.baseline)
  }

  private func gaps(_ style: ParagraphStyle, _ string: String = "a\nb\nc") -> [Double] {
    let lines = baselines(style, string)
    return zip(lines, lines.dropFirst()).map { Double($1 - $0) }
  }

  private func isClose(_ found: [Double], _ expected: [CGFloat]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { ($0 - Double($1)).magnitude < 0.003 }
  }

  @Test("spacings add up between lines and paragraphs, never outside")
  func spacing() {
    #expect(isClose(gaps(ParagraphStyle()), [lineHeight, lineHeight]))
    #expect(isClose(gaps(ParagraphStyle(lineSpacing: 4)), [lineHeight + 4, lineHeight + 4]))
    #expect(
      isClose(
        gaps(ParagraphStyle(paragraphSpacing: 3, paragraphSpacingBefore: 5)),
        [lineHeight + 8, lineHeight + 8]))
    let one = layOut(
      "a", paragraph: ParagraphStyle(lineSpacing: 4, paragraphSpacing: 3, paragraphSpacingBefore: 5)
    )
    #expect(one.size == layOut("a").size)
    // The paragraph spacing does not apply between the lines of a paragraph.
    let wrapped = layOut(
      "aaa bbb", paragraph: ParagraphStyle(lineSpacing: 4, paragraphSpacing: 3), width: 35,
      scale: 1000)
    #expect(wrapped.lines.count == 2)
    #expect(
      isClose([Double(wrapped.lines[1].baseline - wrapped.lines[0].baseline)], [lineHeight + 4]))
  }

  @Test("heights are multiplied, then limited, and the space is added above the text")
  func heights() {
    #expect(
      isClose(gaps(ParagraphStyle(lineHeightMultiple: 1.5)), [lineHeight * 1.5, lineHeight * 1.5]))
    #expect(isClose(gaps(ParagraphStyle(minimumLineHeight: 30)), [30, 30]))
    #expect(isClose(gaps(ParagraphStyle(minimumLineHeight: 10)), [lineHeight, lineHeight]))
    #expect(isClose(gaps(ParagraphStyle(maximumLineHeight: 15)), [15, 15]))
    let tall = layOut("a", paragraph: ParagraphStyle(minimumLineHeight: 30, maximumLineHeight: 30))
    #expect(tall.size.height == 30)
    let descent = -FontDescription(size: 17).metrics.descender
    #expect(tall.firstBaseline == PixelGrid(scale: 3).rounded(30 - descent))
  }

  @Test("a text style's leading counts among the heights")
  func leading() {
    let font = FontDescription(size: 17, lineAdvance: 22)
    func gap(_ style: ParagraphStyle) -> Double {
      let lines = layOut("a\nb", font, paragraph: style, scale: 1000).lines
      return Double(lines[1].baseline - lines[0].baseline)
    }
    #expect(isClose([gap(ParagraphStyle())], [22]))
    #expect(isClose([gap(ParagraphStyle(minimumLineHeight: 24, maximumLineHeight: 24))], [24]))
    #expect(isClose([gap(ParagraphStyle(lineHeightMultiple: 2))], [44]))
    #expect(isClose([gap(ParagraphStyle(lineSpacing: 5))], [27]))
  }

  @Test("indents narrow the lines from the side where they start")
  func indents() {
    let string = "aaa bbb ccc ddd eee"
    let style = ParagraphStyle(firstLineHeadIndent: 30, headIndent: 10, tailIndent: -20)
    let layout = layOut(string, paragraph: style, width: 120)
    #expect(layout.x(ofLine: 0, boxWidth: 120) == 30)
    #expect(layout.x(ofLine: 1, boxWidth: 120) == 10)
    #expect(layout.lines[0].width <= 70 && layout.lines[1].width <= 90)
    let mirrored = layOut(string, paragraph: style, width: 120, rightToLeft: true)
    #expect(mirrored.x(ofLine: 0, boxWidth: 120) == 120 - 30 - mirrored.lines[0].width)
    let tail = layOut(string, paragraph: ParagraphStyle(tailIndent: 60), width: 120)
    #expect(tail.lines.allSatisfy { $0.width <= 60 })
    #expect(layOut("a", paragraph: style).size.width > layOut("a").size.width)
  }

  @Test("justified lines extend to both edges, except for the last line of a paragraph")
  func justified() {
    let style = ParagraphStyle(alignment: .justified)
    let string = "The quick brown fox jumps over the lazy dog\nand on it goes a little"
    let layout = layOut(string, paragraph: style, width: 150)
    let ends = layout.lines.indices.filter { index in
      index == layout.lines.count - 1 || layout.lines[index].range.upperBound == 44
    }
    for (index, line) in layout.lines.enumerated() {
      if ends.contains(index) {
        #expect(line.width < 150)
      } else {
        #expect((line.width - 150).magnitude < 1e-6)
      }
    }
    // Text without spaces is also justified, if a font for it is installed.
    let chinese = layOut(String(repeating: "中文字", count: 12), paragraph: style, width: 150)
    if chinese.missingCharacters.isEmpty {
      #expect((chinese.lines[0].width - 150).magnitude < 1e-6)
    }
  }

  @Test("tabs go to the next multiple of 28 points")
  func tabs() {
    let layout = layOut("a\tb\tc")
    let places = layout.glyphRuns.flatMap(\.glyphs).map(\.position.x)
    #expect(places == [0, 28, 56])
    #expect(layOut("\t").lines[0].width == 28)
  }

  @Test("paragraphs of one text may differ")
  func different() {
    let text = StyledText(
      "one\ntwo", runs: [],
      paragraphs: [
        .init(length: 4, style: ParagraphStyle(alignment: .right)),
        .init(length: 3, style: ParagraphStyle(alignment: .center)),
      ], defaultAttributes: TextAttributes(font: FontDescription(size: 17)))
    let layout = TextEngine.shared.layOut(
      text, in: TextConstraints(width: 100, grid: PixelGrid(scale: 3)))
    #expect(layout.x(ofLine: 0, boxWidth: 100) == 100 - layout.lines[0].width)
    #expect(layout.x(ofLine: 1, boxWidth: 100) == (100 - layout.lines[1].width) / 2)
  }

  @Test("lines avoid the leading top corner of the exclusion")
  func exclusion() {
    let text = StyledText(
      "The quick brown fox jumps over the lazy dog",
      attributes: TextAttributes(font: FontDescription(size: 17)))
    for isRightToLeft in [false, true] {
      let layout = TextEngine.shared.layOut(
        text,
        in: TextConstraints(
          width: 150, isRightToLeft: isRightToLeft, grid: PixelGrid(scale: 3),
          exclusion: CGSize(width: 60, height: 30)))
      #expect(layout.lines[0].width <= 90 && layout.lines[1].width <= 90)
      #expect(layout.lines[2].width > 90)
      if !isRightToLeft { #expect(layout.x(ofLine: 0, boxWidth: 150) == 60) }
    }
  }
}

/// Fitting by shrinking and tightening.
struct FittingTests {
  private let tail = ParagraphStyle(lineBreakMode: .byTruncatingTail)

  @Test("a text shrinks as little as it must, on the unshrunk line")
  func shrinking() {
    let string = "A title that is too long"
    let full = layOut(string)
    let width = full.lines[0].width * 0.8
    let layout = layOut(string, paragraph: tail, width: width, lines: 1, minimumScale: 0.5)
    #expect(!layout.isTruncated)
    #expect(layout.scale < 0.9 && layout.scale > 0.7)
    #expect(layout.lines[0].width <= width && layout.lines[0].width > width * 0.96)
    #expect(layout.size.height == full.size.height)
    #expect(layout.firstBaseline == full.firstBaseline)
  }

  @Test("text that does not fit at the minimum size is truncated at that size")
  func smallest() {
    let layout = layOut(
      "A title that is much too long", paragraph: tail, width: 60, lines: 1, minimumScale: 0.8)
    #expect(layout.isTruncated && layout.scale == 0.8)
  }

  @Test("several lines shrink together, line boxes included")
  func severalLines() {
    let string = "A title that is too long for two lines of this width"
    let layout = layOut(string, paragraph: tail, width: 150, lines: 2, minimumScale: 0.5)
    #expect(!layout.isTruncated && layout.scale < 1)
    #expect(layout.size.height < layOut("a\nb").size.height)
  }

  @Test("letters are tightened by at most a twentieth before text is truncated")
  func tightening() {
    let string = "A title that is a bit too long"
    let full = layOut(string).lines[0].width
    let close = layOut(string, paragraph: tail, width: full * 0.97, lines: 1, tightens: true)
    #expect(!close.isTruncated && close.scale == 1)
    #expect(close.lines[0].width <= full * 0.97)
    #expect(
      layOut(string, paragraph: tail, width: full * 0.9, lines: 1, tightens: true).isTruncated)
    #expect(layOut(string, paragraph: tail, width: full * 0.97, lines: 1).isTruncated)
  }

  @Test(
    "scales of 0, of 1 and invalid scales do not shrink the text",
    arguments: [0.0, 1.0, -1.0, 3.0, .nan])
  func noScale(scale: Double) {
    let layout = layOut(
      "A title that is too long", paragraph: tail, width: 80, lines: 1,
      minimumScale: CGFloat(scale))
    #expect(layout.isTruncated && layout.scale == 1)
  }
}
