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
    let reached = sidesAtEdgesOfParent
    return UIEdgeInsets(
      top: 0, left: reached.left ? side : 0, bottom: 0, right: reached.right ? side : 0
    ).directional(rightToLeft: viewIfLoaded?.isRightToLeft ?? false)
  }

  /// The sides at which the view reaches the edge of its parent's view: both for a controller
  /// without a parent, and in the containers of the system.
  ///
  /// Source: docs/measurements/auto-layout.md#side-margins.
  private final var sidesAtEdgesOfParent: (left: Bool, right: Bool) {
    guard let view = viewIfLoaded, let container = parent?.viewIfLoaded,
      !(container is any SystemContainerView), container !== view,
      view.isDescendant(of: container)
    else { return (true, true) }
    let (frame, bounds) = (view.convert(view.bounds, to: container), container.bounds)
    return (frame.minX <= bounds.minX, frame.maxX >= bounds.maxX)
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

/// The view of a container of the system, whose children have the margins of a controller at both
/// sides.
@MainActor package protocol SystemContainerView: UIView {}
