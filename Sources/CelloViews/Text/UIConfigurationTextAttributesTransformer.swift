/// A change of a text's attributes that configurations apply when they are drawn.
///
/// It is not `Equatable`. A configuration compares its ``identity``.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The closure that changes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// The identity that a transformer and its copies share.
  let identity = UIConfigurationColorTransformer.Identity.Token()

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
