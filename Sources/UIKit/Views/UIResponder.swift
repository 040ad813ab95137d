/// An object that events travel through.
@MainActor open class UIResponder: NSObject {
  // Not `init()`: that of NSObject belongs to no actor, so subclasses on the main actor could not offer one.
  init(responder: Void) { super.init() }

  /// The object that gets what this one does not handle.
  open var next: UIResponder? { nil }
}
