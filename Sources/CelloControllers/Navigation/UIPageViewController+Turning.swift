extension UIPageViewController {
  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// A Boolean value that indicates whether later pages are on the left.
  private var isReversed: Bool { isHorizontal && view.isRightToLeft }

  // MARK: Layout

  /// Gets the pages before and after the shown pages from the data source, if they are unknown.
  func findNeighbors() {
    guard transitionStyle == .scroll, let dataSource, let first = shown.first, let last = shown.last
    else { return }
    if before == nil {
      before = .some(dataSource.pageViewController(self, viewControllerBefore: first))
    }
    if after == nil {
      after = .some(dataSource.pageViewController(self, viewControllerAfter: last))
    }
  }

  /// The pages in visual order. A page that occurs twice is included once.
  private var pages: [UIViewController] {
    guard let current = shown.first else { return [] }
    let former = before ?? nil
    let next = after ?? nil
    let pages = [
      former === current ? nil : former, current,
      next === current || next === former ? nil : next,
    ].compactMap { $0 }
    return isReversed ? pages.reversed() : pages
  }

  /// The distance between adjacent pages along the axis, in points.
  private var stride: CGFloat {
    isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
  }

  /// Places the shown pages between their neighbors.
  func arrangePages() {
    var area = view.bounds
    if !pageControl.isHidden {
      let height = min(NavigationMetrics.pageControlHeight, area.height)
      area.size.height -= height
      pageControl.frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: height)
    }
    scrollView.frame =
      isHorizontal
      ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
    let pages = pages
    let length = stride * CGFloat(max(pages.count, 1))
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: length, height: area.height) : CGSize(width: area.width, height: length)
    guard let current = shown.first, let index = pages.firstIndex(where: { $0 === current }) else {
      return
    }
    for (position, page) in pages.enumerated() where page.viewIfLoaded?.superview === scrollView {
      page.view.frame = frame(at: position)
    }
    if shown.count == 2 { placeHalves(in: frame(at: index)) }
    let offset = stride * CGFloat(index)
    scrollView.contentOffset =
      isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  private func frame(at position: Int) -> CGRect {
    let start = stride * CGFloat(position) + spacing / 2
    let size = scrollView.bounds.size
    return isHorizontal
      ? CGRect(x: start, y: 0, width: size.width - spacing, height: size.height)
      : CGRect(x: 0, y: start, width: size.width, height: size.height - spacing)
  }

  private func placeHalves(in frame: CGRect) {
    let edge: CGRectEdge = isHorizontal ? (isReversed ? .maxXEdge : .minXEdge) : .minYEdge
    let half = (isHorizontal ? frame.width : frame.height) / 2
    let (first, second) = frame.divided(atDistance: half, from: edge)
    shown[0].view.frame = first
    shown[1].view.frame = second
  }

  // MARK: Gestures

  /// Adds the page-turning action to the scroll view's gesture, after the view is loaded.
  func addTurning() {
    guard transitionStyle == .scroll else { return }
    // The app may replace the delegates of the scroll view and of its gesture recognizer.
    scrollView.panGestureRecognizer.addTarget(self, action: UIPageViewController.contentWasPanned)
  }

  /// The gesture recognizers of curled pages, which are added to the view.
  var turningRecognizers: [UIGestureRecognizer] {
    guard transitionStyle == .pageCurl else { return [] }
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: UIPageViewController.curledPageWasPanned)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: UIPageViewController.curledPageWasTapped)
    let recognizers: [UIGestureRecognizer] = [pan, tap]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    return recognizers
  }

  /// Turns a page if the finger has moved by a fraction of the view's length.
  private func curledPageWasPanned(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let translation = recognizer.translation(in: view)
    let distance = isHorizontal ? translation.x : translation.y
    if distance.magnitude > lengthOfView * NavigationMetrics.turnShare {
      turnCurled(forward: (distance < 0) != isReversed)
    }
  }

  /// Turns a page after a tap at one end of the view.
  private func curledPageWasTapped(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let point = recognizer.location(in: view)
    let position = isHorizontal ? point.x : point.y
    if position < lengthOfView * NavigationMetrics.turnTapShare {
      turnCurled(forward: isReversed)
    } else if position > lengthOfView * (1 - NavigationMetrics.turnTapShare) {
      turnCurled(forward: !isReversed)
    }
  }

  private var lengthOfView: CGFloat { isHorizontal ? view.bounds.width : view.bounds.height }

  private func turnCurled(forward: Bool) {
    guard let dataSource, let last = shown.last, let first = shown.first else { return }
    var next: [UIViewController] = []
    var page = forward ? last : first
    while next.count < shown.count {
      let neighbor =
        forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      guard let neighbor else { return }
      next.append(neighbor)
      page = neighbor
    }
    if !forward { next.reverse() }
    delegate?.pageViewController(self, willTransitionTo: next)
    let former = shown
    setViewControllers(next, direction: forward ? .forward : .reverse, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: former, transitionCompleted: true)
  }

  private func contentWasPanned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed: followFinger()
    case .ended, .cancelled, .failed: finishTurning()
    default: break
    }
  }

  /// The index of the page at the center of the view.
  private var position: Int {
    let offset = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
    guard stride > 0 else { return 0 }
    return Int(clamping: (offset / stride).rounded())
  }

  /// Shows the neighbor that a finger moves into the view.
  private func followFinger() {
    let pages = pages
    guard let current = shown.first, let index = pages.firstIndex(where: { $0 === current }) else {
      return
    }
    let offset = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
    let rest = stride * CGFloat(index)
    guard offset != rest else { return }
    let next = index + (offset > rest ? 1 : -1)
    guard pages.indices.contains(next), pages[next] !== pending else { return }
    if let pending { leave(pending) }
    let page = pages[next]
    pending = page
    addChild(page)
    delegate?.pageViewController(self, willTransitionTo: [page])
    page.view.frame = frame(at: next)
    scrollView.addSubview(page.view)
    page.didMove(toParent: self)
  }

  /// Ends the turn after a finger is lifted, and determines whether the page was turned.
  private func finishTurning() {
    let pages = pages
    guard let pending, let current = shown.first else { return }
    self.pending = nil
    let isCompleted = pages.indices.contains(position) && pages[position] === pending
    if isCompleted {
      let isForward = (after ?? nil) === pending
      shown = [pending]
      leave(current)
      // The former page is now a neighbor. The data source provides the other neighbor.
      before = isForward ? .some(current) : nil
      after = isForward ? nil : .some(current)
      pageControl.currentPage += isForward ? 1 : -1
    } else {
      leave(pending)
    }
    setNeedsPlaces()
    view.layoutIfNeeded()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [current],
      transitionCompleted: isCompleted)
  }

  /// Ends a turn regardless of the position of the finger.
  func endTurning() {
    guard let pending else { return }
    self.pending = nil
    if !shown.contains(where: { $0 === pending }) { leave(pending) }
  }
}
