/// A view or controller in which appearance proxies can require an object to be contained.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class with appearance proxies: objects whose properties are defaults for objects of the class.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemRed
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .secondaryLabel
/// ```
///
/// A proxy is an object of the class. Objects receive its values when they enter a window, except
/// for properties that differ from their default, because the app has set them. Proxies of
/// subclasses take precedence over those of superclasses; then the proxy with the outermost
/// container, with more containers, and with traits.
///
/// Views of an app's class are created with its `init(frame:)`. The proxies of such a class have
/// values for the properties of UIKit's classes, not for the app's own properties.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all objects of the class.
  static func appearance() -> Self

  /// Returns the proxy for objects in a hierarchy of containers.
  ///
  /// - Parameter containerTypes: the classes of the containers, the innermost first. Other views
  ///   and controllers may be between them.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the proxy for objects with the traits that a collection specifies.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for objects with the specified traits in a hierarchy of containers.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance {
  /// Returns the proxy for all objects of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the proxy for objects with the traits that a collection specifies.
  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy for views of the class in a hierarchy of containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(in: containerTypes, with: nil, table: appearanceTable) {
      unsafeDowncast(makeForAppearance(), to: Self.self)
    }
  }

  /// Returns the proxy for views of the class with the specified traits in a hierarchy of
  /// containers, the innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(in: containerTypes, with: trait, table: appearanceTable) {
      unsafeDowncast(makeForAppearance(), to: Self.self)
    }
  }
}

// Swift calls only required initializers of a class that is known only at run time. A convenience
// initializer calls the class's own `init(frame:)`, so it is declared a second time, as a static
// method: allocating initializers and static methods have the same calling convention.

extension UIView {
  @usableFromInline convenience init(appearanceFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit6UIViewC15appearanceFrameAC10Foundation6CGRectV_tcfC")
  static func makeDynamically(frame: CGRect) -> UIView
}
