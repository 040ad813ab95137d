internal import CelloSymbols
internal import Synchronization

/// What was asked for by name and could not be found or read: symbols, images and colours.
///
/// The caller gets `nil`, as on iOS; the reason goes to standard error, once, as UIKit logs it, and is kept here.
package enum ImageWarnings {
  private static let noted = Mutex<Set<String>>([])
  /// A program that makes up names endlessly must fill neither the memory nor the terminal.
  private static let mostKept = 1_000
  private static let mostPrinted = 50

  static func note(_ sentence: String) {
    let isPrinted = noted.withLock { noted in
      noted.count < mostKept && noted.insert(sentence).inserted && noted.count <= mostPrinted
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
    guard AssetLibrary.isSensible(name) else { return }
    let place =
      if let bundle, bundle != .main {
        bundle.bundlePath
      } else {
        "the resource bundles in \(Bundle.main.bundlePath)"
      }
    note(
      "There is no \(kind) named '\(name.prefix(200))' in \(place). Add it to an asset catalogue among the resources "
        + "of a target.")
  }

  /// Each once, sorted.
  package static var sentences: [String] { noted.withLock { $0.sorted() } }

  package static func removeAll() { noted.withLock { $0.removeAll() } }
}
