internal import CelloAssets
internal import CelloRaster
internal import CelloSymbols
internal import Synchronization

/// Designs of symbol templates with what their layers clear taken away. Few apps have many such symbols, and all sizes
/// of a weight share one.
enum TemplateDesigns {
  private static let known = Mutex(
    GenerationalCache<SymbolTemplate.Design, SymbolTemplate.Design>(capacity: 512))

  static func finished(_ design: SymbolTemplate.Design) -> SymbolTemplate.Design {
    guard design.layers.contains(where: { $0.clearsBehind }) else { return design }
    if let known = known.withLock({ $0[design] }) { return known }
    // Lengths are in cap heights, of which an em has about seven tenths.
    let paths = LayerCutting.visible(
      design.layers.map { LayerCutting.Layer(path: $0.path, clearsBehind: $0.clearsBehind) },
      unit: 1.0 / 70)
    var finished = design
    if let paths {
      for index in finished.layers.indices { finished.layers[index].path = paths[index] }
    }
    finished.layers.removeAll { $0.isHidden || $0.path.isEmpty }
    let result = finished
    known.withLock { $0[design] = result }
    return finished
  }
}
