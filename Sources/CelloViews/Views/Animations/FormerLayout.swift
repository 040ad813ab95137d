/// The subviews of a view before a change of its layout, which is animated afterwards.
@MainActor package struct FormerLayout {
  private let view: UIView
  private let subviews: [(view: UIView, geometry: ViewGeometry)]

  /// Stores the subviews of a view that has been laid out.
  package init(of view: UIView) {
    self.view = view
    subviews = view.ownSubviews.map { ($0, $0.geometry) }
  }

  /// Animates the subviews from their former geometry to the current geometry, in the current
  /// animation. New subviews fade in, and removed subviews fade out.
  ///
  /// - Returns: an action that removes the subviews that fade out, for the end of the animation.
  package func animateChanges() -> () -> Void {
    var removed: [(view: UIView, alpha: CGFloat)] = []
    for (index, former) in subviews.enumerated() {
      let subview = former.view
      if subview.ownSuperview === view {
        subview.animateChange(from: former.geometry)
      } else if subview.ownSuperview == nil {
        removed.append((subview, subview.alpha))
        UIView.performWithoutAnimation {
          view.insertSubview(subview, at: min(index, view.ownSubviews.count))
        }
        subview.alpha = 0
      }
    }
    let known = Set(subviews.map { ObjectIdentifier($0.view) })
    for subview in view.ownSubviews where !known.contains(ObjectIdentifier(subview)) {
      subview.animateChange(from: subview.geometry, alpha: 0)
    }
    return {
      for (view, alpha) in removed {
        view.removeFromSuperview()
        view.alpha = alpha
      }
    }
  }
}
