/// A registration for trait changes with its traits and handler.
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait],
    handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  func copy(with zone: NSZone? = nil) -> Any { self }

  /// Calls the handler if one of its traits has changed.
  @MainActor func notify(
    _ environment: any UITraitEnvironment, of changed: [UITrait], from previous: UITraitCollection
  ) {
    guard changed.contains(where: { trait in traits.contains { $0 == trait } }) else { return }
    handler(environment, previous)
  }
}
