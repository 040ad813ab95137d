/// Lays out a text with a given font scale and tightening.
enum Typesetter {
  /// A layout, and the fonts that could not be used for it.
  struct Result {
    var layout: TextLayout
    var fontErrors: [FontError]
  }

  /// Returns the layout of a text. An empty text has no lines and a size of zero.
  ///
  /// - Parameters:
  ///   - scale: the factor applied to the size of glyphs.
  ///   - tightening: the length to subtract from the advance of each character, as a fraction of
  ///     its font size.
  static func typeset(
    _ source: StyledText, _ constraints: TextConstraints, scale: CGFloat, tightening: CGFloat,
    catalog: FontCatalog, shaper: Shaper
  ) -> Result {
    // A single line keeps the box of the unscaled font, and therefore its baseline.
    let boxScale = constraints.numberOfLines == 1 ? 1 : scale
    var errors: [FontError] = []
    let styles = source.runs.map { run in
      ResolvedStyle(
        run.attributes, scale: scale, boxScale: boxScale, tightening: tightening, catalog: catalog
      ) { if !errors.contains($0) { errors.append($0) } }
    }
    let units = CodeUnits(source.string)
    let context = LayoutContext(
      text: units.pointer, count: units.count, styles: styles,
      styleEnds: ends(of: source.runs.map(\.length)),
      paragraphStyles: source.paragraphs.map(\.style),
      paragraphStyleEnds: ends(of: source.paragraphs.map(\.length)), constraints: constraints,
      catalog: catalog, shaper: shaper, missing: MissingCharacters())
    var layout = withExtendedLifetime(units) { layOut(context) }
    layout.scale = scale
    return Result(layout: layout, fontErrors: errors)
  }

  private static func layOut(_ context: LayoutContext) -> TextLayout {
    let maximum = context.constraints.numberOfLines
    var limit = maximum > 0 ? maximum : Int.max
    while true {
      var lines = LineStack(context)
      if lines.fill(limit: limit) { return lines.layout() }
      // A line did not fit in the height: the preceding line becomes the last line and shows the
      // truncation.
      limit = max(lines.count, 1)
    }
  }

  private static func ends(of lengths: [Int]) -> [Int] {
    var end = 0
    return lengths.map { length in
      end = end.addingClamped(length)
      return end
    }
  }
}
