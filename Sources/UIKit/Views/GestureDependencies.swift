/// A recognizer that another one does not keep alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

// How the recognizers of a touch depend on each other.
extension UIGestureRecognizer {
  /// Whether the gesture must fail before another one is recognized.
  private func mustFail(before other: UIGestureRecognizer) -> Bool {
    other.requirements.contains { $0.recognizer === self }
      || other.shouldRequireFailure(of: self) || shouldBeRequiredToFail(by: other)
      || other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: self) == true
      || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) == true
  }

  /// Finds the recognizers of a touch that must fail before this one is recognized.
  final func findBlockers(among recognizers: [UIGestureRecognizer]) {
    blockers = recognizers.filter { $0 !== self && $0.mustFail(before: self) }
      .map { WeakRecognizer(recognizer: $0) }
  }

  /// Whether a gesture that must fail is still possible.
  final var isBlocked: Bool {
    blockers.contains { $0.recognizer.map { $0.state == .possible } ?? false }
  }

  /// Whether a gesture that must fail was recognized.
  private var isExcluded: Bool {
    blockers.contains { $0.recognizer?.isRecognized ?? false }
  }

  /// Goes on with a gesture that waits, once the others have failed or one of them was recognized.
  final func resumeIfDue() {
    guard let waitingState else { return }
    if isExcluded { fail() } else if !isBlocked { recognize(as: waitingState) }
  }

  /// Ends the gestures that must fail and that the touch has left undecided.
  final func failBlockers() {
    for blocker in blockers.compactMap(\.recognizer)
    where blocker.state == .possible && blocker.waitingState == nil {
      blocker.fail()
    }
  }

  /// Whether the gesture of another recognizer fails because this one was recognized.
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    let isShared =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !isShared && canPrevent(other) && other.canBePrevented(by: self)
  }
}
