extension UIView {
  // MARK: Margins

  /// The part of the superview's margins that overlaps the view. A superview with an empty size,
  /// before its layout, is treated as having the view's size.
  package var superviewMargins: UIEdgeInsets {
    guard let superview = ownSuperview else { return .zero }
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

  package func layoutMarginsChanged() {
    setNeedsLayout()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    for subview in ownSubviews where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsChanged()
    }
  }

  package var isRightToLeft: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension UIEdgeInsets {
  /// Returns the larger inset on each side.
  package func grown(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
