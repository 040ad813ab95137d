/// The values of a font, by which fonts are compared.
struct FontValues: Hashable, Sendable {
  /// The family of the glyphs.
  enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    case named(String)
  }

  /// The source of the size.
  enum Role: Hashable, Sendable {
    /// A fixed size in points.
    case fixed
    /// The size of a text style in the current size category.
    case style(UIFont.TextStyle)
    /// A size for the category `large`, scaled like a text style for other categories.
    case scaled(with: UIFont.TextStyle, size: CGFloat, maximum: CGFloat?)
  }

  var family = Family.system(.default)
  /// The size in points per em; 0 in a descriptor without a size.
  var size: CGFloat
  /// The weight before the bold-text setting.
  var weight = UIFont.Weight.regular
  var isItalic = false
  var features: [FontFeatureSetting] = []
  var role = Role.fixed
  /// The distance between baselines, in points, if it is more than the line height.
  var lineAdvance: CGFloat?
  /// The value that tight or loose leading adds to the line advance, in points.
  var leadingAdjustment: CGFloat = 0
  /// The matrix that transforms glyphs.
  var matrix = CGAffineTransform.identity
  /// The advance of every character, in points; `nil` for the font's advances.
  var fixedAdvance: CGFloat?
  /// The fallback fonts for characters that this font lacks, in order.
  var cascade: [FontValues] = []
  /// The name of the font for users.
  var visibleName: String?
  /// The characters that a matching font must have.
  var characterSet: CharacterSet?
  /// A Boolean value that indicates whether the bold-text setting has been applied.
  var isBoldText = false

  /// The drawn weight. Only the system font follows the bold-text setting.
  var effectiveWeight: UIFont.Weight {
    if isBoldText, case .system = family { weight.emboldened } else { weight }
  }

  /// Creates the font of a text style for traits.
  init(style: UIFont.TextStyle, traits: UITraitCollection) {
    let metrics = TextStyleMetrics[style]
    self.init(size: 0)
    weight = metrics.weight
    role = .style(style)
    resolve(for: traits)
  }

  init(size: CGFloat) { self.size = size }

  /// Resolves the font with traits: the size of a text style or scaled font, and the weight for the
  /// bold-text setting.
  ///
  /// - Parameter adjustsSize: whether the size is resolved; the weight always is.
  mutating func resolve(for traits: UITraitCollection, adjustsSize: Bool = true) {
    isBoldText = traits.isBoldText
    guard adjustsSize else { return }
    switch role {
    case .fixed: break
    case .style(let style):
      let metrics = TextStyleMetrics.size(of: style, at: traits.contentSizeIndex)
      size = metrics.pointSize
      lineAdvance = metrics.leading + leadingAdjustment
    case .scaled(let style, let base, let maximum):
      let scaled = UIFontMetrics.scaledSize(base, style: style, category: traits.contentSizeIndex)
      size = maximum.map { min(scaled, $0) } ?? scaled
    }
  }

  /// Returns the font in a fixed size.
  func resized(to size: CGFloat) -> FontValues {
    var result = self
    result.size = size
    result.role = .fixed
    result.lineAdvance = nil
    return result
  }
}
