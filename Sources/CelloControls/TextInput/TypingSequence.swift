@_spi(Cello) import CelloViews

/// A keyboard that types into the first responder of a tree of views, for tests: there is no
/// screen.
@MainActor package struct TypingSequence {
  private let root: UIView

  package init(in root: UIView) { self.root = root }

  /// The view that receives the text: the first responder if text can be typed into it.
  package var target: (any UIKeyInput)? {
    let responder = Self.firstResponder(in: root)
    return responder?.acceptsText == true ? responder as? any UIKeyInput : nil
  }

  /// Types characters one after another; a line feed is the return key.
  package func type(_ text: String) {
    for character in text { target?.insertText(String(character)) }
  }

  /// Presses the delete key.
  package func delete() { target?.deleteBackward() }

  /// Accepts a reply that the keyboard suggests, as a tap on it does.
  ///
  /// - Returns: `false` if the first responder accepts no text, or is for secrets: for those the
  ///   keyboard suggests nothing.
  package func acceptSuggestion(_ reply: String) -> Bool {
    guard let target = target as? any UITextInput, target.isSecureTextEntry != true else {
      return false
    }
    target.insertInputSuggestion(UISmartReplySuggestion(smartReply: reply))
    return true
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    // Subviews first, because some views speak for a field in them.
    for subview in view.subviews {
      if let responder = firstResponder(in: subview) { return responder }
    }
    return view.isFirstResponder ? view : nil
  }
}
