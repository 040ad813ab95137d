/// The metrics of edit menus in one system version, in points. All are chosen, because none are
/// published.
struct EditMenuMetrics {
  var height: CGFloat
  var cornerRadius: CGFloat
  /// The padding at both sides of a command's title.
  var padding: CGFloat
  /// The padding at the ends of the bar.
  var endPadding: CGFloat
  /// The width of the buttons that show the previous or next page.
  var pageButtonWidth: CGFloat
  /// The distance between the menu and its target rectangle.
  var distance: CGFloat
  /// The minimum distance to the edges of the screen.
  var screenInset: CGFloat
  /// A Boolean value that indicates whether lines separate the commands.
  var hasSeparators: Bool
  /// A Boolean value that indicates whether a menu that is too wide is divided into pages.
  /// Otherwise a list shows all commands.
  var hasPages: Bool

  static let shadow = LayerShadow(opacity: 0.15, radius: 16, offset: 4)
  /// The opacity of the title of a disabled command.
  static let disabledAlpha: CGFloat = 0.3
}

extension EditMenuMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("height", \.height),
      Metric("cornerRadius", \.cornerRadius),
      Metric("padding", \.padding),
      Metric("endPadding", \.endPadding),
      Metric("pageButtonWidth", \.pageButtonWidth),
      Metric("distance", \.distance),
      Metric("screenInset", \.screenInset),
      Metric("hasSeparators", \.hasSeparators),
      Metric("hasPages", \.hasPages),
    ]
  }
}

extension SystemVersion {
  var editMenu: EditMenuMetrics {
    let table: EditMenuMetrics =
      switch self {
      case .iOS26:
        EditMenuMetrics(
          height: 44, cornerRadius: 22, padding: 12, endPadding: 6, pageButtonWidth: 36,
          distance: 10, screenInset: 8, hasSeparators: false, hasPages: false)
      case .iOS18:
        EditMenuMetrics(
          height: 42, cornerRadius: 10, padding: 14, endPadding: 0, pageButtonWidth: 36,
          distance: 10, screenInset: 8, hasSeparators: true, hasPages: true)
      }
    return metrics("editMenu", table)
  }
}

/// The division of an edit menu into pages.
enum EditMenuPages {
  /// Returns the range of elements for each page. A page has at least one element.
  ///
  /// - Parameters:
  ///   - available: The width of a page.
  ///   - button: The width of a button that shows another page.
  static func pages(
    of widths: [CGFloat], in available: CGFloat, button: CGFloat
  ) -> [Range<Int>] {
    guard !widths.isEmpty else { return [] }
    if widths.reduce(0, +) <= available { return [0..<widths.count] }
    var result: [Range<Int>] = []
    var start = 0
    while start < widths.count {
      let used = start > 0 ? button : 0
      var end = start
      var width = used
      while end < widths.count {
        let isLast = end + 1 == widths.count
        guard end == start || width + widths[end] + (isLast ? 0 : button) <= available else {
          break
        }
        width += widths[end]
        end += 1
      }
      result.append(start..<end)
      start = end
    }
    return result
  }
}

/// Computes the position of an edit menu.
enum EditMenuPlacement {
  /// Returns the frame of a menu next to a target rectangle and inside an area. The menu is on the
  /// requested side if it fits there; otherwise above the target, or below it if it does not fit
  /// above.
  static func frame(
    size: CGSize, target: CGRect, in area: CGRect, distance: CGFloat,
    arrow: UIEditMenuArrowDirection
  ) -> CGRect {
    let above = target.minY - distance - size.height
    let below = target.maxY + distance
    var origin = CGPoint(x: target.midX - size.width / 2, y: above)
    switch arrow {
    case .left where target.maxX + distance + size.width <= area.maxX:
      origin = CGPoint(x: target.maxX + distance, y: target.midY - size.height / 2)
    case .right where target.minX - distance - size.width >= area.minX:
      origin = CGPoint(
        x: target.minX - distance - size.width, y: target.midY - size.height / 2)
    case .up where below + size.height <= area.maxY: origin.y = below
    default:
      if above < area.minY { origin.y = below }
      // Covers the target if the target fills the screen.
      if origin.y + size.height > area.maxY {
        origin.y = max(area.minY, min(target.midY, area.maxY) - size.height)
      }
    }
    return CGRect(
      x: min(max(origin.x, area.minX), max(area.maxX - size.width, area.minX)),
      y: min(max(origin.y, area.minY), max(area.maxY - size.height, area.minY)),
      width: size.width, height: size.height)
  }
}
