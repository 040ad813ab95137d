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

  // Chosen, as all lengths are.

  static let fontSize: CGFloat = 17
  static let captionFontSize: CGFloat = 13
  static let addSymbolSize: CGFloat = 26
  /// Of the white ring of a thumb.
  static let thumbRingWidth: CGFloat = 3
  /// How much smaller thumbs are than the slider, and than a slider in the spectrum.
  static let sliderThumbInset: CGFloat = 2
  static let spectrumThumbInset: CGFloat = 4
  /// The outline of the chosen cell of the grid: white, or black over light colors.
  static let cellOutline: (width: CGFloat, radius: CGFloat) = (3, 2)
  static let darkOutlineAlpha: CGFloat = 0.6
  /// The gray, from 0 to 1, above which a color is light.
  static let lightestWithWhite = 0.8
  /// Of the black squares below translucent colors.
  static let checkAlpha: CGFloat = 0.2
  /// Between the label and the field of a code.
  static let codeGap: CGFloat = 8
  /// The ring around a chosen color, and its distance to the color.
  static let swatchRingWidth: CGFloat = 2.5
  static let swatchRingInset: CGFloat = 5
  /// The share of the range by which assistive technologies adjust a slider.
  static let accessibilityStep = 0.1
}

/// The metrics of color wells, in points. Source: docs/measurements/controls.md#color-wells.
enum ColorWellMetrics {
  static let size = CGSize(width: 28, height: 28)
  static let ringWidth: CGFloat = 3
  /// Between the ring and the color.
  static let gap: CGFloat = 2
  /// Chosen: how many hues the ring has, and how saturated they are.
  static let hueCount = 24
  static let saturation: CGFloat = 0.9
}
