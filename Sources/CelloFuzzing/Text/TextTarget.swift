internal import CelloSnapshots
internal import CelloText
internal import Foundation

extension FuzzTarget {
  /// Texts with any attributes and any size: the layout is finite, covers the text, fits the size,
  /// and is the same when it is repeated.
  static let textLayout = FuzzTarget("text", inputs: TextInputs.bytes) { bytes in
    var choices = ByteChoices(bytes)
    let string = TextInputs.string(&choices)
    let runs = (0..<choices.below(4)).map { _ in
      StyledText.Run(
        length: choices.below(20) - 2, attributes: TextInputs.attributes(&choices))
    }
    let paragraphs = (0..<choices.below(3)).map { _ in
      StyledText.ParagraphRun(length: choices.below(20) - 2, style: TextInputs.paragraph(&choices))
    }
    let text = StyledText(
      string, runs: runs, paragraphs: paragraphs,
      defaultAttributes: TextInputs.attributes(&choices),
      defaultParagraph: TextInputs.paragraph(&choices))
    let constraints = TextInputs.constraints(&choices)
    let layout = TextEngine.shared.layOut(text, in: constraints)
    if let broken = TextInputs.brokenPromise(of: layout, string, constraints) {
      throw BrokenPromise(description: "\(broken): \(string.debugDescription), \(constraints)")
    }
    var items: [DisplayList.Item] = []
    layout.draw(into: &items, at: CGPoint(x: 3, y: 4), palette: [.black], boxWidth: 100)
    // Some texts are also drawn, and laid out again by an engine with empty caches.
    if bytes.count % 16 == 0 {
      _ = try? DisplayList(size: CGSize(width: 100, height: 60), items: items).render(scale: 1)
      let again = TextEngine(catalog: .shared).layOut(text, in: constraints)
      try require(again == layout, "Another layout the second time: \(string.debugDescription)")
    }
  }
}

/// Generators of the parts of texts.
enum TextInputs {
  @Sendable static func bytes(_ random: inout SplitMix64) -> [UInt8] {
    // Only a few texts are long, because they take most of the time.
    let count = random.below(500) == 0 ? 2_000 : 16 + random.below(80)
    return (0..<count).map { _ in random.byte() }
  }

  static let pieces: [String] = [
    "a", "b", "Wort", "fi", "AV", "To", ".", ",", "!", "(", ")", "[", "«", "-", "–", "/", "1",
    "23", "4,5", "%", "$", " ", " ", " ", "  ", "\u{a0}", "\t", "\n", "\r\n", "\r", "\u{2028}",
    "\u{2029}", "\u{85}", "\u{b}", "\u{1c}", "\0", "\u{7f}", "א", "שלום", "ְ", "ب", "مرحبا", "ّ",
    "لا", "،", "١٢", "हिन्दी", "क्ष", "्", "ไทย", "ที่", "မြန်", "ខ្មែរ", "བོད", "中", "文字", "かな", "カ",
    "한국", "ᄀ", "ᅡ", "e\u{301}", "\u{301}", "\u{20d7}", "x\u{338}", "\u{200b}", "\u{200c}",
    "\u{200d}", "\u{2060}", "\u{feff}", "\u{ad}", "\u{fe0e}", "\u{fe0f}", "\u{e0067}", "😀", "👍🏽",
    "🏽", "👨‍👩‍👧‍👦", "👨\u{200d}", "🇩🇪", "🇫", "❤️", "1️⃣", "\u{20e3}", "☀", "\u{200e}", "\u{200f}",
    "\u{61c}", "\u{202a}", "\u{202b}", "\u{202c}", "\u{202d}", "\u{202e}", "\u{2066}", "\u{2067}",
    "\u{2068}", "\u{2069}", "\u{fffc}", "\u{fffd}", "\u{e000}", "\u{10fffd}", "\u{378}", "𝄞", "𐎠",
    "𞤀", "𒀀", "∮", "→", "\u{1f3f4}\u{e0067}\u{e007f}",
  ]
  private static let sizes: [CGFloat] = [17, 17, 13, 34, 1, 0, -3, .nan, .infinity, 1e9, 0.001]
  static let lengths: [CGFloat] = [0, 0, 0, 1, 5, 20, -4, 300, .nan, .infinity, -1e12]
  static let widths: [CGFloat] = [300, .infinity, 120, 60, 33.3, 10, 1, 0, -5, .nan, 1e15]

  static func string(_ choices: inout ByteChoices) -> String {
    var string = ""
    let isLong = choices.once(in: 100)
    for _ in 0..<choices.below(isLong ? 4_000 : 24) {
      if choices.isUsedUp, string.utf8.count > 200 { break }
      let piece = choices.pick(pieces)
      // Sometimes, there are many marks, joiners or embeddings.
      let count = choices.once(in: 40) ? choices.below(100) : 1
      for _ in 0..<count { string += piece }
      if choices.once(in: 12), let scalar = Unicode.Scalar(UInt32(choices.below(0x11_0000))) {
        string.unicodeScalars.append(scalar)
      }
    }
    // A string from `NSString` can contain unpaired surrogates.
    guard choices.once(in: 8) else { return string }
    var units = Array(string.utf16)
    for _ in 0..<choices.below(4) where !units.isEmpty {
      units[choices.below(units.count)] = UInt16(0xd800 + choices.below(0x800))
    }
    return NSString(characters: units, length: units.count) as String
  }

  static func constraints(_ choices: inout ByteChoices) -> TextConstraints {
    TextConstraints(
      width: choices.pick(widths),
      height: choices.sometimes(in: 3) { $0.pick(widths) } ?? .infinity,
      numberOfLines: choices.pick([0, 0, 1, 1, 2, 3, -1]), isRightToLeft: choices.once(in: 3),
      grid: PixelGrid(scale: choices.pick([2, 3, 1, 2.5, 0, .nan])),
      minimumScale: choices.pick([1, 1, 0.5, 0.9, 0, -1, .nan]),
      allowsTightening: choices.once(in: 4),
      exclusion: choices.sometimes(in: 6) { _ in CGSize(width: 30, height: 25) } ?? .zero)
  }

  /// Returns a description of an invariant of the layout that does not hold; `nil` if all hold.
  static func brokenPromise(
    of layout: TextLayout, _ string: String, _ constraints: TextConstraints
  ) -> String? {
    let count = string.utf16.count
    guard layout.size.width.isFinite, layout.size.height.isFinite, layout.size.width >= 0,
      layout.size.height >= 0
    else { return "No usable size" }
    guard count > 0 else { return layout.lines.isEmpty ? nil : "Lines of nothing" }
    guard let first = layout.lines.first, let last = layout.lines.last else { return "No lines" }
    if first.range.lowerBound != 0 { return "The first line does not start at the start" }
    if !layout.isTruncated, last.range.upperBound != count { return "Text is lost" }
    var end = 0
    for line in layout.lines {
      guard line.baseline.isFinite, line.width.isFinite, line.x.isFinite else {
        return "A line that is not finite"
      }
      if line.range.upperBound > count { return "A line that ends behind the text" }
      if line.range.lowerBound != end { return "Lines with a gap" }
      end = line.range.upperBound
    }
    if constraints.numberOfLines > 0, layout.lines.count > constraints.numberOfLines {
      return "Too many lines"
    }
    if layout.size.width > max(constraints.width, 0) { return "Wider than its room" }
    return nil
  }

  static func attributes(_ choices: inout ByteChoices) -> TextAttributes {
    var attributes = TextAttributes(
      font: FontDescription(
        family: choices.pick([
          .system, .system, .system, .monospaced, .serif, .rounded, .named("?"),
        ]),
        size: choices.once(in: 3) ? choices.pick(sizes) : 17,
        weight: choices.pick(FontWeight.allCases), isItalic: choices.once(in: 5),
        features: choices.once(in: 8) ? [.monospacedDigits, FontFeature("liga", 0)] : [],
        lineAdvance: choices.sometimes(in: 3) { $0.pick(sizes) }),
      color: choices.below(3))
    guard choices.once(in: 2) else { return attributes }
    attributes.kern = choices.sometimes(in: 4) { $0.pick(lengths) }
    attributes.tracking = choices.sometimes(in: 4) { $0.pick(lengths) }
    attributes.baselineOffset = choices.sometimes(in: 4) { $0.pick(lengths) } ?? 0
    attributes.ligatures = !choices.once(in: 4)
    let line = TextDecoration(
      style: choices.pick([.single, .thick, .double]),
      pattern: choices.pick([.solid, .dot, .dash, .dashDot, .dashDotDot]))
    attributes.underline = choices.once(in: 4) ? line : nil
    attributes.strikethrough = choices.once(in: 4) ? line : nil
    attributes.strokeWidth = choices.sometimes(in: 4) { $0.pick(lengths) } ?? 0
    attributes.background = choices.once(in: 4) ? 1 : nil
    attributes.obliqueness = choices.sometimes(in: 4) { $0.pick(lengths) } ?? 0
    attributes.attachment = choices.sometimes(in: 3) {
      TextAttachment(
        size: CGSize(width: $0.pick(lengths), height: $0.pick(lengths)),
        baselineOffset: $0.pick(lengths), content: .space)
    }
    return attributes
  }

  static func paragraph(_ choices: inout ByteChoices) -> ParagraphStyle {
    var style = ParagraphStyle(
      alignment: choices.pick([.natural, .left, .right, .center, .justified]),
      lineBreakMode: choices.pick([
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
        .byTruncatingTail,
      ]),
      baseDirection: choices.pick([.natural, .natural, .leftToRight, .rightToLeft]))
    guard choices.once(in: 3) else { return style }
    style.lineSpacing = choices.pick(lengths)
    style.paragraphSpacing = choices.pick(lengths)
    style.paragraphSpacingBefore = choices.pick(lengths)
    style.minimumLineHeight = choices.pick(lengths)
    style.maximumLineHeight = choices.pick(lengths)
    style.lineHeightMultiple = choices.pick(lengths)
    style.firstLineHeadIndent = choices.pick(lengths)
    style.headIndent = choices.pick(lengths)
    style.tailIndent = choices.pick(lengths)
    style.lineBreakStrategy = choices.pick([[], .standard, .pushOut, .hangulWordPriority])
    return style
  }
}
