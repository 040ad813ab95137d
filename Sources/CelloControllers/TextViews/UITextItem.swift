/// A link, an attachment or a tagged range in a text view, which users touch.
@MainActor @preconcurrency open class UITextItem: NSObject {
  /// What an item is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    /// A range with the attribute `UITextItemTag`.
    case tag(String)
  }

  public final let content: Content
  /// The place in the text, in UTF-16 code units.
  public final let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// The preview beside a menu. It is not drawn.
  @MainActor @preconcurrency open class MenuPreview: NSObject {
    let view: UIView?

    /// A preview with a view of the app's own.
    public init(view: UIView) {
      self.view = view
      super.init()
    }

    private override init() {
      view = nil
      super.init()
    }

    /// The text of the item.
    public static let `default` = MenuPreview()
  }

  /// The menu of an item.
  @MainActor @preconcurrency open class MenuConfiguration: NSObject {
    let preview: MenuPreview?
    let menu: UIMenu

    /// - Parameter preview: `nil` for none.
    public init(preview: MenuPreview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }
  }
}

/// How a user has touched a link. Source of the values: Apple's `UITextItemInteraction.h`.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

extension NSAttributedString.Key {
  /// A text that makes a range an item of a text view.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
