/// The tables of metrics of this module.
package enum ListTables {
  /// Uses all tables once, so that a `MetricRecording` contains them.
  package static func useAll() {
    let environments = (2..<8).compactMap(UIListEnvironment.init)
    for environment in environments {
      _ = ListSectionMetrics(environment)
      for version in SystemVersion.allCases {
        // Tables have no sidebars.
        let isSidebar = environment == .sidebar || environment == .sidebarPlain
        for container in [ListContainer.collectionView] + (isSidebar ? [] : [.table]) {
          // The narrow and the wide margins.
          for width in [320, 1024] as [CGFloat] {
            _ = version.list(environment, width: width, in: container)
          }
        }
      }
    }
    for version in SystemVersion.allCases {
      _ = version.accessories
      _ = version.swipeActions
      for isDark in [false, true] { _ = version.separator(isDark: isDark) }
    }
  }
}
