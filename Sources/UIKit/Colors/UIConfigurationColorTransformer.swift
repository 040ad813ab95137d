/// A rule that makes one color from another, for the colors of a configuration.
///
/// It is not `Equatable`. A configuration compares its ``identity``: a system transformer by name,
/// a closure by the transformer that was made from it, so that a copy of a configuration is equal
/// to the original.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor
  /// The identity by which transformers are compared.
  package let identity: Identity

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = .closure(Identity.Token())
  }

  private init(named name: String, _ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    identity = .named(name)
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The name of a system transformer; `nil` for a closure.
  package var name: String? {
    if case .named(let name) = identity { name } else { nil }
  }

  package enum Identity: Hashable, Sendable {
    case named(String)
    case closure(Token)

    /// An object that identifies a transformer made from a closure.
    package final class Token: Hashable, Sendable {
      package static func == (left: Token, right: Token) -> Bool { left === right }
      package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
  }
}

// The system's transformers: each returns a dynamic color for a dynamic color.
extension UIConfigurationColorTransformer {
  /// The gray of the same luma.
  public static let grayscale = UIConfigurationColorTransformer(named: "Grayscale") {
    $0.modified(by: .grayscale)
  }

  /// The color itself: a phone has no system-wide accent color that could replace it.
  public static let preferredTint = UIConfigurationColorTransformer(named: "Preferred Tint") { $0 }

  /// A less prominent tint. Chosen: the gray of the same luma; Apple documents only the purpose.
  public static let monochromeTint = UIConfigurationColorTransformer(named: "Monochrome Tint") {
    $0.modified(by: .grayscale)
  }

  // The transformers in printed configurations of state-dependent styles.

  /// Three tenths of the opacity.
  package static let alpha30 = UIConfigurationColorTransformer(named: "30% Alpha") {
    $0.modified(by: .alphaFactor(0.3))
  }

  /// Half of the opacity.
  package static let alpha50 = UIConfigurationColorTransformer(named: "50% Alpha") {
    $0.modified(by: .alphaFactor(0.5))
  }

  /// 0.12 of the opacity in light interfaces, 0.4 in dark ones.
  package static let dynamicLightAlpha = UIConfigurationColorTransformer(
    named: "Dynamic Light Alpha"
  ) {
    $0.modified(by: .alphaFactors(light: 0.12, dark: 0.4))
  }

  /// All system transformers.
  package static let named: [UIConfigurationColorTransformer] = [
    grayscale, preferredTint, monochromeTint, alpha30, alpha50, dynamicLightAlpha,
  ]

  /// The system transformer with a name.
  package init?(named name: String) {
    guard let transformer = Self.named.first(where: { $0.name == name }) else { return nil }
    self = transformer
  }
}

extension UIConfigurationColorTransformer: CustomStringConvertible {
  /// The name, or `closure`.
  public var description: String { name ?? "Custom" }
}
