/// A typeface in a size.
///
/// The letters are those of the fonts that are installed; the system font's line boxes and baselines are those of
/// Apple's. A font of a text style and one that was scaled by ``UIFontMetrics`` know where their size comes from, so
/// that labels can ask again when the size category changes. Fonts are equal when everything they are made of is,
/// also where the size comes from.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let values: FontValues

  init(_ values: FontValues) {
    self.values = values
    super.init()
  }

  /// A font that a descriptor describes, in the given size, or in the descriptor's own when that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let values = descriptor.values
    if pointSize == 0 || pointSize == values.size {
      self.init(values.size > 0 ? values : values.resized(to: Self.defaultSize))
    } else {
      self.init(values.resized(to: pointSize))
    }
  }

  // MARK: Text styles

  /// The font of a text style for the current traits.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style; of an unknown one, that of `body`.
  ///
  /// - Parameter traitCollection: decides about the size and whether text is bold; the current traits when `nil`.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontValues(style: style, traits: traitCollection ?? .current))
  }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = FontValues(size: valid(fontSize))
    values.weight = weight
    return UIFont(values)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var values = FontValues(size: valid(fontSize))
    values.isItalic = true
    return UIFont(values)
  }

  /// The system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = FontValues(size: valid(fontSize))
    values.weight = weight
    values.features = [.monospacedDigits]
    return UIFont(values)
  }

  /// The system font in the design in which all characters have one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = FontValues(size: valid(fontSize))
    values.family = .system(.monospaced)
    values.weight = weight
    return UIFont(values)
  }

  // Source of these four: recalled from iOS, unverified.

  /// The size of labels: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of button titles: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system font: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size of a font that was made without one. Source: Apple's documentation of font descriptors.
  static let defaultSize: CGFloat = 12

  /// Sizes that are not above zero mean the default one, as on iOS; so do NaN, the infinities and
  /// sizes whose line height would be infinite.
  static func valid(_ size: CGFloat) -> CGFloat {
    size > 0 && size <= 1e300 ? size : defaultSize
  }

  // MARK: What it is

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

  /// The same font in a fixed size; a text style's size is forgotten.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(values.resized(to: Self.valid(fontSize)))
  }

  /// Points per em.
  open var pointSize: CGFloat { values.size }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String {
    "<UIFont: font-family: \"\(familyName)\"; font-weight: \(weightName); "
      + "font-style: \(values.isItalic ? "italic" : "normal"); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt>"
  }

  private var weightName: String {
    let weight = values.effectiveWeight
    return weight == .bold || weight == .semibold
      ? "bold" : weight == .regular ? "normal" : String(format: "%g", Double(weight.rawValue))
  }
}

extension UIFont {
  /// The font that this one is under other traits.
  ///
  /// - Parameter adjustsSize: whether a text style's or scaled size follows the size category. The weight of the
  ///   system font follows the wish for bold text in any case.
  package func resolved(for traits: UITraitCollection, adjustsSize: Bool = true) -> UIFont {
    var values = values
    values.resolve(for: traits, adjustsSize: adjustsSize)
    return values == self.values ? self : UIFont(values)
  }

  /// The text style whose size it has; `nil` for one of a fixed or scaled size.
  package var textStyle: TextStyle? {
    if case .style(let style) = values.role { style } else { nil }
  }

  /// The weight that is drawn.
  package var weight: Weight { values.effectiveWeight }

  /// The same font in another weight; a text style's font stays one.
  package func withWeight(_ weight: Weight) -> UIFont {
    var values = values
    values.weight = weight
    return values == self.values ? self : UIFont(values)
  }
}
