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

  package init(_ state: any UIConfigurationState) { self.init(known: state) }

  // The types are compared, because casts take longer than the rest of an update.
  private init<State: UIConfigurationState>(known state: State) {
    if State.self == UICellConfigurationState.self {
      let state = unsafeBitCast(state, to: UICellConfigurationState.self)
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
      isEditing = state.isEditing
      isSwiped = state.isSwiped
      isReordering = state.isReordering
      isTargeted = state.cellDropState == .targeted
    } else if State.self == UIViewConfigurationState.self {
      let state = unsafeBitCast(state, to: UIViewConfigurationState.self)
      isDisabled = state.isDisabled
      isHighlighted = state.isHighlighted
      isSelected = state.isSelected
      isFocused = state.isFocused
    }
  }

  /// The flags as bits.
  var bits: UInt8 {
    (isDisabled ? 1 : 0) | (isHighlighted ? 2 : 0) | (isSelected ? 4 : 0) | (isFocused ? 8 : 0)
      | (isEditing ? 16 : 0) | (isSwiped ? 32 : 0) | (isReordering ? 64 : 0)
      | (isTargeted ? 128 : 0)
  }

  /// A Boolean value that indicates whether the disabled appearance applies. A disabled cell with
  /// visible swipe actions keeps its normal appearance.
  ///
  /// Source: docs/measurements/states.md#content.
  var isFaded: Bool { isDisabled && !isSwiped }
}
