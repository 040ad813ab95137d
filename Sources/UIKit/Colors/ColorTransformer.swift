/// A color transformer that can be compared: system ones by name, an app's by the closure's
/// identity.
struct ColorTransformer: Hashable {
  let transformer: UIConfigurationColorTransformer

  init(_ transformer: UIConfigurationColorTransformer) { self.transformer = transformer }

  static func == (left: Self, right: Self) -> Bool {
    left.transformer.identity == right.transformer.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(transformer.identity) }
}

extension ColorTransformer? {
  /// The transformed color, or the color itself for `nil`.
  func applied(to color: UIColor) -> UIColor { map { $0.transformer(color) } ?? color }
}

extension ColorTransformer: NotationConvertible {
  /// The system's transformers by name; an app's as `Custom`, which cannot be read back.
  package var notation: String { transformer.name ?? "Custom" }
  package init?(notation: String) {
    guard let transformer = UIConfigurationColorTransformer(named: notation) else { return nil }
    self.init(transformer)
  }
}
