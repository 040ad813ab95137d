/// A drag of the content by a finger.
package struct ScrollDrag {
  /// The offset when the drag began.
  package var start: CGPoint
  /// A Boolean value that indicates whether the drag moves the content horizontally.
  var isHorizontal: Bool
  /// A Boolean value that indicates whether the drag moves the content vertically.
  var isVertical: Bool
}

extension UIScrollView {
  /// A Boolean value that indicates whether the current movement of the finger starts a drag.
  var shouldBeginDragging: Bool {
    if let touch = panGestureRecognizer.touch, let view = touch.view, view !== self,
      !delaysContentTouches
        || touch.timestamp - panGestureRecognizer.start.time > ScrollMetrics.contentTouchDelay,
      !canCancelContentTouches || !touchesShouldCancel(in: view)
    {
      return false
    }
    let movement = panGestureRecognizer.movement
    let isHorizontal = movement.dx.magnitude > movement.dy.magnitude
    guard canBeDragged(horizontally: isHorizontal) else { return false }
    let transfers =
      isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, let parent = parentScrollView(horizontally: isHorizontal) else { return true }
    let axis = isHorizontal ? horizontalAxis : verticalAxis
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let isForward = (isHorizontal ? movement.dx : movement.dy) < 0
    let isAtEnd = isForward ? offset >= axis.range.upperBound : offset <= axis.range.lowerBound
    return !isAtEnd || !parent.isScrollEnabled
  }

  private func canBeDragged(horizontally isHorizontal: Bool) -> Bool {
    isHorizontal
      ? horizontalAxis.isScrollable || alwaysBounceHorizontal
      : verticalAxis.isScrollable || alwaysBounceVertical
  }

  /// Returns the nearest scroll view around this scroll view that scrolls along an axis.
  private func parentScrollView(horizontally isHorizontal: Bool) -> UIScrollView? {
    var view = superview
    while let ancestor = view {
      if let scrollView = ancestor as? UIScrollView,
        scrollView.canBeDragged(horizontally: isHorizontal)
      {
        return scrollView
      }
      view = ancestor.superview
    }
    return nil
  }

  func contentWasPanned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDragging()
    case .changed: break
    case .ended: return endDragging(velocity: pan.velocity(in: nil))
    default: return cancelDragging()
    }
    followFinger(pan.translation(in: nil))
  }

  private func beginDragging() {
    // The finger catches content that moves.
    endMovement()
    let movement = panGestureRecognizer.movement
    let isHorizontal = movement.dx.magnitude > movement.dy.magnitude
    drag = ScrollDrag(
      start: contentOffset,
      isHorizontal: canBeDragged(horizontally: true)
        && (isHorizontal || !isDirectionalLockEnabled),
      isVertical: canBeDragged(horizontally: false)
        && (!isHorizontal || !isDirectionalLockEnabled))
    if keyboardDismissMode != .none { firstResponderOfTree?.resignFirstResponder() }
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  private func followFinger(_ translation: CGPoint) {
    guard let drag else { return }
    func moved(
      _ axis: ScrollAxis, _ start: CGFloat, by distance: CGFloat, bounces: Bool
    ) -> CGFloat {
      bounces ? axis.bounced(start - distance) : axis.clamped(start - distance)
    }
    var offset = contentOffset
    if drag.isHorizontal {
      offset.x = moved(
        horizontalAxis, drag.start.x, by: translation.x, bounces: bouncesHorizontally)
    }
    if drag.isVertical {
      offset.y = moved(verticalAxis, drag.start.y, by: translation.y, bounces: bouncesVertically)
    }
    if offset != contentOffset { contentOffset = offset }
  }

  private func endDragging(velocity: CGPoint) {
    guard let drag else { return }
    // The content moves in the opposite direction of the offset.
    let speed = CGPoint(
      x: drag.isHorizontal ? 0 - velocity.x : 0, y: drag.isVertical ? 0 - velocity.y : 0)
    func target(
      _ axis: ScrollAxis, _ offset: CGFloat, _ speed: CGFloat, _ start: CGFloat, isMoved: Bool
    ) -> CGFloat {
      guard isMoved else { return offset }
      return isPagingEnabled
        ? axis.pageOffset(from: offset, velocity: speed, start: start)
        : axis.restingOffset(from: offset, velocity: speed, rate: decelerationRate.rawValue)
    }
    var rest = CGPoint(
      x: target(
        horizontalAxis, contentOffset.x, speed.x, drag.start.x, isMoved: drag.isHorizontal),
      y: target(verticalAxis, contentOffset.y, speed.y, drag.start.y, isMoved: drag.isVertical))
    rest = restingOffset(rest, velocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000))
    if drag.isVertical, let restingOffsetHandler {
      rest.y = verticalAxis.clamped(restingOffsetHandler(rest.y))
    }
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &rest)
    self.drag = nil
    let movesOn = rest != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: movesOn)
    guard movesOn else { return }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    if let timeline = AnimationTimeline.current, UIView.areAnimationsEnabled {
      let isInRange =
        contentOffset
        == CGPoint(
          x: horizontalAxis.clamped(contentOffset.x), y: verticalAxis.clamped(contentOffset.y))
      let rate = Double(ScrollAxis.validRate(decelerationRate.rawValue))
      ScrollMovement(
        of: self, to: rest,
        isPagingEnabled || !isInRange ? .spring : .deceleration(rate: rate), on: timeline)
      return
    }
    contentOffset = rest
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  private func cancelDragging() {
    guard drag != nil else { return }
    drag = nil
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    keepOffsetInRange()
  }
}
