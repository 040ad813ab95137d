/// The flags of a state on which the system's styles depend.
///
/// States of other types have traits but no flags. The flags of cells are `false` for views.
package struct StyleFlags: Hashable {
  package var isDisabled = false
  package var isHighlighted = false
  package var isSelected = false
  var isFocused = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  /// A Boolean value that indicates whether a drop would be performed in this cell.
  var isTargeted = false

  init() {}

  package init(_ state: any UIConfigurationState) {
    if let state = state as? UICellConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isEditing = state.isEditing
      isSwiped = state.isSwiped
      isReordering = state.isReordering
      isTargeted = state.cellDropState == .targeted
    } else if let state = state as? UIViewConfigurationState {
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
    }
  }

  /// A Boolean value that indicates whether the disabled appearance applies. A disabled cell with
  /// visible swipe actions keeps its normal appearance.
  ///
  /// Source: docs/measurements/states.md#content.
  var isFaded: Bool { isDisabled && !isSwiped }
}
