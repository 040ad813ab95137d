/// A movement of an item by the user. The collection view shows the item at its target while the
/// data source still has it at its start.
struct InteractiveMovement: Hashable, Sendable {
  /// The place of the item in the data.
  let start: IndexPath
  /// The place at which the collection view shows the item.
  var current: IndexPath
  /// The center of the cell in the content, in points.
  var position: CGPoint
  /// The center when the movement began.
  let startPosition: CGPoint
  /// Whether the data source has refused the movement.
  var isRefused = false

  /// The place in the data of an item that is shown at a place.
  func dataPlace(of place: IndexPath) -> IndexPath? {
    DropGap(source: start, target: current, height: 0).dataPlace(of: place)
  }
}
