/// A class of navigation controllers that is known only at run time.
@MainActor @preconcurrency public protocol _DynamicallyCreatedNavigation {}

extension UINavigationController: _DynamicallyCreatedNavigation {}

// See `_DynamicallyCreated`.

extension _DynamicallyCreatedNavigation {
  /// Creates a navigation controller of a class that is known only at run time, with its
  /// `init(rootViewController:)`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message, as on iOS.
  @_disfavoredOverload
  @_silgen_name(
    "$s5UIKit29_DynamicallyCreatedNavigationPAAE04makeD04rootxAA16UIViewControllerCn_tFZ")
  public init(rootViewController: UIViewController)

  @usableFromInline static func makeNavigation(root: __owned UIViewController) -> Self {
    let type = self as? UINavigationController.Type
    guard let controller = type?.dynamicInit(root: root) as? Self else {
      preconditionFailure("\(Self.self) is not a subclass of UINavigationController.")
    }
    return controller
  }
}

extension UINavigationController {
  @usableFromInline convenience init(dynamicRoot: UIViewController) {
    self.init(rootViewController: dynamicRoot)
  }

  // Parameters of initializers are owned.
  @_silgen_name("$s5UIKit22UINavigationControllerC11dynamicRootAcA06UIViewC0C_tcfC")
  fileprivate static func dynamicInit(root: __owned UIViewController) -> UINavigationController
}
