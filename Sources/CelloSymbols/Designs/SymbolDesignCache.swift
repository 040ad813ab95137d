import CelloRaster
import Synchronization

/// A cache of symbol designs.
enum SymbolDesignCache {
  private struct Key: Hashable {
    var source: Symbol.Source
    var weight: SymbolWeight
    var scale: SymbolScale
    var isMirrored: Bool
  }

  private static let designs = Mutex(GenerationalCache<Key, SymbolDesign>(capacity: 4096))

  static func design(
    of source: Symbol.Source, _ configuration: SymbolConfigurationValues
  ) -> SymbolDesign {
    let key = Key(
      source: source, weight: configuration.weight, scale: configuration.scale,
      isMirrored: configuration.isMirrored)
    if let known = designs.withLock({ $0[key] }) { return known }
    let design = draw(key)
    designs.withLock { $0[key] = design }
    return design
  }

  private static func draw(_ key: Key) -> SymbolDesign {
    switch key.source {
    case .form(let form):
      do throws(SymbolSourceError) {
        let composer = try SymbolComposer(
          form, index: SymbolLibrary.index, weight: key.weight, scale: key.scale,
          isMirrored: key.isMirrored)
        return SymbolDesign(SymbolOutlines(composer), scale: key.scale)
      } catch {
        // The tests verify that no file contains an error.
        return .empty
      }
    case .template(let template):
      return SymbolDesign(
        template.design(weight: key.weight.rawValue, scale: key.scale.rawValue))
    }
  }
}
