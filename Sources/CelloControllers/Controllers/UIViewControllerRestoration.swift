/// A class that creates view controllers when states are restored. UIKit restores no state here.
@MainActor @preconcurrency public protocol UIViewControllerRestoration {
  /// Never called: returns the controller for a path of identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
