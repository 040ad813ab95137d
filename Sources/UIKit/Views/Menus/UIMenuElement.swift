/// An element of a menu, with a title and an image.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// The appearance and behavior of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element.
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    /// On for a part of the items that it applies to.
    case mixed = 2
  }

  // Mutable in actions only.
  final var ownTitle: String
  final var ownImage: UIImage?
  /// A second line under the title.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    ownTitle = title
    ownImage = image
    self.subtitle = subtitle
    super.init()
  }

  open var title: String { ownTitle }
  open var image: UIImage? { ownImage }
}
