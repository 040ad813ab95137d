extension UIView {
  /// Inserts a view at an index of ``subviews``; an index outside is clamped.
  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "A view cannot be added to itself or to one of its own subviews: \(view).")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      setNeedsLayout()
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.inherit(resolvedTraits)
    view.layoutMarginsChanged()
    view.constraintsDidMove()
    setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }
}
