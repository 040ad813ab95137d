/// An object that handles drops in a collection view. Only the method that performs a drop is
/// required.
@MainActor @preconcurrency public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Tells the delegate to insert the dropped items into the data and to report their destinations
  /// to the coordinator.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Asks the delegate if the collection view accepts drops of a session; `true` by default.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Tells the delegate that dragged items have entered the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns a proposal for dropping at a destination. By default, items from the same collection
  /// view are moved, and other items are refused.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Tells the delegate that dragged items have left the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a drop session has ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the parameters of a dropped item's preview; `nil`, the default, for the whole cell. It
  /// is called when the coordinator drops an item at the index path.
  ///
  /// The preview is not shown, because the item is dropped at once.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns `true` by default.
  public func collectionView(_: UICollectionView, canHandle _: any UIDropSession) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, dropSessionDidEnter _: any UIDropSession) {}
  /// Returns a proposal that moves items of the same collection view and refuses other items by
  /// default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate _: any UIDropSession,
    withDestinationIndexPath _: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .forbidden,
      intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, dropSessionDidExit _: any UIDropSession) {}
  /// Does nothing by default.
  public func collectionView(_: UICollectionView, dropSessionDidEnd _: any UIDropSession) {}
  /// Returns `nil` by default.
  public func collectionView(
    _: UICollectionView, dropPreviewParametersForItemAt _: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for handling a drop in a collection view.
@MainActor @preconcurrency open class UICollectionViewDropProposal: UIDropProposal {
  /// The ways to insert dropped items.
  public enum Intent: Int, Hashable, Sendable {
    /// No particular way.
    case unspecified = 0
    /// Inserts the items between existing items, at the destination index path.
    case insertAtDestinationIndexPath = 1
    /// Inserts the items into the item at the destination index path; the state of its cell
    /// indicates it.
    case insertIntoDestinationIndexPath = 2
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
@MainActor @preconcurrency public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The original index path of the item; `nil` if it does not come from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// An object that coordinates a drop. Animations end immediately.
@MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path under the finger; `nil` if the finger is outside all items.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate returned last.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Animates an item to the cell at an index path, after the app has inserted the item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into the cell at an index path.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Inserts a placeholder until the item's data has been loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// A placeholder cell for an item whose data has not been loaded. The data source does not have the
/// item, and index paths do not include it.
///
/// The cell is visible in compositional and flow layouts, but not in subclasses of layouts.
@MainActor @preconcurrency open class UICollectionViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  /// A closure that configures the cell; `nil` by default. It is called when the placeholder is
  /// inserted and after each ``UICollectionViewDropPlaceholderContext/setNeedsCellUpdate()``.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder before the item at an index path, whose cell has a reuse identifier. The
  /// number of items represents the end of a section.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder cell for a dropped item.
@MainActor @preconcurrency
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the parameters of the item's preview; `nil` by default. It is called
  /// when the placeholder is inserted, after ``UICollectionViewPlaceholder/cellUpdateHandler``.
  ///
  /// The preview is not shown, because the item is dropped at once.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item.
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with the item: calls the closure to insert the item into the data,
  /// and
  /// inserts the item into the collection view.
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
