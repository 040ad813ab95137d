/// An action at the trailing edge of a table row, which the user reveals by swiping.
///
/// In new code, use ``UIContextualAction``.
@MainActor @preconcurrency open class UITableViewRowAction: NSObject, NSCopying {
  /// The styles of actions.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes data, in red.
    case `default` = 0
    /// An action of another kind, in gray.
    case normal = 1

    /// An action that deletes data.
    public static let destructive = Style.default
  }

  /// A closure that performs an action for a row.
  public typealias Handler =
    @MainActor (_ action: UITableViewRowAction, _ indexPath: IndexPath) ->
    Void

  /// The style of the action.
  open private(set) var style: Style
  /// The title of the action; `nil` for none.
  open var title: String?
  private final let handler: Handler
  private final var ownBackgroundColor: UIColor?

  /// Creates an action with a style, a title and a closure that performs it.
  @preconcurrency public required init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The color behind the title; setting `nil` restores the color of the style.
  open var backgroundColor: UIColor? {
    get { contextualAction(for: nil).backgroundColor }
    set { ownBackgroundColor = newValue }
  }

  /// A visual effect behind the title instead of the color; `nil`, the default, for none.
  open var backgroundEffect: UIVisualEffect?

  /// Returns an action with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var result: Any = self
    MainActor.assumeIsolated {
      let copy = type(of: self).init(
        style: style, title: title, handler: handler)
      copy.ownBackgroundColor = ownBackgroundColor
      copy.backgroundEffect = backgroundEffect
      result = copy
    }
    return result
  }

  /// Returns the action as shown for a row. The actions are hidden after it was performed.
  final func contextualAction(for indexPath: IndexPath?) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title)
    { _, _, completion in
      if let indexPath { self.handler(self, indexPath) }
      completion(true)
    }
    action.backgroundColor = ownBackgroundColor
    action.backgroundEffect = backgroundEffect
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// Creates a configuration with the actions of a row. A full swipe performs none.
  convenience init(_ rowActions: [UITableViewRowAction], for indexPath: IndexPath) {
    self.init(actions: rowActions.map { $0.contextualAction(for: indexPath) })
    performsFirstActionWithFullSwipe = false
  }
}
