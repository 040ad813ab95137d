/// An element of a menu, with a title and an image.
@MainActor @preconcurrency open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is dimmed and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive, which its color shows.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element.
  public enum State: Int, Hashable, Sendable {
    /// The element is off.
    case off = 0
    /// The element is on.
    case on = 1
    /// The element is on for a part of the items that it applies to.
    case mixed = 2
  }

  // Mutable only in actions and commands.
  final var ownTitle: String
  final var ownImage: UIImage?
  /// The subtitle below the title; `nil` for none.
  open var subtitle: String?
  /// The identifier by which tests find the element; `nil`, the default, for none.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    ownTitle = title
    ownImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// The title of the element.
  open var title: String { ownTitle }
  /// The image of the element; `nil` for none.
  open var image: UIImage? { ownImage }

  /// Returns a copy of the element; an element that cannot be changed returns itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
