extension UIView {
  // MARK: Margins

  /// The room that content should leave at the edges, in points, with sides that follow the direction.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      guard newValue != ownLayoutMargins else { return }
      ownLayoutMargins = newValue
      layoutMarginsChanged()
    }
  }

  /// The room that content should leave at the edges, in points. With ``preservesSuperviewLayoutMargins`` at least as
  /// far as the superview's margins reach into the view.
  public final var layoutMargins: UIEdgeInsets {
    get {
      let own = ownLayoutMargins.resolved(rightToLeft: isRightToLeft)
      return preservesSuperviewLayoutMargins ? own.grown(to: superviewMargins) : own
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// How far the superview's margins reach into the view. A superview without a size, which has not been laid out yet,
  /// is taken to be as large as the view.
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

  /// The direction in which the view lays out its content.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.isRightToLeft
    case .forceRightToLeft: true
    case .playback, .spatial, .forceLeftToRight: false
    }
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
