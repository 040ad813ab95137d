/// A progress that follows the simulated time from 0 to 1, for changes that are not animations of
/// layers, such as transitions between screens.
///
/// The pace is that of a critically damped spring. Source: docs/measurements/motion.md#transitions.
@MainActor package final class TimedProgress: AnimationTimeline.Follower {
  private let timeline: AnimationTimeline
  private let begin: TimeInterval
  private let duration: TimeInterval
  private let update: (CGFloat) -> Void
  private var completion: (() -> Void)?

  /// Begins a progress on the current timeline, which owns it.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds.
  ///   - update: a closure that is called with the progress, first with 0 before the method returns.
  ///   - completion: a closure that is called once at the end, after the progress 1.
  /// - Returns: `nil`, without calling a closure, if animations take no time.
  package static func begin(
    duration: TimeInterval, update: @escaping (CGFloat) -> Void, completion: @escaping () -> Void
  ) -> TimedProgress? {
    guard let timeline = AnimationTimeline.current, UIView.areAnimationsEnabled else { return nil }
    let progress = TimedProgress(timeline, duration, update, completion)
    progress.show(0)
    timeline.add(progress)
    timeline.schedule(at: (timeline.now + duration).roundedToNanoseconds) { [weak progress] in
      MainActor.assumeIsolated { progress?.finish() }
    }
    return progress
  }

  private init(
    _ timeline: AnimationTimeline, _ duration: TimeInterval, _ update: @escaping (CGFloat) -> Void,
    _ completion: @escaping () -> Void
  ) {
    self.timeline = timeline
    begin = timeline.now
    self.duration = duration
    self.update = update
    self.completion = completion
  }

  package func follow(at time: TimeInterval) -> Bool {
    guard completion != nil else { return false }
    let elapsed = (time - begin).roundedToNanoseconds
    show(CGFloat(AnimationPace.transition.progress(at: elapsed / duration, duration: duration)))
    return true
  }

  private func show(_ progress: CGFloat) {
    UIView.performWithoutAnimation {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      update(progress)
      CATransaction.commit()
    }
  }

  /// Ends the progress now.
  package func finish() {
    guard let completion else { return }
    self.completion = nil
    timeline.remove(self)
    show(1)
    completion()
  }
}

extension AnimationPace {
  /// The pace of transitions between screens: a critically damped spring.
  static let transition = AnimationPace.spring(UISpringTimingParameters(dampingRatio: 1))
}
