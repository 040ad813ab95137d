@_spi(Cello) import CelloControls

/// A cell of a collection view or a table.
@MainActor protocol ListCell: ListPlaced {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// The list that shows the cell or keeps it for reuse.
  var owner: (any ListCellOwner)? { get }
  /// A Boolean value that indicates whether a tap anywhere on the cell expands or collapses its
  /// outline item.
  var isOutlineHeader: Bool { get }
  /// Called when the user selects the cell, before the delegate; `nil` for none.
  var selectionHandler: (@MainActor () -> Void)? { get }

  func setSelected(_ selected: Bool, animated: Bool)
  func setHighlighted(_ highlighted: Bool, animated: Bool)
  /// Expands or collapses the cell's outline item.
  func performOutlineDisclosure()
  func dragStateDidChange(to state: UICellConfigurationState.DragState)
}

extension ListCell {
  var isOutlineHeader: Bool { false }

  /// The state of the cell in its list.
  var stateInList: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    if let item = owner?.itemState(of: self) {
      state.isEditing = item.isEditing
      state.isExpanded = item.isExpanded
      state.isReordering = item.isReordering
      state.cellDragState = item.drag
      state.cellDropState = item.drop
    }
    return state
  }

  var accessibilityOfCell: DefaultAccessibility {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return DefaultAccessibility(traits: traits)
  }
}

/// A list from the perspective of its cells and other reusable views.
@MainActor protocol ListCellOwner: UIView {
  /// The insets of the list's safe area at its sides, in points.
  var sideInsetsOfSafeArea: UIEdgeInsets { get }

  /// Returns the state of a cell's item.
  func itemState(of cell: any ListCell) -> ListItemState
  /// Returns a Boolean value that indicates whether a cell's item belongs to an outline.
  func isInOutline(_ cell: any ListCell) -> Bool
  /// Expands or collapses a cell's item in response to a user action.
  func toggleOutline(of cell: any ListCell)
  /// Handles the movement of a cell's reorder control.
  func reorder(_ cell: any ListCell, _ phase: ReorderPhase)
  /// Returns a Boolean value that indicates whether a cell can be focused.
  func canFocus(_ cell: any ListCell) -> Bool
  /// Called after the content of a view has changed, which can affect its size.
  func contentDidChange(in view: UIView)
}

extension ListCellOwner {
  func isInOutline(_ cell: any ListCell) -> Bool { false }
  func toggleOutline(of cell: any ListCell) {}
}

/// The state of a list's item, from which the state of its cell derives.
struct ListItemState: Hashable, Sendable {
  var isEditing = false
  var isExpanded = false
  var isReordering = false
  var drag = UICellConfigurationState.DragState.none
  var drop = UICellConfigurationState.DropState.none
}
