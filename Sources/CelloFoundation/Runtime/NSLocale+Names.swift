extension NSLocale {
  // Foundation on Linux has these names for `Locale` only.

  /// Returns the name of a country or region in the language of the locale; `nil` if it has none.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language in the language of the locale; `nil` if it has none.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a currency in the language of the locale; `nil` if it has none.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }

  /// Returns the name of a locale in the language of the locale.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }

  private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
