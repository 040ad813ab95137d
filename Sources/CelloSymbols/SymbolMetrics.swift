/// The figures that set symbols in proportion to text.
///
/// The design grid's unit is a hundredth of the text's em. `x` is 0 on the symbol's vertical axis,
/// `y` is 0 halfway up the cap height and goes down, so capitals reach from −36 to 36. A symbol
/// with a circle around it is 100 units wide at regular weight, which is what the ink of a whole
/// symbol is balanced against.
enum SymbolMetrics {
  /// Half the height of a capital letter, so the distance from the grid's origin to the baseline.
  ///
  /// Source: Inter's cap height is 72.73 hundredths of the em, the system font's 70.46;
  /// chosen between them.
  static let halfCapHeight = 36.0

  /// The line's width in grid units at medium scale, by weight.
  ///
  /// Source: chosen between the widths of Inter's stems (l: 2.3, 4.3, 6.3, 8.4, 10.6, 12.9, 15.1,
  /// 17.4, 19.6) and of its horizontal strokes (hyphen: 2.3, 4.1, 6.0, 7.8, 9.2, 10.6, 12.0, 13.4,
  /// 14.8), measured in its files.
  static let strokeWidths = [2.3, 4.3, 6.3, 8.2, 9.8, 11.3, 12.8, 14.2, 15.6]

  static let regularStrokeWidth = strokeWidths[SymbolWeight.regular.rawValue]

  /// Size relative to medium. Source: recalled proportions of Apple's three scales, which are not
  /// published; chosen.
  static let scaleFactors = [0.79, 1, 1.28]

  /// The line's width relative to that at medium scale, chosen: a little of the size, so that small
  /// symbols do not clog and large ones do not look thin.
  static let strokeScaleFactors = [0.9, 1, 1.1]

  /// Empty space between the ink and the sides of the image, in grid units at medium scale.
  ///
  /// Source: chosen so that a circle at 17 points is 20 points wide and 19.5 high.
  static let horizontalBearing = 9.0
  static let verticalBearing = 7.5

  /// Width of the gap that sets a badge or another shape off from what it covers, for a stroke
  /// width; chosen.
  static func gap(strokeWidth: Double) -> Double { 3 + strokeWidth * 0.24 }

  /// Width of the gap on either side of a line that crosses other parts, such as a slash.
  ///
  /// At most the line's own width: with a wider one, the gap is seen before the line, and a small
  /// shape falls apart.
  static func lineGap(strokeWidth: Double) -> Double {
    min(gap(strokeWidth: strokeWidth), strokeWidth)
  }

  /// How much of what heavier weights add to a line they add to the gaps that split a filled
  /// symbol; chosen.
  static let splitGrowth = 0.6

  /// How thick such a gap is, as a multiple, where the symbol stands in a circle or square; chosen.
  static let enclosedSplit = 0.75

  /// How much smaller a symbol in a circle or square becomes for each unit that heavier weights add
  /// to the line: the circle's inner radius is 42 units at regular weight and 38 at black. Chosen,
  /// a filled symbol losing a seventh.
  static let filledShrinkage = 0.019
  static let lineShrinkage = 0.007

  /// The cap height of the text beside a symbol from a template, in grid units.
  ///
  /// Source: the system font's, 1443 of 2048 units to the em.
  static let gridUnitsPerCapHeight: CGFloat = 100 * 1443 / 2048

  /// Opacity of primary, secondary and tertiary layers in hierarchical rendering; chosen.
  static let levelOpacities: [CGFloat] = [1, 0.5, 0.25]

  /// Opacity of the layers that a variable value does not light; chosen.
  static let unlitOpacity: CGFloat = 0.3
}
