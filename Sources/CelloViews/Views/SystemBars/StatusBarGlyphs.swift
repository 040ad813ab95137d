internal import CelloRaster

/// Four bars that rise, for the strength of the cellular signal.
enum CellularGlyph {
  // Source: docs/measurements/bars.md#status-bars.
  private static let heights: [CGFloat] = [6.0 / 17, 9.0 / 17, 13.0 / 17, 1]
  /// The width of a bar as a fraction of the width of the glyph.
  private static let barWidth: CGFloat = 3.0 / 17
  private static let radius: CGFloat = 1

  static func shapes(in frame: CGRect, grid: PixelGrid) -> [Shape] {
    let width = frame.width * barWidth
    let pitch = (frame.width - width) / CGFloat(heights.count - 1)
    return heights.enumerated().map { index, height in
      let left = grid.rounded(frame.minX + CGFloat(index) * pitch)
      let top = grid.rounded(frame.maxY - frame.height * height)
      let bar = CGRect(
        x: left, y: top, width: grid.rounded(width), height: frame.maxY - top)
      return .roundedRect(RoundedRect(bar, radius: min(radius, bar.width / 3)))
    }
  }
}

/// Three parts of rings around a point at the bottom, for the strength of the Wi-Fi signal.
enum WiFiGlyph {
  // Source: docs/measurements/bars.md#status-bars.
  /// The outer and inner radii of the rings, as fractions of the height of the glyph.
  private static let rings: [(outer: CGFloat, inner: CGFloat)] = [
    (1, 0.795), (0.65, 0.445), (0.31, 0),
  ]
  /// Half of the angle of the rings, in radians: 44°.
  private static let angle: CGFloat = 0.768
  /// The sine of the angle.
  private static let sine: CGFloat = 0.695

  static func width(radius: CGFloat) -> CGFloat { 2 * radius * sine }

  static func shape(in frame: CGRect) -> Shape {
    let center = CGPoint(x: frame.midX, y: frame.maxY)
    let up = -CGFloat.pi / 2
    var path = Path()
    for ring in rings {
      let radius = ring.outer * frame.height
      guard
        let outer = Arc(
          center: center, radius: radius, startAngle: up - angle, endAngle: up + angle,
          increasing: true),
        let inner = Arc(
          center: center, radius: ring.inner * frame.height, startAngle: up + angle,
          endAngle: up - angle, increasing: false)
      else { continue }
      path.move(to: outer.start)
      for curve in outer.curves {
        path.addCubic(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
      path.addLine(to: inner.start)
      if ring.inner > 0 {
        for curve in inner.curves {
          path.addCubic(to: curve.end, control1: curve.control1, control2: curve.control2)
        }
      }
      path.close()
    }
    return .path(path, .nonZero)
  }
}

/// A full battery: an outline, its content and its terminal.
enum BatteryGlyph {
  // Source: docs/measurements/bars.md#status-bars.
  private static let lineWidth: CGFloat = 1
  /// The distance from the outer edge of the outline to the content.
  private static let inset: CGFloat = 2
  private static let outlineOpacity: CGFloat = 0.4
  private static let terminalOpacity: CGFloat = 0.5
  /// The height of the terminal as a fraction of the height of the outline.
  private static let terminalHeight: CGFloat = 1.0 / 3

  static func items(
    in frame: CGRect, radius: CGFloat, terminalWidth: CGFloat, color: Color
  ) -> [DisplayList.Item] {
    let middle = lineWidth / 2
    let outline = RoundedRect(
      frame.insetBy(dx: middle, dy: middle), radius: max(radius - middle, 0))
    let content = RoundedRect(
      frame.insetBy(dx: inset, dy: inset), radius: max(radius - 5.0 / 3, 0))
    let height = frame.height * terminalHeight
    let left = frame.maxX + lineWidth
    var terminal = Path()
    terminal.move(to: CGPoint(x: left, y: frame.midY - height / 2))
    terminal.addQuadratic(
      to: CGPoint(x: left, y: frame.midY + height / 2),
      control: CGPoint(x: left + 2 * terminalWidth, y: frame.midY))
    terminal.close()
    return [
      .stroke(
        .roundedRect(outline), StrokeStyle(width: lineWidth),
        color.multiplyingAlpha(by: outlineOpacity)),
      .fill(.roundedRect(content), color),
      .fill(.path(terminal, .nonZero), color.multiplyingAlpha(by: terminalOpacity)),
    ]
  }
}
