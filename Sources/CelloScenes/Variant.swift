import UIKit

/// The settings of a case of a scene: the state of a cell, its place in a list, and the traits
/// around it.
package struct Variant: Sendable {
  package var state = CellState.normal
  package var position = ListRow.Position.middle
  /// The width of the picture, in points.
  package var width: CGFloat = 393
  package var traits: SnapshotTraits

  /// - Parameter traits: those of an iPhone, unless others are given.
  package init(traits: SnapshotTraits = SnapshotTraits(displayScale: 3)) { self.traits = traits }
}
