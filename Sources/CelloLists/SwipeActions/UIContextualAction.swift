/// An action that the user reveals by swiping a row.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// A closure that performs an action.
  ///
  /// - Parameters:
  ///   - action: The action that the user has chosen.
  ///   - sourceView: The view that shows the action.
  ///   - completionHandler: A closure that hides the actions. Call it with `true` if the action was
  ///     performed; the value has no effect.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// The styles of actions.
  public enum Style: Int, Hashable, Sendable {
    case normal = 0
    /// An action that deletes data.
    case destructive = 1
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title of the action; `nil` for none.
  open var title: String?
  /// The image of the action, which is above the title; `nil`, the default, for none.
  open var image: UIImage?
  /// The label for assistive technologies; `nil`, the default, for the title.
  open var accessibilityLabel: String?
  /// A description of the action's result for assistive technologies; `nil`, the default, for none.
  open var accessibilityHint: String?
  private final var ownBackgroundColor: UIColor?
  /// The effect behind the title instead of the color, of a row action; `nil` for none.
  final var backgroundEffect: UIVisualEffect?

  /// Creates an action with a style, a title and a closure that performs it.
  @preconcurrency public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The color behind the title; setting `nil` restores the color of the style: red for destructive
  /// actions, otherwise gray.
  ///
  /// Source: docs/measurements/accessories.md#swipe-actions.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
}
