/// A change of a text's attributes, for configurations that apply one when they are drawn.
///
/// It is not `Equatable`. A configuration compares its ``identity``.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer
  /// The transformer that was made from the closure, and its copies.
  let identity = UIConfigurationColorTransformer.Identity.Token()

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes after the change; the given ones are not changed.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
