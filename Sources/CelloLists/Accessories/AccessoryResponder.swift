/// A cell that acts on the use of its accessories.
@MainActor protocol AccessoryResponder: UIView {
  /// The outline disclosure, which has no action of its own, was tapped.
  func performOutlineDisclosure()
  /// A finger moves the reorder control.
  func reorderControlMoved(_ phase: ReorderPhase)
}

/// A cell whose editing controls are labeled by its text.
@MainActor package protocol RowLabeling: UIView {
  /// The text of the row; `nil` if it has none.
  var rowLabel: String? { get }
}

/// A step of a movement of a cell by its reorder control.
enum ReorderPhase: Hashable, Sendable {
  case began
  /// The distance from where the finger touched the control, in points.
  case moved(CGVector)
  case ended
  case canceled
}
