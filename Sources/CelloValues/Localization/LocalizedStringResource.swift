/// A text with the place where its translations are, to be looked up later.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables of translations are.
  public enum BundleDescription: Hashable, Sendable {
    /// The main bundle, and the resource bundles beside it.
    case main
    /// The bundle in a folder.
    case atURL(URL)
  }

  /// The key under which the text is looked up.
  public let key: String
  /// The text without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, without an extension; `nil` for `Localizable`.
  public let table: String?
  /// The language of the text and of the numbers in it; by default English, so that pictures do not
  /// depend on the machine. On iOS the user's.
  public var locale: Locale
  public let bundle: BundleDescription

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"),
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// A text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale(identifier: "en_US"), bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
