@_spi(Cello) import CelloControls

extension UIBarItem: UIAppearance {
  /// Returns the proxy for items of the class in bars inside a hierarchy of containers, the
  /// innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(in: containerTypes, with: nil, table: appearanceTable) {
      unsafeDowncast(makeDynamically(), to: Self.self)
    }
  }

  /// Returns the proxy for items of the class in bars with the specified traits inside a hierarchy
  /// of containers, the innermost first.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(in: containerTypes, with: trait, table: appearanceTable) {
      unsafeDowncast(makeDynamically(), to: Self.self)
    }
  }

  /// Applies appearance proxies to the item in a bar's view.
  final func applyAppearance(_ values: [AppearanceValues], in view: UIView) {
    guard !values.isEmpty else { return }
    AppearanceValues.apply(
      values, to: self, table: type(of: self).appearanceTable,
      in: [view] + view.appearanceAncestors, traits: view.traitCollection)
  }
}

extension UIViewController: UIAppearanceContainer {}
