/// A movement of a scroll view's content on a simulated clock, which changes the offset at each refresh
/// of the screen.
@MainActor final class ScrollMovement: AnimationTimeline.Follower {
  /// The reason of a movement, and its pace.
  enum Kind {
    /// An animated change of the offset.
    case animation
    /// The content comes to rest after a drag. Its speed decreases by a rate, which is its fraction
    /// that remains after a millisecond.
    case deceleration(rate: Double)
    /// The content moves to a page or back into its range after a drag.
    case spring
  }

  private weak var view: UIScrollView?
  private let kind: Kind
  private let start: CGPoint
  private let end: CGPoint
  private let begin: TimeInterval
  private let duration: TimeInterval

  /// A Boolean value that indicates whether the movement follows a drag.
  var comesToRest: Bool {
    switch kind {
    case .animation: false
    case .deceleration, .spring: true
    }
  }

  /// Begins a movement of a view, and ends its current movement.
  @discardableResult
  init(of view: UIScrollView, to end: CGPoint, _ kind: Kind, on timeline: AnimationTimeline) {
    self.view = view
    self.kind = kind
    start = view.contentOffset
    self.end = end
    begin = timeline.now
    duration =
      switch kind {
      case .animation: ScrollMetrics.movementDuration
      case .spring: ScrollMetrics.springDuration
      case .deceleration(let rate):
        Self.duration(
          ofDistance: Double(max((end.x - start.x).magnitude, (end.y - start.y).magnitude)),
          rate: rate)
      }
    view.movement = self
    timeline.add(self)
    timeline.schedule(at: (begin + duration).roundedToNanoseconds) { [weak self] in
      MainActor.assumeIsolated { self?.finish() }
    }
  }

  /// Returns the time until the distance from the place of rest cannot be seen, in seconds.
  private static func duration(ofDistance distance: Double, rate: Double) -> TimeInterval {
    let least = Double(ScrollMetrics.restingDistance)
    guard distance > least, distance.isFinite, rate > 0, rate < 1 else { return 0 }
    return (least / distance).naturalLogarithm / (1_000 * rate.naturalLogarithm)
  }

  func follow(at time: TimeInterval) -> Bool {
    guard let view, view.movement === self else { return false }
    let share = CGFloat(share(after: (time - begin).roundedToNanoseconds))
    guard share < 1 else {
      finish()
      return false
    }
    view.contentOffset = CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    return true
  }

  /// Returns the fraction of the distance that the content has moved after a time.
  private func share(after elapsed: TimeInterval) -> Double {
    guard elapsed < duration else { return 1 }
    switch kind {
    case .animation:
      return AnimationPace(.easeInOut).progress(at: elapsed / duration, duration: duration)
    case .spring:
      return AnimationPace.transition.progress(at: elapsed / duration, duration: duration)
    case .deceleration(let rate):
      let decay = 1_000 * rate.naturalLogarithm
      // The rest of the distance, which cannot be seen, is distributed over the movement.
      return (1 - (decay * elapsed).exponential) / (1 - (decay * duration).exponential)
    }
  }

  private func finish() {
    guard let view, view.movement === self else { return }
    view.contentOffset = end
    view.endMovement()
  }

  /// Calls the delegate after the movement has ended or was stopped.
  func callDelegate(of view: UIScrollView) {
    switch kind {
    case .animation: view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    case .deceleration, .spring: view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    }
  }
}
