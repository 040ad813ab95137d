import Synchronization

/// All symbols by name.
package enum SymbolLibrary {
  static let index = SymbolIndex(chapters: chapters)

  /// The symbol of that name, or `nil` if there is none.
  package static func symbol(named name: String) -> Symbol? {
    guard let (form, entry) = index.form(named: name) else { return nil }
    return Symbol(name: name, mirrorsInRightToLeft: entry.isMirroredInRightToLeft, form: form)
  }

  /// Every name, sorted.
  package static let names: [String] = index.allForms().keys.sorted()

  /// What is wrong with the sources; empty unless someone has made a mistake in them.
  static func problems() -> [String] {
    var result = index.headingProblems()
    for (name, form) in index.allForms() {
      do throws(SymbolComposer.Problem) {
        _ = try SymbolComposer(form, index: index, weight: .regular, scale: .medium)
      } catch {
        result.append("\(name): \(error)")
      }
    }
    return result.sorted()
  }

  // MARK: Outlines

  private struct OutlineKey: Hashable {
    var form: SymbolForm
    var weight: SymbolWeight
    var scale: SymbolScale
    var isMirrored: Bool
  }

  private static let cache = Mutex(GenerationalCache<OutlineKey, SymbolOutlines>(capacity: 4096))

  static func outlines(of form: SymbolForm, _ configuration: SymbolConfigurationValues)
    -> SymbolOutlines
  {
    let key = OutlineKey(
      form: form, weight: configuration.weight, scale: configuration.scale,
      isMirrored: configuration.isMirrored)
    if let known = cache.withLock({ $0[key] }) { return known }
    let outlines = SymbolOutlines(composer(key))
    cache.withLock { $0[key] = outlines }
    return outlines
  }

  /// A form whose source has a mistake is empty; the tests see to it that none has.
  private static func composer(_ key: OutlineKey) -> SymbolComposer {
    do throws(SymbolComposer.Problem) {
      return try SymbolComposer(
        key.form, index: index, weight: key.weight, scale: key.scale, isMirrored: key.isMirrored)
    } catch {
      return .empty
    }
  }
}
