/// An action that assistive technologies offer for an element.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The category of actions that edit.
  public nonisolated static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  /// The name that is spoken.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// The category that groups actions; `nil` for none.
  open var category: String?
  open var image: UIImage?
  /// Performs the action and returns whether it succeeded.
  open var actionHandler: Handler?

  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      named: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  public convenience init(
    attributedName: NSAttributedString, actionHandler: @escaping Handler
  ) {
    self.init(named: attributedName, image: nil, actionHandler: actionHandler)
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.init(named: attributedName, image: image, actionHandler: actionHandler)
  }

  private init(named name: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    attributedName = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
