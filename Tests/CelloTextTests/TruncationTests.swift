import CelloText
import Testing

/// Truncation of text that does not fit.
struct TruncationTests {
  typealias Mode = ParagraphStyle.LineBreakMode

  /// Returns the expected truncated line: a part of the text, and an ellipsis in a separate run,
  /// because the two are not kerned together.
  private func expected(
    _ head: String, _ tail: String, rightToLeft: Bool
  ) -> TextLayout {
    let plain = TextAttributes(font: FontDescription(size: 17))
    var other = plain
    other.color = 1
    let text = StyledText(
      head + "…" + tail,
      runs: [
        StyledText.Run(length: head.utf16.count, attributes: plain),
        StyledText.Run(length: 1, attributes: other),
        StyledText.Run(length: tail.utf16.count, attributes: plain),
      ], paragraphs: [], defaultAttributes: plain,
      defaultParagraph: ParagraphStyle(baseDirection: rightToLeft ? .rightToLeft : .leftToRight))
    return TextEngine.shared.layOut(
      text, in: TextConstraints(width: .infinity, grid: PixelGrid(scale: 3)))
  }

  private func trimmed(_ characters: some Sequence<Character>) -> String {
    var result = Array(characters)
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  private func glyphs(_ layout: TextLayout) -> [UInt32] {
    layout.glyphRuns.flatMap { $0.glyphs.map(\.id) }
  }

  static let samples: [(String, Bool)] = [
    ("The quick brown fox jumps over the lazy dog", false),
    ("To Ty AVAWA fi ffl, and “quotes” everywhere", false),
    ("Übermäßig e\u{301}le\u{300}ve a\u{30a}\u{323} naïve coöperation", false),
    ("שלום עולם, זהו משפט ארוך מאוד בעברית", true),
    ("مرحبا بالعالم، كيف حالك اليوم يا صديقي", true),
    ("हिन्दी में लिखा हुआ एक लम्बा वाक्य", false),
    ("ภาษาไทยเขียนติดกันไม่มีช่องว่าง", false),
  ]

  // Finds the longest prefix that fits by trying all prefixes, for many widths.
  @Test("a cut tail leaves the longest head that fits", arguments: samples)
  func tail(string: String, rightToLeft: Bool) {
    let characters = Array(string)
    let candidates = (0...characters.count).map { count in
      expected(trimmed(characters.prefix(count)), "", rightToLeft: rightToLeft)
    }
    let full = layOut(string).lines[0].width
    for width in stride(from: 20, to: full, by: 7) {
      let layout = layOut(
        string, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail), width: width, lines: 1)
      let best = candidates.last { $0.lines[0].width <= width + 0.001 }
      #expect(layout.isTruncated && layout.lines[0].isTruncated)
      #expect(layout.lines[0].width <= width + 0.001)
      #expect(glyphs(layout) == best.map(glyphs), "\(width)")
    }
  }

  @Test("a cut head leaves the longest tail that fits", arguments: samples)
  func head(string: String, rightToLeft: Bool) {
    let characters = Array(string)
    let full = layOut(string).lines[0].width
    for width in stride(from: 24, to: full, by: 11) {
      let layout = layOut(
        string, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingHead), width: width, lines: 1)
      #expect(layout.lines[0].width <= width + 0.001)
      // The result is a suffix, and no much longer suffix fits. Joined letters can be slightly
      // wider when they are laid out separately.
      let tails = (0...characters.count).map { start -> TextLayout in
        var tail = characters[start...]
        while tail.first == " " { tail.removeFirst() }
        return expected("", String(tail), rightToLeft: rightToLeft)
      }
      let shown = tails.firstIndex { glyphs($0) == glyphs(layout) }
      #expect(shown != nil, "\(width)")
      let best = tails.firstIndex { $0.lines[0].width <= width + 0.001 } ?? 0
      #expect((shown ?? 0) - best <= 1, "\(width)")
    }
  }

  @Test("a cut middle leaves a head and a tail of about half the width each", arguments: samples)
  func middle(string: String, rightToLeft: Bool) {
    let full = layOut(string).lines[0].width
    for width in stride(from: 60, to: full, by: 13) {
      let layout = layOut(
        string, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingMiddle), width: width,
        lines: 1)
      #expect(layout.lines[0].width <= width + 0.001)
      #expect(layout.lines[0].width > width - 30)
      #expect(layout.lines[0].isTruncated)
    }
  }

  @Test("the ellipsis is at the end of the text in reading direction")
  func sides() throws {
    for (string, rightToLeft) in Self.samples {
      let ellipsis = expected("", "", rightToLeft: rightToLeft).glyphRuns[0].glyphs[0].id
      for (mode, atEnd) in [(Mode.byTruncatingTail, true), (.byTruncatingHead, false)] {
        let layout = layOut(
          string, paragraph: ParagraphStyle(lineBreakMode: mode), width: 100, lines: 1)
        let places = layout.glyphRuns.flatMap(\.glyphs)
        let place = try #require(places.first { $0.id == ellipsis })
        let isRightmost = places.allSatisfy { $0.position.x <= place.position.x }
        let isLeftmost = places.allSatisfy { $0.position.x >= place.position.x }
        #expect(atEnd == rightToLeft ? isLeftmost : isRightmost, "\(string) \(mode)")
      }
    }
  }

  @Test("characters of several scalars are never cut in two")
  func graphemes() {
    let family = "👨‍👩‍👧‍👦"
    let string = String(repeating: family, count: 6)
    for width in stride(from: 20.0, to: 140, by: 3) {
      let layout = layOut(
        string, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail), width: CGFloat(width),
        lines: 1)
      let wide = layOut(family).images
      #expect(layout.images.allSatisfy { $0.picture == wide[0].picture })
    }
    // A letter and its combining marks are kept or removed together.
    let marked = "a\u{301}\u{302}\u{303}\u{304}b\u{301}\u{302}\u{303}\u{304}c"
    for width in stride(from: 12.0, to: 40, by: 1) {
      let layout = layOut(
        marked, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail), width: CGFloat(width),
        lines: 1)
      let heads = [
        "", "a\u{301}\u{302}\u{303}\u{304}",
        "a\u{301}\u{302}\u{303}\u{304}b\u{301}\u{302}\u{303}\u{304}", marked,
      ]
      let shown = glyphs(layout)
      #expect(
        heads.contains { glyphs(expected($0, "", rightToLeft: false)) == shown }
          || shown == glyphs(layOut(marked)))
    }
  }

  @Test("text after a newline is left out")
  func newline() {
    let layout = layOut(
      "one\ntwo", paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail), lines: 1)
    #expect(layout.isTruncated && layout.lines.count == 1)
    #expect(glyphs(layout) == glyphs(expected("one", "", rightToLeft: false)))
    #expect(layout.lines[0].range == 0..<7)
    let head = layOut(
      "one\ntwo", paragraph: ParagraphStyle(lineBreakMode: .byTruncatingHead), lines: 1)
    #expect(glyphs(head) == glyphs(expected("", "two", rightToLeft: false)))
    let middle = layOut(
      "one\ntwo", paragraph: ParagraphStyle(lineBreakMode: .byTruncatingMiddle), width: 200,
      lines: 1)
    #expect(glyphs(middle) == glyphs(expected("one", "two", rightToLeft: false)))
  }

  @Test("wrapping modes omit text without a line, and clipping continues the last line")
  func otherModes() {
    let string = "The quick brown fox jumps over the lazy dog"
    for mode in [Mode.byWordWrapping, .byCharWrapping] {
      let layout = layOut(
        string, paragraph: ParagraphStyle(lineBreakMode: mode), width: 100, lines: 2)
      #expect(layout.isTruncated && layout.lines.allSatisfy { !$0.isTruncated })
      #expect(layout.lines[1].width <= 100)
    }
    let clipped = layOut(
      string, paragraph: ParagraphStyle(lineBreakMode: .byClipping), width: 100, lines: 2)
    #expect(clipped.lines[1].width > 100)
    #expect(clipped.size.width == 100)
    #expect(clipped.isTruncated)
  }

  @Test("lines that do not fit in the height are left out, but never the first")
  func height() {
    let style = ParagraphStyle(lineBreakMode: .byTruncatingTail)
    let string = "The quick brown fox jumps over the lazy dog"
    let two = layOut(string, paragraph: style, width: 100, height: 41)
    #expect(two.lines.count == 2 && two.isTruncated && two.lines[1].isTruncated)
    let one = layOut(string, paragraph: style, width: 100, height: 1)
    #expect(one.lines.count == 1 && one.lines[0].isTruncated)
    #expect(layOut(string, paragraph: style, width: 100, height: 200).isTruncated == false)
  }

  @Test("a text that just fits is not cut")
  func exact() {
    let string = "Just as wide as itself"
    let wide = layOut(string)
    let exact = wide.lines[0].width
    // Rounding errors of sums, here 10⁻¹⁰, have no effect. A ten-thousandth of a point does.
    for (width, isTruncated) in [
      (wide.size.width, false), (exact, false), (exact - 1e-10, false), (exact - 0.0001, true),
    ] {
      let again = layOut(
        string, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail), width: width, lines: 1)
      #expect(again.isTruncated == isTruncated)
    }
  }
}
