package import CelloRaster

/// A fixed color, or a dynamic color that is resolved with traits.
///
/// Components are straight (not premultiplied) extended sRGB, from 0 to 1; other values are kept,
/// and clamped when painting. Two colors are equal if they have the same rule: components in the
/// same color space, the same system color, or the same provider object. A dynamic color never
/// equals its resolved color.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  package private(set) final var rule: ColorRule

  package convenience init(_ rule: ColorRule) {
    self.init(white: 0, alpha: 0)
    self.rule = rule
  }

  /// Creates a color from sRGB components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    rule = .components(ColorComponents(white: Double(white), alpha: Double(alpha)))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1; other values are clamped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
    super.init()
  }

  /// Creates a color from components in Display P3. Outside the sRGB gamut, the resulting
  /// components are below 0 or above 1, and clamped when painting.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rule = .components(
      ColorComponents(
        displayP3Red: Double(displayP3Red), green: Double(green), blue: Double(blue),
        alpha: Double(alpha)))
    super.init()
  }

  /// Creates a dynamic color whose closure is called each time the color is resolved.
  ///
  /// Two colors with providers are never equal, regardless of their closures.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    rule = .provider(ColorProvider(dynamicProvider))
    super.init()
  }

  /// Creates the color of a color literal.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    rule = .components(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    super.init()
  }

  /// Reads a color from an archive; `nil` if the archive is damaged.
  public required init?(coder: NSCoder) {
    guard let rule = coder.decodeValue(ColorArchive.self)?.rule else { return nil }
    self.rule = rule
    super.init()
  }

  /// A Boolean value that indicates whether archives of the class are secure; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the color. A system color stays dynamic; another dynamic color is archived as the
  /// fixed color for the current traits.
  open func encode(with coder: NSCoder) { coder.encodeValue(ColorArchive(self)) }

  /// Returns the fixed color for traits; a fixed color returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .components = rule { return self }
    switch rule.resolved(in: traitCollection) {
    case .components(let components): return UIColor(.components(components))
    case .pattern(let pattern): return UIColor(.pattern(pattern))
    }
  }

  /// Returns the color with another opacity. A dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    modified(by: .alpha(Double(alpha)))
  }

  package func modified(by modification: ColorRule.Modification) -> UIColor {
    if case .components(let components) = rule, let fixed = modification.applied(to: components) {
      return UIColor(.components(fixed))
    }
    // Of two consecutive opacities only the last has an effect; otherwise, equal colors would
    // differ.
    if case .alpha = modification, case .modified(let base, let former) = rule, former.changesAlpha
    {
      return base.modified(by: modification)
    }
    return UIColor(.modified(self, modification))
  }

  /// Returns the color itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || rule == other.rule
  }

  open override var hash: Int { rule.hashValue }

  open override var description: String { rule.description }

  // MARK: Components

  /// The components or the pattern of the color; a dynamic color is resolved with the current
  /// traits.
  open var cgColor: CGColor {
    if case .components(let components) = rule { return CGColor(components) }
    return CGColor(rule.resolved(in: .current))
  }

  /// Writes the requested components. A dynamic color is resolved with the current traits.
  ///
  /// - Returns: `true`, because every color has components.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the hue, saturation and brightness. A gray has a hue and saturation of 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    let values = color.hueSaturationBrightness
    hue?.pointee = CGFloat(values.hue)
    saturation?.pointee = CGFloat(values.saturation)
    brightness?.pointee = CGFloat(values.brightness)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the white of a gray.
  ///
  /// - Returns: `false`, without writing, for a color whose components differ.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  // MARK: Accessibility

  /// The name of the color for assistive technologies, in English.
  ///
  /// Chosen: Apple does not publish its names. A name consists of a hue, preceded by `dark` or
  /// `light` for low brightness or saturation; colors with little saturation are grays.
  open var accessibilityName: String { nameInEnglish }

  // MARK: Prominence

  /// The prominence that was set with ``withProminence(_:)``; otherwise `primary`.
  open var prominence: Prominence {
    if case .modified(_, .prominence(let prominence)) = rule { return prominence }
    return .primary
  }

  /// Returns the color with another prominence instead of its own. A label color becomes the label
  /// color of the prominence; other colors become more transparent.
  open func withProminence(_ prominence: Prominence) -> UIColor {
    var base = self
    if case .modified(let color, .prominence) = rule { base = color }
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    if base == .label { return labels[prominence.rawValue] }
    return prominence == .primary ? base : UIColor(.modified(base, .prominence(prominence)))
  }

  // MARK: Standard colors
  // The values are in `SystemColorTable`; the tint colors and separators depend on the system
  // version.

  // Labels and text.
  /// The color of primary text.
  open class var label: UIColor { SystemColor.label.color }
  /// The color of secondary text.
  open class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
  /// The color of tertiary text.
  open class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
  /// The color of quaternary text.
  open class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
  /// The color of placeholder text.
  open class var placeholderText: UIColor { SystemColor.placeholderText.color }
  /// The color of links.
  open class var link: UIColor { SystemColor.link.color }

  // Translucent fills for shapes over any background.
  /// The fill of thin and small shapes.
  open class var systemFill: UIColor { SystemColor.systemFill.color }
  /// The fill of medium-size shapes.
  open class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }
  /// The fill of large shapes.
  open class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }
  /// The fill of large areas with complex content.
  open class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }

  // Separators.
  /// The translucent color of separators.
  open class var separator: UIColor { SystemColor.separator.color }
  /// The opaque color of separators.
  open class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }

  // Backgrounds.
  /// The main background.
  open class var systemBackground: UIColor { SystemColor.systemBackground.color }
  /// The background of content grouped on the main background.
  open class var secondarySystemBackground: UIColor {
    SystemColor.secondarySystemBackground.color
  }
  /// The background of content grouped on the secondary background.
  open class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }
  /// The main background of grouped lists.
  open class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }
  /// The background of content in grouped lists, such as cells.
  open class var secondarySystemGroupedBackground: UIColor {
    SystemColor.secondarySystemGroupedBackground.color
  }
  /// The background of content grouped on the secondary grouped background.
  open class var tertiarySystemGroupedBackground: UIColor {
    SystemColor.tertiarySystemGroupedBackground.color
  }

  // Grays.
  /// The base gray.
  open class var systemGray: UIColor { SystemColor.systemGray.color }
  /// The second gray, less prominent than the base gray.
  open class var systemGray2: UIColor { SystemColor.systemGray2.color }
  /// The third gray.
  open class var systemGray3: UIColor { SystemColor.systemGray3.color }
  /// The fourth gray.
  open class var systemGray4: UIColor { SystemColor.systemGray4.color }
  /// The fifth gray.
  open class var systemGray5: UIColor { SystemColor.systemGray5.color }
  /// The sixth gray, closest to the background.
  open class var systemGray6: UIColor { SystemColor.systemGray6.color }

  // Tint colors.
  /// A red that adapts to traits.
  open class var systemRed: UIColor { SystemColor.systemRed.color }
  /// An orange that adapts to traits.
  open class var systemOrange: UIColor { SystemColor.systemOrange.color }
  /// A yellow that adapts to traits.
  open class var systemYellow: UIColor { SystemColor.systemYellow.color }
  /// A green that adapts to traits.
  open class var systemGreen: UIColor { SystemColor.systemGreen.color }
  /// A mint that adapts to traits.
  open class var systemMint: UIColor { SystemColor.systemMint.color }
  /// A teal that adapts to traits.
  open class var systemTeal: UIColor { SystemColor.systemTeal.color }
  /// A cyan that adapts to traits.
  open class var systemCyan: UIColor { SystemColor.systemCyan.color }
  /// A blue that adapts to traits.
  open class var systemBlue: UIColor { SystemColor.systemBlue.color }
  /// An indigo that adapts to traits.
  open class var systemIndigo: UIColor { SystemColor.systemIndigo.color }
  /// A purple that adapts to traits.
  open class var systemPurple: UIColor { SystemColor.systemPurple.color }
  /// A pink that adapts to traits.
  open class var systemPink: UIColor { SystemColor.systemPink.color }
  /// A brown that adapts to traits.
  open class var systemBrown: UIColor { SystemColor.systemBrown.color }

  /// The tint color of the traits with which it is resolved; system blue by default.
  open class var tintColor: UIColor { tint }

  // MARK: Fixed colors
  // Colors that do not adapt to traits, and an older name of one that does.

  /// Black: white 0.
  open class var black: UIColor { FixedColor.black }
  /// Dark gray: white 1/3.
  open class var darkGray: UIColor { FixedColor.darkGray }
  /// Gray: white 0.5.
  open class var gray: UIColor { FixedColor.gray }
  /// Light gray: white 2/3.
  open class var lightGray: UIColor { FixedColor.lightGray }
  /// White: white 1.
  open class var white: UIColor { FixedColor.white }
  /// Red: RGB (1, 0, 0).
  open class var red: UIColor { FixedColor.red }
  /// Green: RGB (0, 1, 0).
  open class var green: UIColor { FixedColor.green }
  /// Blue: RGB (0, 0, 1).
  open class var blue: UIColor { FixedColor.blue }
  /// Cyan: RGB (0, 1, 1).
  open class var cyan: UIColor { FixedColor.cyan }
  /// Yellow: RGB (1, 1, 0).
  open class var yellow: UIColor { FixedColor.yellow }
  /// Magenta: RGB (1, 0, 1).
  open class var magenta: UIColor { FixedColor.magenta }
  /// Orange: RGB (1, 0.5, 0).
  open class var orange: UIColor { FixedColor.orange }
  /// Purple: RGB (0.5, 0, 0.5).
  open class var purple: UIColor { FixedColor.purple }
  /// Brown: RGB (0.6, 0.4, 0.2).
  open class var brown: UIColor { FixedColor.brown }
  /// Transparent black.
  open class var clear: UIColor { FixedColor.clear }
  /// The color of text on dark backgrounds: white with an opacity of 0.6.
  open class var lightText: UIColor { FixedColor.lightText }
  /// The background of grouped tables, under its name before iOS 13.
  open class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The color of text on light backgrounds: black.
  open class var darkText: UIColor { FixedColor.darkText }

  // MARK: Drawing

  /// Sets the fill and stroke color of the current context. A dynamic color is resolved with the
  /// current traits.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context. A dynamic color is resolved with the current
  /// traits.
  open func setFill() { useForFill() }

  /// Sets the stroke color of the current context. A dynamic color is resolved with the current
  /// traits.
  open func setStroke() { useForStroke() }
}

extension UIColor {
  /// Returns the color for painting with traits.
  package func color(in traits: UITraitCollection) -> Color { rule.components(in: traits).color }

  /// Creates a fixed color from a painted color.
  package convenience init(_ color: Color) {
    self.init(
      .components(
        ColorComponents(
          red: Double(color.red) / 255, green: Double(color.green) / 255,
          blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 65_535)))
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor
