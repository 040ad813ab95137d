/// The input views that the first responder requests.
@MainActor struct KeyboardContent {
  /// The traits of the text that is typed; `nil` if the responder does not accept text.
  var traits: (any UITextInputTraits)?
  /// The view instead of the system's keyboard; `nil` for none.
  var inputView: UIView?
  /// The view above the keyboard; `nil` for none.
  var accessoryView: UIView?

  /// - Returns: `nil` if the responder needs neither a keyboard nor a view of its own.
  init?(_ responder: UIResponder) {
    let chain = sequence(first: responder, next: \.next)
    inputView = chain.lazy.compactMap(\.inputView).first
    accessoryView = chain.lazy.compactMap(\.inputAccessoryView).first
    traits = responder.acceptsText ? responder as? any UIKeyInput : nil
    if traits == nil, inputView == nil, accessoryView == nil { return nil }
  }
}
