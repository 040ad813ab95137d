/// A view that was removed from a sequence of views, such as the rows of a list.
package struct RemovedView: Hashable, Sendable {
  /// The recorded properties, with names that begin after the name of the view, such as
  /// `/content.text`.
  package var properties: [ResolvedProperties.Property]
  /// The number of the view in the former sequence, from 1.
  package var number: Int
  /// The name of the view that was nearest in the former sequence and still exists; `nil` if no view of
  /// the sequence remains.
  package var neighbor: String?
  /// A Boolean value that indicates whether the removed view was below its neighbor.
  package var isBelowNeighbor: Bool
}

extension RemovedView {
  /// Creates a removed view from its position in the alignment of both sequences.
  ///
  /// The rows of all sections of a list are a single sequence. The nearer neighbor is in the same
  /// section.
  init(
    _ view: ViewTree, number: Int, before: (name: String, former: ViewTree)?,
    after: (name: String, former: ViewTree)?
  ) {
    func distance(_ other: ViewTree) -> Double {
      guard let frame = view.frame, let other = other.frame else { return .infinity }
      return max(other.y - frame.y - frame.height, frame.y - other.y - other.height, 0)
        + max(other.x - frame.x - frame.width, frame.x - other.x - other.width, 0)
    }
    let isBelow =
      if let before, let after {
        distance(before.former) <= distance(after.former)
      } else {
        before != nil
      }
    let neighbor = isBelow ? before : after
    var properties: [ResolvedProperties.Property] = []
    view.forEachProperty(inView: true) { name, value in
      properties.append(ResolvedProperties.Property(name: name, value: value))
    }
    self.init(
      properties: properties.sorted { $0.name.bytesPrecede($1.name) }, number: number,
      neighbor: neighbor?.name, isBelowNeighbor: isBelow)
  }
}
