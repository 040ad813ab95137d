internal import CelloAssets
internal import CelloSymbols
internal import Synchronization

/// Designs of symbol templates with what their layers clear taken away. Few apps have many such symbols, and all sizes
/// of a weight share one.
enum TemplateDesigns {
  private static let known = Mutex<[SymbolTemplate.Design: SymbolTemplate.Design]>([:])
  private static let mostKept = 256

  static func finished(_ design: SymbolTemplate.Design) -> SymbolTemplate.Design {
    guard design.layers.contains(where: { $0.clearsBehind }) else { return design }
    if let known = known.withLock({ $0[design] }) { return known }
    // Lengths are in cap heights, of which an em has about seven tenths.
    var paths: [Path]?
    do throws(ExcessiveWork) {
      paths = try LayerCutting.visible(
        design.layers.map { LayerCutting.Layer(path: $0.path, clearsBehind: $0.clearsBehind) },
        unit: 1.0 / 70)
    } catch {
      ImageWarnings.note(
        "A symbol template has \(error). Its layers are drawn without clearing those behind them; "
          + "simplify its paths.")
    }
    var finished = design
    if let paths {
      for index in finished.layers.indices { finished.layers[index].path = paths[index] }
    }
    finished.layers.removeAll { $0.isHidden || $0.path.isEmpty }
    known.withLock { known in
      if known.count >= mostKept { known.removeAll() }
      known[design] = finished
    }
    return finished
  }
}
