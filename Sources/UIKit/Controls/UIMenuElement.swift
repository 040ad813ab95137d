/// Something that can be chosen: a title and an image.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// How a choice is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether a choice has been made.
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    /// On for a part of what it applies to.
    case mixed = 2
  }

  // An action can change these; other elements keep them.
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
