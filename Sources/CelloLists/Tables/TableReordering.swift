/// A row that a finger moves to another place, and the rows that make room for it.
struct TableReordering: Hashable, Sendable {
  /// The row's place before the movement.
  let source: IndexPath
  /// The row's place if the finger were lifted.
  var target: IndexPath
  /// The row's height.
  let height: CGFloat
  /// How far the finger has moved the row.
  var offset: CGFloat = 0

  /// How far a row is moved down from its place.
  func displacement(at path: IndexPath) -> CGFloat {
    path == source
      ? offset : DropGap.displacement(of: path, from: source, to: target, height: height)
  }
}
