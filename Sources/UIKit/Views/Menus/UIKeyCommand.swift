/// A command that a combination of keys of a hardware keyboard triggers.
///
/// The commands of the first responder and of those after it in the responder chain are examined
/// first, then those of the main menu.
open class UIKeyCommand: UICommand {
  /// The key: the characters that it types, or one of the constants for other keys.
  public final let input: String?
  /// The modifier keys that are held down with the key.
  public final let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before the text that the key types and the movement of the focus by
  /// the key.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system chooses another key for keyboards that cannot type the input. Only English
  /// keyboards exist here.
  open var allowsAutomaticLocalization = true
  /// Whether the system mirrors keys such as arrows in layouts from right to left. The keys of a
  /// command are not mirrored here.
  open var allowsAutomaticMirroring = true

  /// A command with a title for menus.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command that calls a method without parameters of a responder.
  @preconcurrency public convenience init<Target: AnyObject>(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: Selector(action), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A command that calls a method of a responder with the command as its parameter.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: Selector(action), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command that calls a method without parameters of a responder.
  @preconcurrency public convenience init<Target: AnyObject>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(action: Selector(action), input: input, modifierFlags: modifierFlags)
  }

  /// A command that calls a method of a responder with the command as its parameter.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(action: Selector(action), input: input, modifierFlags: modifierFlags)
  }
}

extension UIKeyCommand {
  // Keys that type no character.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"
}
