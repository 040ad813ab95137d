/// A text attributes transformer that can be compared. Copies of a transformer are equal.
struct TextAttributesTransformer: Hashable {
  let transformer: UIConfigurationTextAttributesTransformer

  init(_ transformer: UIConfigurationTextAttributesTransformer) { self.transformer = transformer }

  static func == (left: Self, right: Self) -> Bool {
    left.transformer.identity == right.transformer.identity
  }

  func hash(into hasher: inout Hasher) { hasher.combine(transformer.identity) }
}
