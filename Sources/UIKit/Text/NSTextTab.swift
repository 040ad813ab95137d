/// A place in a line to which a tab leads.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// A setting of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet` of which the first character in the text behind the tab is at the stop. Only
    /// points and commas are looked for.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }

  private let typeGuard = CFTypeGuard()
  /// How the text behind the tab is placed; `natural` places its start at the stop.
  public final let alignment: NSTextAlignment
  /// In points from the leading edge.
  public final let location: CGFloat
  public final let options: [OptionKey: Any]

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// The characters that end the whole part of a number in a locale; `nil` for the current one.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Whether a number's decimal point is at the stop.
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

  /// The stop itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
