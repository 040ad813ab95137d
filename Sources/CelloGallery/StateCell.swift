import UIKit

/// A list cell that claims to be in a given state, by the way Apple documents for custom states.
final class StateCell: UICollectionViewListCell {
  private let shownState: Variant.State

  init(_ state: Variant.State) {
    shownState = state
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    shownState.apply(to: &state)
    return state
  }
}
