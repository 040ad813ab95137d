extension DisplayList {
  /// Colors that blend into one another, over everything inside the clips of the groups around.
  package struct GradientItem: Hashable, Sendable {
    /// Coordinates and radii are in points.
    package enum Kind: Hashable, Sendable {
      /// Along a line, constant across.
      case linear(start: CGPoint, end: CGPoint)
      /// From one circle to another. Where circles between them overlap, the later one is seen.
      case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
    }

    package var kind: Kind
    /// In ascending order of their locations.
    package var stops: [Gradient.Stop]
    /// Whether the first color continues before the start.
    package var drawsBeforeStart: Bool
    /// Whether the last color continues after the end.
    package var drawsAfterEnd: Bool
    /// 0 to 1.
    package var opacity: CGFloat

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
  /// The place of a point between start and end, 0 to 1; `nil` where nothing is drawn.
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

  /// The largest position whose circle, with a radius of 0 or more, goes through a point.
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

  /// A position between 0 and 1; `nil` for one outside that is not drawn.
  private func drawn(_ position: Double) -> Double? {
    if position < 0 { return drawsBeforeStart ? 0 : nil }
    if position > 1 { return drawsAfterEnd ? 1 : nil }
    return position.isNaN ? nil : position
  }
}
