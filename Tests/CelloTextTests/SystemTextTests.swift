import CelloText
import Testing

@Suite("system text: line boxes and baselines")
struct SystemTextTests {
  // 20.333 and 20.5: label frames captured on an iOS 26.1 simulator. 16.333: a label at y 12 whose
  // baseline is measured at 28.33 from the row's top.
  @Test(
    "one line is as tall as the system font's line, rounded up to the pixel",
    arguments: [
      (17.0, 3.0, 61.0, 49.0), (17.0, 2.0, 41.0, 33.0), (15.0, 3.0, 54.0, 43.0),
      (13.0, 3.0, 47.0, 38.0), (13.0, 2.0, 32.0, 25.0),
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
    // 20.287 + 2 · 22 = 64.287, rounded up.
    let height: CGFloat = 193
    #expect(layout.size.height == height / 3)
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
