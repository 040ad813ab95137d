/// An animation of a layer that takes time.
final class AnimationRun {
  let timeline: AnimationTimeline
  /// The call that started the animation; `nil` for an explicit animation.
  let block: AnimationBlock?
  /// The transactions that wait for the end of the animation.
  private var transactions: [TransactionGroup]
  /// The event at which the animation ends; `nil` if it never ends.
  var end: AnimationTimeline.Event?
  private var hasEnded = false

  // Layers are used on the main thread.
  private nonisolated(unsafe) static var runningCount = 0
  /// A Boolean value that indicates whether an animation of any layer is running.
  static var areRunning: Bool { runningCount > 0 }

  init(on timeline: AnimationTimeline, block: AnimationBlock? = nil) {
    self.timeline = timeline
    self.block = block
    transactions = CATransaction.openGroups
    for transaction in transactions { transaction.count += 1 }
    block?.runDidStart()
    Self.runningCount += 1
  }

  deinit { if !hasEnded { Self.runningCount -= 1 } }

  /// Called once, when the animation has ended or was removed.
  func didEnd(isFinished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    Self.runningCount -= 1
    end?.cancel()
    end = nil
    block?.runDidEnd(isFinished: isFinished)
    for transaction in transactions {
      transaction.count -= 1
      transaction.completeIfPossible(on: timeline)
    }
    transactions = []
  }
}

/// The animations of a transaction and its completion block.
final class TransactionGroup {
  /// The number of animations that have not ended.
  var count = 0
  var completion: (() -> Void)?
  var isCommitted = false

  /// Calls the completion block if the transaction was committed and its animations have ended.
  func completeIfPossible(on timeline: AnimationTimeline) {
    guard isCommitted, count == 0, let completion else { return }
    self.completion = nil
    timeline.schedule(at: timeline.now, completion)
  }
}
