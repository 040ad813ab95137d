/// A view that changes while time passes, without a touch.
@MainActor package protocol TimeFollowing: UIView {
  /// Called after time has passed.
  ///
  /// - Parameter duration: the elapsed time in seconds.
  func timeDidPass(_ duration: TimeInterval)
}

extension UIView {
  /// Advances the time for display links, and for the view and its subviews.
  ///
  /// - Parameter duration: the elapsed time in seconds. NaN, zero and negative values change
  ///   nothing.
  package final func letTimePass(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    // The views at the start of the time span.
    var (found, rest): ([any TimeFollowing], [UIView]) = ([], [self])
    while let view = rest.popLast() {
      if let view = view as? any TimeFollowing { found.append(view) }
      rest += view.ownSubviews.reversed()
    }
    CADisplayLink.letTimePass(duration, update: layoutIfNeeded)
    for view in found { view.timeDidPass(duration) }
  }

  /// Advances a timeline to a time, for its animations and the followers of time in the view.
  package final func letTimePass(until time: TimeInterval, on timeline: AnimationTimeline) {
    let duration = time - timeline.now
    guard duration > 0 else {
      // Completion handlers of animations without a duration.
      timeline.advance(to: timeline.now)
      return
    }
    let found = tree.compactMap { $0 as? any TimeFollowing }
    timeline.advance(to: time, update: layoutIfNeeded)
    for view in found { view.timeDidPass(duration) }
  }
}
