/// Decides about drops on a table. Only the method that performs a drop is required.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Inserts the dropped items into the data, and tells the coordinator where they go.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes part in a drag at all; by default it does.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do; by default rows of the same table are moved, others are not
  /// taken.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_: UITableView, canHandle _: any UIDropSession) -> Bool { true }
  public func tableView(_: UITableView, dropSessionDidEnter _: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate _: any UIDropSession,
    withDestinationIndexPath _: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .forbidden,
      intent: .insertAtDestinationIndexPath)
  }
  public func tableView(_: UITableView, dropSessionDidExit _: any UIDropSession) {}
  public func tableView(_: UITableView, dropSessionDidEnd _: any UIDropSession) {}
  public func tableView(
    _: UITableView, dropPreviewParametersForRowAt _: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The operation that a table proposes for the items over it.
@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified = 0
    /// Between the items, at the destination.
    case insertAtDestinationIndexPath = 1
    /// Into the item at the destination, whose state shows it.
    case insertIntoDestinationIndexPath = 2
    /// As the place of the finger in the row suggests. No row is chosen into which items go.
    case automatic = 3
  }

  public final let intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A dropped item.
@MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The item's place if it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// In points.
  var previewSize: CGSize { get }
}

/// Where dropped items go. Animations end at once.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  /// The place of the finger in the list; `nil` outside of all items.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }

  /// Animates an item to the place of an item that the app has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into another one.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to any place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Reserves a place until the item's data is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// A cell for an item whose data is not loaded yet. Its cell is not shown, because data is loaded at
/// once.
@MainActor @preconcurrency open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  /// Configures the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
}

@MainActor @preconcurrency
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A place that is reserved for an item.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }

  /// Inserts the item into the data by a closure, and into the table.
  ///
  /// - Returns: whether the place was still reserved.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up.
  ///
  /// - Returns: whether the place was still reserved.
  @discardableResult
  func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}
