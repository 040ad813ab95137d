/// The vertical position of text whose font is scaled down to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The baseline is where that of the unscaled text would be.
  case alignBaselines = 0
  /// The middle is that of the label.
  case alignCenters = 1
  /// The upper left corner is where that of the unscaled text would be.
  case none = 2
}
