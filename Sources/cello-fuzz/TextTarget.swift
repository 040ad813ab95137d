import CelloText

/// Random strings in random attributes and constraints: the layout is finite, covers the text, keeps to the room, and
/// comes out the same again.
struct TextTarget: FuzzTarget {
  private static let pieces: [String] = [
    "a", "b", "Wort", "fi", "AV", "To", ".", ",", "!", "(", ")", "[", "«", "-", "–", "/", "1", "23",
    "4,5", "%", "$", " ", " ", " ", "  ", "\u{a0}", "\t", "\n", "\r\n", "\r", "\u{2028}",
    "\u{2029}",
    "\u{85}", "\u{b}", "\u{1c}", "\0", "\u{7f}", "א", "שלום", "ְ", "ب", "مرحبا", "ّ", "لا", "،",
    "١٢",
    "हिन्दी", "क्ष", "्", "ไทย", "ที่", "မြန်", "ខ្មែរ", "བོད", "中", "文字", "かな", "カ", "한국", "ᄀ", "ᅡ",
    "e\u{301}", "\u{301}", "\u{20d7}", "x\u{338}", "\u{200b}", "\u{200c}", "\u{200d}", "\u{2060}",
    "\u{feff}", "\u{ad}", "\u{fe0e}", "\u{fe0f}", "\u{e0067}", "😀", "👍🏽", "🏽", "👨‍👩‍👧‍👦", "👨\u{200d}",
    "🇩🇪", "🇫", "❤️", "1️⃣", "\u{20e3}", "☀", "\u{200e}", "\u{200f}", "\u{202a}", "\u{202b}", "\u{202c}",
    "\u{202d}", "\u{202e}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{fffc}", "\u{fffd}",
    "\u{e000}", "\u{10fffd}", "\u{378}", "𝄞", "𐎠", "𞤀", "𒀀", "∮", "→",
    "\u{1f3f4}\u{e0067}\u{e007f}",
  ]
  private static let sizes: [CGFloat] = [17, 17, 13, 34, 1, 0, -3, .nan, .infinity, 1e9, 0.001]
  private static let lengths: [CGFloat] = [0, 0, 0, 1, 5, 20, -4, 300, .nan, .infinity, -1e12]
  private static let widths: [CGFloat] = [.infinity, 300, 120, 60, 33.3, 10, 1, 0, -5, .nan, 1e15]

  func run(_ random: inout SplitMix) -> String? {
    var string = ""
    for _ in 0..<random.below(random.chance(1, in: 200) ? 2000 : 24) {
      string += random.pick(Self.pieces)
      // Any scalar at all.
      if random.chance(1, in: 12), let scalar = Unicode.Scalar(UInt32(random.below(0x11_0000))) {
        string.unicodeScalars.append(scalar)
      }
    }
    let runs = (0..<random.below(4)).map { _ in
      StyledText.Run(length: random.below(20) - 2, attributes: attributes(&random))
    }
    let paragraphs = (0..<random.below(3)).map { _ in
      StyledText.ParagraphRun(length: random.below(20) - 2, style: paragraph(&random))
    }
    let text = StyledText(
      string, runs: runs, paragraphs: paragraphs, defaultAttributes: attributes(&random),
      defaultParagraph: paragraph(&random))
    let constraints = TextConstraints(
      width: random.pick(Self.widths),
      height: random.chance(1, in: 3) ? random.pick(Self.widths) : .infinity,
      numberOfLines: random.pick([0, 0, 1, 1, 2, 3, -1]), isRightToLeft: random.chance(1, in: 3),
      grid: PixelGrid(scale: random.pick([2, 3, 1, 2.5, 0, .nan])),
      minimumScale: random.pick([1, 1, 0.5, 0.9, 0, -1, .nan]),
      allowsTightening: random.chance(1, in: 4),
      exclusion: random.chance(1, in: 6) ? CGSize(width: 30, height: 25) : .zero)
    let layout = TextEngine.shared.layOut(text, in: constraints)
    if let broken = check(layout, of: string, in: constraints) {
      return "\(broken): \(text), \(constraints)"
    }
    var items: [DisplayList.Item] = []
    layout.draw(into: &items, at: CGPoint(x: 3, y: 4), palette: [.black], boxWidth: 100)
    // Without any memory it comes out the same.
    if random.chance(1, in: 16) {
      let again = TextEngine(catalog: .shared).layOut(text, in: constraints)
      if again != layout { return "another layout the second time, of \(string.debugDescription)" }
    }
    return nil
  }

  private func check(
    _ layout: TextLayout, of string: String, in constraints: TextConstraints
  ) -> String? {
    let count = string.utf16.count
    guard layout.size.width.isFinite, layout.size.height.isFinite, layout.size.width >= 0,
      layout.size.height >= 0
    else { return "no usable size" }
    guard count > 0 else { return layout.lines.isEmpty ? nil : "lines of nothing" }
    guard let first = layout.lines.first, let last = layout.lines.last else { return "no lines" }
    if first.range.lowerBound != 0 { return "the first line does not start at the start" }
    if !layout.isTruncated, last.range.upperBound != count { return "text is lost" }
    var previous: TextLayout.Line?
    for line in layout.lines {
      if !line.baseline.isFinite || !line.width.isFinite || !line.x.isFinite {
        return "a line that is not finite"
      }
      if line.range.upperBound > count { return "a line that ends behind the text" }
      if let previous {
        if previous.range.upperBound != line.range.lowerBound { return "lines with a gap" }
      }
      previous = line
    }
    let lines = constraints.numberOfLines
    if lines > 0, layout.lines.count > lines { return "too many lines" }
    if layout.size.width > max(constraints.width, 0), constraints.width == constraints.width {
      return "wider than its room"
    }
    return nil
  }

  private func attributes(_ random: inout SplitMix) -> TextAttributes {
    var attributes = TextAttributes(
      font: FontDescription(
        family: random.pick([.system, .system, .system, .monospaced, .serif, .rounded, .named("?")]
        ),
        size: random.chance(2, in: 3) ? 17 : random.pick(Self.sizes),
        weight: random.pick(FontWeight.allCases), isItalic: random.chance(1, in: 5),
        features: random.chance(1, in: 8) ? [.monospacedDigits, FontFeature("liga", 0)] : [],
        lineAdvance: random.chance(1, in: 3) ? random.pick(Self.sizes) : nil),
      color: random.below(3))
    guard random.chance(1, in: 2) else { return attributes }
    attributes.kern = random.chance(1, in: 4) ? random.pick(Self.lengths) : nil
    attributes.tracking = random.chance(1, in: 4) ? random.pick(Self.lengths) : nil
    attributes.baselineOffset = random.chance(1, in: 4) ? random.pick(Self.lengths) : 0
    attributes.ligatures = random.chance(3, in: 4)
    let line = TextLine(
      style: random.pick([.single, .thick, .double]),
      pattern: random.pick([.solid, .dot, .dash, .dashDot, .dashDotDot]))
    attributes.underline = random.chance(1, in: 4) ? line : nil
    attributes.strikethrough = random.chance(1, in: 4) ? line : nil
    attributes.strokeWidth = random.chance(1, in: 4) ? random.pick(Self.lengths) : 0
    attributes.background = random.chance(1, in: 4) ? 1 : nil
    attributes.obliqueness = random.chance(1, in: 4) ? random.pick(Self.lengths) : 0
    if random.chance(1, in: 3) {
      attributes.attachment = TextAttachment(
        size: CGSize(width: random.pick(Self.lengths), height: random.pick(Self.lengths)),
        baselineOffset: random.pick(Self.lengths), content: .space)
    }
    return attributes
  }

  private func paragraph(_ random: inout SplitMix) -> ParagraphStyle {
    var style = ParagraphStyle(
      alignment: random.pick([.natural, .left, .right, .center, .justified]),
      lineBreakMode: random.pick([
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
        .byTruncatingTail,
      ]),
      baseDirection: random.pick([.natural, .natural, .leftToRight, .rightToLeft]))
    guard random.chance(1, in: 3) else { return style }
    style.lineSpacing = random.pick(Self.lengths)
    style.paragraphSpacing = random.pick(Self.lengths)
    style.minimumLineHeight = random.pick(Self.lengths)
    style.maximumLineHeight = random.pick(Self.lengths)
    style.lineHeightMultiple = random.pick(Self.lengths)
    style.firstLineHeadIndent = random.pick(Self.lengths)
    style.headIndent = random.pick(Self.lengths)
    style.tailIndent = random.pick(Self.lengths)
    return style
  }
}
