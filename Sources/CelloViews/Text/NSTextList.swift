/// A list of paragraphs with markers.
///
/// A paragraph belongs to the lists in its style's ``NSParagraphStyle/textLists``, from the
/// outermost list to the innermost. Its first line gets the marker of the innermost list, unless
/// the text starts with that marker between tabs, as in lists of older versions. Consecutive
/// paragraphs of a list are numbered. Lists are equal if their formats, options and first numbers
/// are equal. Two consecutive lists need different objects.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// The format of a marker: a text with a name in braces, such as `{decimal}.`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The raw value of the constant.
    public let rawValue: String

    /// Creates a format from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// An empty circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// Hexadecimal numbers with lowercase letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Hexadecimal numbers with uppercase letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Octal numbers.
    public static let octal = MarkerFormat("{octal}")
    /// Lowercase letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Uppercase letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Lowercase Latin letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Uppercase Latin letters.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Lowercase Roman numerals.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Uppercase Roman numerals.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Decimal numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// Options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The marker follows the marker of the enclosing list.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  private let typeGuard = CFTypeGuard()
  /// The format of the markers.
  open private(set) var markerFormat: MarkerFormat
  /// The options of the list.
  open private(set) var listOptions: Options
  /// The number of the first paragraph; 1 by default.
  open var startingItemNumber: Int

  /// Creates a list.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list with the raw value of its options, starting at 1.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)),
      startingItemNumber: 1)
  }

  /// A Boolean value that indicates whether the markers are numbers or letters.
  open var isOrdered: Bool {
    guard let name = ListNumber.name(in: markerFormat.rawValue) else { return false }
    return ListNumber.bullets[name] == nil && ListNumber.text(1, as: name) != nil
  }

  /// Returns the marker of an item. An unknown name is kept as text.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let name = ListNumber.name(in: format),
      let text = ListNumber.text(itemNumber, as: name)
    else { return format }
    return format.replacingOccurrences(of: "{\(name)}", with: text)
  }

  /// Returns the list itself, because its identity distinguishes it from other lists.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
