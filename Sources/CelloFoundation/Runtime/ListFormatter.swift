/// A formatter of lists of values, such as “a, b, and c”.
///
/// Foundation provides the class only on Apple's systems.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; `nil` for the current language.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of each value; `nil`, the default, for the values' descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter for the current language.
  public override init() { super.init() }

  /// Always fails, because archives of formatters are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a list of texts in the current language.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Returns a list of values; `nil` if the formatter of items returns `nil` for a value.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Returns a list of the values of an array; `nil` for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
