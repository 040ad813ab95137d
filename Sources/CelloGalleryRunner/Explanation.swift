import CelloSnapshots

/// What is known about a case: its reference, the cases that look the same, and its properties.
struct Explanation: Encodable, Equatable {
  enum Comparison: String, Encodable { case equal, differs, new }

  /// The version of the schema; see `RunDocument.currentVersion`.
  var version = 1
  /// The path of the case.
  var name: String
  /// The summary of the scene.
  var shows: String
  /// The result of the comparison with the reference.
  var comparison = Comparison.new
  /// The file of the reference; `nil` if there is none.
  var reference: String?
  /// The case whose digest is the reference, if the references keep the picture by digest alone.
  var referenceByDigest: String?
  /// The other cases that have looked the same when the reference was recorded.
  var alike: [String] = []
  /// The reason of the difference; `nil` if none was searched for.
  var reason: String?
  /// What determines the values of the properties that are the reason.
  var origins: [String] = []
  /// The properties that differ from the reference.
  var changes: [ResolvedProperties.Change] = []
  /// The resolved properties.
  var properties: [String]

  /// The explanation for people.
  var lines: [String] {
    var lines = [name, "  shows \(shows)"]
    if let reference { lines.append("  reference \(reference)") }
    if let referenceByDigest {
      lines.append("  reference by digest alone, of \(referenceByDigest)")
    }
    if !alike.isEmpty {
      let names = alike.prefix(8).joined(separator: ", ")
      let more = alike.count > 8 ? " and \(counted(alike.count - 8, "more case"))" : ""
      lines.append("  looks the same as \(names)\(more)")
    }
    switch comparison {
    case .new: lines.append("  has no reference yet")
    case .equal: lines.append("  equals its reference")
    case .differs: lines.append("  differs from its reference")
    }
    if let reason { lines.append("  \(reason)") }
    lines += origins.map { "  \($0)" }
    lines += changes.map { "  changed: \($0)" }
    return lines + properties.map { "  \($0)" }
  }
}

/// A change has the keys of the changes in `result.json`.
extension ResolvedProperties.Change: Encodable {
  private enum CodingKeys: String, CodingKey { case name, old, new }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(old, forKey: .old)
    try container.encodeIfPresent(new, forKey: .new)
  }
}

/// The scenes of a gallery, for other programs.
struct SceneList: Encodable, Equatable {
  struct Scene: Encodable, Equatable {
    var path: String
    var shows: String
    var caseCount: Int
    /// The coverage of combinations of values, as text; `nil` for scenes without axes.
    var coverage: String?
    /// The selected cases; `nil` if nothing is selected by name.
    var cases: [String]?
  }

  /// The version of the schema; see `RunDocument.currentVersion`.
  var version = 1
  var scenes: [Scene] = []
}
