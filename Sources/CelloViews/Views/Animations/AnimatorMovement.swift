/// The movement of a running property animator on a timeline.
final class AnimatorMovement {
  private let timeline: AnimationTimeline
  /// The time at which the movement begins, in seconds.
  private let begin: TimeInterval
  /// The remaining time of the movement, in seconds.
  private let length: TimeInterval
  /// The completed fraction of the animation at the beginning.
  private let startFraction: Double
  private let isReversed: Bool
  private let pace: AnimationPace
  /// The duration of the whole animation, in seconds.
  private let duration: TimeInterval
  /// The shown position at the beginning, from which the rest is paced; `nil` if the position
  /// follows from the fraction.
  private let startPosition: Double?
  private var event: AnimationTimeline.Event?

  init(
    on timeline: AnimationTimeline, delay: TimeInterval, length: TimeInterval,
    startFraction: Double, isReversed: Bool, pace: AnimationPace, duration: TimeInterval,
    startPosition: Double?
  ) {
    self.timeline = timeline
    begin = (timeline.now + (delay > 0 ? delay : 0)).roundedToNanoseconds
    self.length = length > 0 ? length : 0
    self.startFraction = startFraction
    self.isReversed = isReversed
    self.pace = pace
    self.duration = duration
    self.startPosition = startPosition
  }

  /// Calls a closure at the end of the movement, unless it is canceled before.
  func whenEnded(_ body: @escaping () -> Void) {
    event = timeline.schedule(at: (begin + length).roundedToNanoseconds, body)
  }

  func cancel() {
    event?.cancel()
    event = nil
  }

  /// A Boolean value that indicates whether the position follows from the fraction, so that the
  /// movement can run backward exactly.
  var isExact: Bool { startPosition == nil }

  /// The elapsed part of the movement, 0 to 1.
  private var part: Double {
    let elapsed = (timeline.now - begin).roundedToNanoseconds
    guard elapsed > 0 else { return 0 }
    return length > 0 && elapsed < length ? elapsed / length : 1
  }

  /// The completed fraction of the animation, 0 to 1.
  var fraction: Double {
    let part = part
    return part == 1 ? 1 : startFraction + (1 - startFraction) * part
  }

  /// The shown position: 0 for the state before the changes, 1 for the state after them. A spring
  /// may overshoot.
  var shown: Double {
    if let startPosition {
      let target: Double = isReversed ? 0 : 1
      return startPosition
        + (target - startPosition) * pace.progress(at: part, duration: duration)
    }
    return pace.progress(at: isReversed ? 1 - fraction : fraction, duration: duration)
  }
}
