public import UIKit

/// A state of a cell by name, for pictures of several.
public struct CellState: Sendable {
  /// As it stands in file names: letters, digits and dashes.
  public let name: String
  let apply: @Sendable (inout UICellConfigurationState) -> Void

  /// A state of the app's own.
  ///
  /// - Parameters:
  ///   - name: what pictures in this state are called.
  ///   - apply: sets flags and custom states.
  public init(_ name: String, _ apply: @escaping @Sendable (inout UICellConfigurationState) -> Void)
  {
    self.name = name
    self.apply = apply
  }

  /// Both states at once.
  public func and(_ other: CellState) -> CellState {
    CellState("\(name)+\(other.name)") {
      apply(&$0)
      other.apply(&$0)
    }
  }

  public static let normal = CellState("normal") { _ in }
  public static let highlighted = CellState("highlighted") { $0.isHighlighted = true }
  public static let selected = CellState("selected") { $0.isSelected = true }
  public static let focused = CellState("focused") { $0.isFocused = true }
  public static let disabled = CellState("disabled") { $0.isDisabled = true }
  public static let editing = CellState("editing") { $0.isEditing = true }
  public static let swiped = CellState("swiped") { $0.isSwiped = true }
  public static let expanded = CellState("expanded") { $0.isExpanded = true }
  public static let reordering = CellState("reordering") { $0.isReordering = true }
  public static let dropTarget = CellState("drop-target") { $0.cellDropState = .targeted }
}

/// A list cell that claims to be in a state.
final class CellInState: UICollectionViewListCell {
  private let state: CellState

  init(_ state: CellState) {
    self.state = state
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var configurationState: UICellConfigurationState {
    var result = super.configurationState
    state.apply(&result)
    return result
  }
}
