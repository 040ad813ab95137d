internal import CelloAssets
internal import CelloRaster

extension SymbolTemplate.Paint {
  /// The colour of a layer in its own colours: a system colour follows the traits, another one is what the template
  /// shows, and one without a colour has the tint.
  func color(tint: Color, traits: UITraitCollection) -> Color {
    switch self {
    case .tint: tint
    case .named(let name, let shown):
      UIColor.named(reference: name)?.color(in: traits) ?? shown ?? tint
    }
  }
}
