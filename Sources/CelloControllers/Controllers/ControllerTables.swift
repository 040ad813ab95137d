/// The tables of metrics of this module.
package enum ControllerTables {
  /// Uses all tables once, so that a `MetricRecording` contains them.
  package static func useAll() {
    let traits = [
      UITraitCollection(), UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(userInterfaceIdiom: .pad),
    ]
    for version in SystemVersion.allCases {
      for traits in traits {
        _ = version.navigationBar(for: traits)
        _ = version.toolbar(for: traits)
        _ = version.tabBar(for: traits)
      }
      _ = version.alertMetrics
      _ = version.presentationMetrics
    }
    BarMetrics.useAll()
    TabBarMetrics.useAll()
  }
}
