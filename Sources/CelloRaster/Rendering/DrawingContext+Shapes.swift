extension DrawingContext {
  /// Paths whose extent is at most this many pixels each way become whole masks that are kept.
  private static let widestKeptMask = 1024.0

  mutating func fill(_ shape: Shape, _ color: Color) {
    guard color.alpha > 0 else { return }
    switch shape {
    case .rect(let rect):
      if map.isUpright {
        guard let edges = fixedEdges(of: rect) else { return }
        fillRect(edges, color)
      } else {
        fill(Path(rect), .nonZero, color)
      }
    case .roundedRect(let rounded):
      if let outline = pixelOutline(of: rounded) {
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
      if let ring = ring(rounded, style) {
        fillRing(outer: ring.outer, inner: ring.inner, color)
      } else {
        stroke(Path(rect), style, color, map: map)
      }
    case .roundedRect(let rounded):
      if let ring = ring(rounded, style) {
        fillRing(outer: ring.outer, inner: ring.inner, color)
      } else {
        stroke(Path(rounded), style, color, map: map)
      }
    case .path(let path, _):
      stroke(path, style, color, map: map)
    }
  }

  // MARK: Rectangles

  /// A rectangle's sides in 1/256ths of a pixel, for an upright map; `nil` when there is nothing to draw.
  func fixedEdges(of rect: CGRect) -> FixedRect? {
    let xa = map.a * Double(rect.origin.x) + map.tx
    let xb = map.a * Double(rect.origin.x + rect.size.width) + map.tx
    let ya = map.d * Double(rect.origin.y) + map.ty
    let yb = map.d * Double(rect.origin.y + rect.size.height) + map.ty
    guard xa == xa, xb == xb, ya == ya, yb == yb else { return nil }
    let edges = FixedRect(
      x0: Fixed.nearest(min(xa, xb)), y0: Fixed.nearest(min(ya, yb)),
      x1: Fixed.nearest(max(xa, xb)), y1: Fixed.nearest(max(ya, yb)))
    return edges.isEmpty ? nil : edges
  }

  /// Fills a rectangle with exact partial coverage along its sides.
  mutating func fillRect(_ rect: FixedRect, _ color: Color) {
    // Inner whole pixels, and up to one partly covered row or column on each side.
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

  /// Fills whole pixels with a constant coverage of 0…255.
  mutating func fillPixels(_ rect: PixelRect, _ color: Color, coverage: UInt32 = 255) {
    let visible = rect.intersection(clip)
    guard !visible.isEmpty, coverage > 0 else { return }
    var command = Command(.solid, visible)
    command.color = Blending.pixel(color)
    command.weight = UInt16(Blending.weight(UInt32(color.alpha), coverage: coverage))
    if command.weight == .max, visible.width &* visible.height >= Cover.leastArea {
      let hidden = visible.intersection(solidArea)
      if hidden.width >= Cover.leastWidth, hidden.width &* hidden.height >= Cover.leastArea {
        covers.append(Cover(command: commands.count, after: solidAfter, rect: hidden))
      }
    }
    append(command)
  }

  // MARK: Rounded rectangles

  /// A rounded rectangle in pixels, sides on 1/256ths; `nil` when the map makes it something else.
  func pixelOutline(of rounded: RoundedRect) -> RoundedOutline? {
    guard map.isUpright, map.a.magnitude == map.d.magnitude, map.a != 0 else { return nil }
    guard let edges = fixedEdges(of: rounded.rect) else {
      return RoundedOutline(
        x0: 0, y0: 0, x1: 0, y1: 0, radius: 0, curve: .circular, corners: [])
    }
    var corners = rounded.corners
    if map.a < 0 { corners = corners.mirroredHorizontally }
    if map.d < 0 { corners = corners.mirroredVertically }
    return RoundedOutline(
      x0: Double(edges.x0) / 256, y0: Double(edges.y0) / 256, x1: Double(edges.x1) / 256,
      y1: Double(edges.y1) / 256, radius: Double(rounded.radius) * map.a.magnitude,
      curve: rounded.curve, corners: corners)
  }

  mutating func fill(_ outline: RoundedOutline, _ color: Color) {
    guard !outline.isEmpty else { return }
    guard let layout = CornerLayout(outer: outline, inner: nil) else {
      fill(Path(outline), .nonZero, color, map: .identity)
      return
    }
    drawCorners(layout, color)
    let edges = layout.outerEdges
    let boxes = layout.boxes
    let left = boxes.0
    let right = boxes.1
    let lowerRight = boxes.2
    let lowerLeft = boxes.3
    // Above the middle: between the corners, and below a corner that is lower than its neighbour.
    let top = max(edges.y0, max(left.y1, right.y1) &* 256)
    let bottom = min(edges.y1, min(lowerRight.y0, lowerLeft.y0) &* 256)
    let topLeftX = left.isEmpty ? edges.x0 : left.x1 &* 256
    let topRightX = right.isEmpty ? edges.x1 : right.x0 &* 256
    let bottomLeftX = lowerLeft.isEmpty ? edges.x0 : lowerLeft.x1 &* 256
    let bottomRightX = lowerRight.isEmpty ? edges.x1 : lowerRight.x0 &* 256
    if top > edges.y0 {
      fillPart(topLeftX, edges.y0, topRightX, top, color)
      if !left.isEmpty { fillPart(edges.x0, left.y1 &* 256, topLeftX, top, color) }
      if !right.isEmpty { fillPart(topRightX, right.y1 &* 256, edges.x1, top, color) }
    }
    fillPart(edges.x0, top, edges.x1, bottom, color)
    if bottom < edges.y1 {
      fillPart(bottomLeftX, bottom, bottomRightX, edges.y1, color)
      if !lowerLeft.isEmpty {
        fillPart(edges.x0, bottom, bottomLeftX, lowerLeft.y0 &* 256, color)
      }
      if !lowerRight.isEmpty {
        fillPart(bottomRightX, bottom, edges.x1, lowerRight.y0 &* 256, color)
      }
    }
  }

  /// A stroked rounded rectangle as two concentric ones; `nil` when a general stroke is needed.
  func ring(
    _ rounded: RoundedRect, _ style: StrokeStyle
  ) -> (outer: RoundedOutline, inner: RoundedOutline)? {
    guard let outline = pixelOutline(of: rounded), outline.x0 < outline.x1, outline.y0 < outline.y1
    else { return nil }
    let isSharp = outline.hasSquareCorners
    if isSharp, style.join == .bevel || (style.join == .miter && style.miterLimit < 1.4143) {
      return nil
    }
    let distance = Double(style.width) * map.a.magnitude / 2
    var outer = outline.inset(by: -distance)
    if style.join == .round { outer.roundSquareCorners(radius: distance) }
    return (outer, outline.inset(by: distance))
  }

  /// Fills what lies between two concentric rounded rectangles.
  mutating func fillRing(outer: RoundedOutline, inner: RoundedOutline, _ color: Color) {
    guard !inner.isEmpty else {
      fill(outer, color)
      return
    }
    guard let layout = CornerLayout(outer: outer, inner: inner), let hole = layout.innerEdges else {
      let path = Path(elements: Path(outer).elements + Path(inner).elements)
      fill(path, .evenOdd, color, map: .identity)
      return
    }
    drawCorners(layout, color)
    let edges = layout.outerEdges
    let boxes = layout.boxes
    fillPart(boxes.0.x1 &* 256, edges.y0, boxes.1.x0 &* 256, hole.y0, color)
    fillPart(boxes.3.x1 &* 256, hole.y1, boxes.2.x0 &* 256, edges.y1, color)
    fillPart(edges.x0, boxes.0.y1 &* 256, hole.x0, boxes.3.y0 &* 256, color)
    fillPart(hole.x1, boxes.1.y1 &* 256, edges.x1, boxes.2.y0 &* 256, color)
  }

  private mutating func fillPart(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ color: Color) {
    guard x0 < x1, y0 < y1 else { return }
    fillRect(FixedRect(x0: x0, y0: y0, x1: x1, y1: y1), color)
  }

  /// Draws the corners of a layout through their masks.
  mutating func drawCorners(_ layout: CornerLayout, _ color: Color) {
    drawCorner(layout, .topLeft, layout.boxes.0, color)
    drawCorner(layout, .topRight, layout.boxes.1, color)
    drawCorner(layout, .bottomRight, layout.boxes.2, color)
    drawCorner(layout, .bottomLeft, layout.boxes.3, color)
  }

  private mutating func drawCorner(
    _ layout: CornerLayout, _ corner: RoundedOutline.Corner, _ box: PixelRect, _ color: Color
  ) {
    if box.intersection(clip).isEmpty { return }
    let (mask, x, y) = cornerMask(layout, corner, box)
    draw(mask, x, y, color)
  }

  /// The mask of one corner, kept by the corner's shape and its place within a pixel.
  mutating func cornerMask(
    _ layout: CornerLayout, _ corner: RoundedOutline.Corner, _ box: PixelRect
  ) -> (mask: UnsafePointer<SpanMask>, x: Int, y: Int) {
    let (outerX, outerY) = layout.cornerPoint(corner, of: layout.outerEdges)
    let originX = outerX >> 8
    let originY = outerY >> 8
    let outer = layout.outer.curve(corner)
    let inner = layout.inner?.curve(corner)
    let (innerX, innerY) = layout.innerEdges.map { layout.cornerPoint(corner, of: $0) } ?? (0, 0)
    key.removeAll()
    key.append(
      1 | UInt64(corner.rawValue) << 8 | UInt64(outerX & 255) << 16 | UInt64(outerY & 255) << 24)
    key.append(outer.radius.bitPattern)
    key.append(outer.horizontal.bitPattern)
    key.append(outer.vertical.bitPattern)
    if let inner {
      key.append(UInt64(bitPattern: Int64(innerX &- outerX)))
      key.append(UInt64(bitPattern: Int64(innerY &- outerY)))
      key.append(inner.radius.bitPattern)
      key.append(inner.horizontal.bitPattern)
      key.append(inner.vertical.bitPattern)
      // The box follows from the exact distance between the outlines, which the rounded one above does not give.
      key.append(UInt64(box.width) << 32 | UInt64(box.height))
    }
    if let found = masks.find(key.base, count: key.count) { return (found, originX, originY) }
    makeRoomForMask()
    let local = box.offsetBy(x: -originX, y: -originY)
    edges.begin(window: local)
    addCornerEdges(corner, outer, Double(outerX & 255) / 256, Double(outerY & 255) / 256, local)
    if let inner {
      addCornerEdges(
        corner, inner, Double(innerX &- originX &* 256) / 256,
        Double(innerY &- originY &* 256) / 256, local)
    }
    let mask = rasterize(.evenOdd, window: local, in: .masks)
    return (masks.insert(mask, key: key.base, count: key.count), originX, originY)
  }

  /// A quadrant that goes on beyond the box, with a rounded corner at (x, y).
  private mutating func addCornerEdges(
    _ corner: RoundedOutline.Corner, _ curve: RoundedOutline.CornerCurve, _ x: Double, _ y: Double,
    _ box: PixelRect
  ) {
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let farX = isLeft ? Double(box.x1) + 4 : Double(box.x0) - 4
    let farY = isTop ? Double(box.y1) + 4 : Double(box.y0) - 4
    func point(_ index: Int) -> (x: Double, y: Double) {
      RoundedOutline.point(corner, curve, atX: x, y: y, index: index)
    }
    let startsHorizontal = corner == .topRight || corner == .bottomLeft
    edges.move(farX, farY)
    if startsHorizontal { edges.line(farX, y) } else { edges.line(x, farY) }
    if curve.radius > 0 {
      let start = point(0)
      edges.line(start.x, start.y)
      for index in 0..<3 {
        let a = point(index * 3 + 1)
        let b = point(index * 3 + 2)
        let end = point(index * 3 + 3)
        edges.cubic(a.x, a.y, b.x, b.y, end.x, end.y)
      }
    } else {
      edges.line(x, y)
    }
    if startsHorizontal { edges.line(x, farY) } else { edges.line(farX, y) }
    edges.closeSubpath()
  }

  // MARK: Paths

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

  /// The coverage of a path or of its stroke: the whole of it where that is small enough to be kept, else what the
  /// clip lets through. `nil` when nothing is visible.
  mutating func mask(
    of path: Path, _ rule: FillRule, stroke: StrokeStyle? = nil, map: AffineMap
  ) -> (mask: UnsafePointer<SpanMask>, x: Int, y: Int)? {
    guard map.isFinite, var bounds = controlBounds(of: path, map) else { return nil }
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
    let (placed, x, y) = Self.placed(map)
    if bounds.right - bounds.left <= Self.widestKeptMask,
      bounds.bottom - bounds.top <= Self.widestKeptMask
    {
      key.removeAll()
      appendKey(rule, stroke)
      appendKey(placed)
      appendKey(path)
      if let found = masks.find(key.base, count: key.count) { return (found, x, y) }
      makeRoomForMask()
      addEdges(
        path, stroke, placed,
        window: PixelRect(
          x0: Fixed.clampedFloor(bounds.left) - x - 2, y0: Fixed.clampedFloor(bounds.top) - y - 2,
          x1: Fixed.clampedFloor(bounds.right) - x + 3,
          y1: Fixed.clampedFloor(bounds.bottom) - y + 3))
      let mask = rasterize(rule, window: edges.pixelBounds, in: .masks)
      return (masks.insert(mask, key: key.base, count: key.count), x, y)
    }
    let window = clip.offsetBy(x: -x, y: -y)
    addEdges(path, stroke, placed, window: window)
    let mask = rasterize(rule, window: edges.pixelBounds.intersection(window), in: .frame)
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

  /// The map with its translation split into whole pixels and 1/256ths, so that a shape has one mask wherever it is.
  static func placed(_ map: AffineMap) -> (map: AffineMap, x: Int, y: Int) {
    guard map.tx.magnitude < 1e6, map.ty.magnitude < 1e6 else { return (map, 0, 0) }
    let tx = Fixed.nearest(map.tx)
    let ty = Fixed.nearest(map.ty)
    var result = map
    result.tx = Double(tx & 255) / 256
    result.ty = Double(ty & 255) / 256
    return (result, tx >> 8, ty >> 8)
  }

  /// The extent of a path's points in pixels; `nil` when there are none or one is not a number.
  func controlBounds(
    of path: Path, _ map: AffineMap
  ) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    var isValid = true
    func include(_ point: CGPoint) {
      let (x, y) = map.map(point)
      if x != x || y != y { isValid = false }
      if x < left { left = x }
      if x > right { right = x }
      if y < top { top = y }
      if y > bottom { bottom = y }
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadratic(let control, let end):
        include(control)
        include(end)
      case .cubic(let control1, let control2, let end):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    return isValid && left <= right ? (left, top, right, bottom) : nil
  }

  // MARK: Masks

  /// Turns the edges into a mask. Large windows go in bands of rows.
  mutating func rasterize(
    _ rule: FillRule, window: PixelRect, in store: MaskStore
  ) -> SpanMask {
    builder.begin(top: window.y0)
    if !window.isEmpty {
      let step = CoverageCells.rowsPerBand(width: window.width)
      var y = window.y0
      while y < window.y1 {
        let end = min(y + step, window.y1)
        cells.begin(window: PixelRect(x0: window.x0, y0: y, x1: window.x1, y1: end))
        cells.add(edges)
        cells.sweep(rule, into: &builder)
        y = end
      }
    }
    switch store {
    case .frame: return builder.finish(in: &frame)
    case .masks: return builder.finish(in: &masks.arena)
    case .glyphs: return builder.finish(in: &glyphs.arena)
    }
  }

  /// Draws a colour through a mask whose origin is at (x, y).
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

  /// What kind of mask it is: a filled path, by its rule, or a stroke.
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

/// Whose memory a new mask lives in.
enum MaskStore { case frame, masks, glyphs }

/// A rectangle in 1/256ths of a pixel.
struct FixedRect: Equatable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  /// The pixels that contain it.
  var pixelBounds: PixelRect {
    PixelRect(x0: x0 >> 8, y0: y0 >> 8, x1: (x1 + 255) >> 8, y1: (y1 + 255) >> 8)
  }

  /// A length along one axis as a partly covered pixel, whole pixels and a partly covered pixel, any of them empty;
  /// shares are of 256.
  @inline(__always)
  static func split(_ start: Int, _ end: Int) -> InlineArray<3, (start: Int, end: Int, share: Int)>
  {
    let first = start >> 8
    let last = end >> 8
    if first == last {
      return [(first, first &+ 1, end &- start), (0, 0, 0), (0, 0, 0)]
    }
    let inner = (start &+ 255) >> 8
    return [
      (first, inner, inner &* 256 &- start), (inner, last, 256),
      (last, (end & 255) == 0 ? last : last &+ 1, end & 255),
    ]
  }
}

extension UIRectCorner {
  var mirroredHorizontally: UIRectCorner {
    var result: UIRectCorner = []
    if contains(.topLeft) { result.insert(.topRight) }
    if contains(.topRight) { result.insert(.topLeft) }
    if contains(.bottomLeft) { result.insert(.bottomRight) }
    if contains(.bottomRight) { result.insert(.bottomLeft) }
    return result
  }

  var mirroredVertically: UIRectCorner {
    var result: UIRectCorner = []
    if contains(.topLeft) { result.insert(.bottomLeft) }
    if contains(.topRight) { result.insert(.bottomRight) }
    if contains(.bottomLeft) { result.insert(.topLeft) }
    if contains(.bottomRight) { result.insert(.topRight) }
    return result
  }
}
