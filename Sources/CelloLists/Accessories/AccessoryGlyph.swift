internal import CelloRaster

/// The glyph of a system accessory.
package enum AccessoryGlyph: String, Hashable, Sendable {
  case disclosureIndicator = "disclosure-indicator"
  case outlineCollapsed = "outline-collapsed"
  case outlineExpanded = "outline-expanded"
  case checkmark
  case delete
  case insert
  case reorder
  case multiselectOff = "multiselect-off"
  case multiselectOn = "multiselect-on"
  case detail

  /// The size at the default text size, in points.
  ///
  /// Source: docs/measurements/accessories.md#regions.
  var size: CGSize {
    switch self {
    case .disclosureIndicator, .outlineCollapsed, .outlineExpanded: CGSize(width: 14, height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .delete, .insert, .multiselectOff, .multiselectOn: CGSize(width: 26, height: 26)
    case .reorder: CGSize(width: 27, height: 15)
    case .detail: CGSize(width: 22, height: 22)
    }
  }

  /// The standard width of the accessory's region, in points.
  var regionWidth: CGFloat {
    switch self {
    case .disclosureIndicator, .outlineCollapsed, .outlineExpanded:
      AccessoryMetrics.chevronRegionWidth
    default: AccessoryMetrics.regionWidth
    }
  }

  /// Returns the display items of the glyph in a rectangle with its aspect ratio.
  ///
  /// - Parameters:
  ///   - color: The color of lines.
  ///   - background: The color of a disc.
  func items(
    in rect: CGRect, isRightToLeft: Bool, color: Color, background: Color
  ) -> [DisplayList.Item] {
    let scale = rect.width / size.width
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * scale, y: rect.minY + y * scale)
    }
    func line(_ points: [CGPoint], _ width: CGFloat) -> DisplayList.Item {
      var path = Path()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      let style = StrokeStyle(width: width * scale, cap: .round, join: .round)
      return .stroke(.path(path, .nonZero), style, color)
    }
    func disc(_ radius: CGFloat) -> Shape {
      let center = point(size.width / 2, size.height / 2)
      let radius = radius * scale
      return ControlDrawing.capsule(
        CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    func bar(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DisplayList.Item {
      .fill(
        ControlDrawing.capsule(
          CGRect(origin: point(x, y), size: CGSize(width: width * scale, height: height * scale))),
        color)
    }

    switch self {
    case .disclosureIndicator, .outlineCollapsed:
      // The chevron is 7 × 12 points.
      let points: [(x: CGFloat, y: CGFloat)] = [(4.5, 2), (9.5, 7), (4.5, 12)]
      return [line(points.map { point(isRightToLeft ? 14 - $0.x : $0.x, $0.y) }, 2)]
    case .outlineExpanded:
      return [line([point(2, 4.5), point(7, 9.5), point(12, 4.5)], 2)]
    case .checkmark:
      return [line([point(1.6, 10.2), point(6.8, 16.2), point(17.4, 1.8)], 2.4)]
    case .delete:
      return [.fill(disc(11), background), bar(7.75, 12.25, 10.5, 1.5)]
    case .insert:
      return [
        .fill(disc(11), background), bar(7.75, 12.25, 10.5, 1.5), bar(12.25, 7.75, 1.5, 10.5),
      ]
    case .reorder:
      return [2, 6.5, 11].map { bar(0, $0, 27, 1.5) }
    case .multiselectOff:
      return [.stroke(disc(10.25), StrokeStyle(width: 1.5 * scale), color)]
    case .multiselectOn:
      return [
        .fill(disc(11), background),
        line([point(8.2, 13.4), point(11.6, 17), point(18, 9.4)], 1.8),
      ]
    case .detail:
      return [
        .stroke(disc(10), StrokeStyle(width: 1.5 * scale), color),
        bar(10, 5.2, 2, 2), bar(10.1, 9, 1.8, 7.6),
      ]
    }
  }
}
