/// A rule that makes one colour from another, for the colours of a configuration.
///
/// It has no equality of its own. A configuration that holds one compares its ``identity``: the system's by name,
/// a closure by the value that was made from it, so that a copy of a configuration stays equal to it.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  public let transform: (UIColor) -> UIColor
  /// What two transformers are compared by.
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

  /// The name of one of the system's; `nil` for a closure.
  package var name: String? {
    if case .named(let name) = identity { name } else { nil }
  }

  package enum Identity: Hashable, Sendable {
    case named(String)
    case closure(Token)

    /// Stands for the creation of one transformer.
    package final class Token: Hashable, Sendable {
      package static func == (left: Token, right: Token) -> Bool { left === right }
      package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
  }
}

// The system's: each gives a dynamic colour for a dynamic one.
extension UIConfigurationColorTransformer {
  /// The grey of the same luma.
  public static let grayscale = UIConfigurationColorTransformer(named: "Grayscale") {
    $0.modified(by: .greyscale)
  }

  /// The colour as it is: on a phone there is no accent colour of the whole system that could replace it.
  public static let preferredTint = UIConfigurationColorTransformer(named: "Preferred Tint") { $0 }

  /// A tint that stands back. Chosen: the grey of the same luma; Apple documents no more than the purpose.
  public static let monochromeTint = UIConfigurationColorTransformer(named: "Monochrome Tint") {
    $0.modified(by: .greyscale)
  }

  // Met in the printed configurations of state-dependent styles.

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

  /// All of the system's.
  package static let named: [UIConfigurationColorTransformer] = [
    grayscale, preferredTint, monochromeTint, alpha30, alpha50, dynamicLightAlpha,
  ]

  /// One of the system's by its name.
  package init?(named name: String) {
    guard let transformer = Self.named.first(where: { $0.name == name }) else { return nil }
    self = transformer
  }
}

extension UIConfigurationColorTransformer: CustomStringConvertible {
  /// The name, or that it is a closure.
  public var description: String { name ?? "Custom" }
}
