// Lengths as apps give them, limited to what can be laid out and drawn.

extension CGFloat {
  /// The longest length in points that anything is laid out or drawn with. Chosen: far beyond what
  /// a picture can hold, and short enough that sums of such lengths stay exact and can be drawn.
  private static let longest: CGFloat = 10_000_000

  /// The length, at most ten million points either way. NaN is treated as 0.
  package var clamped: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest)
  }

  /// The length from 0 to ten million points. Negative lengths and NaN are treated as 0.
  package var nonNegative: CGFloat { self > 0 ? clamped : 0 }
}

extension CGSize {
  /// The size with both lengths ``CGFloat/clamped``.
  package var clamped: CGSize { CGSize(width: width.clamped, height: height.clamped) }
}

extension NSDirectionalEdgeInsets {
  /// The insets with all lengths ``CGFloat/clamped``.
  package var clamped: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.clamped, leading: leading.clamped, bottom: bottom.clamped,
      trailing: trailing.clamped)
  }
}

extension UIEdgeInsets {
  /// The insets with all lengths ``CGFloat/clamped``.
  package var clamped: UIEdgeInsets {
    UIEdgeInsets(
      top: top.clamped, left: left.clamped, bottom: bottom.clamped, right: right.clamped)
  }
}

extension CGRect {
  /// Whether the rectangle has a point, its left and top edge included. Unlike `contains(_:)`, it is
  /// false where that stops the program: for rectangles and points with NaN.
  package func covers(_ point: CGPoint) -> Bool {
    let (left, right) =
      size.width < 0 ? (origin.x + size.width, origin.x) : (origin.x, origin.x + size.width)
    let (top, bottom) =
      size.height < 0 ? (origin.y + size.height, origin.y) : (origin.y, origin.y + size.height)
    return point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }
}
