/// The description of a font: family or design, size, weight and other attributes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let values: FontValues

  init(_ values: FontValues) {
    self.values = values
    super.init()
  }

  /// A descriptor of a face by name; of the system font if the name is empty.
  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  /// A descriptor of a face by name, whose glyphs are deformed by a matrix.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    var values = FontValues(size: 0)
    values.apply([.name: fontName])
    values.matrix = matrix
    self.init(values)
  }

  /// A descriptor with the given attributes; the defaults are those of the regular system font
  /// without a size.
  ///
  /// An attribute with a value of an unexpected type is ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var values = FontValues(size: 0)
    values.apply(attributes)
    self.init(values)
  }

  /// The descriptor of a text style for the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style for the given traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontValues(style: style, traits: traitCollection ?? .current))
  }

  // MARK: Variations

  /// The same descriptor with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0.apply(attributes) }
  }

  /// The same descriptor in a fixed size in points; 0 for no size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(values.resized(to: newPointSize))
  }

  /// The same descriptor with another matrix: the scale and the slant of glyphs.
  ///
  /// Rotation, reflection and translation have no effect, and line heights remain.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    changed { $0.matrix = matrix }
  }

  /// The same descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.apply([.family: newFamily]) }
  }

  /// The same descriptor with the weight and slant of a face name such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0.apply([.face: newFace]) }
  }

  /// The same descriptor with exactly the given traits; `nil` if no font has them, as for condensed
  /// and expanded.
  ///
  /// Bold gives a text style its emphasized weight; without bold, semibold and heavier weights
  /// become regular.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isDisjoint(with: [.traitCondensed, .traitExpanded]) else { return nil }
    return changed { $0.apply(symbolicTraits) }
  }

  /// The same descriptor in another design of the system font; `nil` for a design that no installed
  /// font has, and for other families.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = values.family, design.isServed else { return nil }
    return changed { $0.family = .system(design) }
  }

  private func changed(_ change: (inout FontValues) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values)
  }

  // MARK: What it says

  /// The value of an attribute; `nil` if it is not specified.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The size in points; 0 if it is not specified.
  open var pointSize: CGFloat { values.size }

  /// How glyphs are deformed, with y up; by default the identity.
  open var matrix: CGAffineTransform { values.matrix }

  /// The PostScript name of the described font.
  open var postscriptName: String { UIFont(values).fontName }

  /// The slant, the weight and other traits as flags.
  open var symbolicTraits: SymbolicTraits { values.symbolicTraits }

  /// The specified attributes.
  open var fontAttributes: [AttributeName: Any] { values.attributes }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }
}

extension UIFontDescriptor {
  /// The name of an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String` such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Points, a `CGFloat` or another number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary from ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries from ``FeatureKey`` to `Int`.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `CGAffineTransform` (on iOS an `NSValue` with one): the scale and the slant of glyphs.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The name that users read, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The characters that a matching font has, a `CharacterSet`.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// An array of descriptors: the fonts that serve characters which the font lacks, in order.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The advance of every character in points, a number.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// A ``UIFont/TextStyle`` or its raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait in ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``UIFont/Weight`` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number; a value above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a value in a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of a feature's type, an `Int` of Apple's font feature registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The identifier of one of the type's settings, an `Int`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// Another name of ``type``.
    public static let featureIdentifier = FeatureKey.type
    /// Another name of ``selector``.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// Flags for traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted or italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The bold weight; of a text style, its emphasized weight.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters; no available font has them.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters; no available font has them.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Text-style leading that is two points less.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Text-style leading that is two points more.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// Letters for vertical text; no available font has them.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters for user interfaces; the fonts are not marked with it.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)

    // The class of the letters, a number in the upper four bits: compare the intersection with the
    // mask. Fonts have no class: their value is 0. Source: the font classes of OpenType.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Not available: ``UIFontDescriptor/withDesign(_:)`` returns `nil`.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// Whether a font of Debian is used for the design.
    var isServed: Bool { self == .default || self == .serif || self == .monospaced }

    // Source: recalled names of iOS's private families.
    var familyName: String {
      switch self {
      case .monospaced: ".AppleSystemUIFontMonospaced"
      case .serif: ".AppleSystemUIFontSerif"
      default: ".AppleSystemUIFont"
      }
    }

    var fontNamePrefix: String {
      switch self {
      case .monospaced: ".SFUIMono"
      case .serif: ".NewYork"
      default: ".SFUI"
      }
    }
  }
}
