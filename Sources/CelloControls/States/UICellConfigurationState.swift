/// The state of a cell that is configured.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a drag from the cell.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    case dragging = 2
  }

  /// The state of a drop for the cell.
  public enum DropState: Int, Hashable, Sendable {
    case none = 0
    /// A drop is in progress, but not into this cell.
    case notTargeted = 1
    case targeted = 2
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  /// Whether the item's children are shown.
  public var isExpanded = false
  /// Whether swipe actions are revealed.
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  package var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UICellConfigurationState: CustomStringConvertible, CustomReflectable {
  /// The flags that are set, the drag and drop states, and the custom states by name.
  public var description: String {
    StateDescription.text(
      type: "UICellConfigurationState", traits: traitCollection, flags: flags,
      customStates: customStates)
  }

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
