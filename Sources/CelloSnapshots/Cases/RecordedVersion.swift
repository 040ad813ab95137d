/// The version of recorded properties, which names the properties of views that are recorded.
///
/// Each picture's properties contain the version that recorded them; properties without a version are
/// of version 1. A property that an earlier version did not record is unknown in its references,
/// not absent, so a comparison does not report it as a change.
package enum RecordedVersion {
  /// The version that this build records.
  package static let current = 2
  /// The name of the property with the version.
  package static let propertyName = "version"

  /// The names of the properties that each version was the first to record, without the names of views.
  private static let names: [(version: Int, names: Set<String>)] = [
    (
      2,
      [
        "adjustsFontSizeToFitWidth", "borderStyle", "configuration.baseBackgroundColor",
        "configuration.baseForegroundColor", "configuration.buttonSize",
        "configuration.contentInsets", "configuration.cornerStyle", "configuration.imagePadding",
        "configuration.imagePlacement", "configuration.subtitle", "configuration.titleAlignment",
        "configuration.titlePadding", "currentPageIndicatorTintColor",
        "layout.footerReferenceSize", "layout.headerReferenceSize", "layout.itemSize",
        "layout.minimumInteritemSpacing", "layout.minimumLineSpacing", "layout.scrollDirection",
        "layout.sectionInset", "maximumTrackTintColor", "minimumScaleFactor",
        "minimumTrackTintColor", "onTintColor", "pageIndicatorTintColor", "progressTintColor",
        "rowHeight", "sectionFooterHeight", "sectionHeaderHeight", "sectionHeaderTopPadding",
        "selectedSegmentTintColor", "separatorColor", "separatorStyle", "separators",
        "textAlignment", "textContainerInset", "thumbTintColor", "trackTintColor",
      ]
    )
  ]

  /// Returns a Boolean value that indicates whether a version records a property of a view.
  ///
  /// - Parameter name: the name of the property without the name of its view.
  package static func records(_ name: some StringProtocol, in version: Int) -> Bool {
    !names.contains { $0.version > version && $0.names.contains(String(name)) }
  }
}

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

extension ResolvedProperties {
  /// The version that recorded the properties.
  package var version: Int {
    self[RecordedVersion.propertyName].flatMap { Int($0) } ?? 1
  }

  /// The properties without their version.
  package var withoutVersion: ResolvedProperties {
    ResolvedProperties(
      properties.filter { $0.name != RecordedVersion.propertyName }.map { ($0.name, $0.value) })
  }
}
