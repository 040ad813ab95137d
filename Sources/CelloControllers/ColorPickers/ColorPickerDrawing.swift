internal import CelloRaster

/// Display items for parts of color pickers.
enum ColorPickerDrawing {
  /// Returns a white ring around a color, with the shadow of slider thumbs.
  static func thumb(
    at center: CGPoint, diameter: CGFloat, color: ColorComponents, _ traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let circle = CGRect(
      x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    let ring = ColorPickerMetrics.thumbRingWidth
    let inner = circle.insetBy(dx: ring, dy: ring)
    return ControlDrawing.thumb(
      in: circle, color: .white, metrics: traits.systemVersion.controls)
      + filled(ControlDrawing.capsule(inner), inner, color)
  }

  /// Returns a shape filled with a color, with a checkerboard behind a translucent color.
  static func filled(
    _ shape: Shape, _ area: CGRect, _ color: ColorComponents
  ) -> [DisplayList.Item] {
    (color.alpha < 1 ? checks(shape, area) : []) + [.fill(shape, color.color)]
  }

  /// Returns a checkerboard of gray and white squares inside a shape.
  static func checks(_ shape: Shape, _ area: CGRect) -> [DisplayList.Item] {
    let side = ColorPickerMetrics.checkSize
    let columns = min(Int(clamping: (area.width / side).rounded(.up)), 1_000)
    let rows = min(Int(clamping: (area.height / side).rounded(.up)), 1_000)
    var squares = Path()
    for row in 0..<max(rows, 0) {
      for column in stride(from: row % 2, to: max(columns, 0), by: 2) {
        let (x, y) = (area.minX + CGFloat(column) * side, area.minY + CGFloat(row) * side)
        squares.move(to: CGPoint(x: x, y: y))
        squares.addLine(to: CGPoint(x: x + side, y: y))
        squares.addLine(to: CGPoint(x: x + side, y: y + side))
        squares.addLine(to: CGPoint(x: x, y: y + side))
        squares.close()
      }
    }
    return [
      .fill(shape, .white),
      .group(
        DisplayList.Group(
          items: [
            .fill(
              .path(squares, .nonZero),
              Color(fractions: 0, 0, 0, alpha: ColorPickerMetrics.checkAlpha))
          ], clip: shape)),
    ]
  }
}
