/// A menu of actions and other menus.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown. Source of the values: Apple's `UIMenu.h`.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the actions in the menu is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children are shown in a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Hashable, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  public final let identifier: Identifier
  public final let options: Options
  public final let children: [UIMenuElement]
  open var preferredElementSize: ElementSize
  /// How the menu shows its elements; `nil` for the choice of the system.
  open var displayPreferences: UIMenuDisplayPreferences?

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

  /// The actions that are on, in the menu and the menus that are shown in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }

  /// The first action or command in the menu and the menus that are shown in it.
  final var firstLeaf: (any UIMenuLeaf)? {
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

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  private static var lastIdentifier = 0

  private static func nextIdentifier() -> Identifier {
    lastIdentifier += 1
    return Identifier("com.apple.menu.dynamic.\(lastIdentifier)")
  }
}
