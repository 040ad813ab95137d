extension DrawingContext {
  /// The maximum number of pixels per em of cached glyphs; larger glyphs are drawn as paths.
  private static let maxKeptEm = 400.0

  mutating func draw(_ run: GlyphRun) {
    guard run.color.alpha > 0, run.size > 0, run.size.isFinite, run.font.unitsPerEm > 0,
      run.slant.isFinite, run.stretch > 0, run.stretch.isFinite, map.isFinite
    else { return }
    let unit = Double(run.size) / Double(run.font.unitsPerEm)
    let slant = Double(run.slant)
    let stretch = Double(run.stretch)
    // In glyph space, y is up.
    let linear = AffineMap(
      a: map.a * unit * stretch, b: map.b * unit * stretch, c: (map.a * slant - map.c) * unit,
      d: (map.b * slant - map.d) * unit, tx: 0, ty: 0)
    var strokeWidth = 0.0
    if let width = run.strokeWidth {
      guard width > 0, width.isFinite else { return }
      strokeWidth = Double(width) / unit
    }
    if glyphs.isFull { makeSpaceForMask() }
    let font = glyphs.index(of: run.font)
    let strike = GlyphCache.Strike(font: font, map: linear, strokeWidth: strokeWidth)
    let em = Double(run.font.unitsPerEm)
    let extent = max(
      max(linear.a.magnitude, linear.b.magnitude), max(linear.c.magnitude, linear.d.magnitude))
    let isKept = (em + strokeWidth) * extent <= Self.maxKeptEm
    let strikeIndex = isKept ? glyphs.index(of: strike) : 0
    let isUpright = map.isUpright
    run.glyphs.withUnsafeBufferPointer { list in
      for index in 0..<list.count {
        let glyph = list[index]
        let (x, y) = map.map(glyph.position)
        guard x.magnitude < 4e6, y.magnitude < 4e6 else { continue }
        // x is rounded to a quarter of a pixel, and upright baselines to a whole pixel.
        let quartersX = Fixed.floor(x * 4 + 0.5)
        let quartersY = isUpright ? Fixed.floor(y + 0.5) &* 4 : Fixed.floor(y * 4 + 0.5)
        let partX = quartersX & 3
        let partY = quartersY & 3
        if isKept {
          let key = GlyphCache.key(
            strike: strikeIndex, glyph: glyph.id, quarterX: partX, quarterY: partY)
          let mask =
            glyphs.find(key)
            ?? makeMask(of: glyph.id, strike, partX: partX, partY: partY, key: key)
          guard let mask else { continue }
          draw(mask, quartersX >> 2, quartersY >> 2, run.color)
        } else {
          var placed = linear
          placed.tx = Double(quartersX) / 4
          placed.ty = Double(quartersY) / 4
          let outline = glyphs.outline(of: glyph.id, font: font)
          if strokeWidth > 0 {
            stroke(outline, StrokeStyle(width: strokeWidth), run.color, map: placed)
          } else {
            fill(outline, .nonZero, run.color, map: placed)
          }
        }
      }
    }
  }

  @inline(never)
  private mutating func makeMask(
    of glyph: UInt32, _ strike: GlyphCache.Strike, partX: Int, partY: Int, key: UInt64
  ) -> UnsafePointer<SpanMask>? {
    var placed = strike.map
    placed.tx = Double(partX) / 4
    placed.ty = Double(partY) / 4
    let outline = glyphs.outline(of: glyph, font: strike.font)
    // No glyph of a cached size is larger.
    let window = PixelRect(x0: -4096, y0: -4096, x1: 4096, y1: 4096)
    edges.begin(window: window)
    if strike.strokeWidth == 0 {
      edges.add(outline, placed)
    } else if placed.controlBounds(of: outline) != nil {
      stroker.add(
        outline, StrokeStyle(width: strike.strokeWidth), placed, window: window, to: &edges)
    }
    let mask = rasterize(.nonZero, window: edges.pixelBounds.intersection(window), in: .glyphs)
    return glyphs.insert(mask, for: key)
  }
}
