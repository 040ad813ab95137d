import UIKit

extension UIView {
  /// Puts a cell, header or footer into a state. Other views have none.
  func show(_ state: CellState) {
    guard !state.flags.isEmpty, changeConfigurationState({ state.apply(to: &$0) }) else { return }
    var flags = UICellConfigurationState(traitCollection: traitCollection)
    state.apply(to: &flags)
    // What a list sets on its cells, for classes that watch their own properties.
    if let cell = self as? UICollectionViewCell {
      if flags.isSelected { cell.isSelected = true }
      if flags.isHighlighted { cell.isHighlighted = true }
    } else if let cell = self as? UITableViewCell {
      if flags.isSelected { cell.isSelected = true }
      if flags.isHighlighted { cell.isHighlighted = true }
      if flags.isEditing { cell.isEditing = true }
    }
  }
}
