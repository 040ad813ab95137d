/// A reference to localized text that is looked up later.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle that contains the tables.
  public enum BundleDescription: Hashable, Sendable {
    /// The main bundle and the resource bundles next to it.
    case main
    /// The bundle at a URL.
    case atURL(URL)
  }

  /// The key of the text.
  public let key: String
  /// The text if there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, without an extension; `nil` for `Localizable`.
  public let table: String?
  /// The language of the text and the format of the numbers in it; English by default, so that
  /// pictures do not depend on the machine. On iOS, the default is the user's language.
  public var locale: Locale
  /// The bundle that contains the table.
  public let bundle: BundleDescription

  /// Creates a resource whose text is also its key.
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

  /// Creates a resource with a key and a default text.
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

  /// Creates a resource from a string literal, which is also its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated string, whose format is also its key.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
