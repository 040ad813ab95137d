/// The corners of a rounded rectangle, or of the ring between two rounded rectangles, on whole
/// pixels. The inside of a box is drawn through the mask of its corner, the outside as rectangles.
struct CornerLayout {
  var outer: RoundedOutline
  var inner: RoundedOutline?
  var outerEdges: FixedRect
  var innerEdges: FixedRect?
  /// The boxes of the corners, clockwise from the top left; empty for a right-angled corner of a
  /// filled shape.
  var boxes: (PixelRect, PixelRect, PixelRect, PixelRect)

  /// Creates a layout; `nil` if corners share a pixel, so that the shape must be drawn as a path.
  init?(outer: RoundedOutline, inner: RoundedOutline?) {
    self.outer = outer
    self.inner = inner
    let edges = FixedRect(
      x0: Fixed.nearest(outer.x0), y0: Fixed.nearest(outer.y0), x1: Fixed.nearest(outer.x1),
      y1: Fixed.nearest(outer.y1))
    outerEdges = edges
    let hole = inner.map {
      FixedRect(
        x0: Fixed.nearest($0.x0), y0: Fixed.nearest($0.y0), x1: Fixed.nearest($0.x1),
        y1: Fixed.nearest($0.y1))
    }
    innerEdges = hole
    let bounds = edges.pixelBounds
    // The box extends from the right-angled point to the ends of the curves of both outlines.
    func box(_ corner: RoundedOutline.Corner) -> PixelRect {
      let curve = outer.curve(corner)
      guard inner != nil || (curve.reachX > 0 && curve.reachY > 0) else {
        // An empty box at the corner itself.
        let cornerX = corner == .topLeft || corner == .bottomLeft ? bounds.x0 : bounds.x1
        let cornerY = corner == .topLeft || corner == .topRight ? bounds.y0 : bounds.y1
        return PixelRect(x0: cornerX, y0: cornerY, x1: cornerX, y1: cornerY)
      }
      var left = edges.x0 + Fixed.nearest(curve.reachX)
      var right = edges.x1 - Fixed.nearest(curve.reachX)
      var top = edges.y0 + Fixed.nearest(curve.reachY)
      var bottom = edges.y1 - Fixed.nearest(curve.reachY)
      if let curve = inner?.curve(corner), let hole {
        left = max(left, hole.x0 + Fixed.nearest(curve.reachX))
        right = min(right, hole.x1 - Fixed.nearest(curve.reachX))
        top = max(top, hole.y0 + Fixed.nearest(curve.reachY))
        bottom = min(bottom, hole.y1 - Fixed.nearest(curve.reachY))
      }
      switch corner {
      case .topLeft:
        return PixelRect(x0: bounds.x0, y0: bounds.y0, x1: (left + 255) >> 8, y1: (top + 255) >> 8)
      case .topRight:
        return PixelRect(x0: right >> 8, y0: bounds.y0, x1: bounds.x1, y1: (top + 255) >> 8)
      case .bottomRight:
        return PixelRect(x0: right >> 8, y0: bottom >> 8, x1: bounds.x1, y1: bounds.y1)
      case .bottomLeft:
        return PixelRect(x0: bounds.x0, y0: bottom >> 8, x1: (left + 255) >> 8, y1: bounds.y1)
      }
    }
    boxes = (box(.topLeft), box(.topRight), box(.bottomRight), box(.bottomLeft))
    let top = max(boxes.0.y1, boxes.1.y1)
    let bottom = min(boxes.2.y0, boxes.3.y0)
    guard boxes.0.x1 <= boxes.1.x0, boxes.3.x1 <= boxes.2.x0, top <= bottom else { return nil }
    // The mask of a corner continues beyond its box, so a box must end before the opposite sides.
    // If the adjacent corners are right angles, only this check ensures it.
    let isWithinSides =
      (boxes.0.isEmpty || (boxes.0.x1 &* 256 <= edges.x1 && boxes.0.y1 &* 256 <= edges.y1))
      && (boxes.1.isEmpty || (boxes.1.x0 &* 256 >= edges.x0 && boxes.1.y1 &* 256 <= edges.y1))
      && (boxes.2.isEmpty || (boxes.2.x0 &* 256 >= edges.x0 && boxes.2.y0 &* 256 >= edges.y0))
      && (boxes.3.isEmpty || (boxes.3.x1 &* 256 <= edges.x1 && boxes.3.y0 &* 256 >= edges.y0))
    guard isWithinSides else { return nil }
    let widest = max(boxes.0.width, boxes.1.width, boxes.2.width, boxes.3.width)
    let highest = max(boxes.0.height, boxes.1.height, boxes.2.height, boxes.3.height)
    guard widest <= 2048, highest <= 2048 else { return nil }
  }

  /// Returns the right-angled point of a corner in 1/256ths of a pixel.
  func cornerPoint(_ corner: RoundedOutline.Corner, of edges: FixedRect) -> (x: Int, y: Int) {
    switch corner {
    case .topLeft: (edges.x0, edges.y0)
    case .topRight: (edges.x1, edges.y0)
    case .bottomRight: (edges.x1, edges.y1)
    case .bottomLeft: (edges.x0, edges.y1)
    }
  }
}
