import CelloText
import Testing

/// Fonts for characters that the system font lacks.
struct FallbackTests {
  private func fonts(_ string: String, _ weight: FontWeight = .regular) -> [String] {
    layOut(string, FontDescription(size: 17, weight: weight)).glyphRuns.map(\.font.name)
  }

  @Test(
    "each script has its font",
    arguments: [
      ("Ελληνικά", "Inter-Regular"), ("Кириллица", "Inter-Regular"),
      ("Հայերեն", "NotoSansArmenian-Regular"), ("ქართული", "NotoSansGeorgian-Regular"),
      ("עברית", "NotoSansHebrew-Regular"), ("العربية", "NotoSansArabic-Regular"),
      ("हिन्दी", "NotoSansDevanagari-Regular"), ("ไทย", "NotoSansThai-Regular"),
      ("བོད", "NotoSerifTibetan-Regular"), ("አማርኛ", "NotoSansEthiopic-Regular"),
      ("ᚠᚢᚦ", "NotoSansRunic-Regular"), ("𐎠𐎡", "NotoSansOldPersian-Regular"),
      ("∮∯", "NotoSansMath-Regular"), ("𝄞", "NotoMusic-Regular"),
    ])
  func scripts(string: String, font: String) { #expect(fonts(string) == [font]) }

  @Test("semibold and bolder text falls back to bold files if available")
  func weights() {
    #expect(fonts("עברית", .medium) == ["NotoSansHebrew-Regular"])
    #expect(fonts("עברית", .semibold) == ["NotoSansHebrew-Bold"])
    #expect(fonts("ᚠ", .black) == ["NotoSansRunic-Regular"])
  }

  @Test("words of a fallback font keep their spaces, and its commas come along")
  func spaces() {
    #expect(fonts("مرحبا بالعالم، كيف") == ["NotoSansArabic-Regular"])
    #expect(fonts("،") == ["NotoSansArabic-Regular"])
    #expect(fonts("हिन्दी में।") == ["NotoSansDevanagari-Regular"])
  }

  @Test("a letter and its marks come from one font")
  func marks() {
    // Inter contains x, but not the vector arrow.
    let runs = layOut("x\u{20d7}y").glyphRuns
    #expect(runs.count == 2)
    #expect(runs[0].glyphs.count == 2 && runs[0].font.name != "Inter-Regular")
    #expect(runs[1].font.name == "Inter-Regular")
  }

  @Test(
    "a character without a font is a box with a warning, and an invisible character is not drawn")
  func missing() {
    let engine = TextEngine(catalog: .shared)
    let layout = layOut("a\u{10fffd}\u{378}b\u{10fffd}", engine: engine)
    #expect(layout.missingCharacters == ["\u{10fffd}", "\u{378}"])
    let boxes = layout.glyphRuns.filter { $0.font.name == "Cellophane-Missing" }
    #expect(boxes.reduce(0) { $0 + $1.glyphs.count } == 3)
    #expect(boxes.allSatisfy { !$0.font.outline(of: $0.glyphs[0].id).isEmpty })
    #expect(engine.warnings == [.missingCharacter("\u{378}"), .missingCharacter("\u{10fffd}")])
    let invisible = layOut("a\u{200b}\u{2060}\u{feff}b", engine: engine)
    #expect(invisible.missingCharacters.isEmpty)
    #expect((invisible.lines[0].width - layOut("ab").lines[0].width).magnitude < 0.5)
  }

  @Test("control characters have no width")
  func controls() {
    #expect(layOut("a\u{1}\u{7f}\u{9b}b").glyphRuns.flatMap(\.glyphs).count == 2)
    #expect(layOut("a\u{1}\u{7f}\u{9b}b").missingCharacters.isEmpty)
  }

  @Test("warnings contain advice")
  func sentences() {
    let advice = "it is drawn as a box. Install a font package that has it"
    #expect(
      TextWarning.missingCharacter("\u{4e2d}").description
        == "No installed font has U+4E2D (CJK UNIFIED IDEOGRAPH-4E2D): \(advice), for example with "
        + "`apt-get install fonts-noto-cjk`.")
    #expect(
      TextWarning.missingCharacter("\u{378}").description
        == "No installed font has U+0378 (no name): \(advice), or change the text.")
  }

  private let usual = layOut("Hamburg", scale: 1000).size.height

  @Test(
    "letters of other fonts that stay near the line leave its height",
    arguments: ["สวัสดี", "שלום", "中文", "한국어", "Ελλάδα", "ქართული", "😀", "A\u{302}"])
  func usualHeight(text: String) {
    #expect(layOut(text, scale: 1000).size.height == usual)
  }

  @Test(
    "a line is as high as letters of other fonts need",
    arguments: ["လူတူညီ", "حكيم", "சுதந்திர"])
  func grownHeight(text: String) {
    let layout = layOut(text, scale: 1000)
    #expect(layout.size.height > usual + 1)
    #expect(layout.size.height < usual * 1.6)
  }

  @Test("heaps of marks make a line no higher than their font foresees")
  func heaps() {
    let one = layOut("န\u{102D}\u{102F}", scale: 1000).size.height
    let heap = "န" + String(repeating: "\u{102D}\u{102F}", count: 50)
    #expect(layOut(heap, scale: 1000).size.height <= max(one, usual * 1.9))
  }

  @Test("the leading is reduced before the line distance increases")
  func leadingGivesWay() {
    // The leading is 1.7 points. These letters extend further below the line of the system font.
    let font = FontDescription(size: 17, lineAdvance: 22)
    func gap(_ text: String) -> Double {
      let lines = layOut(text, font, scale: 1000).lines
      return Double(lines[1].baseline - lines[0].baseline)
    }
    #expect((gap("Hamburg\nHamburg") - 22).magnitude < 0.01)
    #expect(gap("حكيم\nحكيم") > 22)
    #expect(gap("حكيم\nحكيم") < 24)
  }
}
