extension DrawingContext {
  mutating func fill(_ shape: Shape, _ color: Color) {
    guard color.alpha > 0 else { return }
    switch shape {
    case .rect(let rect):
      if map.isUpright {
        guard let edges = map.fixedEdges(of: rect) else { return }
        fillRect(edges, color)
      } else {
        fill(Path(rect), .nonZero, color)
      }
    case .roundedRect(let rounded):
      if let outline = map.pixelOutline(of: rounded) {
        fill(outline, color)
      } else {
        fill(Path(rounded), .nonZero, color)
      }
    case .path(let path, let rule):
      fill(path, rule, color)
    }
  }

  mutating func stroke(_ shape: Shape, _ style: StrokeStyle, _ color: Color) {
    guard color.alpha > 0, style.width > 0, style.width.isFinite else { return }
    switch shape {
    case .rect(let rect):
      let rounded = RoundedRect(rect, radius: 0, curve: .circular)
      if let ring = map.ring(rounded, style) {
        fillRing(outer: ring.outer, inner: ring.inner, color)
      } else {
        stroke(Path(rect), style, color, map: map)
      }
    case .roundedRect(let rounded):
      if let ring = map.ring(rounded, style) {
        fillRing(outer: ring.outer, inner: ring.inner, color)
      } else {
        stroke(Path(rounded), style, color, map: map)
      }
    case .path(let path, _):
      stroke(path, style, color, map: map)
    }
  }

  // MARK: Rectangles

  /// Fills a rectangle with exact partial coverage along its edges.
  mutating func fillRect(_ rect: FixedRect, _ color: Color) {
    // Fully covered pixels inside, and up to one partly covered row or column on each side.
    let columns = FixedRect.split(rect.x0, rect.x1)
    let rows = FixedRect.split(rect.y0, rect.y1)
    for row in 0..<3 {
      let (y0, y1, shareY) = rows[row]
      if y0 >= y1 { continue }
      for column in 0..<3 {
        let (x0, x1, shareX) = columns[column]
        if x0 >= x1 { continue }
        let coverage = (shareX &* shareY &* 255 &+ 32_768) >> 16
        fillPixels(PixelRect(x0: x0, y0: y0, x1: x1, y1: y1), color, coverage: UInt32(coverage))
      }
    }
  }

  /// Fills whole pixels with a constant coverage from 0 to 255.
  mutating func fillPixels(_ rect: PixelRect, _ color: Color, coverage: UInt32 = 255) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty, coverage > 0 else { return }
    var command = Command(.solid, visible)
    command.color = Blending.pixel(color)
    command.weight = UInt16(Blending.weight(UInt32(color.alpha), coverage: coverage))
    if command.weight == .max, visible.width &* visible.height >= Cover.minArea {
      let hidden = visible.intersection(solidArea)
      if hidden.width >= Cover.minWidth, hidden.width &* hidden.height >= Cover.minArea {
        covers.append(Cover(command: commands.count, after: solidAfter, rect: hidden))
      }
    }
    append(command)
  }
}
