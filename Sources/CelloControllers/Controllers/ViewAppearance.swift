/// The appearance state of a controller's view: on the screen, off the screen, or in a transition.
package struct ViewAppearance: Equatable {
  enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The origin of a transition, which also ends the transition.
  enum Cause {
    /// A container or a presentation.
    case caller
    /// A parent's transition.
    case parent
    /// The view enters or leaves a window.
    case window
  }

  private(set) var stage = Stage.disappeared
  private(set) var cause = Cause.caller
  /// A Boolean value that indicates whether the transition is animated.
  private(set) var isAnimated = false
  /// A Boolean value that indicates whether the view has been in its window since it began to
  /// appear.
  private(set) var isInPlace = false

  package var isOnScreen: Bool { stage == .appearing || stage == .appeared }
  var isInTransition: Bool { stage == .appearing || stage == .disappearing }

  /// Begins a transition. An unfinished transition in the other direction is abandoned.
  ///
  /// - Returns: Whether a transition began; `false` if the view has or approaches this state
  ///   already.
  mutating func begin(_ isAppearing: Bool, animated: Bool, cause: Cause) -> Bool {
    guard isOnScreen != isAppearing else { return false }
    stage = isAppearing ? .appearing : .disappearing
    isInPlace = false
    isAnimated = animated
    self.cause = cause
    return true
  }

  /// Notes that the view is in its window.
  ///
  /// - Returns: Whether this is the first call in an appearing transition.
  mutating func place() -> Bool {
    guard stage == .appearing, !isInPlace else { return false }
    isInPlace = true
    return true
  }

  /// Ends the transition.
  ///
  /// - Returns: The new stage; `nil` if there was no transition.
  mutating func end() -> Stage? {
    switch stage {
    case .appearing: stage = .appeared
    case .disappearing: stage = .disappeared
    case .appeared, .disappeared: return nil
    }
    return stage
  }
}
