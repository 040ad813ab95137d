/// A class that creates controllers when states are restored, which does not happen.
@MainActor @preconcurrency public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
