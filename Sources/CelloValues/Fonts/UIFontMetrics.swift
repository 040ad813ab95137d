extension UIFont.TextStyle {
  /// The metrics that scale like the text style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}

/// An object that scales sizes designed for the category `large` to other categories, like a text
/// style.
///
/// The factor is the ratio of the style's line spacings, not of its sizes. Values are rounded to
/// device pixels, font sizes to whole points.
///
/// Source: `UIFontMetrics` captured on an iOS 26.1 simulator, for eleven styles and twelve
/// categories.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that scale like the text style `body`.
  open class var `default`: UIFontMetrics { metricsOfBody }
  private static let metricsOfBody = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that scale like a text style; an unknown style scales like `body`.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font scaled for the current size category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximum: nil, compatibleWith: nil)
  }

  /// Returns a font scaled for the current size category, up to a maximum in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the size category of traits, or of the current traits for `nil`.
  ///
  /// A scaled font is scaled again from its original size. (iOS raises an exception.)
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: nil, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the size category of traits, up to a maximum in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, compatibleWith: traitCollection)
  }

  /// Returns a length in points, scaled for the current size category.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in points, scaled for a size category and rounded to pixels; ties are rounded
  /// up. Values that are not finite are returned unchanged. Traits that the collection does not
  /// specify, such as the display scale, are the current traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    var traits = traitCollection ?? .current
    // Resolved traits, such as those of views, are complete.
    if traits.displayScale <= 0 || traits.preferredContentSizeCategory == .unspecified {
      traits = UITraitCollection(traitsFrom: [.current, traits])
    }
    let ratio = TextStyleMetrics.ratio(of: style, at: traits.contentSizeIndex)
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

  /// Returns a font size for a category, in whole points; ties are rounded up.
  static func scaledSize(
    _ size: CGFloat, style: UIFont.TextStyle, category: Int
  ) -> CGFloat {
    let ratio = TextStyleMetrics.ratio(of: style, at: category)
    return ratio == 1 ? size : PixelGrid(scale: 1).rounded(size * ratio)
  }
}
