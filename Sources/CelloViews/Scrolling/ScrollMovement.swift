/// An animated change of a scroll view's offset, which changes the offset at each refresh of the
/// screen.
@MainActor final class ScrollMovement: AnimationTimeline.Follower {
  private weak var view: UIScrollView?
  private let start: CGPoint
  private let end: CGPoint
  private let begin: TimeInterval
  private let duration: TimeInterval
  private let pace = AnimationPace(.easeInOut)

  init(of view: UIScrollView, to end: CGPoint, on timeline: AnimationTimeline) {
    self.view = view
    start = view.contentOffset
    self.end = end
    begin = timeline.now
    duration = ScrollMetrics.movementDuration
  }

  func follow(at time: TimeInterval) -> Bool {
    guard let view, view.movement === self else { return false }
    let elapsed = (time - begin).roundedToNanoseconds
    let share = pace.progress(at: elapsed / duration, duration: duration)
    guard share < 1 else {
      view.movement = nil
      view.contentOffset = end
      view.finishMovement()
      return false
    }
    view.contentOffset = CGPoint(
      x: start.x + (end.x - start.x) * CGFloat(share),
      y: start.y + (end.y - start.y) * CGFloat(share))
    return true
  }
}
