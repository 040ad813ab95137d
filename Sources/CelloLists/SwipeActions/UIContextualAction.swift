/// An action that swiping a row reveals.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: the action that was chosen.
  ///   - sourceView: the view that shows the action.
  ///   - completionHandler: is called with whether the action was performed, and hides the actions.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  public enum Style: Int, Hashable, Sendable {
    case normal = 0
    /// The action deletes something.
    case destructive = 1
  }

  public final let style: Style
  public final let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// What assistive technologies speak; the title for `nil`.
  open var accessibilityLabel: String?
  /// What happens when the action is performed, for assistive technologies.
  open var accessibilityHint: String?
  private final var ownBackgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The color behind the title; the style's color for `nil`.
  ///
  /// Source: docs/measurements/accessories.md#swipe-actions.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
}
