/// The tables of metrics of this module.
package enum ControlTables {
  /// Uses all tables once, so that a `MetricRecording` contains them.
  package static func useAll() {
    for version in SystemVersion.allCases {
      // The adaptive headers and footers always have the metrics of another style.
      for style in UIListContentConfiguration.Style.allCases
      where style != .header && style != .footer {
        _ = version.listContent(style)
      }
      for isSidebar in [false, true] { _ = version.rowHeights(isSidebar: isSidebar) }
      _ = version.accessibilityListContent
      _ = version.backgrounds
      _ = version.uiSwitch
      _ = version.slider
      _ = version.controls
      _ = version.menu
      _ = version.editMenu
      _ = version.searchBar
      _ = version.textField
      _ = version.findPanel
    }
    StepperMetrics.useAll()
    SegmentMetrics.useAll()
    PageControlMetrics.useAll()
    ActivityIndicatorMetrics.useAll()
    RefreshControlMetrics.useAll()
  }
}
