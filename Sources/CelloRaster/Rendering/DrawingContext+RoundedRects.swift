extension DrawingContext {
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
    // Above the middle: between the corners, and below a corner that is lower than the other.
    // Corners are on whole pixels and can end outside the edges.
    let top = min(max(edges.y0, max(left.y1, right.y1) &* 256), edges.y1)
    let bottom = max(min(edges.y1, min(lowerRight.y0, lowerLeft.y0) &* 256), edges.y0)
    let topLeftX = left.isEmpty ? edges.x0 : min(left.x1 &* 256, edges.x1)
    let topRightX = right.isEmpty ? edges.x1 : max(right.x0 &* 256, edges.x0)
    let bottomLeftX = lowerLeft.isEmpty ? edges.x0 : min(lowerLeft.x1 &* 256, edges.x1)
    let bottomRightX = lowerRight.isEmpty ? edges.x1 : max(lowerRight.x0 &* 256, edges.x0)
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

  /// Fills the area between two concentric rounded rectangles.
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

  /// Returns the mask of a corner, which is cached by the corner's shape and its position within a
  /// pixel.
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
      // The box depends on the exact distance between the outlines, which the rounded distance
      // above does not determine.
      key.append(UInt64(box.width) << 32 | UInt64(box.height))
    }
    if let found = masks.find(key.base, count: key.count) { return (found, originX, originY) }
    makeSpaceForMask()
    let local = box.offsetBy(x: -originX, y: -originY)
    edges.add(layout, corner, in: local)
    let mask = rasterize(.evenOdd, window: local, in: .masks)
    return (masks.insert(mask, key: key.base, count: key.count), originX, originY)
  }
}
