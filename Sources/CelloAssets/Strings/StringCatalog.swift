import Foundation

/// The translations in a string catalog (`.xcstrings`).
///
/// Values of unexpected types are treated as absent. Variations by device use the text for iPhone,
/// or else the text for other devices.
package struct StringCatalog: Sendable {
  /// The maximum size of a file in bytes.
  package static let maxByteCount = 16 << 20

  /// The language of the keys.
  package let sourceLanguage: String
  /// The texts by language and key.
  private let texts: [String: [String: LocalizedText]]

  /// Reads a string catalog.
  package init(file: String) throws(AssetError) {
    self.init(try AssetContents(file: file, limit: Self.maxByteCount))
  }

  /// Parses the contents of a string catalog.
  ///
  /// - Parameter file: the name of the file in error messages.
  package init(_ bytes: [UInt8], file: String) throws(AssetError) {
    self.init(try AssetContents(Data(bytes), file: file, limit: Self.maxByteCount))
  }

  private init(_ contents: AssetContents) {
    sourceLanguage = contents["sourceLanguage"] as? String ?? "en"
    var texts: [String: [String: LocalizedText]] = [:]
    for (key, entry) in contents["strings"] as? [String: Any] ?? [:] {
      let localizations =
        (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, value) in localizations {
        guard let value = value as? [String: Any],
          let text = Self.substituted(value) ?? Self.text(value)
        else { continue }
        texts[language, default: [:]][key] = text
      }
    }
    self.texts = texts
  }

  /// The languages of the catalog, sorted.
  package var languages: [String] { texts.keys.sorted() }

  /// Returns the text of a key in a language; `nil` if it is not translated.
  package func text(_ key: String, in language: String) -> LocalizedText? {
    texts[language]?[key]
  }

  /// Returns a text with variables; `nil` if there are none.
  private static func substituted(_ entry: [String: Any]) -> LocalizedText? {
    guard let parts = entry["substitutions"] as? [String: Any],
      case .plain(let format) = text(entry)
    else { return nil }
    var variables: [String: LocalizedText.Variable] = [:]
    for (name, part) in parts {
      guard let part = part as? [String: Any], let text = text(part) else { continue }
      let forms: [String: String] =
        switch text {
        case .plain(let text): ["other": text]
        case .plural(let forms): forms
        case .variables: [:]
        }
      variables[name] = LocalizedText.Variable(
        argument: (part["argNum"] as? NSNumber)?.intValue,
        specifier: part["formatSpecifier"] as? String ?? "lld", forms: forms)
    }
    return .variables(format: format, variables)
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
