/// A command of an app in the menu of a ``UIMenuController``.
///
/// In new code, use the menus of ``UIEditMenuInteraction``.
@MainActor @preconcurrency open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String
  /// The method to call on the responder that performs it.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
