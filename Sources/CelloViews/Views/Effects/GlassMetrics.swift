/// The metrics of glass: the capsules behind bar buttons, and glass effects.
///
/// Source: docs/measurements/bars.md#buttons and docs/measurements/controls.md#buttons.
package enum GlassMetrics {
  /// The shadow around glass: its opacity, and the standard deviation of its blur and its offset in
  /// points.
  package static let shadowAlpha: CGFloat = 0.1
  package static let shadowSigma: CGFloat = 16
  package static let shadowOffset = CGSize(width: 0, height: 4)
  /// The opacity of the tint over clear glass.
  package static let clearTintAlpha: CGFloat = 0.75
}
