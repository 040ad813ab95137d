/// A closure that an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or control action that runs a closure.
///
/// Actions are identified by their identifier. An action without an identifier gets a unique
/// identifier.
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // The identifiers of paste actions. The system provides no such actions; an app can use the
    // identifiers for its own. Apple documents the names, not the values.
    /// An action that pastes.
    public static let paste = Identifier("com.apple.action.paste")
    /// An action that pastes with the style of the surrounding text.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    /// An action that opens the pasted address.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    /// An action that searches for the pasted text.
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  /// The identifier of the action.
  open private(set) var identifier: Identifier
  /// Stored only: a longer description than the title; `nil` for none. Nothing shows it.
  open var discoverabilityTitle: String?
  /// The attributes of the action, such as `destructive`.
  open var attributes: Attributes
  /// The state of the action, which menus show with a checkmark.
  open var state: State
  /// The image while the action is on; `nil` for ``image``.
  open var selectedImage: UIImage?
  /// The object that triggered the action, while the handler runs; otherwise `nil`.
  open private(set) var sender: Any?
  /// The sender, if a popover can be anchored to it.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  private let handler: UIActionHandler

  /// Creates an action without a selected image.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: nil, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  /// Creates an action. Without an identifier, it gets a unique identifier.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage?, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// Returns a copy of the action with the same handler and identifier.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  /// Runs the handler for a sender.
  package func run(from sender: Any?) {
    // The sender is kept only while the handler runs: it is usually the control that owns the
    // action.
    let former = self.sender
    self.sender = sender
    defer { self.sender = former }
    handler(self)
  }

  private static var lastIdentifier = 0

  private static func nextIdentifier() -> Identifier {
    lastIdentifier += 1
    return Identifier("com.apple.action.dynamic.\(lastIdentifier)")
  }

  /// Runs the handler. The target is ignored.
  open func performWithSender(_ sender: Any?, target: Any?) { run(from: sender) }
}
