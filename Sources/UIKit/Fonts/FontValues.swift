/// Everything that a font is made of: what fonts are compared by.
struct FontValues: Hashable, Sendable {
  /// Whose letters are drawn.
  enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    case named(String)
  }

  /// Where the size comes from.
  enum Role: Hashable, Sendable {
    /// Somebody's number.
    case fixed
    /// A text style's size for the size category.
    case style(UIFont.TextStyle)
    /// A number at size category `large`, scaled with a text style for others.
    case scaled(with: UIFont.TextStyle, size: CGFloat, maximum: CGFloat?)
  }

  var family = Family.system(.default)
  /// Points per em; 0 in a descriptor that leaves it to whoever makes a font.
  var size: CGFloat
  /// Before the user's wish for bold text.
  var weight = UIFont.Weight.regular
  var isItalic = false
  var features: [FontFeatureSetting] = []
  var role = Role.fixed
  /// From baseline to baseline where that is more than the line height.
  var lineAdvance: CGFloat?
  /// What tight or loose leading adds to the line advance.
  var leadingAdjustment: CGFloat = 0
  /// Whether the user's wish for bold text has been taken into account.
  var isBoldText = false

  /// The weight that is drawn. Only the system font follows the wish for bold text.
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

  /// Makes the font follow traits: its size the size category unless it is fixed, its weight the wish for bold text.
  ///
  /// - Parameter adjustsSize: whether the size follows; the weight always does.
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
