package import CelloRaster
package import CelloSymbols
internal import Synchronization

extension UIImage.SymbolConfigurationValues {
  /// What a symbol's outlines depend on.
  ///
  /// A symbol without a size goes with text of 17 points, the size of body text, whatever the size category is. One
  /// for a text style has the style's weight unless it has its own. The wish for bold text makes symbols bolder as it
  /// does text. (All three chosen; Apple does not say.)
  func geometry(in traits: UITraitCollection) -> CelloSymbols.SymbolConfigurationValues {
    var pointSize: CGFloat = 17
    var fontWeight = weight.fontWeight()
    switch size {
    case .points(let size): pointSize = size
    case .style(let style):
      let metrics = TextStyleMetrics[style]
      pointSize = metrics.figures[traits.contentSizeIndex].size
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

  /// How a symbol's layers are painted when its image is tinted with a colour.
  func rendering(tint: Color, traits: UITraitCollection) -> SymbolRendering {
    switch colors {
    case nil, .monochrome: return .monochrome(tint)
    case .hierarchical(let color): return .hierarchical(color.color(in: traits))
    case .palette(let colors): return .palette(colors.map { $0.color(in: traits) })
    case .multicolor:
      return .multicolor(tint: tint, colors: SymbolColorRole.colors(in: traits))
    }
  }
}

extension SymbolColorRole {
  /// The colours that layers of their own colours have under the given traits; the tint is left to the image.
  package static func colors(in traits: UITraitCollection) -> [SymbolColorRole: Color] {
    let colors = allCases.compactMap { role in
      role.uiColor.map { (role, $0.color(in: traits)) }
    }
    return Dictionary(uniqueKeysWithValues: colors)
  }

  private var uiColor: UIColor? {
    switch self {
    case .tint: nil
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .gray: .systemGray
    case .white: .white
    case .black: .black
    }
  }
}

/// The drawings that were asked for last: layout asks for the size of what drawing draws a moment later.
enum SymbolDrawings {
  private struct Key: Hashable {
    var symbol: Symbol
    var values: CelloSymbols.SymbolConfigurationValues
  }

  private static let known = Mutex<[Key: SymbolDrawing]>([:])
  private static let mostKept = 512

  static func drawing(
    of symbol: Symbol, _ values: CelloSymbols.SymbolConfigurationValues
  ) -> SymbolDrawing {
    let key = Key(symbol: symbol, values: values)
    if let drawing = known.withLock({ $0[key] }) { return drawing }
    let drawing = symbol.drawing(values)
    known.withLock { known in
      if known.count >= mostKept { known.removeAll(keepingCapacity: true) }
      known[key] = drawing
    }
    return drawing
  }
}
