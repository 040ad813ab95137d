/// A detector of links and telephone numbers in a text.
///
/// A web address has a scheme, begins with `www.`, or has a common top-level domain. Punctuation at
/// the end of a sentence is not a part of the address. A telephone number has 7 to 15 digits, as
/// ITU-T E.164 allows, with the usual separators. Decimal numbers, numbers with thousands
/// separators, dates and IP addresses are not treated as telephone numbers.
struct DataDetector {
  /// A detected link or telephone number.
  struct Match: Equatable {
    /// The range in UTF-16 code units.
    var range: NSRange
    var url: URL
  }

  let types: UIDataDetectorTypes

  /// Returns the matches in reading order. They do not overlap.
  func matches(in text: String) -> [Match] {
    // Very long texts are not examined, because each change would examine the whole text.
    guard text.utf16.count <= 100_000 else { return [] }
    var matches: [Match] = []
    func add(_ pattern: String, _ url: (String) -> URL?) {
      for range in Self.ranges(of: pattern, in: text) {
        guard !matches.contains(where: { NSIntersectionRange($0.range, range).length > 0 }) else {
          continue
        }
        let found = (text as NSString).substring(with: range)
        if let url = url(found) { matches.append(Match(range: range, url: url)) }
      }
    }
    if types.contains(.link) {
      add(#"(?i)\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#) {
        URL(string: "mailto:" + $0)
      }
      add(#"(?i)\bhttps?://[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’…]"#) { URL(string: $0) }
      add(
        #"(?i)(?<![\w@.-])(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)*"#
          + #"|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|dev|app))\b"#
          + #"(?:/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’…])?"#
      ) { URL(string: "http://" + $0) }
    }
    if types.contains(.phoneNumber) {
      add(#"(?<![\w.,/:@-])(?:\+|\()?\d[\d ().\-\u00A0]{5,}\d(?![\w/@-])"#, Self.telephone)
    }
    return matches.sorted { $0.range.location < $1.range.location }
  }

  private static func telephone(_ text: String) -> URL? {
    let digits = text.filter { ("0"..."9").contains($0) }
    // A date such as 2024-05-17 has eight digits.
    let isDate =
      !ranges(of: #"^\d{1,4}[-. ]\d{1,2}[-. ]\d{1,4}$"#, in: text).isEmpty && digits.count <= 8
    guard (7...15).contains(digits.count), !isDate,
      otherNumbers.allSatisfy({ ranges(of: $0, in: text).isEmpty })
    else { return nil }
    return URL(string: "tel:" + (text.hasPrefix("+") ? "+" : "") + digits)
  }

  /// Patterns of numbers other than telephone numbers.
  private static let otherNumbers = [
    // Decimal numbers, such as coordinates.
    #"^\d+\.\d+(?: +\d+\.\d+)*$"#,
    // IP addresses.
    #"^\d{1,3}(?:\.\d{1,3}){3}$"#,
    // Dates, which a time may follow.
    #"^[12]\d{3}([-.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)"#,
    #"^(?:0?[1-9]|[12]\d|3[01])([-.])(?:0?[1-9]|1[0-2])\1(?:19|20)\d{2}(?!\d)"#,
    // Numbers with thousands separators. Three groups of three digits, as in 600 123 456, are
    // telephone numbers in some countries, unless they end with zeros.
    #"^[1-9]\d?(?:([ .\u00A0])\d{3})(?:\1\d{3})*(?:\.\d+)?$"#,
    #"^[1-9]\d{2}(?:([ .\u00A0])\d{3})*[ .\u00A0]000(?:\.\d+)?$"#,
  ]

  private static func ranges(of pattern: String, in text: String) -> [NSRange] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let all = NSRange(location: 0, length: text.utf16.count)
    return expression.matches(in: text, range: all).map(\.range)
  }
}
