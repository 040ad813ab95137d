/// The lengths of color pickers, in points.
///
/// Source: docs/measurements/controls.md#color-pickers.
struct ColorPickerMetrics {
  /// The width where nothing else gives one, as in a popover.
  static let preferredWidth: CGFloat = 375
  /// From the sides to the content.
  static let margin: CGFloat = 16
  /// The row of the title.
  static let headerHeight: CGFloat = 52
  static let closeButtonSize: CGFloat = 30
  /// Between the parts.
  static let gap: CGFloat = 20
  static let fieldCornerRadius: CGFloat = 8
  static let captionHeight: CGFloat = 18
  /// From a caption to its slider.
  static let captionGap: CGFloat = 6
  static let sliderHeight: CGFloat = 36
  /// Between the rows of sliders.
  static let sliderGap: CGFloat = 16
  /// The number beside a slider.
  static let numberSize = CGSize(width: 76, height: 36)
  static let numberGap: CGFloat = 16
  static let hexFieldWidth: CGFloat = 104
  /// The squares below translucent colors.
  static let checkSize: CGFloat = 6
  /// The chosen color at the bottom.
  static let swatchSize: CGFloat = 76
  static let swatchCornerRadius: CGFloat = 10
  /// A color that was kept.
  static let keptSize: CGFloat = 30
  static let keptRowCount = 2
  static let keptColumnCount = 5
}
