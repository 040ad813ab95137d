/// Something that varies between the cases of a scene.
package struct CaseAxis: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// Its values stand in the first part of a name, joined by `+`.
    case state
    /// Its values stand after the state, each after a dot.
    case axis
  }

  /// Says what varies, such as `style`; for a flag the flag itself.
  package let name: String
  /// The values as words; the first is the default, which names leave out.
  package let values: [String]
  package let role: Role

  package init(_ name: String, values: [String], role: Role = .axis) {
    self.name = name
    self.values = values
    self.role = role
  }

  /// A state that is set or not.
  package static func flag(_ name: String) -> CaseAxis {
    CaseAxis(name, values: ["", name], role: .state)
  }

  /// One of several states that exclude each other, none of them by default.
  package static func states(_ name: String, _ values: [String]) -> CaseAxis {
    CaseAxis(name, values: [""] + values, role: .state)
  }
}
