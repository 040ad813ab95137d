/// An element of a menu that sends an action through the responder chain.
///
/// The target is the first responder, or one after it in the responder chain, whose
/// `canPerformAction(_:withSender:)` allows the action. In a menu on the screen, a command without a
/// target is disabled.
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The method that is called on the target, with the command as its sender.
  public final let action: Selector
  /// A value of the app's own, such as a text or a number.
  public final let propertyList: Any?
  /// Actions for the same element with other modifier keys.
  public final let alternates: [UICommandAlternate]
  /// A longer description than the title.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The image while the command is on; ``image`` for `nil`.
  open var selectedImage: UIImage?
  /// The object that triggered the command while its action is sent; otherwise `nil`.
  public private(set) final var sender: Any?

  /// A command that sends an action.
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

  /// A command that calls a method without parameters of a responder.
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

  /// A command that calls a method of a responder with the command as its parameter.
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

  /// Sends the action to a target, or for `nil` to the first one in the responder chain that
  /// performs it.
  ///
  /// - Parameter sender: what triggered the command; the method gets the command itself.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let former = self.sender
    self.sender = sender
    defer { self.sender = former }
    let found: Any? =
      target ?? UIResponder.target(of: action, from: self, origin: sender) as Any?
    if let found { _ = UIScene.sendAction(action, found, self, nil) }
  }

  /// Lets the object that would perform the action validate the command.
  ///
  /// - Parameter origin: what the menu belongs to.
  /// - Returns: whether there is such an object.
  final func validate(from origin: Any?) -> Bool {
    guard let target = UIResponder.target(of: action, from: self, origin: origin) else {
      return false
    }
    (target as? UIResponder)?.validate(self)
    return true
  }
}

/// An action for a command with other modifier keys.
@MainActor @preconcurrency open class UICommandAlternate: NSObject {
  public final let title: String
  public final let action: Selector
  /// The modifier keys in addition to those of the command.
  public final let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// An alternate that calls a method without parameters of a responder.
  @preconcurrency public convenience init<Target: AnyObject>(
    title: String, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.init(title: title, action: Selector(action), modifierFlags: modifierFlags)
  }

  /// An alternate that calls a method of a responder with the command as its parameter.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.init(title: title, action: Selector(action), modifierFlags: modifierFlags)
  }
}

/// The property list of a command that shares the current content.
public let UICommandTagShare = "UICommandTagShare"
