/// The vertical position of text whose font is scaled down to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The baseline stays at the position of the unscaled text's baseline.
  case alignBaselines = 0
  /// The text is centered vertically in the label.
  case alignCenters = 1
  /// The upper left corner stays at the position of the unscaled text's corner.
  case none = 2
}
