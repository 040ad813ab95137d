extension UIView {
  // MARK: Margins

  /// The part of the superview's margins that overlaps the view. A superview without a size, which
  /// has not been laid out, is treated as being as large as the view.
  var superviewMargins: UIEdgeInsets {
    guard let superview else { return .zero }
    var margins = superview.layoutMargins
    let frame = frame
    let size = superview.bounds.size
    if size.width > 0 {
      margins.left -= frame.minX
      margins.right -= size.width - frame.maxX
    }
    if size.height > 0 {
      margins.top -= frame.minY
      margins.bottom -= size.height - frame.maxY
    }
    return margins
  }

  func layoutMarginsChanged() {
    setNeedsLayout()
    layoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsChanged()
    }
  }

  // MARK: Direction

  var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UIEdgeInsets {
  /// The larger inset on each side.
  func grown(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
