/// A cell that responds to the use of its accessories.
@MainActor protocol AccessoryResponder: UIView {
  /// Called when the user taps an outline disclosure without an action handler.
  func performOutlineDisclosure()
  /// Called when the user moves the reorder control.
  func reorderControlMoved(_ phase: ReorderPhase)
}

/// A cell whose text is included in the labels of its editing controls.
@MainActor package protocol RowLabeling: UIView {
  /// The text of the row; `nil` if it has no text.
  var rowLabel: String? { get }
}

/// The phases of a movement of a cell with its reorder control.
enum ReorderPhase: Hashable, Sendable {
  case began
  /// The movement, as the distance from the point at which the finger touched the control, in
  /// points.
  case moved(CGVector)
  case ended
  case canceled
}
