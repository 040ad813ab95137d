/// The metrics of color pickers, in points.
///
/// Source: docs/measurements/controls.md#color-pickers.
struct ColorPickerMetrics {
  /// The preferred width, for example in a popover.
  static let preferredWidth: CGFloat = 375
  /// The distance from the sides to the content.
  static let margin: CGFloat = 16
  /// The height of the title's row.
  static let headerHeight: CGFloat = 52
  static let closeButtonSize: CGFloat = 30
  /// The distance between the parts.
  static let gap: CGFloat = 20
  static let fieldCornerRadius: CGFloat = 8
  static let captionHeight: CGFloat = 18
  /// The distance from a caption to its slider.
  static let captionGap: CGFloat = 6
  static let sliderHeight: CGFloat = 36
  /// The distance between the rows of sliders.
  static let sliderGap: CGFloat = 16
  /// The size of the number field beside a slider.
  static let numberSize = CGSize(width: 76, height: 36)
  static let numberGap: CGFloat = 16
  static let hexFieldWidth: CGFloat = 104
  /// The side length of the squares behind translucent colors.
  static let checkSize: CGFloat = 6
  /// The side length of the selected color at the bottom.
  static let swatchSize: CGFloat = 76
  static let swatchCornerRadius: CGFloat = 10
  /// The diameter of a kept color.
  static let keptSize: CGFloat = 30
  static let keptRowCount = 2
  static let keptColumnCount = 5

  // Chosen, like all metrics.

  static let fontSize: CGFloat = 17
  static let captionFontSize: CGFloat = 13
  static let addSymbolSize: CGFloat = 26
  /// The width of the white ring of a thumb.
  static let thumbRingWidth: CGFloat = 3
  /// The differences between the height of a slider and the diameters of its thumb and of the thumb
  /// in the spectrum, at each side.
  static let sliderThumbInset: CGFloat = 2
  static let spectrumThumbInset: CGFloat = 4
  /// The outline of the selected cell in the grid: white, or black on light colors.
  static let cellOutline: (width: CGFloat, radius: CGFloat) = (3, 2)
  static let darkOutlineAlpha: CGFloat = 0.6
  /// The gray level, from 0 to 1, above which a color is light.
  static let lightestWithWhite = 0.8
  /// The opacity of the black squares behind translucent colors.
  static let checkAlpha: CGFloat = 0.2
  /// The distance between the label and the field of the code.
  static let codeGap: CGFloat = 8
  /// The width of the ring around the selected color, and the distance from its edge to the color.
  static let swatchRingWidth: CGFloat = 2.5
  static let swatchRingInset: CGFloat = 5
  /// The fraction of the range by which accessibility actions adjust a slider.
  static let accessibilityStep = 0.1
}

/// The metrics of color wells, in points. Source: docs/measurements/controls.md#color-wells.
enum ColorWellMetrics {
  static let size = CGSize(width: 28, height: 28)
  static let ringWidth: CGFloat = 3
  /// The distance between the ring and the color.
  static let gap: CGFloat = 2
  /// Chosen: the number of hues in the ring, and their saturation.
  static let hueCount = 24
  static let saturation: CGFloat = 0.9
}
