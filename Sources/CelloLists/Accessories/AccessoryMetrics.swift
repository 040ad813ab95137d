/// The metrics of accessories in a system version, in points.
struct AccessoryMetrics {
  /// The distance by which the chevron of a disclosure indicator is moved from the center of its
  /// region toward the trailing edge.
  var disclosureOffset: CGFloat
  /// The maximum scale of glyphs.
  var maxScale: CGFloat

  /// Returns the scale of glyphs: the size of the body text relative to its default size, which is
  /// limited.
  @MainActor func scale(in traits: UITraitCollection) -> CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    return min(body.pointSize / UIFont.labelFontSize, maxScale)
  }

  /// The gaps after a leading region and before a trailing region.
  ///
  /// Source: docs/measurements/accessories.md#regions.
  static let leadingGap: CGFloat = 16
  static let trailingGap: CGFloat = 8
  static let separatorWidth: CGFloat = 1
  /// The standard width of a region.
  static let regionWidth: CGFloat = 24
  static let chevronRegionWidth: CGFloat = 14
}

extension AccessoryMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("disclosureOffset", \.disclosureOffset),
      Metric("maxScale", \.maxScale),
    ]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/accessories.md#text-sizes.
  var accessories: AccessoryMetrics {
    let table: AccessoryMetrics =
      switch self {
      case .iOS26: AccessoryMetrics(disclosureOffset: 0, maxScale: 1.5)
      case .iOS18: AccessoryMetrics(disclosureOffset: 1.2, maxScale: 1.5)
      }
    return metrics("accessories", table)
  }
}
