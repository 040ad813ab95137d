/// An action that assistive technologies offer for an element.
@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The category of actions that edit.
  public nonisolated static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  /// The name that is spoken.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name that is spoken, with attributes.
  open var attributedName: NSAttributedString
  /// Stored only: the category that groups the action with others; `nil` for none. Actions are not
  /// grouped.
  open var category: String?
  /// Stored only: the image of the action; `nil` for none. Nothing shows actions.
  open var image: UIImage?
  /// The closure that performs the action; `nil` to call ``selector`` on ``target``.
  open var actionHandler: Handler?
  /// The object whose method performs an action without a handler. It is not kept alive.
  open weak var target: AnyObject?
  /// The method that performs an action without a handler. Its sender is the action.
  open var selector: Selector = ""

  /// Creates an action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      named: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// Creates an action with an attributed name that calls a closure.
  public convenience init(
    attributedName: NSAttributedString, actionHandler: @escaping Handler
  ) {
    self.init(named: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with an attributed name and an image that calls a closure.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.init(named: attributedName, image: image, actionHandler: actionHandler)
  }

  /// Creates an action that calls a method of a target, which is not kept alive.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with an image that calls a method of a target, which is not kept alive.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target,
      selector: selector)
  }

  /// Creates an action with an attributed name that calls a method of a target, which is not kept
  /// alive.
  public convenience init(
    attributedName: NSAttributedString, target: Any?, selector: Selector
  ) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// Creates an action with an attributed name and an image that calls a method of a target, which
  /// is not kept alive.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(named: attributedName, image: image, actionHandler: nil)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action that calls a target's method without parameters, such as `Card.archive`.
  @preconcurrency public convenience init<Target: AnyObject, Result>(
    name: String, image: UIImage? = nil, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) { self.init(name: name, image: image, target: target, selector: Selector(selector)) }

  /// Creates an action that calls a target's method with the action as its parameter.
  @preconcurrency public convenience init<Target: AnyObject, Sender, Result>(
    name: String, image: UIImage? = nil, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) { self.init(name: name, image: image, target: target, selector: Selector(selector)) }

  /// Performs the action.
  ///
  /// - Returns: whether the handler succeeded, or the method was called.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return UIResponder.send(selector, to: target, from: self)
  }

  private init(named name: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    attributedName = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
