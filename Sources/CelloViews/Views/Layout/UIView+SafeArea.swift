/// The part of a view that bars or the shape of the screen cover.
package struct SafeArea {
  /// The insets of the uncovered part of the view, as of the last change.
  var insets = UIEdgeInsets.zero
  /// The insets added to the insets from the superview.
  var additionalInsets = UIEdgeInsets.zero
  /// The insets that the view's controller adds.
  package var insetsOfController = UIEdgeInsets.zero
}

extension UIView {
  /// The insets added to the safe area that the view gets from its superview.
  ///
  /// The root view of a tree has no safe area by itself; the object that shows the tree, such as
  /// the screen of a device, sets these insets. Negative values and NaN are treated as 0.
  package final var additionalSafeAreaInsets: UIEdgeInsets {
    get { safeArea.additionalInsets }
    set {
      safeArea.additionalInsets = newValue.nonNegative
      updateSafeArea()
    }
  }

  /// Updates the insets of the view and its descendants from the superview's insets and the frame.
  ///
  /// It does not recurse: trees can be deep.
  package final func updateSafeArea() {
    guard updateOwnSafeArea() else { return }
    var rest = Array(ownSubviews.reversed())
    while let view = rest.popLast() {
      if view.updateOwnSafeArea() { rest += view.ownSubviews.reversed() }
    }
  }

  /// Updates the view's insets. Returns whether they have changed.
  private final func updateOwnSafeArea() -> Bool {
    let inherited = ownSuperview?.overlap(ofSafeAreaWith: self) ?? safeAreaInsetsWithoutSuperview
    let insets = inherited.adding(safeArea.additionalInsets).adding(safeArea.insetsOfController)
    guard insets != safeArea.insets else { return false }
    safeArea.insets = insets
    setNeedsLayout()
    controller?.followSafeArea()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsChanged() }
    return true
  }

  /// Updates the insets of the subviews after a change of the bounds.
  final func updateSafeAreaOfSubviews() {
    guard safeAreaInsetsForSubviews != .zero else { return }
    for subview in ownSubviews { subview.updateSafeArea() }
  }

  /// Returns the insets of a subview's part inside the safe area.
  private final func overlap(ofSafeAreaWith subview: UIView) -> UIEdgeInsets {
    let insets = safeAreaInsetsForSubviews
    return insets == .zero ? .zero : insets.covering(subview.frame, in: bounds)
  }
}

extension UIEdgeInsets {
  /// Returns the insets of `frame` inside these insets of `bounds`: on each side, the inset minus
  /// the distance between the edges, from 0 to the whole inset.
  ///
  /// The length of the frame doesn't matter, and a frame that reaches beyond the bounds has no
  /// larger inset.
  func covering(_ frame: CGRect, in bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(bounds.minY + top - frame.minY, top),
      left: min(bounds.minX + left - frame.minX, left),
      bottom: min(frame.maxY - (bounds.maxY - bottom), bottom),
      right: min(frame.maxX - (bounds.maxX - right), right)
    ).nonNegative
  }

  /// The insets with negative values and NaN replaced with 0, and infinity with a large number.
  package var nonNegative: UIEdgeInsets {
    UIEdgeInsets(
      top: top.nonNegative, left: left.nonNegative, bottom: bottom.nonNegative,
      right: right.nonNegative)
  }

  /// Returns the sum on each side.
  package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
