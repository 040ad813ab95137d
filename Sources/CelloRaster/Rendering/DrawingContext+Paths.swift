extension DrawingContext {
  /// The maximum side of a path whose whole mask is cached, in pixels.
  private static let maxKeptMaskSide = 1024.0

  mutating func fill(_ path: Path, _ rule: FillRule, _ color: Color) {
    fill(path, rule, color, map: map)
  }

  mutating func fill(_ path: Path, _ rule: FillRule, _ color: Color, map: AffineMap) {
    guard let (mask, x, y) = mask(of: path, rule, map: map) else { return }
    draw(mask, x, y, color)
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color, map: AffineMap) {
    guard style.width > 0, style.width.isFinite,
      let (mask, x, y) = mask(of: path, .nonZero, stroke: style, map: map)
    else { return }
    draw(mask, x, y, color)
  }

  /// Returns the coverage of a path or its stroke: the whole path if it is small enough to be
  /// cached, otherwise the part inside the clip. `nil` if it is not visible.
  mutating func mask(
    of path: Path, _ rule: FillRule, stroke: StrokeStyle? = nil, map: AffineMap
  ) -> (mask: UnsafePointer<SpanMask>, x: Int, y: Int)? {
    guard map.isFinite, var bounds = map.controlBounds(of: path) else { return nil }
    if let stroke {
      let scale = max(map.a.magnitude + map.c.magnitude, map.b.magnitude + map.d.magnitude)
      let reach = Stroker.reach(stroke) * scale + 1
      bounds.left -= reach
      bounds.top -= reach
      bounds.right += reach
      bounds.bottom += reach
    }
    guard
      bounds.right >= Double(clip.x0), bounds.left <= Double(clip.x1),
      bounds.bottom >= Double(clip.y0), bounds.top <= Double(clip.y1)
    else { return nil }
    let (placed, x, y) = map.placed
    if bounds.right - bounds.left <= Self.maxKeptMaskSide,
      bounds.bottom - bounds.top <= Self.maxKeptMaskSide
    {
      key.removeAll()
      appendKey(rule, stroke)
      appendKey(placed)
      appendKey(path)
      if let found = masks.find(key.base, count: key.count) {
        count(outlinePixels: Int(found.pointee.outlinePixels))
        return (found, x, y)
      }
      makeSpaceForMask()
      addEdges(
        path, stroke, placed,
        window: PixelRect(
          x0: Fixed.clampedFloor(bounds.left) - x - 2, y0: Fixed.clampedFloor(bounds.top) - y - 2,
          x1: Fixed.clampedFloor(bounds.right) - x + 3,
          y1: Fixed.clampedFloor(bounds.bottom) - y + 3))
      guard let mask = countedMask(rule, window: edges.pixelBounds, in: .masks) else { return nil }
      return (masks.insert(mask, key: key.base, count: key.count), x, y)
    }
    let window = clip.offsetBy(x: -x, y: -y)
    addEdges(path, stroke, placed, window: window)
    guard
      let mask = countedMask(rule, window: edges.pixelBounds.intersection(window), in: .frame)
    else { return nil }
    let kept = frame.allocate(SpanMask.self, count: 1)
    kept.initialize(to: mask)
    return (UnsafePointer(kept), x, y)
  }

  private mutating func addEdges(
    _ path: Path, _ stroke: StrokeStyle?, _ map: AffineMap, window: PixelRect
  ) {
    edges.begin(window: window)
    if let stroke {
      stroker.add(path, stroke, map, window: window, to: &edges)
    } else {
      edges.add(path, map)
    }
  }

  // MARK: Masks

  /// Returns the mask of the edges; `nil` if there are more edges than the limits permit.
  private mutating func countedMask(
    _ rule: FillRule, window: PixelRect, in store: MaskStore
  ) -> SpanMask? {
    guard !edges.isExcessive else {
      excess = ExcessiveWork(work: .segments)
      return nil
    }
    let outlinePixels = edges.pixelCount(in: window)
    count(outlinePixels: outlinePixels)
    guard excess == nil else { return nil }
    var mask = rasterize(rule, window: window, in: store)
    mask.outlinePixels = Int32(clamping: outlinePixels)
    return mask
  }

  /// Converts the edges to a mask. Large windows are processed in bands of rows.
  mutating func rasterize(
    _ rule: FillRule, window: PixelRect, in store: MaskStore
  ) -> SpanMask {
    builder.begin(top: window.y0)
    if !window.isEmpty {
      let step = CoverageCells.rowsPerBand(width: window.width)
      if window.height <= step {
        cells.begin(window: window)
        cells.add(edges)
        cells.sweep(rule, into: &builder)
      } else {
        bands.begin(edges, window: window, rows: step)
        for band in 0..<bands.count {
          let y = window.y0 + band * step
          let end = min(y + step, window.y1)
          cells.begin(window: PixelRect(x0: window.x0, y0: y, x1: window.x1, y1: end))
          cells.add(edges, &bands, band: band)
          cells.sweep(rule, into: &builder)
        }
      }
    }
    switch store {
    case .frame: return builder.finish(in: &frame)
    case .masks: return builder.finish(in: &masks.arena)
    case .glyphs: return builder.finish(in: &glyphs.arena)
    }
  }

  /// Draws a color through a mask whose origin is at (x, y).
  mutating func draw(_ mask: UnsafePointer<SpanMask>, _ x: Int, _ y: Int, _ color: Color) {
    let bounds = mask.pointee.bounds(x: x, y: y)
    let visible = bounds.intersection(clip)
    guard !visible.isEmpty else { return }
    var command = Command(.mask, visible)
    command.cutsRuns = visible.x0 != bounds.x0 || visible.x1 != bounds.x1
    command.color = Blending.pixel(color)
    command.weight = color.alpha
    if !color.isOpaque { command.weights = weights(for: color.alpha) }
    command.originX = Int32(x)
    command.originY = Int32(y)
    command.mask = mask
    append(command)
  }

  /// Appends the kind of the mask: a path filled by a rule, or a stroke.
  private mutating func appendKey(_ rule: FillRule, _ stroke: StrokeStyle?) {
    guard let stroke else {
      key.append(rule == .nonZero ? 2 : 3)
      return
    }
    let cap: UInt64 =
      switch stroke.cap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join: UInt64 =
      switch stroke.join {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    key.append(4 | cap << 8 | join << 16)
    key.append(Double(stroke.width).bitPattern)
    key.append(Double(stroke.miterLimit).bitPattern)
  }

  mutating func appendKey(_ map: AffineMap) {
    key.append(map.a.bitPattern)
    key.append(map.b.bitPattern)
    key.append(map.c.bitPattern)
    key.append(map.d.bitPattern)
    key.append(map.tx.bitPattern)
    key.append(map.ty.bitPattern)
  }

  mutating func appendKey(_ path: Path) {
    path.elements.withUnsafeBufferPointer { elements in
      key.reserve(elements.count * 7)
      for index in 0..<elements.count {
        switch elements[index] {
        case .move(let point): appendKey(1, point)
        case .line(let point): appendKey(2, point)
        case .quadratic(let control, let end):
          appendKey(3, control)
          appendKey(0, end)
        case .cubic(let control1, let control2, let end):
          appendKey(4, control1)
          appendKey(0, control2)
          appendKey(0, end)
        case .close: key.append(5)
        }
      }
    }
  }

  @inline(__always)
  private mutating func appendKey(_ tag: UInt64, _ point: CGPoint) {
    if tag != 0 { key.append(tag) }
    key.append(Double(point.x).bitPattern)
    key.append(Double(point.y).bitPattern)
  }
}

/// The owner of a new mask's memory.
enum MaskStore { case frame, masks, glyphs }
