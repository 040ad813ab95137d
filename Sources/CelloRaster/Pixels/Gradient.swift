/// Colors that blend into each other along a line or around a point.
///
/// Straight sRGB components are interpolated, as in Core Animation. A transparent color should
/// therefore have the components of the adjacent colors.
package struct Gradient: Hashable, Sendable {
  /// The geometry of a gradient.
  package enum Kind: Hashable, Sendable {
    /// A gradient from the start to the end that is constant across the line.
    case axial
    /// A gradient from the start to the ellipse around it whose bounding box has a corner at the
    /// end.
    case radial
    /// Clockwise around the start, from the direction of the end.
    case conic
  }

  /// A color at a location.
  package struct Stop: Hashable, Sendable {
    /// The color.
    package var color: Color
    /// The location: 0 at the start, 1 at the end.
    package var location: CGFloat

    /// Creates a stop.
    package init(_ color: Color, at location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of the gradient.
  package var kind: Kind
  /// The color stops in ascending order. The first and the last color continue beyond them.
  package var stops: [Stop]
  /// The start, as a fraction of the area's width and height.
  package var start: CGPoint
  /// The end, as a fraction of the area's width and height.
  package var end: CGPoint

  /// Creates a gradient.
  package init(_ kind: Kind = .axial, stops: [Stop], start: CGPoint, end: CGPoint) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }

  /// Returns the gradient in an area of pixels, with the color at the center of each pixel; `nil`
  /// if there are no stops or no pixels.
  ///
  /// The bitmap of an axial gradient along an axis is one pixel wide across it, and is intended to
  /// be stretched.
  package func bitmap(width: Int, height: Int) -> Bitmap? {
    guard let first = stops.first, width > 0, height > 0,
      [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite),
      var colors = GradientColors(stops)
    else { return nil }
    let (startX, startY) = (Double(start.x), Double(start.y))
    let (spanX, spanY) = (Double(end.x) - startX, Double(end.y) - startY)
    let isAxial = kind == .axial
    let columns = isAxial && spanX == 0 ? 1 : width
    let rows = isAxial && spanY == 0 ? 1 : height
    var bitmap = Bitmap(width: columns, height: rows)
    // Fractions are scaled to the area, so that lines of the same color are perpendicular in
    // points.
    let (scaleX, scaleY) = (Double(width), Double(height))
    // A rotation by the direction of the end, for angles relative to it; upward if there is no
    // direction.
    let length = (spanX * scaleX * spanX * scaleX + spanY * scaleY * spanY * scaleY).squareRoot()
    let (turnX, turnY) =
      length > 0 ? (spanX * scaleX / length, spanY * scaleY / length) : (0.0, -1.0)
    guard spanX != 0 || spanY != 0 || kind == .conic else {
      return Bitmap(width: 1, height: 1, filledWith: (stops.last ?? first).color.premultiplied)
    }
    let lengthSquared =
      spanX * scaleX * (spanX * scaleX) + spanY * scaleY * (spanY * scaleY)
    for row in 0..<rows {
      let y = (Double(row) + 0.5) / Double(rows) - startY
      for column in 0..<columns {
        let x = (Double(column) + 0.5) / Double(columns) - startX
        var position: Double
        if isAxial {
          position =
            (x * scaleX * (spanX * scaleX) + y * scaleY * (spanY * scaleY)) / lengthSquared
        } else if kind == .conic {
          let angle = Double.angle(
            x: x * scaleX * turnX + y * scaleY * turnY, y: y * scaleY * turnX - x * scaleX * turnY)
          position = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
        } else {
          let u = spanX == 0 ? 0 : x / spanX
          let v = spanY == 0 ? 0 : y / spanY
          position = (u * u + v * v).squareRoot()
        }
        // The points are too close to each other for a direction.
        if position.isNaN { position = 0 }
        bitmap.pixels[row * columns + column] = colors.pixel(at: position)
      }
    }
    return bitmap
  }
}

/// The colors of stops at any position.
struct GradientColors {
  private let colors: [StraightColor]
  private let locations: [Double]
  /// The stop before the last position, because adjacent pixels are usually between the same stops.
  private var segment = 0

  /// Creates the colors of stops; `nil` if there are no stops, or a location is not finite.
  init?(_ stops: [Gradient.Stop]) {
    guard !stops.isEmpty, stops.allSatisfy({ $0.location.isFinite }) else { return nil }
    colors = stops.map { StraightColor($0.color) }
    locations = stops.map { Double($0.location) }
  }

  /// Returns the premultiplied color at a position.
  mutating func pixel(at position: Double) -> UInt32 {
    while segment > 0, position < locations[segment] { segment -= 1 }
    while segment + 1 < locations.count, position >= locations[segment + 1] { segment += 1 }
    if position <= locations[0] { return colors[0].premultiplied }
    if segment + 1 == locations.count { return colors[segment].premultiplied }
    let span = locations[segment + 1] - locations[segment]
    return colors[segment].mixed(
      with: colors[segment + 1], (position - locations[segment]) / span
    ).premultiplied
  }
}

/// Components from 0 to 255, and alpha from 0 to 1.
struct StraightColor {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ color: Color) {
    red = Double(color.red)
    green = Double(color.green)
    blue = Double(color.blue)
    alpha = Double(color.alpha) / 65_535
  }

  func mixed(with other: StraightColor, _ share: Double) -> StraightColor {
    var result = self
    result.red += (other.red - red) * share
    result.green += (other.green - green) * share
    result.blue += (other.blue - blue) * share
    result.alpha += (other.alpha - alpha) * share
    return result
  }

  var premultiplied: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(Int(clamping: value + 0.5), 0), 255)) }
    return byte(alpha * 255) << 24 | byte(blue * alpha) << 16 | byte(green * alpha) << 8
      | byte(red * alpha)
  }
}

extension Color {
  /// The premultiplied pixel of the color.
  package var premultiplied: UInt32 { StraightColor(self).premultiplied }
}
