internal import CelloRaster
internal import CelloSymbols
internal import Synchronization

extension UIImage.SymbolConfigurationValues {
  /// The values that a symbol's outlines depend on.
  ///
  /// A symbol without a size has the size for text of 17 points, independent of the size category.
  /// A symbol for a text style has the style's weight unless it has its own. The bold-text setting
  /// makes symbols bolder, as text. (All three chosen; Apple does not document them.)
  func geometry(in traits: UITraitCollection) -> CelloSymbols.SymbolConfigurationValues {
    var pointSize: CGFloat = 17
    var fontWeight = weight.fontWeight()
    switch size {
    case .points(let size): pointSize = size
    case .style(let style):
      let metrics = TextStyleMetrics[style]
      pointSize = metrics.sizes[traits.contentSizeIndex].pointSize
      if weight == .unspecified { fontWeight = metrics.weight }
    case nil: break
    }
    if traits.isBoldText { fontWeight = fontWeight.emboldened }
    let symbolScale: CelloSymbols.SymbolScale =
      switch scale {
      case .small: .small
      case .default, .unspecified, .medium: .medium
      case .large: .large
      }
    return CelloSymbols.SymbolConfigurationValues(
      pointSize: pointSize,
      weight: CelloSymbols.SymbolWeight(rawValue: fontWeight.index) ?? .regular, scale: symbolScale)
  }

  /// The rendering of a symbol's layers for a tint color.
  func rendering(tint: Color, traits: UITraitCollection) -> SymbolRendering {
    switch colors {
    case nil, .monochrome: return .monochrome(tint)
    case .hierarchical(let color): return .hierarchical(color.color(in: traits))
    case .palette(let colors): return .palette(colors.map { $0.color(in: traits) })
    case .multicolor:
      return .multicolor { $0.color(tint: tint, traits: traits) }
    }
  }
}

/// Recent drawings: layout measures the symbol that is drawn a moment later.
enum SymbolDrawings {
  private struct Key: Hashable {
    var symbol: Symbol
    var values: CelloSymbols.SymbolConfigurationValues
  }

  private static let drawings = Mutex(GenerationalCache<Key, SymbolDrawing>(capacity: 1024))

  static func drawing(
    of symbol: Symbol, _ values: CelloSymbols.SymbolConfigurationValues
  ) -> SymbolDrawing {
    let key = Key(symbol: symbol, values: values)
    if let drawing = drawings.withLock({ $0[key] }) { return drawing }
    let drawing = symbol.drawing(values)
    if let excess = drawing.excess {
      ResourceWarnings.note(
        "The symbol '\(symbol.name)' has \(excess). Its layers are drawn without clearing those "
          + "behind them; simplify its paths.")
    }
    drawings.withLock { $0[key] = drawing }
    return drawing
  }
}
