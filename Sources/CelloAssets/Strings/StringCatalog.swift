import Foundation

/// The translations in a string catalog (`.xcstrings`).
///
/// Parts of an unexpected type are treated as absent. Of the variations by device, that of phones is
/// read; substitutions are not supported, and texts with them are treated as absent.
package struct StringCatalog: Sendable {
  package let sourceLanguage: String
  /// By language, then by key.
  private let texts: [String: [String: LocalizedText]]

  package init(file: String) throws(AssetError) {
    self.init(try AssetContents(file: file))
  }

  package init(_ bytes: [UInt8], file: String) throws(AssetError) {
    self.init(try AssetContents(Data(bytes), file: file))
  }

  private init(_ contents: AssetContents) {
    sourceLanguage = contents["sourceLanguage"] as? String ?? "en"
    var texts: [String: [String: LocalizedText]] = [:]
    for (key, entry) in contents["strings"] as? [String: Any] ?? [:] {
      let localizations =
        (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, value) in localizations {
        guard let value = value as? [String: Any], value["substitutions"] == nil,
          let text = Self.text(value)
        else { continue }
        texts[language, default: [:]][key] = text
      }
    }
    self.texts = texts
  }

  /// The languages of the catalog, sorted.
  package var languages: [String] { texts.keys.sorted() }

  /// The text of a key in a language; `nil` if it is not translated.
  package func text(_ key: String, in language: String) -> LocalizedText? {
    texts[language]?[key]
  }

  private static func text(_ entry: [String: Any], depth: Int = 0) -> LocalizedText? {
    if let unit = entry["stringUnit"] as? [String: Any] {
      return (unit["value"] as? String).map { .plain($0) }
    }
    guard depth < 4, let variations = entry["variations"] as? [String: Any] else { return nil }
    if let devices = variations["device"] as? [String: Any] {
      for device in ["iphone", "other"] {
        if let part = devices[device] as? [String: Any] { return text(part, depth: depth + 1) }
      }
      return nil
    }
    guard let plurals = variations["plural"] as? [String: Any] else { return nil }
    var forms: [String: String] = [:]
    for (category, part) in plurals {
      let unit = (part as? [String: Any])?["stringUnit"] as? [String: Any]
      if let value = unit?["value"] as? String { forms[category] = value }
    }
    return forms.isEmpty ? nil : .plural(forms)
  }
}

/// A translated text.
package enum LocalizedText: Hashable, Sendable {
  case plain(String)
  /// By the categories `zero`, `one`, `two`, `few`, `many` and `other`.
  case plural([String: String])

  /// The form for a number in a language; `other` without a number.
  ///
  /// The rules are those of the languages that are common in catalogs; in others, 1 has the form
  /// `one` and all else `other` (chosen). A number of 0 has the form `zero` if there is one.
  package func form(for number: Int?, language: String) -> String? {
    switch self {
    case .plain(let text): return text
    case .plural(let forms):
      guard let number else { return forms["other"] ?? forms["one"] }
      if number == 0, let zero = forms["zero"] { return zero }
      return forms[Self.category(number, language)] ?? forms["other"]
    }
  }

  /// Source: Unicode's plural rules for whole numbers.
  private static func category(_ number: Int, _ language: String) -> String {
    let tens = Int(number.magnitude % 100)
    let ones = tens % 10
    let isTeen = (11...14).contains(tens)
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": return "other"
    case "fr", "pt", "hy", "hi", "fa": return number == 0 || number == 1 ? "one" : "other"
    case "ru", "uk", "be":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !isTeen ? "few" : "many"
    case "pl":
      if number == 1 { return "one" }
      return (2...4).contains(ones) && !isTeen ? "few" : "many"
    case "cs", "sk":
      return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "ar":
      if number == 0 { return "zero" }
      if number == 1 { return "one" }
      if number == 2 { return "two" }
      return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }
}
