/// The metrics of menus in one system version, in points.
package struct MenuMetrics {
  var width: CGFloat
  var cornerRadius: CGFloat
  /// The least height of a row.
  var rowHeight: CGFloat
  /// The height of elements beside each other, with their titles and without.
  var stripHeights: (titled: CGFloat, plain: CGFloat)
  /// From the side edges to the content of rows.
  var margin: CGFloat
  /// Above and below the text of a row.
  var rowPadding: CGFloat
  /// Above the first group and below the last one.
  var endPadding: CGFloat
  /// The width of the column of images, and of that of check marks.
  var imageWidth: CGFloat
  var checkmarkWidth: CGFloat
  var hasLeadingImages: Bool
  /// Whether there are lines between rows, and not only between groups.
  var hasRowSeparators: Bool
  /// Between groups.
  var groupGap: CGFloat
  /// Between the menu and what it belongs to.
  var distance: CGFloat
  /// The least distance to the edges of the screen.
  var screenInset: CGFloat

  // In both versions. Source: docs/measurements/controls.md#menus.

  static let shadow = LayerShadow(opacity: 0.15, radius: 24, offset: 8)
  /// Above and below the title of a menu or group.
  static let titlePadding: CGFloat = 8
  /// Beside and below the title of an element beside others.
  static let stripTitleInset: CGFloat = 4
  static let stripTitleBottom: CGFloat = 8
  /// How far the columns of images and check marks reach into the margin.
  static let columnOutset: CGFloat = 4

  // Behind a context menu. Chosen.

  /// The opacity of black over the screen.
  package static let dimmingAlpha: CGFloat = 0.2
  package static let previewCornerRadius: CGFloat = 13
  /// The least distance of the preview of a controller to the edges of the safe area.
  package static let previewMargin: CGFloat = 16
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#menus.
  var menu: MenuMetrics {
    switch self {
    case .iOS26:
      MenuMetrics(
        width: 250, cornerRadius: 26, rowHeight: 42, stripHeights: (72, 52), margin: 22,
        rowPadding: 10, endPadding: 10, imageWidth: 30, checkmarkWidth: 24,
        hasLeadingImages: true, hasRowSeparators: false, groupGap: 21, distance: 8, screenInset: 8)
    case .iOS18:
      MenuMetrics(
        width: 250, cornerRadius: 13, rowHeight: 44, stripHeights: (64, 48), margin: 16,
        rowPadding: 11, endPadding: 0, imageWidth: 28, checkmarkWidth: 20,
        hasLeadingImages: false, hasRowSeparators: true, groupGap: 8, distance: 8, screenInset: 8)
    }
  }
}

/// Where a menu is on the screen.
enum MenuPlacement {
  /// The frame of a menu: below what it belongs to, or above it if there is more room, and within
  /// the screen.
  ///
  /// - Parameters:
  ///   - anchor: the frame of what the menu belongs to.
  ///   - area: the part of the screen in which the menu may be.
  static func frame(
    size: CGSize, anchor: CGRect, in area: CGRect, distance: CGFloat
  ) -> CGRect {
    let below = area.maxY - anchor.maxY - distance
    let above = anchor.minY - area.minY - distance
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, area.height)
    let y = isBelow ? anchor.maxY + distance : anchor.minY - distance - height
    // At the side of the screen where the anchor is.
    let x = anchor.midX > area.midX ? anchor.maxX - size.width : anchor.minX
    return CGRect(
      x: min(max(x, area.minX), max(area.maxX - size.width, area.minX)),
      y: min(max(y, area.minY), max(area.maxY - height, area.minY)), width: size.width,
      height: height)
  }
}
