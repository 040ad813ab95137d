extension UIBackgroundConfiguration {
  /// The properties that differ from their defaults, by name, as text, with the names of the
  /// properties that were set.
  package var resolvedProperties: PropertyList { values.propertyList }

  /// Creates a configuration from a property list; `nil` if a line is unknown or cannot be read.
  ///
  /// Custom views, images from data, and an app's own transformers are printed, but cannot be read.
  package init?(_ properties: PropertyList) {
    guard properties["style"] != nil, let values = Values(properties) else { return nil }
    self.init(StyledProperties(values))
  }

  /// A Boolean value that indicates whether reading the printed properties results in an equal
  /// configuration.
  package var isData: Bool { values.isLossless }
}

extension UIBackgroundConfiguration.Style: NotationConvertible {}
