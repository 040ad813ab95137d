/// A weak reference to a recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

// The dependencies among the recognizers of a touch.
extension UIGestureRecognizer {
  /// Returns a Boolean value that indicates whether this gesture must fail before another
  /// recognizer recognizes its gesture.
  private func mustFail(before other: UIGestureRecognizer) -> Bool {
    other.requirements.contains { $0.recognizer === self }
      || other.shouldRequireFailure(of: self) || shouldBeRequiredToFail(by: other)
      || other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: self) == true
      || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) == true
  }

  /// Finds the recognizers of a touch that must fail before this recognizer recognizes its gesture.
  final func findBlockers(among recognizers: [UIGestureRecognizer]) {
    blockers = recognizers.filter { $0 !== self && $0.mustFail(before: self) }
      .map { WeakRecognizer(recognizer: $0) }
  }

  /// A Boolean value that indicates whether a gesture that must fail first is still possible.
  final var isBlocked: Bool {
    blockers.contains { $0.recognizer.map { $0.state == .possible } ?? false }
  }

  /// A Boolean value that indicates whether a gesture that must fail first was recognized.
  private var isExcluded: Bool {
    blockers.contains { $0.recognizer?.isRecognized ?? false }
  }

  /// Continues a gesture that waits, once the required gestures have failed or one was recognized.
  final func resumeIfDue() {
    guard let waitingState else { return }
    if isExcluded { fail() } else if !isBlocked { recognize(as: waitingState) }
  }

  /// Fails the gestures that must fail first and that the touch has left undecided.
  final func failBlockers() {
    for blocker in blockers.compactMap(\.recognizer)
    where blocker.state == .possible && blocker.waitingState == nil {
      blocker.fail()
    }
  }

  /// Returns a Boolean value that indicates whether the gesture of another recognizer fails because
  /// this gesture was recognized.
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    let isShared =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !isShared && canPrevent(other) && other.canBePrevented(by: self)
  }
}
