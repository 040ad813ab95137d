extension String {
  /// A translated text, looked up under its key; itself without a translation.
  ///
  /// - Parameters:
  ///   - table: the name of the table, without an extension; `nil` for `Localizable`.
  ///   - bundle: the bundle with the table; `nil` for the main bundle and the resource bundles
  ///     beside it.
  ///   - locale: the language of the text and of the numbers in it; by default English, so that
  ///     pictures do not depend on the machine. On iOS the user's.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// A translated text, looked up under a key; the default value without a translation.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
    comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// The translated text of a resource.
  public init(localized resource: LocalizedStringResource) {
    let bundle: Bundle? =
      switch resource.bundle {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    self = LocalizedStrings.text(
      resource.key, resource.defaultValue, table: resource.table, bundle: bundle,
      locale: resource.locale)
  }
}

extension AttributedString {
  /// A translated text without attributes; see `String(localized:)`. Markdown is not interpreted.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
  ) {
    self.init(
      String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }

  /// A translated text without attributes, looked up under a key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
    comment: StaticString? = nil
  ) {
    self.init(
      String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale))
  }

  /// The translated text of a resource, without attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}
