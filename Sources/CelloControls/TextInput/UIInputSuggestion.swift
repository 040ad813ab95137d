/// A suggestion of the keyboard or the system that the user has accepted.
///
/// It has no properties; its subclasses say what was suggested.
open class UIInputSuggestion: NSObject {
  override init() { super.init() }
}

/// A reply to a message.
open class UISmartReplySuggestion: UIInputSuggestion {
  /// The text of the reply.
  public let smartReply: String

  /// Apple's systems suggest replies; here only tests do.
  package init(smartReply: String) {
    self.smartReply = smartReply
    super.init()
  }
}
