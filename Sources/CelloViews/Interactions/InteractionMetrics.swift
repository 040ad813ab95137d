/// The metrics of tool tips, in points. Chosen: their look has no public figures.
enum ToolTipMetrics {
  static let margins = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  static let longestLine: CGFloat = 280
  /// From the place of the pointer to the tool tip.
  static let distance: CGFloat = 16
  /// The least distance to the edges of the safe area.
  static let screenInset: CGFloat = 8
  static let cornerRadius: CGFloat = 6
  static let borderWidth: CGFloat = 0.5
  static let shadow = LayerShadow(opacity: 0.2, radius: 6, offset: 2)
}

/// The metrics of targeted previews, in points.
enum PreviewMetrics {
  /// How far the path around lines of a text is outside of them, and its corner radius. Chosen:
  /// Apple does not document them.
  static let lineOutset: CGFloat = 4
  static let lineCornerRadius: CGFloat = 8
}
