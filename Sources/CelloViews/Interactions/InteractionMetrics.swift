/// The metrics of tool tips, in points. Chosen: Apple does not document the appearance of tool
/// tips.
enum ToolTipMetrics {
  static let margins = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  static let longestLine: CGFloat = 280
  /// The distance from the pointer to the tool tip.
  static let distance: CGFloat = 16
  /// The minimum distance to the edges of the safe area.
  static let screenInset: CGFloat = 8
  static let cornerRadius: CGFloat = 6
  static let borderWidth: CGFloat = 0.5
  static let shadow = LayerShadow(opacity: 0.2, radius: 6, offset: 2)
}

/// The metrics of targeted previews, in points.
enum PreviewMetrics {
  /// The outset of the path around lines of text, and its corner radius. Chosen: Apple does not
  /// document them.
  static let lineOutset: CGFloat = 4
  static let lineCornerRadius: CGFloat = 8
}

/// The metrics of interactions.
package enum InteractionMetrics {
  /// The duration in which a menu unfolds or folds, in seconds. Source:
  /// docs/measurements/motion.md#transitions.
  package static let menuDuration: TimeInterval = 0.3
}
