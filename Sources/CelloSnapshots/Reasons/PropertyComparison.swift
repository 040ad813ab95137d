/// Properties that are unknown, because the version that recorded the others did not record them.
package struct UnknownProperties: Hashable, Sendable {
  /// The version that recorded the other properties.
  package var version: Int
  /// The properties with their current values, sorted by name.
  package var changes: [ResolvedProperties.Change]

  /// The names without those of the views, sorted.
  package var names: [String] { Set(changes.map(\.propertyName)).sorted() }
}

extension UnknownProperties: CustomStringConvertible {
  /// The version and some of the names, such as `recorded by version 1, without separators`.
  package var description: String {
    let names = names
    let more = names.count > 2 ? " and \(names.count - 2) more" : ""
    return "recorded by version \(version), without " + names.prefix(2).joined(separator: ", ")
      + more
  }
}

/// The comparison of the properties of a picture with recorded ones, whose version can be earlier.
package struct PropertyComparison: Sendable {
  /// The changes, in which each view is compared with its predecessor.
  package var changes: [ResolvedProperties.Change]
  /// The changes if views with the same name are compared.
  package var changesByName: [ResolvedProperties.Change]
  /// The properties that can have changed; `nil` if the recorded properties contain all of them.
  package var unknown: UnknownProperties?

  package init(_ properties: ResolvedProperties, from recorded: ResolvedProperties) {
    var dropped: Set<ResolvedProperties.Change> = []
    func known(_ changes: [ResolvedProperties.Change]) -> [ResolvedProperties.Change] {
      changes.filter { change in
        if change.name == RecordedVersion.propertyName { return false }
        guard change.old == nil, change.view == nil else { return true }
        if RecordedVersion.records(change.propertyName, in: recorded.version) { return true }
        dropped.insert(change)
        return false
      }
    }
    changes = known(properties.viewChanges(from: recorded))
    changesByName = known(properties.changes(from: recorded))
    if !dropped.isEmpty {
      unknown = UnknownProperties(
        version: recorded.version, changes: dropped.sorted { $0.name.bytesPrecede($1.name) })
    }
  }
}
