/// The operation that a drop performs.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing is dropped.
  case cancel = 0
  /// Nothing is dropped here, although a drop is possible elsewhere in the view.
  case forbidden = 1
  case copy = 2
  case move = 3

  /// A Boolean value that indicates whether a drop is performed.
  package var accepts: Bool { self == .copy || self == .move }
}

/// The operation that a view proposes for the items above it.
@MainActor @preconcurrency open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  /// The proposed operation.
  open private(set) var operation: UIDropOperation
  /// A Boolean value that indicates whether the touch selects an exact position; `false` by
  /// default.
  ///
  /// Stored only: the position of the previews does not change.
  open var isPrecise = false
  /// A Boolean value that indicates whether previews are shown in their full size; `false` by
  /// default.
  ///
  /// Stored only: the drag interaction's delegate determines the size of the previews.
  open var prefersFullSizePreview = false

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// Returns a copy of the proposal.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
