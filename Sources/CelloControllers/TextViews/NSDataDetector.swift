/// A set of the kinds of data that ``NSDataDetector`` finds: the raw value of
/// `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links, mail addresses and telephone numbers in texts.
///
/// It finds what text views find. Dates, addresses and transit information are not detected. On iOS
/// it is a subclass of `NSRegularExpression`; Foundation on Linux does not let subclasses override
/// the methods of that class.
open class NSDataDetector: NSObject {
  /// The kinds of data to find.
  open private(set) var checkingTypes: NSTextCheckingTypes
  private let detector: DataDetector

  /// Creates a detector for kinds of data.
  ///
  /// - Parameter checkingTypes: the raw values of `link` and `phoneNumber` of
  ///   `NSTextCheckingResult.CheckingType`. Other kinds are not found.
  /// - Throws: an error if none of the kinds can be found.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    var types: UIDataDetectorTypes = []
    let links = DetectedData.link.rawValue | DetectedData.linkOfApple.rawValue
    if checkingTypes & links != 0 { types.insert(.link) }
    if checkingTypes & DetectedData.phoneNumber.rawValue != 0 { types.insert(.phoneNumber) }
    guard !types.isEmpty else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "NSDataDetector: only links and telephone numbers can be found here. Use the types link and "
            + "phoneNumber."
        ])
    }
    self.checkingTypes = checkingTypes
    detector = DataDetector(types: types)
    super.init()
  }

  /// Returns the data in a range of a text, in reading order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    detector.matches(in: string).filter { match in
      NSIntersectionRange(match.range, range).length == match.range.length
    }.map { match in
      DetectedData(match, text: (string as NSString).substring(with: match.range))
    }
  }

  /// Calls a closure with the data in a range of a text, in reading order, until the closure sets
  /// its last argument to `true`.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }

  /// Returns the number of data in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first data in a range of a text; `nil` for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the range of the first data in a range of a text; the location is `NSNotFound` for
  /// none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}

/// A link or a telephone number in a text.
private final class DetectedData: NSTextCheckingResult {
  // The raw values of Foundation's constants on Linux, which are deprecated, because Foundation itself finds no data.
  static let link = CheckingType(rawValue: 1 << 6)
  /// The raw value on Apple's systems, where Linux has that of quotes.
  static let linkOfApple = CheckingType(rawValue: 1 << 5)
  static let phoneNumber = CheckingType(rawValue: 1 << 11)

  let match: DataDetector.Match
  let text: String

  init(_ match: DataDetector.Match, text: String) {
    self.match = match
    self.text = text
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var range: NSRange { match.range }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? range : NSRange(location: NSNotFound, length: 0)
  }
  override var resultType: CheckingType { isTelephone ? Self.phoneNumber : Self.link }

  var isTelephone: Bool { match.url.scheme == "tel" }
}

extension NSTextCheckingResult {
  /// The address of a detected link; `nil` for other results. Mail addresses have the scheme
  /// `mailto`.
  public var url: URL? {
    guard let data = self as? DetectedData, !data.isTelephone else { return nil }
    return data.match.url
  }

  /// The detected telephone number as it is written in the text; `nil` for other results.
  public var phoneNumber: String? {
    guard let data = self as? DetectedData, data.isTelephone else { return nil }
    return data.text
  }
}
