package import CelloRaster
package import CelloSymbols

extension SymbolPaint {
  /// Returns the color of a layer in multicolor rendering.
  ///
  /// A system color follows the traits. Other names have the template's color, or the tint color if
  /// the template has no color.
  package func color(tint: Color, traits: UITraitCollection) -> Color {
    switch self {
    case .tint: tint
    case .role(let role): role.uiColor.color(in: traits)
    case .named(let name, let shown):
      UIColor.named(reference: name)?.color(in: traits) ?? shown ?? tint
    }
  }
}

extension SymbolColorRole {
  fileprivate var uiColor: UIColor {
    switch self {
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
