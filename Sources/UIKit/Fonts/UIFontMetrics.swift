extension UIFont.TextStyle {
  /// Metrics that scale as the text style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}

/// Scales sizes that were designed for size category `large` to others, as a text style does.
///
/// The factor is the ratio of the style's line spacings, not of its sizes. Values are rounded to
/// device pixels, font sizes to whole points.
///
/// Source: `UIFontMetrics` captured on an iOS 26.1 simulator, for eleven styles and twelve
/// categories.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that scale as the text style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Metrics that scale as a text style; an unknown style scales as `body`.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font for the current size category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximum: nil, compatibleWith: nil)
  }

  /// The font for the current size category, not larger than a maximum in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, compatibleWith: nil)
  }

  /// The font for a size category; the current traits decide when none are given.
  ///
  /// A scaled font is scaled again from its original size. (iOS raises an exception.)
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: nil, compatibleWith: traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, compatibleWith: traitCollection)
  }

  /// A length in points for the current size category.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points for a size category, rounded to pixels; a tie goes up. Values that are not
  /// finite are returned unchanged.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let ratio = TextStyleMetrics[style].ratio(at: traits.contentSizeIndex)
    return ratio == 1 ? value : traits.pixelGrid.rounded(value * ratio)
  }

  private func scaledFont(
    for font: UIFont, maximum: CGFloat?, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var values = font.values
    let size =
      if case .scaled(_, let base, _) = values.role { base } else { values.size }
    values = values.resized(to: size)
    // A maximum of 0 or less, or NaN, is ignored, as on iOS.
    values.role = .scaled(
      with: style, size: size, maximum: maximum.flatMap { $0 > 0 ? $0 : nil })
    values.resolve(for: traitCollection ?? .current)
    return UIFont(values)
  }

  /// A font's size for a category: whole points, a tie going up.
  static func scaledSize(
    _ size: CGFloat, style: UIFont.TextStyle, category: Int
  ) -> CGFloat {
    let ratio = TextStyleMetrics[style].ratio(at: category)
    return ratio == 1 ? size : PixelGrid(scale: 1).rounded(size * ratio)
  }
}
