extension UIView {
  /// Returns the margins of a configuration. On preserved axes, they are at least as large as the
  /// part of the superview's margins that overlaps the view.
  package func margins(
    _ own: NSDirectionalEdgeInsets, preserving axes: UIAxis
  ) -> NSDirectionalEdgeInsets {
    var margins = own.clamped
    guard preservesSuperviewLayoutMargins, superview != nil else { return margins }
    let isRightToLeft = isRightToLeft
    let grown = margins.resolved(rightToLeft: isRightToLeft).grown(to: superviewMargins)
      .directional(rightToLeft: isRightToLeft)
    if axes.contains(.horizontal) {
      margins.leading = grown.leading
      margins.trailing = grown.trailing
    }
    if axes.contains(.vertical) {
      margins.top = grown.top
      margins.bottom = grown.bottom
    }
    return margins
  }
}
