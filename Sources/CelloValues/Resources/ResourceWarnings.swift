internal import CelloSymbols

/// Symbols, images and colors that could not be found or read, and drawing that was refused.
///
/// The caller gets `nil` or less of a drawing, as on iOS. The reason is written to standard error
/// once, as UIKit logs it, and is kept here.
package enum ResourceWarnings {
  private static let log = WarningLog()

  package static func note(_ sentence: String) { log.note(sentence) }

  static func logMissingSymbol(_ name: String) {
    let name = String(name.prefix(200))
    note(
      SymbolLibrary.nearestName(to: name).map {
        "There is no symbol named '\(name)'; the nearest name is '\($0)'."
      } ?? "There is no symbol named '\(name)'.")
  }

  static func logPlaceholder(_ name: String) {
    note(
      "The symbol '\(name)' is not drawn here; a placeholder replaces it. Add a symbol set with "
        + "this name to an asset catalog and load it with UIImage(named:) to draw it.")
  }

  static func logMissing(_ kind: String, _ name: String, in bundle: Bundle?) {
    guard AssetLibrary.isValid(name) else { return }
    let position =
      if let bundle, bundle != .main {
        bundle.bundlePath
      } else {
        "the resource bundles in \(Bundle.main.bundlePath)"
      }
    note(
      "There is no \(kind) named '\(name.prefix(200))' in \(position). "
        + "Add it to an asset catalog among the resources of a target.")
  }

  /// Every warning once, sorted.
  package static var sentences: [String] { log.sentences }

  package static func removeAll() { log.removeAll() }
}
