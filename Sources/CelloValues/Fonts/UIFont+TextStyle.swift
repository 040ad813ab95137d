extension UIFont {
  /// A text style, which determines size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An extra large title: 36 points at size `large`.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A second extra large title: 28 points at size `large`.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// A large title: 34 points at size `large`.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level heading: 28 points at size `large`.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level heading: 22 points at size `large`.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level heading: 20 points at size `large`.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline: 17 points semibold at size `large`.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheadline: 15 points at size `large`.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text: 17 points at size `large`.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout: 16 points at size `large`.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points at size `large`.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points at size `large`.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second caption: 11 points at size `large`.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Footers and second lines in lists; private on iOS.
    package static let shortFootnote = TextStyle(rawValue: "UICTFontTextStyleShortFootnote")
    /// Section headers since iOS 26; private on iOS.
    package static let emphasizedBody = TextStyle(rawValue: "UICTFontTextStyleEmphasizedBody")

    /// The documented styles, from the largest to the smallest.
    package static let all: [TextStyle] = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline, .body,
      .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
  }

  /// The weight of a font, from −1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public var rawValue: CGFloat

    /// Creates a value from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight, −0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight, −0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight, −0.4.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight, 0.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight, 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight, 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight, 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight, 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight, 0.62.
    public static let black = Weight(rawValue: 0.62)

    /// The nine weights from thin to heavy.
    package static let all: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The index of the nearest of the nine weights; the index of regular for NaN.
    package var index: Int {
      if self == .regular { return 3 }
      guard !rawValue.isNaN else { return 3 }
      return Self.all.indices.min {
        (Self.all[$0].rawValue - rawValue).magnitude < (Self.all[$1].rawValue - rawValue).magnitude
      }!
    }

    /// The weight with the bold-text setting.
    ///
    /// Chosen: two of the nine steps heavier, up to black; regular to semibold is recalled from
    /// iOS.
    var emboldened: Weight { Self.all[min(index + 2, 8)] }
  }
}
