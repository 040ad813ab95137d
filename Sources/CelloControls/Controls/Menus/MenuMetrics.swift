/// The metrics of menus in one system version, in points.
package struct MenuMetrics {
  var width: CGFloat
  var cornerRadius: CGFloat
  /// The minimum height of a row.
  var rowHeight: CGFloat
  /// The height of a horizontal row of elements, with titles and without.
  var stripHeights: (titled: CGFloat, plain: CGFloat)
  /// The distance between the side edges and the content of rows.
  var margin: CGFloat
  /// The padding above and below the text of a row.
  var rowPadding: CGFloat
  /// The padding above the first group and below the last group.
  var endPadding: CGFloat
  /// The width of the column of images.
  var imageWidth: CGFloat
  /// The width of the column of check marks.
  var checkmarkWidth: CGFloat
  var hasLeadingImages: Bool
  /// A Boolean value that indicates whether lines separate rows; otherwise they separate only
  /// groups.
  var hasRowSeparators: Bool
  /// The distance between groups.
  var groupGap: CGFloat
  /// The distance between the menu and its anchor.
  var distance: CGFloat
  /// The minimum distance to the edges of the screen.
  var screenInset: CGFloat

  // Values for both versions. Source: docs/measurements/controls.md#menus.

  package static let shadow = LayerShadow(opacity: 0.15, radius: 24, offset: 8)
  /// The padding above and below the title of a menu or group.
  static let titlePadding: CGFloat = 8
  /// The horizontal inset of the title of an element in a horizontal row.
  static let stripTitleInset: CGFloat = 4
  /// The distance below the title of an element in a horizontal row.
  static let stripTitleBottom: CGFloat = 8
  /// The distance by which the columns of images and check marks overlap the margin.
  static let columnOutset: CGFloat = 4

  // The area behind a context menu. Chosen.

  /// The opacity of the black color that covers the screen.
  package static let dimmingAlpha: (light: CGFloat, dark: CGFloat) = (0.2, 0.4)
  /// The standard deviation of the blur of the screen, in points.
  package static let backdropSigma: CGFloat = 15
  package static let previewCornerRadius: CGFloat = 13
  /// The scale of a folded menu, and of the preview of a controller. Source:
  /// docs/measurements/motion.md#transitions.
  package static let foldedScale: CGFloat = 0.2
  /// The minimum distance between a controller's preview and the edges of the safe area.
  package static let previewMargin: CGFloat = 16
}

extension MenuMetrics: MetricTable {
  package static var metrics: [Metric<Self>] {
    [
      Metric("width", \.width),
      Metric("cornerRadius", \.cornerRadius),
      Metric("rowHeight", \.rowHeight),
      Metric("stripHeights.titled", \.stripHeights.titled),
      Metric("stripHeights.plain", \.stripHeights.plain),
      Metric("margin", \.margin),
      Metric("rowPadding", \.rowPadding),
      Metric("endPadding", \.endPadding),
      Metric("imageWidth", \.imageWidth),
      Metric("checkmarkWidth", \.checkmarkWidth),
      Metric("hasLeadingImages", \.hasLeadingImages),
      Metric("hasRowSeparators", \.hasRowSeparators),
      Metric("groupGap", \.groupGap),
      Metric("distance", \.distance),
      Metric("screenInset", \.screenInset),
    ]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#menus.
  var menu: MenuMetrics {
    let table: MenuMetrics =
      switch self {
      case .iOS26:
        MenuMetrics(
          width: 250, cornerRadius: 26, rowHeight: 42, stripHeights: (72, 52), margin: 22,
          rowPadding: 10, endPadding: 10, imageWidth: 30, checkmarkWidth: 24,
          hasLeadingImages: true, hasRowSeparators: false, groupGap: 21, distance: 8, screenInset: 8
        )
      case .iOS18:
        MenuMetrics(
          width: 250, cornerRadius: 13, rowHeight: 44, stripHeights: (64, 48), margin: 16,
          rowPadding: 11, endPadding: 0, imageWidth: 28, checkmarkWidth: 20,
          hasLeadingImages: false, hasRowSeparators: true, groupGap: 8, distance: 8, screenInset: 8)
      }
    return metrics("menu", table)
  }
}

/// Computes the position of a menu.
package enum MenuPlacement {
  /// Returns the frame of a menu within an area: below the anchor, or above it if the menu does not
  /// fit below and there is more space above.
  ///
  /// - Parameters:
  ///   - anchor: The frame of the view to which the menu belongs.
  ///   - area: The part of the screen where menus are allowed.
  static func frame(
    size: CGSize, anchor: CGRect, in area: CGRect, distance: CGFloat
  ) -> CGRect {
    let below = area.maxY - anchor.maxY - distance
    let above = anchor.minY - area.minY - distance
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, area.height)
    let y = isBelow ? anchor.maxY + distance : anchor.minY - distance - height
    // Aligns the menu to the side of the anchor that is nearer to the edge of the screen.
    let x = anchor.midX > area.midX ? anchor.maxX - size.width : anchor.minX
    return CGRect(
      x: min(max(x, area.minX), max(area.maxX - size.width, area.minX)),
      y: min(max(y, area.minY), max(area.maxY - height, area.minY)), width: size.width,
      height: height)
  }

  /// Returns a geometry that is scaled down to the point of its frame that is nearest to another
  /// point.
  package static func folded(_ geometry: ViewGeometry, toward point: CGPoint) -> ViewGeometry {
    let (frame, scale) = (geometry.frame, MenuMetrics.foldedScale)
    let fixed = CGPoint(
      x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
    var folded = geometry
    folded.position.x = fixed.x + (geometry.position.x - fixed.x) * scale
    folded.position.y = fixed.y + (geometry.position.y - fixed.y) * scale
    folded.transform = geometry.transform.concatenating(
      CGAffineTransform(scaleX: scale, y: scale))
    return folded
  }
}
