internal import CelloText

/// A font: a face in a size.
///
/// The glyphs come from the installed fonts; the system font has the line heights and baselines of
/// Apple's system font. A font for a text style, or a font that ``UIFontMetrics`` has scaled,
/// stores the source of its size, so that labels can resolve it again when the size category
/// changes. Fonts are equal if all their values are equal, including the source of the size.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let values: FontValues

  init(_ values: FontValues) {
    self.values = values
    super.init()
  }

  /// Creates the system font in the default size, 12 points. Apple does not document this font.
  public override convenience init() { self.init(UIFont.ofText.values) }

  /// Creates the font of a descriptor in a size; 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let values = descriptor.values
    if pointSize == 0 || pointSize == values.size {
      self.init(values.size > 0 ? values : values.resized(to: Self.defaultSize))
    } else {
      self.init(values.resized(to: pointSize))
    }
  }

  /// Reads a font from an archive; `nil` if the archive is damaged.
  public required init?(coder: NSCoder) {
    guard let values = coder.decodeValue(FontArchive.self)?.values else { return nil }
    self.values = values
    super.init()
  }

  /// A Boolean value that indicates whether archives of the class are secure; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the font with all its values, among them the source of its size.
  open func encode(with coder: NSCoder) { coder.encodeValue(FontArchive(values)) }

  // MARK: Text styles

  /// Returns the font of a text style for the current traits.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style; an unknown style has the font of `body`.
  ///
  /// - Parameter traitCollection: the traits that determine the size and the bold-text setting;
  ///   `nil` for the current traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(FontValues(style: style, traits: traitCollection ?? .current))
  }

  // MARK: System fonts

  /// Returns the regular system font in a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = FontValues(size: valid(fontSize))
    values.weight = weight
    return UIFont(values)
  }

  /// Returns the bold system font in a size, which is semibold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font in a size.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var values = FontValues(size: valid(fontSize))
    values.isItalic = true
    return UIFont(values)
  }

  /// Returns the system font with monospaced digits, in a size and weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = FontValues(size: valid(fontSize))
    values.weight = weight
    values.features = [.monospacedDigits]
    return UIFont(values)
  }

  /// Returns the monospaced system font in a size and weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var values = FontValues(size: valid(fontSize))
    values.family = .system(.monospaced)
    values.weight = weight
    return UIFont(values)
  }

  // Source of these four sizes: recalled from iOS, unverified.

  /// The font size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The font size of button titles, 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The font size of small text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The default size of the system font, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size that replaces invalid sizes. Source: Apple's documentation of font descriptors.
  static let defaultSize: CGFloat = 12
  /// The font of text that does not specify a font.
  package static var ofText: UIFont { .systemFont(ofSize: defaultSize) }

  /// Returns a valid size. Sizes of 0 or less, NaN, infinities and sizes whose line height would be
  /// infinite are treated as the default size, as on iOS.
  static func valid(_ size: CGFloat) -> CGFloat {
    size > 0 && size <= 1e300 ? size : defaultSize
  }

  // MARK: Properties

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

  /// Returns the font in a fixed size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(values.resized(to: Self.valid(fontSize)))
  }

  /// The size of the font, in points per em.
  open var pointSize: CGFloat { values.size }

  /// Returns the font itself, because it is immutable.
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

  // MARK: Metrics
  // Lengths are in points. The system font has the metrics of Apple's font, regardless of the font
  // that draws its glyphs; other families have their own metrics.

  /// The distance from the baseline up to the top of the line box, in points.
  open var ascender: CGFloat { metrics.ascender }

  /// The distance from the baseline to the bottom of the line box, in points; negative.
  open var descender: CGFloat { metrics.descender }

  /// The height of the line box, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// The space between the line boxes of a paragraph, in points: for a text style's font, the line
  /// advance minus the line height; for other fonts, the line gap of the font file.
  open var leading: CGFloat {
    let metrics = metrics
    return values.lineAdvance.map { max($0 - metrics.lineHeight, 0) } ?? metrics.leading
  }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }

  /// The height of the letter x, in points.
  open var xHeight: CGFloat { metrics.xHeight }

  /// The names of the registered families, sorted. On iOS they include the system's families.
  open class var familyNames: [String] {
    Set(FontCatalog.shared.registeredFonts.map(\.familyName)).sorted()
  }

  /// Returns the PostScript names of a registered family's faces, sorted; empty for an unknown
  /// family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let wanted = familyName.lowercased()
    return Set(
      FontCatalog.shared.registeredFonts.filter { $0.familyName.lowercased() == wanted }
        .map(\.postScriptName)
    ).sorted()
  }

  /// The name of the family; a private name for the system font, as on iOS.
  open var familyName: String {
    switch values.family {
    case .system(let design): design.familyName
    case .named(let name): values.registered?.familyName ?? name
    }
  }

  /// The PostScript name of the font; a private name for the system font, as on iOS.
  open var fontName: String {
    switch values.family {
    case .system(let design):
      "\(design.fontNamePrefix)-\(Self.weightNames[values.effectiveWeight.index])"
        + (values.isItalic ? "Italic" : "")
    case .named(let name): values.registered?.postScriptName ?? name
    }
  }
}

extension UIFont {
  /// Returns the font resolved with traits.
  ///
  /// - Parameter adjustsSize: whether a text style's or scaled size follows the size category. The
  ///   weight of the system font always follows the bold-text setting.
  package func resolved(for traits: UITraitCollection, adjustsSize: Bool = true) -> UIFont {
    var values = values
    values.resolve(for: traits, adjustsSize: adjustsSize)
    return values == self.values ? self : UIFont(values)
  }

  /// The text style of the font; `nil` for a fixed or scaled size.
  package var textStyle: TextStyle? {
    if case .style(let style) = values.role { style } else { nil }
  }

  /// The drawn weight.
  package var weight: Weight { values.effectiveWeight }

  /// Returns the font in another weight. A text style is kept.
  package func withWeight(_ weight: Weight) -> UIFont {
    var values = values
    values.weight = weight
    return values == self.values ? self : UIFont(values)
  }
}
