import CelloText
import Testing

/// System text: line boxes and baselines.
struct SystemTextTests {
  // Heights and baselines in pixels. 20.333 and 20.5 are label frames that were captured in an iOS
  // 26.1 simulator. 16.333 is from a label at y 12 whose measured baseline is 28.33 below the top
  // of the row. 12.333 and 11.333 are from footers with a top margin of 6 whose first measured
  // baselines are 18.33 and 17.33 below the card. Other values are the ascender and height in
  // docs/measurements/text.md#font-metrics.
  @Test(
    "one line is as tall as the font's line, rounded up, with the baseline at the nearest pixel",
    arguments: [
      (17.0, 3.0, 61.0, 49.0), (17.0, 2.0, 41.0, 32.0), (15.0, 3.0, 54.0, 43.0),
      (13.0, 3.0, 47.0, 37.0), (13.0, 2.0, 32.0, 25.0), (12.0, 3.0, 43.0, 34.0),
    ])
  func oneLine(size: Double, scale: Double, height: Double, baseline: Double) {
    let layout = layOut("Hg", FontDescription(size: size), scale: scale)
    #expect(layout.lines.count == 1)
    #expect(layout.size.height == CGFloat(height) / CGFloat(scale))
    #expect(layout.firstBaseline == CGFloat(baseline) / CGFloat(scale))
  }

  @Test("lines of a text style advance by its leading")
  func leading() {
    let layout = layOut("one\ntwo\nthree", FontDescription(size: 17, lineAdvance: 22))
    let pixels = layout.lines.map { Int($0.baseline * 3 + 0.5) }
    #expect(pixels == [49, 115, 181])
    // 20.287 + 2 · 22 = 64.287, which is rounded up.
    let height: CGFloat = 193
    #expect(layout.size.height == height / 3)
  }

  // Source: docs/measurements/text.md#font-metrics.
  @Test("lines of 13 points with a short leading follow each other every 15.67 points at @3x")
  func shortLeading() {
    let layout = layOut("one\ntwo\nthree\nfour", FontDescription(size: 13, lineAdvance: 15.67))
    #expect(layout.lines.map { Int($0.baseline * 3 + 0.5) } == [37, 84, 131, 178])
  }

  @Test("rounding does not accumulate from line to line")
  func manyLines() {
    // A line has a height of 20.287. Each baseline is at the pixel nearest to 16.187 + 20.287 · n.
    let layout = layOut(String(repeating: "a\n", count: 50) + "a")
    #expect(layout.lines.map { Int($0.baseline * 3 + 0.5) }[49...] == [3031, 3092])
    #expect(Int(layout.size.height * 3 + 0.5) == 3104)
  }

  @Test("an empty text has no size")
  func empty() {
    let layout = layOut("")
    #expect(layout.size == .zero && layout.lines.isEmpty && layout.firstBaseline == 0)
  }

  @Test("text wraps at words, and a cut line ends with an ellipsis")
  func wrapping() {
    let string = "The quick brown fox jumps over the lazy dog"
    let all = layOut(string, width: 120)
    #expect(all.lines.count > 2 && !all.isTruncated)
    #expect(all.lines.allSatisfy { $0.width <= 120 })
    #expect(all.lines.map(\.range.upperBound).last == 43)
    let two = layOut(
      string, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail), width: 120, lines: 2)
    #expect(two.lines.count == 2 && two.isTruncated && two.lines[1].isTruncated)
    #expect(two.lines[0] == all.lines[0])
  }
}
