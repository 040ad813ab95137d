public import UIKit

/// A state of a cell with a name, for pictures of several states.
public struct CellState: Sendable {
  /// The flags in the order of the name; empty in the normal state.
  let flags: [Flag]

  struct Flag: Sendable {
    let name: String
    let apply: @Sendable (inout UICellConfigurationState) -> Void
  }

  init(flags: [Flag]) { self.flags = flags }

  /// Creates a custom state.
  ///
  /// - Parameters:
  ///   - name: the name of the state in the names of cases and pictures.
  ///   - apply: sets the flags and custom states of a configuration state.
  public init(_ name: String, _ apply: @escaping @Sendable (inout UICellConfigurationState) -> Void)
  {
    flags = [Flag(name: name, apply: apply)]
  }

  /// The name in file names: `normal`, or the names of the flags with `+` between them.
  public var name: String {
    flags.isEmpty ? "normal" : flags.map(\.name).joined(separator: "+")
  }

  /// Returns a state that combines both states.
  public func and(_ other: CellState) -> CellState { CellState(flags: flags + other.flags) }

  func apply(to state: inout UICellConfigurationState) {
    for flag in flags { flag.apply(&state) }
  }

  /// The state without flags.
  public static let normal = CellState(flags: [])
  /// A highlighted cell, as during a touch.
  public static let highlighted = CellState("highlighted") { $0.isHighlighted = true }
  /// A selected cell.
  public static let selected = CellState("selected") { $0.isSelected = true }
  /// A cell with the focus.
  public static let focused = CellState("focused") { $0.isFocused = true }
  /// A disabled cell.
  public static let disabled = CellState("disabled") { $0.isDisabled = true }
  /// A cell in editing mode.
  public static let editing = CellState("editing") { $0.isEditing = true }
  /// A cell whose swipe actions are shown.
  public static let swiped = CellState("swiped") { $0.isSwiped = true }
  /// An expanded cell of an outline.
  public static let expanded = CellState("expanded") { $0.isExpanded = true }
  /// A header or footer that is pinned to an edge of the list.
  public static let pinned = CellState("pinned") { $0.isPinned = true }
  /// A cell that is being reordered.
  public static let reordering = CellState("reordering") { $0.isReordering = true }
  /// A cell that is about to be dragged.
  public static let lifting = CellState("lifting") { $0.cellDragState = .lifting }
  /// A cell that is being dragged.
  public static let dragging = CellState("dragging") { $0.cellDragState = .dragging }
  /// A cell during a drag session whose drop would go to another cell.
  public static let dropElsewhere = CellState("drop-elsewhere") { $0.cellDropState = .notTargeted }
  /// A cell during a drag session whose drop would go to this cell.
  public static let dropTarget = CellState("drop-target") { $0.cellDropState = .targeted }
}
