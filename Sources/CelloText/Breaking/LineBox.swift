/// The vertical extent of a line, in points.
struct LineBox {
  var ascent: CGFloat
  var descent: CGFloat
  /// The distance to the next line's box.
  var leading: CGFloat
}

extension LineBox {
  /// Creates the box of a line, as tall as the tallest of its runs, attachments and fallback
  /// glyphs, within the paragraph's limits.
  ///
  /// - Parameters:
  ///   - range: the line's characters; styles of characters without glyphs, such as an empty
  ///     paragraph's, are included.
  ///   - slices: the line's visible parts.
  init(
    of range: Range<Int>, slices: [LineSlice], paragraph style: ParagraphStyle,
    in context: LayoutContext
  ) {
    var natural = LineBox(ascent: 0, descent: 0, leading: 0)
    // An empty paragraph is as tall as its separator, or the text before it.
    var index = context.styleIndex(at: min(range.lowerBound, context.count - 1))
    natural.include(context.styles[index])
    while index + 1 < context.styles.count, context.styleEnds[index] < range.upperBound {
      index += 1
      natural.include(context.styles[index])
    }
    // The extent of glyphs in fallback fonts, which may exceed the extent of the style's own font.
    var above: CGFloat = 0
    var below: CGFloat = 0
    for slice in slices {
      let style = context.styles[slice.style]
      natural.include(style)
      if slice.kind == .attachment { natural.includeAttachment(of: style) }
      guard let face = slice.face, face !== style.face, !face.hasColorBitmaps else { continue }
      let reach = face.reach(of: slice.run.glyphs[slice.glyphs])
      let rise = ResolvedStyle.finite(style.attributes.baselineOffset)
      // Chosen: glyphs that exceed the line by less than a twentieth of the font size do not touch
      // adjacent lines.
      let slack = slice.metrics.size / 20
      let top = CGFloat(reach.above) * slice.metrics.pointsPerUnit + rise
      let bottom = CGFloat(reach.below) * slice.metrics.pointsPerUnit - rise
      if top > style.ascent + slack { above = max(above, top) }
      if bottom > style.descent + slack { below = max(below, bottom) }
    }
    let multiple = ResolvedStyle.finite(style.lineHeightMultiple)
    func limited(_ height: CGFloat) -> CGFloat {
      var height = multiple > 0 ? height * multiple : height
      let maximum = ResolvedStyle.length(style.maximumLineHeight)
      if maximum > 0 { height = min(height, maximum) }
      return max(height, ResolvedStyle.length(style.minimumLineHeight))
    }
    // Tall fallback glyphs first use the leading, so that the line distance remains constant if
    // possible.
    let naturalAdvance = natural.ascent + natural.descent + natural.leading
    let ascent = max(natural.ascent, above)
    let descent = max(natural.descent, below)
    let height = limited(ascent + descent)
    let advance = limited(max(naturalAdvance, ascent + descent))
    self.init(ascent: height - descent, descent: descent, leading: max(advance - height, 0))
  }

  private mutating func include(_ style: ResolvedStyle) {
    ascent = max(ascent, style.ascent)
    descent = max(descent, style.descent)
    leading = max(leading, style.leading)
  }

  private mutating func includeAttachment(of style: ResolvedStyle) {
    let bottom =
      ResolvedStyle.finite(style.attributes.attachment?.baselineOffset ?? 0)
      + ResolvedStyle.finite(style.attributes.baselineOffset)
    ascent = max(ascent, bottom + style.attachmentSize.height)
    descent = max(descent, -bottom)
  }
}
