extension UIView {
  /// Asks for a layout before the view is drawn next.
  public final func setNeedsLayout() { isLayoutNeeded = true }

  /// Lays out the view and its subviews now, as far as a layout is due.
  ///
  /// A layout that asks for another one is repeated, a limited number of times, so that a view which never comes to
  /// rest cannot hang the program.
  public final func layoutIfNeeded() {
    var passes = 0
    while isLayoutNeeded, passes < 16 {
      isLayoutNeeded = false
      passes += 1
      prepareForLayout()
      layoutSubviews()
    }
    isLayoutNeeded = false
    for subview in subviews { subview.layoutIfNeeded() }
  }

  /// Says that the view has to be drawn again. Every picture is drawn afresh, so there is nothing to prepare.
  public final func setNeedsDisplay() {}

  /// Says that a part of the view has to be drawn again, like ``setNeedsDisplay()``.
  public final func setNeedsDisplay(_ rect: CGRect) {}

  /// Gives the view the size that suits it, keeping its origin.
  public final func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Says that the content's own size has changed.
  public final func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

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
