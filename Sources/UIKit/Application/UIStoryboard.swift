public import Foundation

// Nib files and storyboards are not read. Declarations that are unavailable say so where an app uses
// them, instead of an error about an unknown type.

/// A nib file. It is unavailable: create views in code.
@available(
  *, unavailable,
  message: "Nib files are not read here. Create the view in code, and register its class."
)
@MainActor public final class UINib: NSObject {
  /// Creates an object for a nib file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

  /// Creates an object for the data of a nib file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {}

  /// Returns the objects of the nib file.
  public func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}

/// A storyboard. It is unavailable: create view controllers in code.
@available(
  *, unavailable,
  message: "Storyboards are not read here. Create the view controller in code."
)
@MainActor public final class UIStoryboard: NSObject {
  /// Creates an object for a storyboard file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  /// Returns the initial view controller.
  public func instantiateInitialViewController() -> UIViewController? { nil }

  /// Returns the view controller with an identifier.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A transition between view controllers of a storyboard. It is unavailable: present view controllers
/// in code.
@available(
  *, unavailable, message: "Storyboards are not read here. Present view controllers in code."
)
@MainActor public final class UIStoryboardSegue: NSObject {}
