extension String {
  /// Creates a localized text; the text itself if there is no translation.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text, which is also its key.
  ///   - table: the name of the table, without an extension; `nil` for `Localizable`.
  ///   - bundle: the bundle that contains the table; `nil` for the main bundle and the resource
  ///     bundles next to it.
  ///   - locale: the language of the text and the format of the numbers in it; English by default,
  ///     so that pictures do not depend on the machine. On iOS, the default is the user's language.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the localized text of a key; the default value if there is no translation.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
    comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      "\(key)", defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the localized text of a resource.
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
  /// Creates a localized text without attributes; see `String(localized:)`. Markdown is not
  /// interpreted.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
  ) {
    self.init(
      String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }

  /// Creates the localized text of a key, without attributes.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en_US"),
    comment: StaticString? = nil
  ) {
    self.init(
      String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale))
  }

  /// Creates the localized text of a resource, without attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}
