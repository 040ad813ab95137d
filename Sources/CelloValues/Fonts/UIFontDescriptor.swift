/// The description of a font: family or design, size, weight and other attributes.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  let values: FontValues

  init(_ values: FontValues) {
    self.values = values
    super.init()
  }

  /// Creates a descriptor of a face by name; an empty name means the system font.
  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  /// Creates a descriptor of a face by name, with a matrix that transforms its glyphs.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    var values = FontValues(size: 0)
    values.apply([.name: fontName])
    values.matrix = matrix
    self.init(values)
  }

  /// Creates a descriptor with attributes. Unspecified attributes have the values of the regular
  /// system font without a size.
  ///
  /// Attributes with values of the wrong type are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var values = FontValues(size: 0)
    values.apply(attributes)
    self.init(values)
  }

  /// Reads a descriptor from an archive; `nil` if the archive is damaged.
  public required init?(coder: NSCoder) {
    guard let values = coder.decodeValue(FontArchive.self)?.values else { return nil }
    self.values = values
    super.init()
  }

  /// A Boolean value that indicates whether archives of the class are secure; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the descriptor with all its attributes.
  open func encode(with coder: NSCoder) { coder.encodeValue(FontArchive(values)) }

  /// Returns the descriptor of a text style for the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a text style for traits; `nil` for the current traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(FontValues(style: style, traits: traitCollection ?? .current))
  }

  // MARK: Variations

  /// Returns the descriptor with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0.apply(attributes) }
  }

  /// Returns the descriptor in a fixed size, in points; 0 for no size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(values.resized(to: newPointSize))
  }

  /// Returns the descriptor with another matrix, whose scale and slant apply to glyphs.
  ///
  /// Rotation, reflection and translation have no effect, and line heights do not change.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    changed { $0.matrix = matrix }
  }

  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.apply([.family: newFamily]) }
  }

  /// Returns the descriptor with the weight and slant of a face name, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0.apply([.face: newFace]) }
  }

  /// Returns the descriptor with exactly the given traits; `nil` for condensed and expanded, which
  /// no font has.
  ///
  /// Bold gives a text style its emphasized weight. Without bold, semibold and heavier weights
  /// become regular.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isDisjoint(with: [.traitCondensed, .traitExpanded]) else { return nil }
    return changed { $0.apply(symbolicTraits) }
  }

  /// Returns the descriptor with another design of the system font; `nil` for a design that no
  /// installed font has, and for other families.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = values.family, design.isServed else { return nil }
    return changed { $0.family = .system(design) }
  }

  private func changed(_ change: (inout FontValues) -> Void) -> UIFontDescriptor {
    var values = values
    change(&values)
    return UIFontDescriptor(values)
  }

  // MARK: Properties

  /// Returns the value of an attribute; `nil` if it is not specified.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The size in points; 0 if it is not specified.
  open var pointSize: CGFloat { values.size }

  /// The matrix that transforms glyphs, with y up; the identity by default.
  open var matrix: CGAffineTransform { values.matrix }

  /// The PostScript name of the font.
  open var postscriptName: String { UIFont(values).fontName }

  /// The slant, the weight and other traits, as flags.
  open var symbolicTraits: SymbolicTraits { values.symbolicTraits }

  /// The specified attributes.
  open var fontAttributes: [AttributeName: Any] { values.attributes }

  /// Returns the descriptor itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  /// Returns the descriptors of registered fonts and system fonts that match this descriptor.
  ///
  /// - Parameter mandatoryKeys: the attributes that must be equal; `nil` for the family, the name,
  ///   the face, the traits and the characters, if they are specified.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { installedDescriptors(withMandatoryKeys: mandatoryKeys) }
}

extension UIFontDescriptor {
  /// The name of a descriptor's attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, as a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, as a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face, as a `String` such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, as a `CGFloat` or another number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, as a dictionary with ``TraitKey`` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The feature settings, as an array of dictionaries from ``FeatureKey`` to `Int`.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The scale and slant of glyphs, as a `CGAffineTransform` (on iOS an `NSValue` with one).
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The name for users, as a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The characters that a matching font must have, as a `CharacterSet`.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fallback fonts for characters that the font lacks, as an array of descriptors.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The advance of every character in points, as a number.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// The text style, as a ``UIFont/TextStyle`` or its raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait in ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, as a ``UIFont/Weight`` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant, as a number; values above 0 are italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a value in a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, as an `Int` of Apple's font feature registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the type's setting, as an `Int`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// Equal to ``type``.
    public static let featureIdentifier = FeatureKey.type
    /// Equal to ``selector``.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// Traits of a font, as flags.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted or italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The bold weight; for a text style, its emphasized weight.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters, which no available font has.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters, which no available font has.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// A leading that is two points smaller, for text styles.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// A leading that is two points larger, for text styles.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// Letters for vertical text, which no available font has.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters for user interfaces. No font is marked with it.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)

    // The class of the letters, a number in the upper four bits. Compare it with the intersection
    // with the mask. Fonts have no class: their value is 0. Source: the font classes of OpenType.
    /// The mask of the class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Old-style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Free-form serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Sans serif.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornamental letters.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Scripts.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public var rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design. It is not available: ``UIFontDescriptor/withDesign(_:)`` returns `nil`.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// A Boolean value that indicates whether an installed font provides the design.
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
