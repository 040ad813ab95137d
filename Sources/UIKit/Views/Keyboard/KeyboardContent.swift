/// The input views that the first responder requests.
@MainActor struct KeyboardContent {
  /// The traits of the text that is typed; `nil` if the responder does not accept text.
  var traits: (any UITextInputTraits)?
  /// The view instead of the system's keyboard; `nil` for none.
  var inputView: UIView?
  /// The view above the keyboard; `nil` for none.
  var accessoryView: UIView?
  /// The buttons beside the suggestions; `nil` for none.
  var assistantItem: UITextInputAssistantItem?
  /// The bar above all of these; `nil` for none.
  var panel: UIView?

  /// No views.
  init() {}

  /// - Returns: `nil` if the responder needs neither a keyboard nor a view of its own.
  init?(_ responder: UIResponder) {
    let chain = sequence(first: responder, next: \.next)
    inputView =
      chain.lazy.compactMap { $0.inputView ?? Self.view(of: $0.inputViewController) }.first
    accessoryView =
      chain.lazy.compactMap {
        $0.inputAccessoryView ?? Self.view(of: $0.inputAccessoryViewController)
      }.first
    assistantItem = chain.lazy.map(\.inputAssistantItem).first(where: \.hasGroups)
    traits = responder.acceptsText ? responder as? any UIKeyInput : nil
    // A bar of shortcuts belongs to the system's keyboard.
    if traits == nil || inputView != nil { assistantItem = nil }
    if traits == nil, inputView == nil, accessoryView == nil { return nil }
  }

  /// The view of a controller of input views, which is a responder with an input view of its own.
  private static func view(of controller: (any ViewControlling)?) -> UIView? {
    controller.map { $0.inputView ?? $0.managedView }
  }
}
