/// How far a controller's view is on its way onto the screen or off it.
package struct ViewAppearance: Equatable {
  enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// What began a transition and will end it.
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
  /// Whether the transition is animated.
  private(set) var isAnimated = false
  /// Whether the view has been in its window since it began to appear.
  private(set) var isInPlace = false

  package var isOnScreen: Bool { stage == .appearing || stage == .appeared }
  var isInTransition: Bool { stage == .appearing || stage == .disappearing }

  /// Begins a transition. An unfinished one in the other direction is given up.
  ///
  /// - Returns: whether the view was not yet where the transition leads.
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
  /// - Returns: whether that is news in a transition onto the screen.
  mutating func place() -> Bool {
    guard stage == .appearing, !isInPlace else { return false }
    isInPlace = true
    return true
  }

  /// Ends the transition.
  ///
  /// - Returns: the stage that has been reached; `nil` if there was no transition.
  mutating func end() -> Stage? {
    switch stage {
    case .appearing: stage = .appeared
    case .disappearing: stage = .disappeared
    case .appeared, .disappeared: return nil
    }
    return stage
  }
}
