/// A class of segues that is known only at run time.
@MainActor @preconcurrency public protocol _DynamicallyCreatedSegue {}

extension UIStoryboardSegue: _DynamicallyCreatedSegue {}

// See `_DynamicallyCreated`.

extension _DynamicallyCreatedSegue {
  /// Creates a segue of a class that is known only at run time, with its
  /// `init(identifier:source:destination:)`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message, as on iOS.
  @_disfavoredOverload
  @_silgen_name(
    "$s5UIKit24_DynamicallyCreatedSeguePAAE04makeD010identifier6source11destinationxSSSgn_AA16UIViewControllerCnAJntFZ"
  )
  public init(identifier: String?, source: UIViewController, destination: UIViewController)

  @usableFromInline static func makeSegue(
    identifier: __owned String?, source: __owned UIViewController,
    destination: __owned UIViewController
  ) -> Self {
    let type = self as? UIStoryboardSegue.Type
    guard
      let segue = type?.dynamicInit(
        identifier: identifier, source: source, destination: destination) as? Self
    else { preconditionFailure("\(Self.self) is not a subclass of UIStoryboardSegue.") }
    return segue
  }
}

extension UIStoryboardSegue {
  @usableFromInline convenience init(
    dynamicIdentifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: dynamicIdentifier, source: source, destination: destination)
  }

  // Parameters of initializers are owned.
  @_silgen_name(
    "$s5UIKit17UIStoryboardSegueC17dynamicIdentifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC"
  )
  fileprivate static func dynamicInit(
    identifier: __owned String?, source: __owned UIViewController,
    destination: __owned UIViewController
  ) -> UIStoryboardSegue
}
