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
