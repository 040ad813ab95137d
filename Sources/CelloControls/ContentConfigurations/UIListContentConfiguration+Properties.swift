extension UIListContentConfiguration {
  /// The configuration as text: the properties that differ from their defaults, by name, and the
  /// names of those that were set.
  package var resolvedProperties: PropertyList { values.propertyList }

  /// The configuration of a property list; `nil` if a line is unknown or cannot be read.
  ///
  /// Images from data, an app's own transformers, and attributes of text of an app's own types are
  /// printed, but cannot be read back.
  package init?(_ properties: PropertyList) {
    guard properties["style"] != nil, let values = Values(properties) else { return nil }
    self.init(values)
  }

  /// Whether reading the printed properties gives an equal configuration.
  package var isData: Bool { values.isLossless }
}

extension UIListContentConfiguration.Style: NotationConvertible {}
extension UIListContentConfiguration.TextProperties.TextAlignment: NotationConvertible {}
extension UIListContentConfiguration.TextProperties.TextTransform: NotationConvertible {}
