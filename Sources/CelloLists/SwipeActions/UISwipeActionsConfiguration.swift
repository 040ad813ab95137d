/// A set of actions that the user reveals by swiping a row.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first action is at the edge of the row.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action; `true` by
  /// default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
