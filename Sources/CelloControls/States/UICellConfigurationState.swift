/// The state of a cell for which its configurations are updated.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a drag from the cell.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    /// The cell is lifted and about to be dragged.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// The state of a drop for the cell.
  public enum DropState: Int, Hashable, Sendable {
    case none = 0
    /// A drop is possible, but not in this cell.
    case notTargeted = 1
    /// A drop would be performed in this cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled; `false` by default.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted; `false` by default.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected; `false` by default.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has the focus; `false` by default.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to an edge of its list; `false` by
  /// default.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is in editing mode; `false` by default.
  public var isEditing = false
  /// A Boolean value that indicates whether the children of the cell's item are shown; `false` by
  /// default.
  public var isExpanded = false
  /// A Boolean value that indicates whether swipe actions are visible; `false` by default.
  public var isSwiped = false
  /// A Boolean value that indicates whether a user is reordering the cell; `false` by default.
  public var isReordering = false
  /// The state of a drag from the cell; `none` by default.
  public var cellDragState = DragState.none
  /// The state of a drop for the cell; `none` by default.
  public var cellDropState = DropState.none
  package var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits and without flags and custom states.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom state for a key; `nil` for none.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UICellConfigurationState: CustomStringConvertible, CustomReflectable {
  /// The names of the flags, the drag and drop states, and the custom states that are set, with the
  /// traits.
  public var description: String {
    StateDescription.text(
      type: "UICellConfigurationState", traits: traitCollection, flags: flags,
      customStates: customStates)
  }

  /// A mirror of the flags, the drag and drop states, the custom states and the traits.
  public var customMirror: Mirror {
    StateDescription.mirror(
      of: self, traits: traitCollection, flags: flags, customStates: customStates)
  }

  private var flags: [(name: String, isSet: Bool)] {
    [
      ("Disabled", isDisabled), ("Highlighted", isHighlighted), ("Selected", isSelected),
      ("Focused", isFocused), ("Pinned", isPinned), ("Editing", isEditing),
      ("Expanded", isExpanded), ("Swiped", isSwiped), ("Reordering", isReordering),
      ("Lifting", cellDragState == .lifting), ("Dragging", cellDragState == .dragging),
      ("Drop Not Targeted", cellDropState == .notTargeted),
      ("Drop Targeted", cellDropState == .targeted),
    ]
  }
}
