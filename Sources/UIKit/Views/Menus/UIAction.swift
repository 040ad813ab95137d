public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image for controls and menus.
///
/// Actions are compared by their identifier; an action made without one gets a unique identifier.
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    // The identifiers of an action that pastes. The system gives no such action; an app can give
    // them to its own. Apple documents the names, not the values.
    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  public final let identifier: Identifier
  /// A longer description than the title.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The image while the action is on; ``image`` for `nil`.
  open var selectedImage: UIImage?
  /// The object that triggered the action while its handler runs; otherwise `nil`.
  public private(set) final var sender: Any?
  private let handler: UIActionHandler

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

  /// Runs the handler on behalf of a sender.
  func run(from sender: Any?) {
    // Kept only while the handler runs: the sender is usually the control that owns the action.
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
}
