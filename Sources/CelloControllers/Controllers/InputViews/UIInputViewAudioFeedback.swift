/// An input view that clicks when its keys are pressed.
@MainActor @preconcurrency public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Never called: a Boolean value that indicates whether the view clicks; `false` by default. There are no sounds.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Returns `false` by default.
  public var enableInputClicksWhenVisible: Bool { false }
}
