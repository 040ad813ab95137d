import CelloRaster

// A value of an enumeration is the number of its case, and what belongs to it.
extension ArchiveCoder {
  mutating func code(_ shape: inout Shape) throws(ArchiveError) {
    var rounded = RoundedRect(.zero, radius: 0)
    var (path, rule) = (Path(), FillRule.nonZero)
    let own: Int
    switch shape {
    case .rect(let rect): (own, rounded.rect) = (0, rect)
    case .roundedRect(let value): (own, rounded) = (1, value)
    case .path(let value, let fillRule): (own, path, rule) = (2, value, fillRule)
    }
    switch try code(case: own) {
    case 0:
      try code(&rounded.rect)
      shape = .rect(rounded.rect)
    case 1:
      var corners = rounded.corners.rawValue
      try code(&rounded.rect)
      try code(&rounded.radius)
      try code(&rounded.curve, of: [.circular, .continuous])
      try code(&corners)
      rounded.corners = UIRectCorner(rawValue: corners)
      shape = .roundedRect(rounded)
    case 2:
      try code(&path)
      try code(&rule, of: [.nonZero, .evenOdd])
      shape = .path(path, rule)
    default: throw .damaged
    }
  }

  mutating func code(_ style: inout StrokeStyle) throws(ArchiveError) {
    try code(&style.width)
    try code(&style.cap, of: [.butt, .round, .square])
    try code(&style.join, of: [.miter, .round, .bevel])
    try code(&style.miterLimit)
  }

  mutating func code(
    _ items: inout [DisplayList.Item], _ fonts: inout ArchivedFonts
  ) throws(ArchiveError) {
    let empty = DisplayList.Item.fill(.rect(.zero), .clear)
    try code(&items, empty) { (coder, item) throws(ArchiveError) in
      try coder.nested { (coder) throws(ArchiveError) in try coder.code(&item, &fonts) }
    }
  }

  private mutating func code(
    _ item: inout DisplayList.Item, _ fonts: inout ArchivedFonts
  ) throws(ArchiveError) {
    var (shape, style, color) = (Shape.rect(.zero), StrokeStyle(width: 0), Color.clear)
    var run = GlyphRun(font: ArchivedFonts.none, size: 0, color: .clear, glyphs: [])
    var image = DisplayList.ImageItem(picture: Picture(Bitmap(width: 0, height: 0)), rect: .zero)
    var shadow = DisplayList.Shadow(shape: shape, color: color, sigma: 0, offset: .zero)
    var backdrop = DisplayList.Backdrop(shape: shape, sigma: 0)
    var group = DisplayList.Group(items: [])
    var composite = DisplayList.Composite(.blended(.sourceOver), items: [])
    var gradient = DisplayList.GradientItem(.linear(start: .zero, end: .zero), stops: [])
    let own: Int
    switch item {
    case .fill(let area, let paint): (own, shape, color) = (0, area, paint)
    case .stroke(let outline, let line, let paint):
      (own, shape, style, color) = (1, outline, line, paint)
    case .glyphs(let value): (own, run) = (2, value)
    case .image(let value): (own, image) = (3, value)
    case .shadow(let value): (own, shadow) = (4, value)
    case .backdrop(let value): (own, backdrop) = (5, value)
    case .group(let value): (own, group) = (6, value)
    case .composite(let value): (own, composite) = (7, value)
    case .gradient(let value): (own, gradient) = (8, value)
    }
    switch try code(case: own) {
    case 0:
      try code(&shape)
      try code(&color)
      item = .fill(shape, color)
    case 1:
      try code(&shape)
      try code(&style)
      try code(&color)
      item = .stroke(shape, style, color)
    case 2:
      try code(&run, fonts)
      item = .glyphs(run)
    case 3:
      try code(&image)
      item = .image(image)
    case 4:
      try code(&shadow)
      item = .shadow(shadow)
    case 5:
      try code(&backdrop)
      item = .backdrop(backdrop)
    case 6:
      try code(&group, &fonts)
      item = .group(group)
    case 7:
      try code(&composite, &fonts)
      item = .composite(composite)
    case 8:
      try code(&gradient)
      item = .gradient(gradient)
    default: throw .damaged
    }
  }

  private mutating func code(
    _ run: inout GlyphRun, _ fonts: ArchivedFonts
  ) throws(ArchiveError) {
    try fonts.code(&run.font, &self)
    try code(&run.size)
    try code(&run.color)
    try code(&run.glyphs, GlyphRun.Glyph(id: 0, position: .zero)) {
      (coder, glyph) throws(ArchiveError) in
      try coder.code(&glyph.id)
      try coder.code(&glyph.position)
    }
    try code(&run.slant)
    try code(&run.stretch)
    try code(&run.strokeWidth, 0) { (coder, width) throws(ArchiveError) in try coder.code(&width) }
  }

  private mutating func code(_ image: inout DisplayList.ImageItem) throws(ArchiveError) {
    try code(&image.picture)
    try code(&image.rect)
    try code(&image.source, .zero) { (coder, rect) throws(ArchiveError) in try coder.code(&rect) }
    try code(&image.tint, .clear) { (coder, tint) throws(ArchiveError) in try coder.code(&tint) }
    try code(&image.opacity)
    var nearest = image.nearest.rawValue
    try code(&nearest)
    image.nearest = DisplayList.NearestSampling(rawValue: nearest)
  }

  private mutating func code(_ picture: inout Picture) throws(ArchiveError) {
    var (width, height) = (picture.bitmap.width, picture.bitmap.height)
    var pixels = picture.bitmap.pixels
    try code(&width)
    try code(&height)
    try code(&pixels, 0) { (coder, pixel) throws(ArchiveError) in try coder.code(&pixel) }
    guard isReading else { return }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflows, count == pixels.count else { throw .damaged }
    var bitmap = Bitmap(width: width, height: height)
    bitmap.pixels = pixels
    picture = Picture(bitmap)
  }

  private mutating func code(_ shadow: inout DisplayList.Shadow) throws(ArchiveError) {
    try code(&shadow.shape)
    try code(&shadow.color)
    try code(&shadow.sigma)
    try code(&shadow.offset)
    try code(&shadow.isKnockedOut)
  }

  private mutating func code(_ backdrop: inout DisplayList.Backdrop) throws(ArchiveError) {
    try code(&backdrop.shape)
    try code(&backdrop.sigma)
    try code(&backdrop.saturation)
    try code(&backdrop.tints, .clear) { (coder, tint) throws(ArchiveError) in
      try coder.code(&tint)
    }
  }

  private mutating func code(
    _ group: inout DisplayList.Group, _ fonts: inout ArchivedFonts
  ) throws(ArchiveError) {
    try code(&group.items, &fonts)
    try code(&group.opacity)
    try code(&group.clip, .rect(.zero)) { (coder, clip) throws(ArchiveError) in
      try coder.code(&clip)
    }
    try code(&group.transform)
  }

  private mutating func code(
    _ composite: inout DisplayList.Composite, _ fonts: inout ArchivedFonts
  ) throws(ArchiveError) {
    try code(&composite.items, &fonts)
    var (mode, mask) = (BlendMode.sourceOver, composite.mask)
    var shadow = DisplayList.ContentShadow(color: .clear, sigma: 0, offset: .zero)
    var (projection, area) = (Projection.identity, CGRect.zero)
    let own: Int
    switch composite.kind {
    case .blended(let value): (own, mode) = (0, value)
    case .masked: own = 1
    case .stenciled: own = 2
    case .shadow(let value): (own, shadow) = (3, value)
    case .projected(let value, let rect): (own, projection, area) = (4, value, rect)
    }
    switch try code(case: own) {
    case 0:
      try code(&mode, of: BlendMode.allCases)
      composite.kind = .blended(mode)
    case 1:
      try code(&mask, &fonts)
      composite.kind = .masked(by: mask)
    case 2:
      try code(&mask, &fonts)
      composite.kind = .stenciled(by: mask)
    case 3:
      try code(&shadow.color)
      try code(&shadow.sigma)
      try code(&shadow.offset)
      composite.kind = .shadow(shadow)
    case 4:
      try code(&projection.m11)
      try code(&projection.m12)
      try code(&projection.m14)
      try code(&projection.m21)
      try code(&projection.m22)
      try code(&projection.m24)
      try code(&projection.m41)
      try code(&projection.m42)
      try code(&projection.m44)
      try code(&area)
      composite.kind = .projected(projection, area: area)
    default: throw .damaged
    }
  }

  private mutating func code(_ gradient: inout DisplayList.GradientItem) throws(ArchiveError) {
    var (start, end) = (CGPoint.zero, CGPoint.zero)
    var (startRadius, endRadius): (CGFloat, CGFloat) = (0, 0)
    let own: Int
    switch gradient.kind {
    case .linear(let from, let to): (own, start, end) = (0, from, to)
    case .radial(let from, let inner, let to, let outer):
      (own, start, startRadius, end, endRadius) = (1, from, inner, to, outer)
    }
    let found = try code(case: own)
    try code(&start)
    try code(&end)
    try code(&startRadius)
    try code(&endRadius)
    switch found {
    case 0: gradient.kind = .linear(start: start, end: end)
    case 1:
      gradient.kind = .radial(
        start: start, startRadius: startRadius, end: end, endRadius: endRadius)
    default: throw .damaged
    }
    try code(&gradient.stops, Gradient.Stop(.clear, at: 0)) { (coder, stop) throws(ArchiveError) in
      try coder.code(&stop.color)
      try coder.code(&stop.location)
    }
    try code(&gradient.drawsBeforeStart)
    try code(&gradient.drawsAfterEnd)
    try code(&gradient.opacity)
  }
}
