internal import CelloSymbols
internal import Synchronization

/// The names that were asked for as symbols and are not in the library, once each, for whoever reports them.
package enum SymbolNameWarnings {
  private static let names = Mutex<Set<String>>([])

  static func note(_ name: String) {
    names.withLock { names in
      // A program that makes up names endlessly must not fill the memory.
      guard names.count < 1_000 else { return }
      names.insert(name)
    }
  }

  /// One sentence per name, sorted.
  package static var sentences: [String] {
    names.withLock { Array($0) }.sorted().map { name in
      guard let nearest = SymbolLibrary.nearestName(to: name) else {
        return "There is no symbol named '\(name)'."
      }
      return "There is no symbol named '\(name)'; the nearest name is '\(nearest)'."
    }
  }

  /// Forgets all names.
  package static func removeAll() { names.withLock { $0.removeAll() } }
}
