/// The animations between calls of ``UIView/beginAnimations(_:context:)`` and
/// ``UIView/commitAnimations()``.
@MainActor enum CommittedAnimations {
  private struct Level {
    /// The block; `nil` if changes are not animated.
    var block: AnimationBlock?
    /// The block around it.
    var outer: AnimationBlock?
    var delegate: AnimationDelegate
  }

  /// The animations that have not been committed; the innermost is the last.
  private static var levels: [Level] = []

  /// The duration of an animation without another one, in seconds. Source: Apple's documentation of
  /// `setAnimationDuration(_:)`.
  private static let defaultDuration: TimeInterval = 0.2

  static func begin(_ identifier: String?) {
    let timeline = UIView.areAnimationsEnabled ? AnimationTimeline.current : nil
    // Animations that were not committed end with their clock.
    if let first = levels.first(where: { $0.block.map { $0.timeline !== timeline } ?? false }) {
      AnimationBlock.enter(first.outer)
      levels = []
    }
    let block = timeline.map {
      AnimationBlock(on: $0, AnimationBlock.Settings(duration: defaultDuration), completion: nil)
    }
    levels.append(
      Level(
        block: block, outer: AnimationBlock.enter(block),
        delegate: AnimationDelegate(identifier: identifier)))
  }

  /// Changes the timing of the changes that follow.
  static func change(_ change: (inout AnimationBlock.Settings) -> Void) {
    guard let block = levels.last?.block else { return }
    change(&block.settings)
    AnimationBlock.enter(block.settings.isAnimated ? block : nil)
  }

  /// Changes the delegate of the current animation, also of one with closures. Does nothing outside
  /// of animations.
  static func changeDelegate(_ change: (AnimationDelegate) -> Void) {
    if let level = levels.last { return change(level.delegate) }
    guard let block = AnimationBlock.current else { return }
    let delegate = block.delegate ?? AnimationDelegate(identifier: nil)
    block.delegate = delegate
    change(delegate)
  }

  static func commit() {
    guard let level = levels.popLast() else { return }
    let delegate = level.delegate
    guard let block = level.block else {
      AnimationBlock.enter(level.outer)
      delegate.animationWillStart()
      return UIView.finish { delegate.animationDidStop($0) }
    }
    block.layOutViews()
    AnimationBlock.enter(level.outer)
    let timeline = block.timeline
    timeline.schedule(at: timeline.now + max(block.settings.delay, 0)) {
      MainActor.assumeIsolated { delegate.animationWillStart() }
    }
    block.delegate = delegate
    block.close()
  }
}
