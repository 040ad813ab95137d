/// Decides about drops on a collection view. Only the method that performs a drop is required.
@MainActor @preconcurrency public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Inserts the dropped items into the data, and tells the coordinator where they go.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection view takes part in a drag at all; by default it does.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do; by default items of the same collection view are moved, others are not
  /// taken.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(_: UICollectionView, canHandle _: any UIDropSession) -> Bool { true }
  public func collectionView(_: UICollectionView, dropSessionDidEnter _: any UIDropSession) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate _: any UIDropSession,
    withDestinationIndexPath _: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: collectionView.hasActiveDrag ? .move : .forbidden,
      intent: .insertAtDestinationIndexPath)
  }
  public func collectionView(_: UICollectionView, dropSessionDidExit _: any UIDropSession) {}
  public func collectionView(_: UICollectionView, dropSessionDidEnd _: any UIDropSession) {}
  public func collectionView(
    _: UICollectionView, dropPreviewParametersForItemAt _: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The operation that a collection view proposes for the items over it.
@MainActor @preconcurrency open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified = 0
    /// Between the items, at the destination.
    case insertAtDestinationIndexPath = 1
    /// Into the item at the destination, whose state shows it.
    case insertIntoDestinationIndexPath = 2
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
@MainActor @preconcurrency public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The item's place if it comes from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  /// In points.
  var previewSize: CGSize { get }
}

/// Where dropped items go. Animations end at once.
@MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  /// The place of the finger in the list; `nil` outside of all items.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }

  /// Animates an item to the place of an item that the app has inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into another one.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to any place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Reserves a place until the item's data is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}

/// A cell for an item whose data is not loaded yet. Its cell is not shown, because data is loaded at
/// once.
@MainActor @preconcurrency open class UICollectionViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  /// Configures the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    super.init()
  }
}

@MainActor @preconcurrency
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A place that is reserved for an item.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }

  /// Inserts the item into the data by a closure, and into the collection view.
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
