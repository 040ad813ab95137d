/// An object that handles drops in a table. Only the method that performs a drop is required.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Tells the delegate to insert the dropped items into the data and to report their destinations
  /// to the coordinator.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Asks the delegate if the table accepts drops of a session; `true` by default.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  /// Tells the delegate that dragged items have entered the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for dropping at a destination. By default, rows of the same table are
  /// moved, and other items are refused.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Tells the delegate that dragged items have left the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a drop session has ended.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the parameters of a dropped row's preview; `nil`, the default, for the whole cell. It
  /// is called when the coordinator drops an item at the index path.
  ///
  /// The preview is not shown, because the item is dropped at once.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `true` by default.
  public func tableView(_: UITableView, canHandle _: any UIDropSession) -> Bool { true }
  /// Does nothing by default.
  public func tableView(_: UITableView, dropSessionDidEnter _: any UIDropSession) {}
  /// Returns a proposal that moves rows of the same table and refuses other items by default.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate _: any UIDropSession,
    withDestinationIndexPath _: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .forbidden,
      intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing by default.
  public func tableView(_: UITableView, dropSessionDidExit _: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_: UITableView, dropSessionDidEnd _: any UIDropSession) {}
  /// Returns `nil` by default.
  public func tableView(
    _: UITableView, dropPreviewParametersForRowAt _: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for handling a drop in a table.
@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  /// The ways to insert dropped items.
  public enum Intent: Int, Hashable, Sendable {
    /// No particular way.
    case unspecified = 0
    /// Inserts the items between existing rows, at the destination index path.
    case insertAtDestinationIndexPath = 1
    /// Inserts the items into the row at the destination index path; the state of its cell
    /// indicates it.
    case insertIntoDestinationIndexPath = 2
    /// Inserts the items into the row under the finger if the finger is in the middle half of the
    /// row's height; otherwise between rows.
    case automatic = 3
  }

  /// The way to insert the dropped items; `unspecified` by default.
  open private(set) var intent: Intent

  /// Creates a proposal with the intent `unspecified`.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a proposal with an operation and an intent.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item of a drop.
@MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The original index path of the item; `nil` if it does not come from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// An object that coordinates a drop. Animations end immediately.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path under the finger; `nil` if the finger is outside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate returned last.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Animates an item to the row at an index path, after the app has inserted the item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into the row at an index path.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Inserts a placeholder until the item's data has been loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// A placeholder row for an item whose data has not been loaded. The data source does not have the
/// row, and index paths do not include it.
@MainActor @preconcurrency open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat
  /// A closure that configures the cell; `nil` by default. It is called when the placeholder is
  /// inserted and after each ``UITableViewDropPlaceholderContext/setNeedsCellUpdate()``.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder above the row at an index path, whose cell has a reuse identifier and a
  /// height in points; ``UITableView/automaticDimension`` for the height of the cell's content. The
  /// number of rows represents the end of a section.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder row for a dropped item.
@MainActor @preconcurrency
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the parameters of the item's preview; `nil` by default. It is called
  /// when the placeholder is inserted, after ``UITableViewPlaceholder/cellUpdateHandler``.
  ///
  /// The preview is not shown, because the item is dropped at once.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with the item: calls the closure to insert the item into the data,
  /// and
  /// inserts the row into the table.
  ///
  /// - Returns: `true` if the placeholder still existed.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  ///
  /// - Returns: `true` if the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the closure that configures the placeholder's cell, if the placeholder still exists.
  func setNeedsCellUpdate()
}
