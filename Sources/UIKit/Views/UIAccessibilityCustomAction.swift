/// An action that assistive technologies offer for an element.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is spoken.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var image: UIImage?
  /// Performs the action and returns whether it succeeded.
  open var actionHandler: Handler?

  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
