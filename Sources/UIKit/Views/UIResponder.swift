/// An object in the responder chain.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// An object without a next responder.
  ///
  /// Apple's has no label: `NSObject.init()` belongs to no actor here, so a class on the main actor
  /// cannot override it.
  public init(responder: Void = ()) { super.init() }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }
}
