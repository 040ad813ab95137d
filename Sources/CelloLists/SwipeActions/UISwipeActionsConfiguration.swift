/// The actions that swiping a row reveals.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first one is at the edge of the row.
  public final let actions: [UIContextualAction]
  /// Whether swiping far performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
