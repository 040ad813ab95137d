/// Formats values in a row, such as “a, b, and c”.
///
/// Foundation has the class on Apple's systems only.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; `nil` for the current one.
  open var locale: Locale! = .autoupdatingCurrent
  /// What makes texts of the values; `nil` for their descriptions.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  /// Always fails: formatters are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Texts in a row in the current language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Values in a row; `nil` if the formatter of items has no text for one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// The values of an array in a row; `nil` for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
