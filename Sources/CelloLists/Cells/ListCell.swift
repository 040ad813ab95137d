@_spi(Cello) import CelloControls

/// A cell of a collection view or a table.
@MainActor protocol ListCell: ListPlaced {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  /// The list that shows the cell or keeps it for reuse.
  var owner: (any ListCellOwner)? { get }
  /// Whether a tap anywhere on the cell toggles its item of an outline.
  var isOutlineHeader: Bool { get }

  func setSelected(_ selected: Bool, animated: Bool)
  func setHighlighted(_ highlighted: Bool, animated: Bool)
  /// Toggles the cell's item of an outline.
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

/// A list, as its cells and other reusable views know it.
@MainActor protocol ListCellOwner: UIView {
  /// The insets of the list's safe area at its sides, in points.
  var sideInsetsOfSafeArea: UIEdgeInsets { get }

  /// The state of the item that a cell shows.
  func itemState(of cell: any ListCell) -> ListItemState
  /// Whether the item that a cell shows belongs to an outline.
  func isInOutline(_ cell: any ListCell) -> Bool
  /// Expands or collapses the item that a cell shows as the user does.
  func toggleOutline(of cell: any ListCell)
  /// A finger moves the item that a cell shows by its reorder control.
  func reorder(_ cell: any ListCell, _ phase: ReorderPhase)
  /// Whether a cell may have the focus.
  func canFocus(_ cell: any ListCell) -> Bool
  /// The content of a view has changed, and perhaps its size.
  func contentDidChange(in view: UIView)
}

extension ListCellOwner {
  func isInOutline(_ cell: any ListCell) -> Bool { false }
  func toggleOutline(of cell: any ListCell) {}
}

/// The state of an item of a list that its cell follows.
struct ListItemState: Hashable, Sendable {
  var isEditing = false
  var isExpanded = false
  var isReordering = false
  var drag = UICellConfigurationState.DragState.none
  var drop = UICellConfigurationState.DropState.none
}
