/// The part of a view that bars, the status bar or the shape of a screen cover.
struct SafeArea {
  /// The insets of the part of the view that is not covered, as of the last change.
  var insets = UIEdgeInsets.zero
  /// Insets that are added to what the view has from its superview.
  var additionalInsets = UIEdgeInsets.zero
  /// Insets that the view's controller adds.
  var insetsOfController = UIEdgeInsets.zero
}

extension UIView {
  /// Insets that are added to those that the view gets from its superview.
  ///
  /// A view at the root of a tree has no safe area of its own: what shows the tree, such as the
  /// screen of a device, sets these insets. Negative values and NaN are treated as 0.
  package final var additionalSafeAreaInsets: UIEdgeInsets {
    get { safeArea.additionalInsets }
    set {
      safeArea.additionalInsets = newValue.nonNegative
      updateSafeArea()
    }
  }

  /// Derives the insets of the view and those below it from the superview's and the frame.
  ///
  /// Not by recursion: trees may be deep.
  final func updateSafeArea() {
    guard updateOwnSafeArea() else { return }
    var rest = Array(subviews.reversed())
    while let view = rest.popLast() {
      if view.updateOwnSafeArea() { rest += view.subviews.reversed() }
    }
  }

  /// Returns whether the insets have changed.
  private final func updateOwnSafeArea() -> Bool {
    let inherited = superview?.overlap(ofSafeAreaWith: self) ?? safeAreaInsetsWithoutSuperview
    let insets = inherited.adding(safeArea.additionalInsets).adding(safeArea.insetsOfController)
    guard insets != safeArea.insets else { return false }
    safeArea.insets = insets
    setNeedsLayout()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsChanged() }
    return true
  }

  /// Derives the insets of the subviews after a change of the bounds.
  final func updateSafeAreaOfSubviews() {
    guard safeAreaInsetsForSubviews != .zero else { return }
    for subview in subviews { subview.updateSafeArea() }
  }

  /// The part of a subview that is not in the safe area.
  private final func overlap(ofSafeAreaWith subview: UIView) -> UIEdgeInsets {
    let insets = safeAreaInsetsForSubviews
    return insets == .zero ? .zero : insets.covering(subview.frame, in: bounds)
  }
}

extension UIEdgeInsets {
  /// The part of a rectangle that the insets of another one cover, at most its whole length on each
  /// side.
  func covering(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(bounds.minY + top - frame.minY, frame.height),
      left: min(bounds.minX + left - frame.minX, frame.width),
      bottom: min(frame.maxY - (bounds.maxY - bottom), frame.height),
      right: min(frame.maxX - (bounds.maxX - right), frame.width)
    ).nonNegative
  }

  /// The insets with negative values and NaN replaced by 0, and infinity by a large number.
  var nonNegative: UIEdgeInsets {
    UIEdgeInsets(
      top: top.nonNegative, left: left.nonNegative, bottom: bottom.nonNegative,
      right: right.nonNegative)
  }

  /// The sum on each side.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
