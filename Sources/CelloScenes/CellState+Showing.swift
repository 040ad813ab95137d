import UIKit

extension UIView {
  /// Sets the state of a cell, header or footer. Has no effect on other views.
  func show(_ state: CellState) {
    guard !state.flags.isEmpty, changeConfigurationState({ state.apply(to: &$0) }) else { return }
    var flags = UICellConfigurationState(traitCollection: traitCollection)
    state.apply(to: &flags)
    // A list sets these properties of its cells; classes can observe them.
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
