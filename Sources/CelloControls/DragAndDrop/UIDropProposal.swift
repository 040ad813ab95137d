/// The operation that a drop performs.
public enum UIDropOperation: UInt, Hashable, Sendable {
  case cancel = 0
  /// The items cannot be dropped, although they could be elsewhere in the view.
  case forbidden = 1
  case copy = 2
  case move = 3

  /// Whether lifting the finger drops the items.
  package var accepts: Bool { self == .copy || self == .move }
}

/// The operation that a view proposes for the items over it.
@MainActor @preconcurrency open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  public final let operation: UIDropOperation
  /// Whether the place is chosen with care, so that a badge keeps clear of it. No badge is drawn.
  open var isPrecise = false
  /// Whether the previews are not scaled down. They never are.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
