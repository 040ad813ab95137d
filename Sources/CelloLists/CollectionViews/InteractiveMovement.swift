/// An item that the user is moving. The collection view shows the item at its target index path
/// while the data source still has it at its original index path.
struct InteractiveMovement: Hashable, Sendable {
  /// The index path of the item in the data.
  let start: IndexPath
  /// The index path at which the collection view shows the item.
  var current: IndexPath
  /// The center of the cell, in points in the coordinates of the content.
  var position: CGPoint
  /// The center of the cell when the movement began, in points.
  let startPosition: CGPoint
  /// A Boolean value that indicates whether the data source has refused the movement.
  var isRefused = false

  /// Converts the index path of a shown item to its index path in the data.
  func dataPath(of path: IndexPath) -> IndexPath? {
    DropGap(source: start, target: current, height: 0).dataPath(of: path)
  }
}
