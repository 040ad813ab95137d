/// Lays out one text once: breaks it into lines, cuts what does not fit, places the baselines.
final class Typesetter {
  let engine: TextEngine
  let constraints: TextConstraints
  let text: UnsafePointer<UInt16>
  let count: Int
  let styles: [ResolvedStyle]
  let source: StyledText
  var itemizer: Itemizer
  private(set) var fontErrors: [FontError] = []
  private let storage: UnsafeMutablePointer<UInt16>
  /// Where each paragraph style ends, in code units.
  private let paragraphEnds: [Int]

  /// - Parameters:
  ///   - scale: by how much the glyphs shrink.
  ///   - tightening: taken off the advance of each character, as a share of its size.
  init(
    _ source: StyledText, _ constraints: TextConstraints, scale: CGFloat, tightening: CGFloat,
    engine: TextEngine
  ) {
    self.engine = engine
    self.source = source
    self.constraints = constraints
    (storage, count) = Self.codeUnits(of: source.string)
    text = UnsafePointer(storage)
    // A single line keeps the box of the unshrunk font, and so its baseline.
    let boxScale = constraints.numberOfLines == 1 ? 1 : scale
    var errors: [FontError] = []
    let styles = source.runs.map { run in
      ResolvedStyle(
        run.attributes, scale: scale, boxScale: boxScale, tightening: tightening,
        catalog: engine.catalog
      ) { if !errors.contains($0) { errors.append($0) } }
    }
    self.styles = styles
    fontErrors = errors
    var end = 0
    let ends = source.runs.map { run in
      end = end.addingClamped(run.length)
      return end
    }
    end = 0
    paragraphEnds = source.paragraphs.map { run in
      end = end.addingClamped(run.length)
      return end
    }
    itemizer = Itemizer(
      text: UnsafePointer(storage), styles: styles, styleEnds: ends, catalog: engine.catalog)
  }

  deinit { storage.deallocate() }

  private static func codeUnits(of string: String) -> (UnsafeMutablePointer<UInt16>, Int) {
    var string = string
    return string.withUTF8 { bytes in
      // No UTF-8 text has more UTF-16 units than bytes. One more keeps an empty text's pointer valid.
      let units = UnsafeMutablePointer<UInt16>.allocate(capacity: bytes.count + 1)
      var count = 0
      var index = 0
      while index < bytes.count {
        let byte = UInt32(bytes[index])
        if byte < 0x80 {
          units[count] = UInt16(byte)
          count += 1
          index += 1
          continue
        }
        // Strings hold well-formed UTF-8 only.
        let length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
        var scalar = byte & (0x7f >> UInt32(length))
        for next in index + 1..<index + length { scalar = scalar << 6 | UInt32(bytes[next] & 0x3f) }
        index += length
        if scalar > 0xffff {
          units[count] = UInt16(0xd7c0 + (scalar >> 10))
          units[count + 1] = UInt16(0xdc00 | scalar & 0x3ff)
          count += 2
        } else {
          units[count] = UInt16(scalar)
          count += 1
        }
      }
      return (units, count)
    }
  }

  /// The layout; an empty text has no lines and no size.
  func layout() -> TextLayout {
    var limit = constraints.numberOfLines > 0 ? constraints.numberOfLines : Int.max
    while true {
      var lines = LineStack(self)
      if lines.fill(limit: limit) {
        return lines.layout(missing: itemizer.missing)
      }
      // A line did not fit in the height: the one before it is the last, and shows that something is missing.
      limit = max(lines.count, 1)
    }
  }

  /// The room for lines, in points.
  var width: CGFloat {
    constraints.width.isNaN ? .infinity : max(constraints.width, 0)
  }

  /// The paragraph that starts at an offset.
  func paragraph(at start: Int) -> Paragraph {
    var end = start
    while end < count, !Characters.isParagraphSeparator(text[end]) { end += 1 }
    var next = end
    if end < count {
      next = end + 1
      if text[end] == 0x0d, next < count, text[next] == 0x0a { next += 1 }
    }
    var styleIndex = 0
    while paragraphEnds[styleIndex] <= start, styleIndex < paragraphEnds.count - 1 {
      styleIndex += 1
    }
    let style = source.paragraphs[styleIndex].style
    let base: BidiLevels.Base =
      switch style.baseDirection {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .natural: constraints.isRightToLeft ? .naturalOrRightToLeft : .naturalOrLeftToRight
      }
    let resolved = BidiLevels.resolve(text + start, count: end - start, base: base)
    return Paragraph(
      self, range: start..<end, next: next, style: style, level: resolved.paragraph,
      levels: resolved.levels, levelsBase: start)
  }

  /// The last paragraph that has characters, or the given one when nothing follows it.
  func lastParagraph(from paragraph: Paragraph) -> Paragraph {
    var end = count
    while end > paragraph.next, Characters.isParagraphSeparator(text[end - 1]) { end -= 1 }
    guard end > paragraph.next else { return paragraph }
    var start = end
    while start > paragraph.next, !Characters.isParagraphSeparator(text[start - 1]) { start -= 1 }
    return self.paragraph(at: start)
  }

  func glyphMetrics(of item: TextItem) -> GlyphMetrics {
    let style = styles[item.style]
    return GlyphMetrics(
      style, face: item.face, script: item.script)
  }
}

/// From font units to points.
struct GlyphMetrics {
  /// Points per em.
  var size: CGFloat
  var pointsPerUnit: CGFloat
  /// Added to each cluster that has an advance.
  var spacing: CGFloat

  init(_ style: ResolvedStyle, face: FontFace?, script: UInt32) {
    let isOwn = face === style.face
    size = isOwn ? style.faceSize : style.size
    pointsPerUnit = size / CGFloat(face?.unitsPerEm ?? MissingGlyph.unitsPerEm)
    if Shaper.isJoining(script) {
      // Letters that join stay joined.
      spacing = 0
    } else if isOwn {
      spacing = style.spacing
    } else {
      spacing =
        Characters.isIdeographScript(script) ? style.ideographSpacing : style.fallbackSpacing
    }
  }

  func width(of units: Int) -> CGFloat {
    units == 0 ? 0 : CGFloat(units) * pointsPerUnit + spacing
  }
}
