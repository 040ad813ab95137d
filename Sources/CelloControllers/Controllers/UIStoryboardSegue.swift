/// A transition between two view controllers.
///
/// Storyboards create segues, and tell the source to prepare for them before they perform them.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue; `nil` for none.
  open private(set) var identifier: String?
  /// The controller that is left.
  open private(set) var source: UIViewController
  /// The controller that is shown.
  open private(set) var destination: UIViewController
  private final let performHandler: () -> Void

  /// Creates a segue between two controllers. A subclass overrides ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = {}
    super.init()
  }

  /// Creates a segue between two controllers with a closure that performs the transition.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Performs the transition with the closure of the segue. Does nothing by default.
  open func perform() { performHandler() }
}
