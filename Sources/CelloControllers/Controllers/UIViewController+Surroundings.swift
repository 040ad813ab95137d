/// A weak reference to a scroll view that bars observe.
struct WeakScrollView {
  weak var scrollView: UIScrollView?
}

extension UIViewController {
  private static let allEdges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  final func setScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    for single in Self.allEdges where edge.contains(single) {
      contentScrollViews[single.rawValue] = WeakScrollView(scrollView: scrollView)
    }
    viewIfLoaded?.superview?.setNeedsLayout()
  }

  final func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    for single in Self.allEdges where edge.contains(single) {
      if let scrollView = contentScrollViews[single.rawValue]?.scrollView { return scrollView }
    }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.last
  }

  // MARK: Margins

  final var minimumMargins: NSDirectionalEdgeInsets {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    let width = viewIfLoaded?.bounds.width ?? 0
    let side = isRegular ? SideMargin.wide : SideMargin.controllers.points(width: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  package var minimumMarginsOfView: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  // MARK: Status bar

  /// Updates the status bar of the scene with the preferences of the responsible controller.
  final func updateStatusBar() {
    guard let window = viewIfLoaded?.window, let bar = window.windowScene?.statusBarManager,
      let decider = window.rootViewController?.deciderAboutSystemBars
    else { return }
    bar.isStatusBarHidden = decider.prefersHiddenStatusBar
    bar.statusBarStyle = decider.controllerOfStatusBarStyle.preferredStatusBarStyle
  }
}
