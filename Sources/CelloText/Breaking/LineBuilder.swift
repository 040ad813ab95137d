/// Places the slices of a line from left to right, and adds their decorations and backgrounds.
struct LineBuilder {
  private let context: LayoutContext
  private var content = LineContent()
  private var x: CGFloat = 0

  init(_ context: LayoutContext) { self.context = context }

  /// Returns the line's visual content and width.
  ///
  /// - Parameters:
  ///   - target: the width to which a narrower line is justified; `nil` for the natural width.
  ///   - marker: the marker next to the line; its position is relative to an end of the line.
  func build(
    _ slices: [LineSlice], justifiedTo target: CGFloat?, marker: Marker? = nil
  ) -> (width: CGFloat, content: LineContent) {
    var builder = self
    var spread = Spread(space: 0, cluster: 0)
    if let target { spread = self.spread(slices, to: target) }
    let order = BidiLevels.visualOrder(slices.map(\.level))
    for index in order { builder.add(slices[index], spread: spread) }
    if let marker { builder.add(marker) }
    // No space follows the last character.
    if spread.cluster > 0, let last = order.last, endsWithIdeograph(slices[last]) {
      builder.x -= spread.cluster
    }
    return (builder.x, builder.content)
  }

  /// The marker of a list item.
  struct Marker {
    var slices: [LineSlice]
    /// The left end of the marker, relative to the left end of a left-to-right line, or to the
    /// right end of a right-to-left line.
    var x: CGFloat
    var isRightToLeft: Bool
  }

  private mutating func add(_ marker: Marker) {
    let width = x
    x = marker.isRightToLeft ? width + marker.x : marker.x
    for index in BidiLevels.visualOrder(marker.slices.map(\.level)) {
      add(marker.slices[index], spread: Spread(space: 0, cluster: 0))
    }
    x = width
  }

  /// The width added to each space, or to each ideograph if there are no spaces, of a justified
  /// line.
  private struct Spread {
    var space: CGFloat
    var cluster: CGFloat
  }

  private func spread(_ slices: [LineSlice], to target: CGFloat) -> Spread {
    var width: CGFloat = 0
    var spaces = 0
    var ideographs = 0
    for slice in slices {
      width += slice.width ?? 0
      forEachCluster(of: slice) { glyphs in
        let offset = slice.base + Int(slice.run.glyphs[glyphs.lowerBound].cluster)
        if isSpace(slice, at: offset) { spaces += 1 }
        if isIdeograph(slice, at: offset) { ideographs += 1 }
      }
    }
    let free = target - width
    guard free > 0 else { return Spread(space: 0, cluster: 0) }
    if spaces > 0 { return Spread(space: free / CGFloat(spaces), cluster: 0) }
    // Text without spaces is justified between ideographs.
    if let last = BidiLevels.visualOrder(slices.map(\.level)).last, endsWithIdeograph(slices[last])
    {
      ideographs -= 1
    }
    if ideographs > 0 { return Spread(space: 0, cluster: free / CGFloat(ideographs)) }
    return Spread(space: 0, cluster: 0)
  }

  private func isSpace(_ slice: LineSlice, at offset: Int) -> Bool {
    guard slice.base >= 0, slice.kind == .glyphs else { return false }
    let unit = context.text[offset]
    return unit == 0x20 || unit == 0xa0
  }

  private func isIdeograph(_ slice: LineSlice, at offset: Int) -> Bool {
    guard slice.base >= 0 else { return false }
    let scalar = Characters.scalar(context.text, at: offset, end: context.count).value
    return Characters.isIdeographic(scalar) || (scalar >= 0x3040 && scalar < 0x3100)
  }

  private func endsWithIdeograph(_ slice: LineSlice) -> Bool {
    guard let last = slice.run.glyphs[slice.glyphs].last else { return false }
    return isIdeograph(slice, at: slice.base + Int(last.cluster))
  }

  private func forEachCluster(of slice: LineSlice, _ body: (Range<Int>) -> Void) {
    let glyphs = slice.run.glyphs
    var index = slice.glyphs.lowerBound
    while index < slice.glyphs.upperBound {
      let start = index
      let cluster = glyphs[index].cluster
      while index < slice.glyphs.upperBound, glyphs[index].cluster == cluster { index += 1 }
      body(start..<index)
    }
  }

  private mutating func add(_ slice: LineSlice, spread: Spread) {
    let style = context.styles[slice.style]
    let rise = ResolvedStyle.finite(style.attributes.baselineOffset)
    let start = x
    switch slice.kind {
    case .glyphs, .missing:
      if let face = slice.face, face.hasColorBitmaps {
        addBitmaps(slice, face: face, rise: rise)
      } else {
        addGlyphs(
          slice, font: slice.face?.glyphFont ?? MissingGlyph.font, style: style, rise: rise,
          spread: spread)
      }
    case .tab:
      record(slice, at: slice.base, x, slice.width ?? 0)
      x += slice.width ?? 0
    case .attachment:
      guard let attachment = style.attributes.attachment else { return }
      let size = style.attachmentSize
      let bottom = ResolvedStyle.finite(attachment.baselineOffset) + rise
      content.images.append(
        LineContent.Image(
          rect: CGRect(
            x: x + ResolvedStyle.length(attachment.padding)
              + ResolvedStyle.finite(attachment.xOffset), y: -bottom - size.height,
            width: size.width, height: size.height),
          content: attachment.content))
      record(slice, at: slice.base, x, style.attachmentAdvance)
      x += style.attachmentAdvance
    case .hidden: return
    }
    if x > start {
      decorate(style, from: start, to: x, rise: rise, isRightToLeft: slice.level & 1 == 1)
    }
  }

  private mutating func addGlyphs(
    _ slice: LineSlice, font: GlyphFont, style: ResolvedStyle, rise: CGFloat, spread: Spread
  ) {
    let attributes = style.attributes
    let scale = slice.metrics.pointsPerUnit
    let stretch = slice.metrics.stretch
    var placed: [GlyphRun.Glyph] = []
    placed.reserveCapacity(slice.glyphs.count)
    let glyphs = slice.run.glyphs
    var index = slice.glyphs.lowerBound
    while index < slice.glyphs.upperBound {
      let cluster = glyphs[index].cluster
      let left = x
      var units = 0
      while index < slice.glyphs.upperBound, glyphs[index].cluster == cluster {
        let glyph = glyphs[index]
        placed.append(
          GlyphRun.Glyph(
            id: glyph.id,
            position: CGPoint(
              x: x + CGFloat(units + Int(glyph.xOffset)) * scale * stretch,
              y: -rise - CGFloat(glyph.yOffset) * scale)))
        units += Int(glyph.advance)
        index += 1
      }
      x += slice.metrics.width(of: units)
      let offset = slice.base + Int(cluster)
      if spread.space > 0, isSpace(slice, at: offset) { x += spread.space }
      if spread.cluster > 0, isIdeograph(slice, at: offset) { x += spread.cluster }
      record(slice, at: offset, left, x - left)
    }
    guard !placed.isEmpty else { return }
    let run = LineContent.Glyphs(
      font: font, size: slice.metrics.size, slant: style.slant(of: slice.face), stretch: stretch,
      color: attributes.color,
      stroke: ResolvedStyle.finite(attributes.strokeWidth) / 100 * style.size,
      strokeColor: attributes.strokeColor, shadow: attributes.shadow, glyphs: placed)
    if let last = content.glyphs.indices.last, content.glyphs[last].looksLike(run) {
      content.glyphs[last].glyphs += placed
    } else {
      content.glyphs.append(run)
    }
  }

  private mutating func addBitmaps(_ slice: LineSlice, face: FontFace, rise: CGFloat) {
    let size = slice.metrics.size
    forEachCluster(of: slice) { range in
      var units = 0
      for glyph in slice.run.glyphs[range] {
        if let bitmap = face.bitmap(of: glyph.id) {
          let scale = size / CGFloat(bitmap.pixelsPerEm)
          content.images.append(
            LineContent.Image(
              rect: CGRect(
                x: x + CGFloat(units + Int(glyph.xOffset)) * slice.metrics.pointsPerUnit
                  + CGFloat(bitmap.left) * scale,
                y: -rise - CGFloat(glyph.yOffset) * slice.metrics.pointsPerUnit
                  - CGFloat(bitmap.top) * scale,
                width: CGFloat(bitmap.picture.bitmap.width) * scale,
                height: CGFloat(bitmap.picture.bitmap.height) * scale),
              content: .picture(bitmap.picture, tint: nil)))
        }
        units += Int(glyph.advance)
      }
      let width = slice.metrics.width(of: units)
      record(slice, at: slice.base + Int(slice.run.glyphs[range.lowerBound].cluster), x, width)
      x += width
    }
  }

  /// Records the position of a character of the text.
  private mutating func record(
    _ slice: LineSlice, at offset: Int, _ x: CGFloat, _ width: CGFloat
  ) {
    guard context.constraints.recordsClusters, slice.base >= 0 else { return }
    content.clusters.append(
      LineContent.Cluster(
        offset: offset, limit: slice.end, x: x, width: width, isRightToLeft: slice.level & 1 == 1))
  }

  // MARK: Decorations and backgrounds

  private mutating func decorate(
    _ style: ResolvedStyle, from start: CGFloat, to end: CGFloat, rise: CGFloat,
    isRightToLeft: Bool
  ) {
    let attributes = style.attributes
    if let color = attributes.background {
      if let last = content.backgrounds.indices.last, content.backgrounds[last].color == color,
        content.backgrounds[last].x + content.backgrounds[last].width == start
      {
        content.backgrounds[last].width = end - content.backgrounds[last].x
      } else {
        content.backgrounds.append(
          LineContent.Background(
            x: start, width: end - start, color: color, isRightToLeft: isRightToLeft))
      }
    }
    let face = style.face
    let scale = style.faceSize / CGFloat(face?.unitsPerEm ?? 1000)
    if let decoration = attributes.underline {
      let metrics = face?.underline ?? (position: -100, thickness: 50)
      add(
        decoration, from: start, to: end, top: -rise - CGFloat(metrics.position) * scale,
        thickness: CGFloat(metrics.thickness) * scale, color: attributes.color, isAboveText: false)
    }
    if let decoration = attributes.strikethrough {
      let metrics = face?.strikethrough ?? (position: 300, thickness: 50)
      add(
        decoration, from: start, to: end, top: -rise - CGFloat(metrics.position) * scale,
        thickness: CGFloat(metrics.thickness) * scale, color: attributes.color, isAboveText: true)
    }
  }

  /// Adds a decoration as rectangles on whole pixels, so that its edges are as sharp as the edges
  /// of separators.
  private mutating func add(
    _ decoration: TextDecoration, from start: CGFloat, to end: CGFloat, top: CGFloat,
    thickness: CGFloat,
    color: Int, isAboveText: Bool
  ) {
    let grid = context.constraints.grid
    var unit = max(grid.rounded(thickness), grid.pixel)
    if decoration.style == .thick { unit *= 2 }
    let y = grid.rounded(top)
    let tops = decoration.style == .double ? [y, y + 2 * unit] : [y]
    for top in tops {
      for (from, to) in Self.dashes(decoration.pattern, from: start, to: end, unit: unit) {
        append(
          LineContent.Rule(
            rect: CGRect(x: from, y: top, width: to - from, height: unit),
            color: decoration.color ?? color, isAboveText: isAboveText))
      }
    }
  }

  /// Appends a rectangle, or extends the preceding adjacent rectangle.
  private mutating func append(_ rule: LineContent.Rule) {
    if let index = content.rules.lastIndex(where: {
      $0.rect.origin.y == rule.rect.origin.y && $0.isAboveText == rule.isAboveText
    }) {
      let last = content.rules[index]
      if last.color == rule.color, last.rect.size.height == rule.rect.size.height,
        last.rect.origin.x + last.rect.size.width == rule.rect.origin.x
      {
        content.rules[index].rect.size.width += rule.rect.size.width
        return
      }
    }
    content.rules.append(rule)
  }

  /// Returns the dashes between two positions. Lengths are in multiples of the thickness: a dot has
  /// the length 1, a dash 4.
  private static func dashes(
    _ pattern: TextDecoration.Pattern, from start: CGFloat, to end: CGFloat, unit: CGFloat
  ) -> [(CGFloat, CGFloat)] {
    let lengths: [CGFloat]
    switch pattern {
    case .solid: return [(start, end)]
    case .dot: lengths = [1, 2]
    case .dash: lengths = [4, 3]
    case .dashDot: lengths = [4, 2, 1, 2]
    case .dashDotDot: lengths = [4, 2, 1, 2, 1, 2]
    }
    // The pattern starts with the line, so that it continues in adjacent runs. An extremely long
    // line is solid.
    guard unit > 0, end - start < unit * 10_000 else { return [(start, end)] }
    let period = lengths.reduce(0, +) * unit
    var result: [(CGFloat, CGFloat)] = []
    var position = CGFloat(Int(clamping: start / period)) * period
    while position < end {
      var from = position
      for (index, length) in lengths.enumerated() {
        let to = from + length * unit
        let visible = (max(from, start), min(to, end))
        // A fragment of less than half a dot at the edge of a run is omitted.
        if index % 2 == 0, visible.1 - visible.0 >= unit / 2 { result.append(visible) }
        from = to
      }
      position += period
    }
    return result
  }
}

extension LineContent.Glyphs {
  /// Returns a Boolean value that indicates whether another run can be drawn together with this
  /// run.
  fileprivate func looksLike(_ other: LineContent.Glyphs) -> Bool {
    font == other.font && size == other.size && slant == other.slant && stretch == other.stretch
      && color == other.color
      && stroke == other.stroke && strokeColor == other.strokeColor && shadow == other.shadow
  }
}
