/// A row that the user is moving to another index path, and the displacement of the rows that it
/// passes.
struct TableReordering: Hashable, Sendable {
  /// The index path of the row before the movement.
  let source: IndexPath
  /// The index path of the row if the movement ended now.
  var target: IndexPath
  /// The height of the row, in points.
  let height: CGFloat
  /// The vertical distance by which the finger has moved the row, in points.
  var offset: CGFloat = 0

  /// Returns the vertical displacement of a row, in points; positive is down.
  func displacement(at path: IndexPath) -> CGFloat {
    path == source
      ? offset : DropGap.displacement(of: path, from: source, to: target, height: height)
  }
}
