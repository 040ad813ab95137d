// The limits of lengths from apps, for layout and drawing.

extension CGFloat {
  /// The greatest length in points for layout and drawing. Chosen: far larger than any picture, and
  /// small enough that sums of such lengths are exact.
  private static let longest: CGFloat = 10_000_000

  /// The length, clamped to ±10⁷ points. NaN is treated as 0.
  package var clamped: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest)
  }

  /// The length, clamped to the range from 0 to 10⁷ points. NaN is treated as 0.
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
  /// Returns a Boolean value that indicates whether the rectangle contains a point. The left and
  /// the top edge belong to the rectangle, the right and the bottom edge do not. Unlike
  /// `contains(_:)`, which traps, it returns `false` for rectangles and points with NaN.
  package func covers(_ point: CGPoint) -> Bool {
    let (left, right) =
      size.width < 0 ? (origin.x + size.width, origin.x) : (origin.x, origin.x + size.width)
    let (top, bottom) =
      size.height < 0 ? (origin.y + size.height, origin.y) : (origin.y, origin.y + size.height)
    return point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }
}
