import CelloText

/// Lays out a text of one run in the system font, with the shared engine by default.
func layOut(
  _ string: String, _ font: FontDescription = FontDescription(size: 17),
  paragraph: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
  height: CGFloat = .infinity, lines: Int = 0, rightToLeft: Bool = false, scale: CGFloat = 3,
  minimumScale: CGFloat = 1, tightens: Bool = false, exclusion: CGSize = .zero,
  engine: TextEngine = .shared
) -> TextLayout {
  engine.layOut(
    StyledText(string, attributes: TextAttributes(font: font), paragraph: paragraph),
    in: TextConstraints(
      width: width, height: height, numberOfLines: lines, isRightToLeft: rightToLeft,
      grid: PixelGrid(scale: scale), minimumScale: minimumScale, allowsTightening: tightens,
      exclusion: exclusion))
}

extension TextLayout {
  /// Returns the items of the layout at the origin, in black and other colors.
  func items(boxWidth: CGFloat? = nil) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    draw(into: &items, at: .zero, palette: testPalette, boxWidth: boxWidth)
    return items
  }

  var glyphRuns: [GlyphRun] {
    items().compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  var images: [DisplayList.ImageItem] {
    items().compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  /// The filled rectangles with their colors.
  var fills: [(rect: CGRect, color: Color)] {
    items().compactMap {
      if case .fill(.rect(let rect), let color) = $0 { (rect, color) } else { nil }
    }
  }

  /// Returns the part of the text on each line.
  func parts(of string: String) -> [String] {
    let units = Array(string.utf16)
    return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }
}

let testPalette: [Color] = [
  .black, Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0),
  Color(red: 0, green: 0, blue: 255),
]
