/// Places the bars of a navigation controller around its content and updates them when the content
/// scrolls.
@MainActor final class NavigationBars {
  private weak var scrollView: UIScrollView?
  private weak var navigationBar: UINavigationBar?
  private var isPlacing = false
  /// The scroll view whose insets include the bar.
  private var placed: ObjectIdentifier?

  /// Places the bars and the content.
  ///
  /// - Parameters:
  ///   - observed: the controller whose scroll view the bars observe and which determines whether
  ///     the content extends below the bars: `shown` or one of its descendants.
  ///   - movesChildren: whether the views in `content` fill it; `false` while a custom animation
  ///     places them.
  func place(
    in view: UIView, content: UIView, shown: UIViewController?, observed: UIViewController?,
    navigationBar: UINavigationBar, isNavigationBarHidden: Bool, toolbar: UIToolbar,
    isToolbarHidden: Bool, movesChildren: Bool = true
  ) {
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    // The bars are beside a column that floats over the content at one side.
    let covered = view.additionalSafeAreaInsets
    let isBesideColumn = covered.left != covered.right
    let barX = isBesideColumn ? covered.left : 0
    let barWidth =
      isBesideColumn ? max(bounds.width - covered.left - covered.right, 0) : bounds.width
    content.frame = bounds
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    self.navigationBar = navigationBar
    follow(observed?.contentScrollView(for: .top)) { [weak view] in view?.setNeedsLayout() }

    // Content that does not extend below a bar ends at its margin.
    var margins = UIEdgeInsets.zero
    var insets = UIEdgeInsets.zero
    if !isToolbarHidden {
      let height = toolbar.sizeThatFits(CGSize(width: barWidth, height: bounds.height)).height
      let inset =
        view.traitCollection.systemVersion.toolbar(for: view.traitCollection).floatingInset
      var bottom = inset ?? safeArea.bottom
      if toolbar.search?.isActive == true, let keyboard = view.areaOfKeyboard {
        // The search bar is above the keyboard.
        bottom = max(bottom, bounds.maxY - keyboard.minY + NavigationMetrics.searchAboveKeyboard)
      }
      toolbar.frame = CGRect(
        x: barX, y: bounds.maxY - bottom - height, width: barWidth, height: height)
      if observed?.extendsView(below: .bottom, isBarTranslucent: toolbar.isTranslucent) == false {
        margins.bottom = height + bottom
      } else {
        insets.bottom = max(height + bottom - safeArea.bottom, 0)
      }
    }
    let sheetInset =
      view.isContentOfSheet && !isNavigationBarHidden
      ? view.traitCollection.systemVersion.presentationMetrics.sheetBarInset : 0
    let top = safeArea.top + sheetInset
    let heights = isNavigationBarHidden ? nil : navigationBar.heights(width: barWidth)
    let extendsBelowBar =
      observed?.extendsView(below: .top, isBarTranslucent: navigationBar.isTranslucent) ?? true
    if let heights, !extendsBelowBar { margins.top = top + heights.lowerBound }
    // The frame of the content without the insets for the bars.
    let childView = shown?.viewIfLoaded
    let frame = content.bounds.between(top: margins.top, bottom: margins.bottom)
    if movesChildren { childView?.frame = frame }
    defer {
      // Search results in front of the content are covered by the same bars.
      for view in content.subviews where view !== childView {
        if movesChildren { view.frame = frame }
        view.additionalSafeAreaInsets = childView?.additionalSafeAreaInsets ?? .zero
      }
    }
    guard let heights else {
      scrollView?.spaceAbove = 0
      childView?.additionalSafeAreaInsets = insets
      updateToolbarEdge(toolbar)
      return
    }
    var height = heights.upperBound
    navigationBar.isAtScrollEdge = true
    if let scrollView, placed == ObjectIdentifier(scrollView) {
      // The bar ends where the content begins, within its minimum and full height.
      let contentTop =
        scrollView.convert(CGPoint.zero, to: view).y - scrollView.contentInset.finite.top
      height = min(max(contentTop - top, heights.lowerBound), heights.upperBound)
      navigationBar.isAtScrollEdge = contentTop - top >= heights.lowerBound - 0.5
    }
    navigationBar.edgeEffect = scrollView?.edgeEffects[0]
    navigationBar.edgeColor = scrollView?.edgeColor ?? .systemBackground
    navigationBar.frame = CGRect(x: barX, y: top, width: barWidth, height: height)
    insets.top = extendsBelowBar ? height + sheetInset : height - heights.lowerBound
    scrollView?.spaceAbove = heights.upperBound - height
    childView?.additionalSafeAreaInsets = insets
    placed = scrollView.map { ObjectIdentifier($0) }
    updateToolbarEdge(toolbar)
  }

  /// Stops observing the scroll view.
  func stop() {
    follow(nil) {}
    placed = nil
  }

  private func follow(_ new: UIScrollView?, changed: @escaping @MainActor () -> Void) {
    guard scrollView !== new else { return }
    scrollView?.offsetHandlers["navigation"] = nil
    scrollView?.restingOffsetHandler = nil
    scrollView?.spaceAbove = 0
    scrollView = new
    new?.offsetHandlers["navigation"] = changed
    new?.restingOffsetHandler = { [weak self] in self?.snapped($0) ?? $0 }
  }

  /// Returns the offset nearest to a proposed offset at which a large title and a search bar are
  /// either completely visible or hidden.
  private func snapped(_ offset: CGFloat) -> CGFloat {
    guard let scrollView, let navigationBar, !navigationBar.isHidden,
      placed == ObjectIdentifier(scrollView)
    else { return offset }
    // The bar will end where the content begins; its frame may belong to an earlier offset.
    let contentTop =
      scrollView.convert(CGPoint.zero, to: navigationBar).y - scrollView.contentInset.finite.top
    let height = contentTop + scrollView.contentOffset.y - offset
    let stops = navigationBar.restingHeights(width: navigationBar.bounds.width)
    guard let upper = stops.first(where: { $0 >= height }),
      let lower = stops.last(where: { $0 <= height }), lower < upper
    else { return offset }
    return offset + height - (height - lower < upper - height ? lower : upper)
  }

  private func updateToolbarEdge(_ toolbar: UIToolbar) {
    toolbar.isAtScrollEdge = scrollView?.isAtBottomEdge ?? true
  }
}
