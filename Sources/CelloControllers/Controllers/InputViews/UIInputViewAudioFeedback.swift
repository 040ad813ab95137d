/// An input view that clicks when its keys are pressed.
@MainActor @preconcurrency public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Never called: a Boolean value that indicates whether keys click; `false` by default. No sounds are played.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Returns `false` by default.
  public var enableInputClicksWhenVisible: Bool { false }
}
