/// A color transformer that can be compared: system transformers by name, an app's by the identity
/// of its closure.
package struct ColorTransformer: Hashable {
  package let transformer: UIConfigurationColorTransformer

  package init(_ transformer: UIConfigurationColorTransformer) { self.transformer = transformer }

  package static func == (left: Self, right: Self) -> Bool {
    left.transformer.identity == right.transformer.identity
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(transformer.identity) }
}

extension ColorTransformer? {
  /// Returns the transformed color; for `nil`, the color itself.
  package func applied(to color: UIColor) -> UIColor { map { $0.transformer(color) } ?? color }
}

extension ColorTransformer: NotationConvertible {
  /// The name of a system transformer; `Custom` for an app's transformer, which cannot be read
  /// back.
  package var notation: String { transformer.name ?? "Custom" }
  package init?(notation: String) {
    guard let transformer = UIConfigurationColorTransformer(named: notation) else { return nil }
    self.init(transformer)
  }
}
