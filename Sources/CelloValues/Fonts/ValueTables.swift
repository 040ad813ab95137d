/// The tables of metrics of this module.
package enum ValueTables {
  /// Uses all tables once, so that a ``MetricRecording`` contains them.
  package static func useAll() {
    for version in SystemVersion.allCases {
      for color in SystemColor.allCases {
        for name in SystemColorVariants.Name.allCases { _ = color.value(name, in: version) }
      }
    }
    TextStyleMetrics.useAll()
  }
}
