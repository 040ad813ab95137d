/// A property that varies between the cases of a scene.
package struct CaseAxis: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// The values are in the first part of a name, separated by `+`.
    case state
    /// The values follow the state, each after a dot.
    case axis
  }

  /// The name of the property, such as `style`; for a flag, the name of the flag.
  package let name: String
  /// The words for the values. The first value is the default, which names omit.
  package let values: [String]
  package let role: Role

  package init(_ name: String, values: [String], role: Role = .axis) {
    self.name = name
    self.values = values
    self.role = role
  }

  /// Returns an axis for a state flag that is set or not set.
  package static func flag(_ name: String) -> CaseAxis {
    CaseAxis(name, values: ["", name], role: .state)
  }

  /// Returns an axis for states that exclude each other; by default, none of them is set.
  package static func states(_ name: String, _ values: [String]) -> CaseAxis {
    CaseAxis(name, values: [""] + values, role: .state)
  }
}
