// Animations of changes that a system view makes without an animation first, such as the updates of
// a list: the views are laid out in their final state, and then move there from their former state.
extension UIView {
  /// A Boolean value that indicates whether animations that start now take time.
  package static var animationsTakeTime: Bool {
    AnimationTimeline.current != nil && areAnimationsEnabled
  }

  /// The values from which the frame and the bounds derive.
  package final var currentGeometry: ViewGeometry { geometry }

  /// Runs a closure whose changes are animated with the default curve. In another animation, the
  /// changes take over its timing. Call it only if ``animationsTakeTime``.
  package static func animateChanges(
    duration: TimeInterval, _ changes: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let settings = AnimationBlock.Settings(duration: duration)
    guard AnimationBlock.run(settings, changes, completion: completion) else {
      changes()
      return finish(completion)
    }
  }

  /// Runs a closure whose changes are animated with the pace of transitions between screens. Call it
  /// only if ``animationsTakeTime``.
  package static func animateTransition(duration: TimeInterval, _ changes: () -> Void) {
    let settings = AnimationBlock.Settings(duration: duration, pace: .transition)
    let isRunning = AnimationBlock.run(
      settings, overriding: [.overrideInheritedDuration, .overrideInheritedCurve], changes,
      completion: nil)
    if !isRunning { changes() }
  }

  /// Runs a closure after a time on the simulated clock; at once if animations take no time.
  package static func perform(
    after duration: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) {
    guard let timeline = AnimationTimeline.current, areAnimationsEnabled else { return action() }
    timeline.schedule(at: (timeline.now + duration).roundedToNanoseconds) {
      MainActor.assumeIsolated {
        performWithoutAnimation(action)
      }
    }
  }

  /// Animates the view from other values to its values, in the current animation.
  ///
  /// The view's content is laid out at both sizes if they differ.
  ///
  /// - Parameter alpha: the former opacity; `nil` for the opacity of the view.
  package final func animateChange(from old: ViewGeometry, alpha: CGFloat? = nil) {
    guard let block = AnimationBlock.current else { return }
    if old.bounds.size != geometry.bounds.size {
      let new = geometry
      UIView.performWithoutAnimation {
        geometry = old
        layoutIfNeeded()
      }
      geometry = new
      layoutIfNeeded()
    } else if old != geometry {
      block.geometryDidChange(of: self, from: old)
    }
    if let alpha, alpha != self.alpha {
      block.animate(
        layer, "opacity", from: .number(Double(alpha)), to: .number(Double(self.alpha)))
    }
  }

  /// Animates the visible part of the view from another part, in the current animation. The view's
  /// content is not laid out again.
  package final func animateBounds(from old: ViewGeometry) {
    AnimationBlock.current?.geometryDidChange(of: self, from: old)
  }

  /// Animates the view to other values, in the current animation. Its content is not laid out again.
  package final func animateChange(to new: ViewGeometry, alpha: CGFloat) {
    geometry = new
    self.alpha = alpha
  }
}
