internal import CelloAssets
internal import Synchronization

/// The look-up of translations in the tables of bundles.
///
/// A table is a string catalog, `Table.xcstrings`, or a file `Table.strings` in the folder
/// `language.lproj`. A table that cannot be read is added to ``ResourceWarnings``.
enum LocalizedStrings {
  /// The text of a key with its values inserted.
  static func text(
    _ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?,
    locale: Locale?
  ) -> String {
    let languages = languages(of: locale)
    let number = value.arguments.lazy.compactMap { argument -> Int? in
      if case .integer(let number) = argument { number } else { nil }
    }.first
    let format =
      translation(of: key, in: table ?? "Localizable", bundle, languages, number) ?? value.key
    guard !value.arguments.isEmpty else { return format }
    return LocalizedFormat.text(format, value.arguments, locale ?? Locale(identifier: "en_US"))
  }

  /// The names under which a language may be stored, most specific first.
  private static func languages(of locale: Locale?) -> [String] {
    guard let locale else { return ["en", "Base"] }
    let identifier = locale.identifier.replacingOccurrences(of: "_", with: "-")
    var result: [String] = []
    var parts = identifier.split(separator: "@")[0].split(separator: "-")
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result + ["en", "Base"]
  }

  private static func translation(
    of key: String, in table: String, _ bundle: Bundle?, _ languages: [String], _ number: Int?
  ) -> String? {
    guard !table.isEmpty, !table.utf8.contains(UInt8(ascii: "/")), !table.utf8.contains(0) else {
      return nil
    }
    for folder in AssetLibrary.shared.folders(of: bundle) {
      let catalog = Tables.catalog(folder + "/" + table + ".xcstrings")
      for language in languages {
        if let text = catalog?.text(key, in: language)?.form(for: number, language: language) {
          return text
        }
        let strings = Tables.strings(folder + "/" + language + ".lproj/" + table + ".strings")
        if let text = strings?[key] { return text }
      }
    }
    return nil
  }
}

/// The tables that have been read, each of them once.
private enum Tables {
  private static let catalogs = Mutex<[String: StringCatalog?]>([:])
  private static let files = Mutex<[String: [String: String]?]>([:])
  /// Larger than the tables of an app; the limit bounds the memory of programs that keep creating
  /// files.
  private static let maxCount = 1_024

  static func catalog(_ path: String) -> StringCatalog? {
    table(path, in: catalogs) { path throws(AssetError) in try StringCatalog(file: path) }
  }

  static func strings(_ path: String) -> [String: String]? {
    table(path, in: files) { path throws(AssetError) in try StringsFile.read(path) }
  }

  private static func table<Table: Sendable>(
    _ path: String, in cache: borrowing Mutex<[String: Table?]>,
    _ read: (String) throws(AssetError) -> Table
  ) -> Table? {
    if let known = cache.withLock({ $0[path] }) { return known }
    var table: Table?
    if FileManager.default.fileExists(atPath: path) {
      do throws(AssetError) {
        table = try read(path)
      } catch {
        ResourceWarnings.note("\(error)")
      }
    }
    let result = table
    cache.withLock { cache in
      if cache.count >= maxCount { cache.removeAll() }
      cache[path] = .some(result)
    }
    return result
  }
}
