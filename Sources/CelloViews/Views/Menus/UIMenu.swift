/// A menu of actions, commands and other menus.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu. Source of the values: Apple's `UIMenu.h`.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The parent menu shows the children inline.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is destructive, which its color shows.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element of the menu can be on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children are shown as a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Small elements in a row, with an image only.
    case small = 0
    /// Medium elements in a row, with an image and a title.
    case medium = 1
    /// The elements are in separate rows.
    case large = 2
    /// The system chooses the size.
    case automatic = -1
  }

  /// The identifier of the menu.
  open private(set) var identifier: Identifier
  /// The options of the menu.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]
  /// The preferred size of the elements; `automatic` by default.
  open var preferredElementSize: ElementSize
  /// The display preferences of the menu; `nil` for the system's.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Creates a menu. Without an identifier, it gets a unique identifier.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Self.nextIdentifier()
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The elements that are on, in the menu and its inline menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }

  /// The first action or command in the menu and its inline menus; `nil` for none.
  package final var firstLeaf: (any UIMenuLeaf)? {
    for child in children {
      if let leaf = child as? any UIMenuLeaf { return leaf }
      if let menu = child as? UIMenu, menu.options.contains(.displayInline),
        let leaf = menu.firstLeaf
      {
        return leaf
      }
    }
    return nil
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// Returns a copy of the menu with the same children.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = replacingChildren(children)
    copy.accessibilityIdentifier = accessibilityIdentifier
    return copy
  }

  private static var lastIdentifier = 0

  private static func nextIdentifier() -> Identifier {
    lastIdentifier += 1
    return Identifier("com.apple.menu.dynamic.\(lastIdentifier)")
  }
}
