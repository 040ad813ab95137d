/// A cell that acts on the use of its accessories.
@MainActor protocol AccessoryResponder: UIView {
  /// The outline disclosure, which has no action of its own, was tapped.
  func performOutlineDisclosure()
  /// The text of the row, by which its editing controls are labeled; `nil` if it has none.
  var rowLabel: String? { get }
  /// A finger moves the reorder control.
  func reorderControlMoved(_ phase: ReorderPhase)
}

/// A step of a movement of a cell by its reorder control.
enum ReorderPhase: Hashable, Sendable {
  case began
  /// The distance from where the finger touched the control, in points.
  case moved(CGVector)
  case ended
  case canceled
}
