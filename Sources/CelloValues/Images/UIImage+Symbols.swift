internal import CelloRaster
internal import CelloSymbols
internal import Synchronization

extension UIImage.SymbolConfigurationValues {
  /// Returns the values that determine a symbol's outlines.
  ///
  /// A symbol without a size has the size for text of 17 points, regardless of the size category. A
  /// symbol for a text style has the style's weight unless it specifies a weight. The bold-text
  /// setting makes symbols bolder, like text. These three rules are chosen; Apple does not document
  /// them.
  func geometry(in traits: UITraitCollection) -> CelloSymbols.SymbolConfigurationValues {
    var pointSize: CGFloat = 17
    var fontWeight = weight.fontWeight()
    switch size {
    case .points(let size): pointSize = size
    case .style(let style):
      pointSize = TextStyleMetrics.size(of: style, at: traits.contentSizeIndex).pointSize
      if weight == .unspecified { fontWeight = TextStyleMetrics[style].weight }
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

  /// Returns the rendering of a symbol's layers with a tint color.
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

extension UIImage {
  /// The size of the text beside which a symbol is drawn, in points; `nil` for other images.
  package var symbolPointSize: CGFloat? {
    isSymbolImage ? CGFloat(values.configuration.symbol.geometry(in: traits).pointSize) : nil
  }
}

/// A cache of recent drawings. A layout measures a symbol that is drawn shortly after.
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

extension Symbol {
  /// Returns the system symbol with a name, or a placeholder with a warning for a symbol of Apple's
  /// that is not drawn; `nil` if Apple has no symbol with the name.
  static func system(named name: String) -> Symbol? {
    if let symbol = SymbolLibrary.symbol(named: name) { return symbol }
    guard let placeholder = SymbolLibrary.placeholder(named: name) else { return nil }
    ResourceWarnings.logPlaceholder(name)
    return placeholder
  }
}
