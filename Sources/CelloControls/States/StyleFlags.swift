/// The flags of a state that the system's styles depend on.
///
/// A state of another type has traits but no flags. Flags of cells are unset for views.
package struct StyleFlags: Hashable {
  package var isDisabled = false
  package var isHighlighted = false
  package var isSelected = false
  var isFocused = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  /// Whether a drop would land in this cell.
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

  /// Whether the disabled appearance applies: a disabled cell with revealed swipe actions keeps its
  /// normal appearance.
  ///
  /// Source: docs/measurements/states.md#content.
  var isFaded: Bool { isDisabled && !isSwiped }
}
