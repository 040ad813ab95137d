import UIKit

/// A list cell that reports a given state by overriding `configurationState`, as Apple documents
/// for custom states.
package final class StateCell: UICollectionViewListCell {
  private let state: CellState

  package init(_ state: CellState) {
    self.state = state
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { return nil }

  package override var configurationState: UICellConfigurationState {
    var result = super.configurationState
    state.apply(to: &result)
    return result
  }
}
