/// A suggestion of the keyboard or the system that the user accepted.
///
/// It has no properties; subclasses contain the suggestion.
open class UIInputSuggestion: NSObject {
  override init() { super.init() }
}

/// A suggested reply to a message.
open class UISmartReplySuggestion: UIInputSuggestion {
  /// The text of the reply.
  open private(set) var smartReply: String

  /// Creates a suggestion. On Apple's platforms the system suggests replies; here only tests do.
  package init(smartReply: String) {
    self.smartReply = smartReply
    super.init()
  }
}
