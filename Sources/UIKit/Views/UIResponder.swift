/// An object that events travel through.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// An object without a next responder.
  ///
  /// Apple's has no label: `NSObject.init()` belongs to no actor here, so a class on the main actor cannot override it.
  public init(responder: Void = ()) { super.init() }

  /// The object that gets what this one does not handle.
  open var next: UIResponder? { nil }
}
