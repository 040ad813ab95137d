/// Descriptions of configuration states.
package enum StateDescription {
  static func text(
    type: String, traits: UITraitCollection, flags: [(name: String, isSet: Bool)],
    customStates: [UIConfigurationStateCustomKey: AnyHashable]
  ) -> String {
    let set = flags.filter(\.isSet).map(\.name)
    let state = set.isEmpty ? "Normal" : set.joined(separator: ", ")
    let custom = sorted(customStates).map { "; \($0.name) = \($0.value)" }.joined()
    return "<\(type): \(state)\(custom); traitCollection = \(traits)>"
  }

  static func mirror<State>(
    of state: State, traits: UITraitCollection, flags: [(name: String, isSet: Bool)],
    customStates: [UIConfigurationStateCustomKey: AnyHashable]
  ) -> Mirror {
    var children: [Mirror.Child] = flags.filter(\.isSet).map { ($0.name, true) }
    children += sorted(customStates).map { ($0.name, $0.value.base) }
    children.append(("traitCollection", traits))
    return Mirror(state, children: children, displayStyle: .struct)
  }

  /// Returns the names of the flags and custom states that are set, or `Normal`.
  package static func words(of state: some UIConfigurationState) -> String {
    let names = Mirror(reflecting: state).children.compactMap(\.label)
      .filter { $0 != "traitCollection" }
    return names.isEmpty ? "Normal" : names.joined(separator: ", ")
  }

  // Sorted, because dictionaries have no order.
  private static func sorted(
    _ states: [UIConfigurationStateCustomKey: AnyHashable]
  ) -> [(name: String, value: AnyHashable)] {
    states.map { ($0.key.rawValue, $0.value) }.sorted { $0.0 < $1.0 }
  }
}
