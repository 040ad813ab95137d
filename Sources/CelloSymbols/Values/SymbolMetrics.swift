/// The metrics that relate symbols to text.
///
/// The unit of the design grid is a hundredth of the text's em. `x` is 0 on the vertical axis of
/// the symbol. `y` is 0 at half of the cap height and increases downward, so that capital letters
/// extend from −36 to 36. A symbol in a circle is 100 units wide at regular weight; the ink of
/// other symbols is balanced against it.
enum SymbolMetrics {
  /// Half of the height of a capital letter, which is the distance from the origin of the grid to
  /// the baseline.
  ///
  /// Source: Inter's cap height is 72.73 hundredths of the em, the system font's 70.46; chosen
  /// between them.
  static let halfCapHeight = 36.0

  /// The line width in grid units at medium scale, by weight.
  ///
  /// Source: chosen between the widths of Inter's stems (l: 2.3, 4.3, 6.3, 8.4, 10.6, 12.9, 15.1,
  /// 17.4, 19.6) and of its horizontal strokes (hyphen: 2.3, 4.1, 6.0, 7.8, 9.2, 10.6, 12.0, 13.4,
  /// 14.8), measured in its files.
  static let strokeWidths = [2.3, 4.3, 6.3, 8.2, 9.8, 11.3, 12.8, 14.2, 15.6]

  static let regularStrokeWidth = strokeWidths[SymbolWeight.regular.rawValue]

  /// The size relative to the medium scale. Source: recalled proportions of Apple's three scales,
  /// which are not published; chosen.
  static let scaleFactors = [0.79, 1, 1.28]

  /// The line width relative to the medium scale; chosen. It changes less than the size, so that
  /// small symbols are not too dense and large symbols are not too thin.
  static let strokeScaleFactors = [0.9, 1, 1.1]

  /// The space between the ink and the left and right edges of the image, in grid units at medium
  /// scale.
  ///
  /// Source: chosen so that a circle at 17 points is 20 points wide and 19.5 high.
  static let horizontalBearing = 9.0
  /// The space between the ink and the top and bottom edges of the image, in grid units at medium
  /// scale.
  static let verticalBearing = 7.5

  /// Returns the width of the gap that separates a badge or another shape from the shapes it
  /// covers, for a stroke width; chosen.
  static func gap(strokeWidth: Double) -> Double { 3 + strokeWidth * 0.24 }

  /// Returns the width of the gap on each side of a line that crosses other parts, such as a slash.
  ///
  /// It is at most the line width: a wider gap would be more prominent than the line, and break a
  /// small shape apart.
  static func lineGap(strokeWidth: Double) -> Double {
    min(gap(strokeWidth: strokeWidth), strokeWidth)
  }

  /// The ratio between the width increases of gaps that split a filled symbol and of lines, at
  /// heavier weights; chosen.
  static let splitGrowth = 0.6

  /// The factor for the width of such a gap in a symbol inside a circle or a square; chosen.
  static let enclosedSplit = 0.75

  /// The fraction by which a filled symbol in a circle or a square shrinks for each unit of
  /// additional line width. The inner radius of the circle is 42 units at regular weight and 38 at
  /// black. Chosen so that a filled symbol shrinks by a seventh.
  static let filledShrinkage = 0.019
  /// The same fraction for a symbol that is not filled.
  static let lineShrinkage = 0.007

  /// The cap height of the text next to a symbol from a template, in grid units.
  ///
  /// Source: the system font's, 1443 of 2048 units to the em.
  static let gridUnitsPerCapHeight: CGFloat = 100 * 1443 / 2048

  /// The opacities of primary, secondary and tertiary layers in hierarchical rendering; chosen.
  static let levelOpacities: [CGFloat] = [1, 0.5, 0.25]

  /// The opacity of the layers that a variable value does not activate; chosen.
  static let unlitOpacity: CGFloat = 0.3
}
