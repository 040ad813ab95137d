extension DisplayList {
  /// Colors that blend into each other, over the whole area inside the clips of the enclosing
  /// groups.
  package struct GradientItem: Hashable, Sendable {
    /// The geometry of a gradient. Coordinates and radii are in points.
    package enum Kind: Hashable, Sendable {
      /// Along a line, and constant across it.
      case linear(start: CGPoint, end: CGPoint)
      /// A gradient from a circle to another circle. Where circles between them overlap, the later
      /// circle is visible.
      case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    /// The geometry of the gradient.
    package var kind: Kind
    /// The color stops, in ascending order of their locations.
    package var stops: [Gradient.Stop]
    /// A Boolean value that indicates whether the first color continues before the start.
    package var drawsBeforeStart: Bool
    /// A Boolean value that indicates whether the last color continues after the end.
    package var drawsAfterEnd: Bool
    /// The opacity, from 0 to 1.
    package var opacity: CGFloat

    /// Creates a gradient item.
    package init(
      _ kind: Kind, stops: [Gradient.Stop], drawsBeforeStart: Bool = false,
      drawsAfterEnd: Bool = false, opacity: CGFloat = 1
    ) {
      self.kind = kind
      self.stops = stops
      self.drawsBeforeStart = drawsBeforeStart
      self.drawsAfterEnd = drawsAfterEnd
      self.opacity = opacity
    }
  }
}

extension DisplayList.GradientItem {
  /// Returns the position of a point between the start and the end, from 0 to 1; `nil` where
  /// nothing is drawn.
  func position(x: Double, y: Double) -> Double? {
    switch kind {
    case .linear(let start, let end):
      let (startX, startY) = (Double(start.x), Double(start.y))
      let (dx, dy) = (Double(end.x) - startX, Double(end.y) - startY)
      let lengthSquared = dx * dx + dy * dy
      guard lengthSquared > 0 else { return nil }
      return drawn(((x - startX) * dx + (y - startY) * dy) / lengthSquared)
    case .radial(let start, let startRadius, let end, let endRadius):
      return position(
        x - Double(start.x), y - Double(start.y), Double(end.x) - Double(start.x),
        Double(end.y) - Double(start.y), Double(startRadius),
        Double(endRadius) - Double(startRadius))
    }
  }

  /// Returns the largest position whose circle, with a radius of 0 or more, contains a point on its
  /// edge.
  ///
  /// With the start at the origin, |p - t · d|² = (r + t · dr)².
  private func position(
    _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ radius: Double, _ growth: Double
  ) -> Double? {
    let a = dx * dx + dy * dy - growth * growth
    let b = x * dx + y * dy + radius * growth
    let c = x * x + y * y - radius * radius
    func valid(_ position: Double) -> Double? {
      guard radius + position * growth >= 0 else { return nil }
      return drawn(position)
    }
    if a == 0 { return b == 0 ? nil : valid(c / (2 * b)) }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let first = (b + root) / a
    let second = (b - root) / a
    return valid(max(first, second)) ?? valid(min(first, second))
  }

  /// Returns a position from 0 to 1; `nil` for a position outside that is not drawn.
  private func drawn(_ position: Double) -> Double? {
    if position < 0 { return drawsBeforeStart ? 0 : nil }
    if position > 1 { return drawsAfterEnd ? 1 : nil }
    return position.isNaN ? nil : position
  }
}
