/// A list of paragraphs with markers before them.
///
/// A paragraph is in the lists of its style's ``NSParagraphStyle/textLists``, from the outermost to the
/// innermost one. Its first line gets the marker of the innermost list, unless the text begins with
/// that marker between tabs, as lists of older versions do. Consecutive paragraphs of one list are
/// numbered. Lists are equal if their formats, options and first numbers are; of two lists that follow
/// each other, the second one needs another object.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  /// The form of markers: a text with a name in braces, such as `{decimal}.`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The marker follows that of the list around it.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  private let typeGuard = CFTypeGuard()
  public final let markerFormat: MarkerFormat
  public final let listOptions: Options
  /// The number of the first paragraph; 1 by default.
  open var startingItemNumber: Int

  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(
      markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)),
      startingItemNumber: 1)
  }

  /// Whether markers have numbers or letters that count.
  open var isOrdered: Bool {
    guard let name = ListNumber.name(in: markerFormat.rawValue) else { return false }
    return ListNumber.bullets[name] == nil && ListNumber.text(1, as: name) != nil
  }

  /// The marker of a paragraph. A name that is not known is kept as text.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let name = ListNumber.name(in: format),
      let text = ListNumber.text(itemNumber, as: name)
    else { return format }
    return format.replacingOccurrences(of: "{\(name)}", with: text)
  }

  /// The list itself; it is not copied, because its identity separates it from other lists.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
