/// A link, an attachment or a tagged range in a text view, with which users interact.
@MainActor @preconcurrency open class UITextItem: NSObject {
  /// The content of an item.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// A range with the attribute ``NSAttributedString/Key/textItemTag``.
    case tag(String)
  }

  /// The content of the item.
  open private(set) var content: Content
  /// The range of the item in the text, in UTF-16 code units.
  open private(set) var range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The preview next to a menu. It is not drawn.
  @MainActor @preconcurrency open class MenuPreview: NSObject {
    let view: UIView?

    /// Creates a preview with a custom view.
    public init(view: UIView) {
      self.view = view
      super.init()
    }

    private override init() {
      view = nil
      super.init()
    }

    /// A preview with the text of the item.
    public static let `default` = MenuPreview()
  }

  /// The configuration of an item's menu.
  @MainActor @preconcurrency open class MenuConfiguration: NSObject {
    let preview: MenuPreview?
    let menu: UIMenu

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - preview: the preview; `nil` for none. It is not drawn.
    ///   - menu: the menu.
    public init(preview: MenuPreview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }
  }
}

/// The type of an interaction with a link. The raw values are from Apple's
/// `UITextItemInteraction.h`. No interaction is a `preview`.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

extension NSAttributedString.Key {
  /// A string that makes a range an item of a text view.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
