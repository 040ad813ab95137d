/// The registrations for changes of the traits of one object, in order.
@MainActor struct TraitChangeRegistrations {
  private var registrations: [TraitChangeRegistration] = []

  nonisolated init() {}

  /// Adds a registration. Its handler must take the class of the object that it is registered
  /// with.
  mutating func add<TraitEnvironment: UITraitEnvironment>(
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

  /// Removes a registration. One of another object is ignored.
  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of the traits that differ.
  func notify(
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
