public import Foundation

// Storyboards are not read. Each use is a warning, and a use that an app performs ends the process with a sentence, as a missing
// storyboard does on iOS. So libraries that offer storyboards compile.

/// A storyboard. It is not read: create view controllers in code.
@available(
  *, deprecated,
  message: "Storyboards are not read here. Create the view controller in code."
)
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String

  /// Creates an object for a storyboard file, which is not read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Ends the process: the initial view controller is not known.
  open func instantiateInitialViewController() -> UIViewController? { missing() }

  /// Ends the process: the view controller with the identifier is not known.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    missing()
  }

  private final func missing() -> Never {
    fatalError(
      "UIStoryboard: the storyboard '\(name)' cannot be read, because storyboards are not read here. "
        + "Create the view controller in code.")
  }
}

extension UIViewController {
  /// The storyboard from which the controller was created; always `nil`.
  @available(
    *, deprecated, message: "Storyboards are not read here: no controller is created from one."
  )
  @MainActor @preconcurrency public var storyboard: UIStoryboard? { nil }
}
