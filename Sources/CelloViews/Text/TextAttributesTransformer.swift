/// A text attributes transformer that can be compared. Copies of a transformer are equal.
package struct TextAttributesTransformer: Hashable {
  package let transformer: UIConfigurationTextAttributesTransformer

  package init(_ transformer: UIConfigurationTextAttributesTransformer) {
    self.transformer = transformer
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.transformer.identity == right.transformer.identity
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(transformer.identity) }
}
