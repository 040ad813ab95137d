// What the lengths that an app hands in count as.

extension CGFloat {
  /// The longest length in points that anything is laid out or drawn with. Chosen: far beyond what a picture can hold, and
  /// short enough that sums of such lengths stay exact and can be drawn.
  private static let longest: CGFloat = 10_000_000

  /// The length itself, at most ten million points either way; 0 when it is no number.
  var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest) }

  /// The length itself when it is above 0, at most ten million points; else 0.
  var orZero: CGFloat { self > 0 ? bounded : 0 }
}

extension CGSize {
  /// The size with both lengths ``CGFloat/bounded``.
  var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension NSDirectionalEdgeInsets {
  /// The insets with all lengths ``CGFloat/bounded``.
  var bounded: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded,
      trailing: trailing.bounded)
  }
}
