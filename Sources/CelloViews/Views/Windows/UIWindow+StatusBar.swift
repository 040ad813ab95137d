/// A view that can scroll to its top after a tap on the status bar.
@MainActor protocol StatusBarFollower: UIView {
  /// A Boolean value that indicates whether the view scrolls.
  var scrollsToTop: Bool { get }
  func scrollToTop()
}

extension UIWindow {
  /// Returns a Boolean value that indicates whether a point, in the window's coordinates, is in the
  /// area of the status bar.
  final func isInStatusBar(_ point: CGPoint) -> Bool {
    windowScene?.statusBarManager?.isStatusBarHidden != true
      && point.y + frame.minY < screen.safeArea.top
  }

  /// Returns the view that a tap on the status bar scrolls to its top; `nil` for none.
  ///
  /// On iPhone, it is the only view on the screen that allows it; on other devices, the view below
  /// the tap that is closest to the status bar. Views behind a modal view are ignored.
  ///
  /// - Parameter x: the horizontal position of the tap, in the window's coordinates.
  final func viewToScroll(byTapAt x: CGFloat) -> (any StatusBarFollower)? {
    let all = followers(in: frontView)
    guard traitCollection.userInterfaceIdiom != .phone else {
      let views = all.map(\.view).filter(\.scrollsToTop)
      return views.count == 1 ? views[0] : nil
    }
    let closest = all.filter { $0.frame.minX <= x && x < $0.frame.maxX }
      .min { $0.frame.minY < $1.frame.minY }
    return closest?.view.scrollsToTop == true ? closest?.view : nil
  }

  /// Returns the visible followers in a view, with the visible parts of their frames in the window's
  /// coordinates.
  private func followers(in view: UIView) -> [(view: any StatusBarFollower, frame: CGRect)] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let inner = view.subviews.flatMap { followers(in: $0) }
    guard let follower = view as? any StatusBarFollower else { return inner }
    let frame = view.convert(view.bounds, to: self as UIView).intersection(bounds)
    return frame.isNull || frame.isEmpty ? inner : [(follower, frame)] + inner
  }
}
