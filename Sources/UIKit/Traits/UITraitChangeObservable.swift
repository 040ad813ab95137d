/// Something that has traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// The traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What stands for a registration, to end it with.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// Something that calls back when certain traits change.
@MainActor @preconcurrency public protocol UITraitChangeObservable {
  /// Gets the observed object and its former traits.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
