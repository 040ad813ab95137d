public import UIKit

/// A state of a cell by name, for pictures of several.
public struct CellState: Sendable {
  /// In the order in which the name has them; none in the normal state.
  let flags: [Flag]

  struct Flag: Sendable {
    let name: String
    let apply: @Sendable (inout UICellConfigurationState) -> Void
  }

  init(flags: [Flag]) { self.flags = flags }

  /// A state of the app's own.
  ///
  /// - Parameters:
  ///   - name: what pictures in this state are called.
  ///   - apply: sets flags and custom states.
  public init(_ name: String, _ apply: @escaping @Sendable (inout UICellConfigurationState) -> Void)
  {
    flags = [Flag(name: name, apply: apply)]
  }

  /// As it is in file names: letters, digits and dashes, `+` between states that apply at once.
  public var name: String {
    flags.isEmpty ? "normal" : flags.map(\.name).joined(separator: "+")
  }

  /// Both states at once.
  public func and(_ other: CellState) -> CellState { CellState(flags: flags + other.flags) }

  func apply(to state: inout UICellConfigurationState) {
    for flag in flags { flag.apply(&state) }
  }

  public static let normal = CellState(flags: [])
  public static let highlighted = CellState("highlighted") { $0.isHighlighted = true }
  public static let selected = CellState("selected") { $0.isSelected = true }
  public static let focused = CellState("focused") { $0.isFocused = true }
  public static let disabled = CellState("disabled") { $0.isDisabled = true }
  public static let editing = CellState("editing") { $0.isEditing = true }
  public static let swiped = CellState("swiped") { $0.isSwiped = true }
  public static let expanded = CellState("expanded") { $0.isExpanded = true }
  public static let pinned = CellState("pinned") { $0.isPinned = true }
  public static let reordering = CellState("reordering") { $0.isReordering = true }
  /// About to be dragged.
  public static let lifting = CellState("lifting") { $0.cellDragState = .lifting }
  public static let dragging = CellState("dragging") { $0.cellDragState = .dragging }
  /// During a drag over another cell.
  public static let dropElsewhere = CellState("drop-elsewhere") { $0.cellDropState = .notTargeted }
  public static let dropTarget = CellState("drop-target") { $0.cellDropState = .targeted }
}
