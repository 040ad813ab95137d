/// A tab stop of a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// An option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The terminating characters of a column, as a `CharacterSet`. The first of these characters
    /// in the text after the tab is aligned with the stop. Only points and commas are recognized.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }

  private let typeGuard = CFTypeGuard()
  /// The alignment of the text after the tab; `natural` aligns its start with the stop.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  open private(set) var location: CGFloat
  /// The options of the tab stop.
  open private(set) var options: [OptionKey: Any]

  /// Creates a tab stop.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the decimal separators of a locale, or of the current locale for `nil`.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// A Boolean value that indicates whether the stop aligns decimal separators.
  final var isDecimal: Bool { options[.columnTerminators] != nil }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
      && isDecimal == other.isDecimal
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }

  /// Returns the stop itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
