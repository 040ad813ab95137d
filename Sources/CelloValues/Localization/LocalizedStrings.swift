internal import CelloAssets
internal import CelloText

/// The lookup of translations in the tables of bundles.
///
/// A table is a string catalog, `Table.xcstrings`, or a file `Table.stringsdict` or `Table.strings`
/// in a folder `language.lproj`; `.stringsdict` files take precedence over `.strings` files. A
/// table that cannot be read is added to ``ResourceWarnings``.
enum LocalizedStrings {
  /// The default locale. It is fixed, so that pictures do not depend on the language of the
  /// machine.
  static let defaultLocale = Locale(identifier: "en_US")

  /// Returns the text of a key with the values inserted.
  static func text(
    _ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?,
    locale: Locale
  ) -> String {
    let numbers = value.arguments.map { argument -> Int? in
      if case .integer(let number) = argument { number } else { nil }
    }
    let format =
      translation(of: key, table: table, bundle: bundle, locale: locale, numbers: numbers)
      ?? value.key
    guard !value.arguments.isEmpty else { return format }
    return LocalizedFormat.text(format, value.arguments, locale)
  }

  /// Returns the text of a key in a table; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - numbers: the arguments, which select plural forms; `nil` for arguments that are not
  ///     integers.
  ///   - fallsBack: a Boolean value that indicates whether text without a translation in the
  ///     locale's language is taken from English, the base language or the language of the table.
  static func translation(
    of key: String, table: String?, bundle: Bundle?, locale: Locale, numbers: [Int?],
    fallsBack: Bool = true
  ) -> String? {
    var table = table ?? ""
    if table.isEmpty { table = "Localizable" }
    guard !table.utf8.contains(UInt8(ascii: "/")), AssetLibrary.isValid(table) else { return nil }
    let languages = languages(of: locale) + (fallsBack ? ["en", "Base"] : [])
    for folder in AssetLibrary.shared.folders(of: bundle) {
      let catalog = StringTables.catalog(folder + "/" + table + ".xcstrings")
      for language in languages {
        if let text = form(of: catalog?.text(key, in: language), numbers, language) {
          return text
        }
        // The package manager writes the names of folders in lowercase.
        for name in Set([language, language.lowercased()]).sorted() {
          let path = folder + "/" + name + ".lproj/" + table
          if let text = form(
            of: StringTables.variables(path + ".stringsdict")?[key], numbers, language)
          {
            return text
          }
          if let text = StringTables.strings(path + ".strings")?[key] { return text }
        }
      }
      if fallsBack, let catalog,
        let text = form(
          of: catalog.text(key, in: catalog.sourceLanguage), numbers, catalog.sourceLanguage)
      {
        return text
      }
    }
    return nil
  }

  private static func form(
    of text: LocalizedText?, _ numbers: [Int?], _ language: String
  ) -> String? {
    text?.form(for: numbers) {
      PluralCategory.name(for: $0, language: language)
    }
  }

  /// Returns the language identifiers under which the text of a locale can be stored, from the most
  /// specific to the least specific: `zh-CN`, `zh-Hans-CN`, `zh-Hans`, `zh`.
  private static func languages(of locale: Locale) -> [String] {
    let identifier = String(locale.identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    var result = identifier.isEmpty ? [] : [identifier]
    for name in [locale.language.maximalIdentifier, identifier] {
      var parts = name.split(separator: "-")
      while !parts.isEmpty {
        let language = parts.joined(separator: "-")
        if !result.contains(language), parts.count > 1 { result.append(language) }
        parts.removeLast()
      }
    }
    if let language = identifier.split(separator: "-").first, identifier != language {
      result.append(String(language))
    }
    return result
  }
}
