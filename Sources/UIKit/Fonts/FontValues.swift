/// The values of a font, by which fonts are compared.
struct FontValues: Hashable, Sendable {
  /// The family of the glyphs.
  enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    case named(String)
  }

  /// The origin of the size.
  enum Role: Hashable, Sendable {
    /// A fixed point size.
    case fixed
    /// The size of a text style in the size category.
    case style(UIFont.TextStyle)
    /// A size at size category `large`, scaled with a text style for others.
    case scaled(with: UIFont.TextStyle, size: CGFloat, maximum: CGFloat?)
  }

  var family = Family.system(.default)
  /// Points per em; 0 in a descriptor without a size.
  var size: CGFloat
  /// Before the bold-text setting.
  var weight = UIFont.Weight.regular
  var isItalic = false
  var features: [FontFeatureSetting] = []
  var role = Role.fixed
  /// The distance in points between baselines if it is more than the line height.
  var lineAdvance: CGFloat?
  /// The addition of tight or loose leading to the line advance.
  var leadingAdjustment: CGFloat = 0
  /// How glyphs are deformed.
  var matrix = CGAffineTransform.identity
  /// The advance of every character in points; `nil` for the font's own advances.
  var fixedAdvance: CGFloat?
  /// The fonts that serve characters which this one lacks, in order.
  var cascade: [FontValues] = []
  /// What users read as the font's name.
  var visibleName: String?
  /// The characters that a font must have to match.
  var characterSet: CharacterSet?
  /// Whether the bold-text setting has been applied.
  var isBoldText = false

  /// The drawn weight. Only the system font follows the bold-text setting.
  var effectiveWeight: UIFont.Weight {
    if isBoldText, case .system = family { weight.emboldened } else { weight }
  }

  /// The font of a text style under the given traits.
  init(style: UIFont.TextStyle, traits: UITraitCollection) {
    let metrics = TextStyleMetrics[style]
    self.init(size: 0)
    weight = metrics.weight
    role = .style(style)
    resolve(for: traits)
  }

  init(size: CGFloat) { self.size = size }

  /// Resolves the font for traits: a size that is not fixed for the size category, and the weight
  /// for the bold-text setting.
  ///
  /// - Parameter adjustsSize: whether the size is resolved; the weight always is.
  mutating func resolve(for traits: UITraitCollection, adjustsSize: Bool = true) {
    isBoldText = traits.isBoldText
    guard adjustsSize else { return }
    switch role {
    case .fixed: break
    case .style(let style):
      let metrics = TextStyleMetrics[style].sizes[traits.contentSizeIndex]
      size = metrics.pointSize
      lineAdvance = metrics.leading + leadingAdjustment
    case .scaled(let style, let base, let maximum):
      let scaled = UIFontMetrics.scaledSize(base, style: style, category: traits.contentSizeIndex)
      size = maximum.map { min(scaled, $0) } ?? scaled
    }
  }

  /// The same font in a fixed size.
  func resized(to size: CGFloat) -> FontValues {
    var result = self
    result.size = size
    result.role = .fixed
    result.lineAdvance = nil
    return result
  }
}
