/// A class of view controllers that is known only at run time.
@MainActor @preconcurrency public protocol _DynamicallyCreatedController: _DynamicallyCreated {}

extension UIViewController: _DynamicallyCreatedController {}

// See `_DynamicallyCreated`.

extension _DynamicallyCreatedController {
  /// Creates a controller of a class that is known only at run time, with its
  /// `init(nibName:bundle:)`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message.
  @_disfavoredOverload
  @_silgen_name("$s5UIKit29_DynamicallyCreatedControllerPAAE04makeD0xyFZ")
  public init()

  /// Creates a controller of a class that is known only at run time, with its
  /// `init(nibName:bundle:)`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message, as on iOS.
  @_disfavoredOverload
  @_silgen_name(
    "$s5UIKit29_DynamicallyCreatedControllerPAAE04makeD07nibName6bundlexSSSgn_10Foundation6BundleCSgntFZ"
  )
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @usableFromInline static func makeController() -> Self {
    // An `init()` of the class itself, in prepared sources.
    if let controller = NamedMethods.object(of: self) as? Self { return controller }
    return makeController(nibName: nil, bundle: nil)
  }

  @usableFromInline static func makeController(
    nibName: __owned String?, bundle: __owned Bundle?
  ) -> Self {
    let type = self as? UIViewController.Type
    guard let controller = type?.dynamicInit(nibName: nibName, bundle: bundle) as? Self else {
      preconditionFailure("\(Self.self) is not a subclass of UIViewController.")
    }
    return controller
  }
}

extension UIViewController {
  @usableFromInline convenience init(dynamicNibName: String?, bundle: Bundle?) {
    self.init(nibName: dynamicNibName, bundle: bundle)
  }

  // Parameters of initializers are owned.
  @_silgen_name(
    "$s5UIKit16UIViewControllerC14dynamicNibName6bundleACSSSg_10Foundation6BundleCSgtcfC")
  fileprivate static func dynamicInit(
    nibName: __owned String?, bundle: __owned Bundle?
  ) -> UIViewController
}
