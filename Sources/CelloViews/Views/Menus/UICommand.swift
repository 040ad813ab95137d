/// A menu element that sends an action through the responder chain.
///
/// The target is the first responder, or the first object after it in the responder chain, whose
/// `canPerformAction(_:withSender:)` allows the action. A menu on screen shows a command without a
/// target as disabled.
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The method to call on the target, with the command as its sender.
  open private(set) var action: Selector
  /// A value for the app, such as a string or a number; `nil` for none.
  open private(set) var propertyList: Any?
  /// The actions for the same element with other modifier keys.
  open private(set) var alternates: [UICommandAlternate]
  /// Stored only: a longer description than the title; `nil` for none. Nothing shows it.
  open var discoverabilityTitle: String?
  /// The attributes of the command, such as `disabled`.
  open var attributes: Attributes
  /// The state of the command, which menus show with a checkmark.
  open var state: State
  /// The image while the command is on; `nil` for ``image``.
  open var selectedImage: UIImage?
  /// The object that triggered the command, while its action is sent; otherwise `nil`.
  open private(set) var sender: Any?
  /// The sender, if a popover can be anchored to it.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// Creates a command that sends an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a command that calls a responder's method without parameters.
  @preconcurrency public convenience init<Target: AnyObject>(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: Selector(action), propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command that calls a responder's method with the command as its parameter.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: Selector(action), propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// Returns a copy of the command.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICommand(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  /// Sends the action to a target, or for `nil` to the first object in the responder chain that can
  /// perform it.
  ///
  /// - Parameter sender: the object that triggered the command; the method receives the command.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let former = self.sender
    self.sender = sender
    defer { self.sender = former }
    let found: Any? =
      target ?? UIResponder.target(of: action, from: self, origin: sender) as Any?
    if let found { _ = UIScene.sendAction(action, found, self, nil) }
  }

  /// Asks the object that would perform the action to validate the command.
  ///
  /// - Parameter origin: the object to which the menu belongs.
  /// - Returns: whether there is such an object.
  package final func validate(from origin: Any?) -> Bool {
    guard let target = UIResponder.target(of: action, from: self, origin: origin) else {
      return false
    }
    (target as? UIResponder)?.validate(self)
    return true
  }
}

/// An alternative action of a command for additional modifier keys.
@MainActor @preconcurrency open class UICommandAlternate: NSObject {
  /// The title of the alternative.
  open private(set) var title: String
  /// The method to call on the target.
  open private(set) var action: Selector
  /// The modifier keys in addition to the command's modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternative that sends an action.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// Creates an alternative that calls a responder's method without parameters.
  @preconcurrency public convenience init<Target: AnyObject>(
    title: String, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.init(title: title, action: Selector(action), modifierFlags: modifierFlags)
  }

  /// Creates an alternative that calls a responder's method with the command as its parameter.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.init(title: title, action: Selector(action), modifierFlags: modifierFlags)
  }
}

/// The property list of a command that shares the current content.
public let UICommandTagShare = "UICommandTagShare"
