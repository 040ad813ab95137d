/// The tables of metrics of this module.
package enum ViewTables {
  /// Uses all tables once, so that a `MetricRecording` contains them.
  package static func useAll() {
    for style in (0...20).compactMap(UIBlurEffect.Style.init) {
      for isDark in [false, true] { _ = BlurMetrics.current(style, isDark: isDark) }
    }
  }
}
