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

/// A registration and what it calls.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UIView, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (UIView, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func copy(with zone: NSZone? = nil) -> Any { self }

  /// Calls the handler when one of its traits is among those that changed.
  @MainActor func notify(_ view: UIView, of changed: [UITrait], from previous: UITraitCollection) {
    guard changed.contains(where: { trait in traits.contains { $0 == trait } }) else { return }
    handler(view, previous)
  }
}
