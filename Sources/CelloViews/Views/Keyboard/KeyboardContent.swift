/// The input views that the first responder requests.
@MainActor struct KeyboardContent {
  /// The input traits of the text; `nil` if the responder does not accept text.
  var traits: (any UITextInputTraits)?
  /// The view that replaces the system keyboard; `nil` for none.
  var inputView: UIView?
  /// The view above the keyboard; `nil` for none.
  var accessoryView: UIView?
  /// The buttons beside the suggestions; `nil` for none.
  var assistantItem: UITextInputAssistantItem?
  /// The bar above the keyboard and the accessory view; `nil` for none.
  var panel: UIView?

  /// Creates content without views.
  init() {}

  /// Creates the content for a responder; `nil` if it needs neither a keyboard nor an accessory
  /// view.
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
    // A bar of shortcuts belongs to the system keyboard.
    if traits == nil || inputView != nil { assistantItem = nil }
    if traits == nil, inputView == nil, accessoryView == nil { return nil }
  }

  /// Returns the view of an input view controller, which can have an input view itself.
  private static func view(of controller: UIResponder?) -> UIView? {
    controller.flatMap { $0.inputView ?? ($0 as? any ViewControlling)?.managedView }
  }
}
