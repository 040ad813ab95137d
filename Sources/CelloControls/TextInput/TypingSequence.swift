@_spi(Cello) import CelloViews

/// A keyboard for tests that types into the first responder in a view hierarchy.
@MainActor package struct TypingSequence {
  private let root: UIView

  package init(in root: UIView) { self.root = root }

  /// The view that receives the text: the first responder if it accepts text.
  package var target: (any UIKeyInput)? {
    let responder = Self.firstResponder(in: root)
    return responder?.acceptsText == true ? responder as? any UIKeyInput : nil
  }

  /// Types characters one by one. A line feed presses the return key.
  package func type(_ text: String) {
    for character in text { target?.insertText(String(character)) }
  }

  /// Presses the delete key.
  package func delete() { target?.deleteBackward() }

  /// Accepts a reply that the keyboard suggests, as a tap on the reply does.
  ///
  /// - Returns: `false` if the first responder accepts no text or if its text entry is secure, for
  ///   which the keyboard suggests nothing.
  package func acceptSuggestion(_ reply: String) -> Bool {
    guard let target = target as? any UITextInput, target.isSecureTextEntry != true else {
      return false
    }
    target.insertInputSuggestion(UISmartReplySuggestion(smartReply: reply))
    return true
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    // Subviews first, because some views return the state of a field in them.
    for subview in view.subviews {
      if let responder = firstResponder(in: subview) { return responder }
    }
    return view.isFirstResponder ? view : nil
  }
}
