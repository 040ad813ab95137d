internal import CelloSymbols
internal import Synchronization

/// Symbols, images and colors that could not be found or read, and drawing that was refused.
///
/// The caller gets `nil` or less of a drawing, as on iOS. The reason is written to standard error
/// once, as UIKit logs it, and is kept here.
package enum ResourceWarnings {
  private static let noted = Mutex<Set<String>>([])
  /// The limits keep a program that generates names from filling the memory or the terminal.
  private static let maxCount = 1_000
  private static let maxPrintedCount = 50

  static func note(_ sentence: String) {
    let isPrinted = noted.withLock { noted in
      noted.count < maxCount && noted.insert(sentence).inserted && noted.count <= maxPrintedCount
    }
    if isPrinted { FileHandle.standardError.write(Data("warning: \(sentence)\n".utf8)) }
  }

  static func noteMissingSymbol(_ name: String) {
    let name = String(name.prefix(200))
    note(
      SymbolLibrary.nearestName(to: name).map {
        "There is no symbol named '\(name)'; the nearest name is '\($0)'."
      } ?? "There is no symbol named '\(name)'.")
  }

  static func noteMissing(_ kind: String, _ name: String, in bundle: Bundle?) {
    guard AssetLibrary.isValid(name) else { return }
    let place =
      if let bundle, bundle != .main {
        bundle.bundlePath
      } else {
        "the resource bundles in \(Bundle.main.bundlePath)"
      }
    note(
      "There is no \(kind) named '\(name.prefix(200))' in \(place). "
        + "Add it to an asset catalog among the resources of a target.")
  }

  /// Every warning once, sorted.
  package static var sentences: [String] { noted.withLock { $0.sorted() } }

  package static func removeAll() { noted.withLock { $0.removeAll() } }
}
