/// The trait change registrations of an object, in order.
@MainActor package struct TraitChangeRegistrations {
  private var registrations: [TraitChangeRegistration] = []

  package nonisolated init() {}

  /// Adds a registration. The handler's first parameter must be a class of the observed object.
  package mutating func add<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], of observed: any UITraitEnvironment,
    handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    precondition(
      observed is TraitEnvironment,
      """
      registerForTraitChanges: the handler takes a \(TraitEnvironment.self), but would be called \
      with a \(type(of: observed)); declare its first parameter as the class of the object that it \
      is registered with.
      """)
    let registration = TraitChangeRegistration(traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  /// Removes a registration. A registration of another object is ignored.
  package mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of the traits that differ between two collections.
  package func notify(
    _ environment: any UITraitEnvironment, of traits: UITraitCollection,
    from previous: UITraitCollection
  ) {
    guard !registrations.isEmpty else { return }
    let changed = traits.changedTraits(from: previous)
    for registration in registrations {
      registration.notify(environment, of: changed, from: previous)
    }
  }
}
